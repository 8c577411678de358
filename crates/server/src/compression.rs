//! Packing: what is sent to a browser is a text that says many things again and again.
//!
//! Pages and JSON are packed as a whole. A live stream is one packed text too, but each of its events is packed by itself
//! and ends at a byte: it is sent at once, it needs nothing of what came before, and so all who are sent the same share
//! the same bytes. A stream keeps nothing between two events but a sum.
//!
//! How long a packed text is tells something of what is in it. What is a secret, and what repeats what a stranger may
//! have put into the request, is therefore sent as it is: see [`answers`] and docs/security.md.

use std::cell::RefCell;
use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

/// Shorter than this is sent as it is.
const SHORTEST: u64 = 1024;

/// An answer with a secret in it: it is sent as it is.
#[derive(Clone, Copy)]
pub(crate) struct Plain;

/// What of the API is packed: long answers without a secret.
const JSON: [&str; 4] = ["/view", "/moves", "/api/games", "/api/openapi.json"];

/// Pages where secrets are typed or shown, or are part of the address.
const SECRET: [&str; 4] = ["/account", "/calls/", "/reset/", "/sit/"];

/// Whether a client says that it unpacks gzip.
pub(crate) fn takes_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_some_and(|weight| weight > 0.0)
    })
}

/// Packs pages and JSON for whoever can unpack them.
///
/// Not packed is what is marked as [`Plain`], what is at an address for secrets, what was asked for with a query (it may be
/// repeated in the answer), and of the API what answers a change, like a token, or can have a link in it.
pub(crate) async fn answers(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let secret = SECRET.iter().any(|start| path.starts_with(start));
    let of_api = request.method() == Method::GET && JSON.iter().any(|end| path.ends_with(end));
    let open = !secret && (of_api || !path.starts_with("/api/"));
    let wanted = takes_gzip(request.headers()) && request.uri().query().is_none() && open;
    let mut response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    if !kind.starts_with(b"text/html") && !kind.starts_with(b"application/json") {
        return response;
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let long = response.body().size_hint().exact().is_some_and(|length| length >= SHORTEST);
    if !wanted || !long || response.extensions().get::<Plain>().is_some() {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // It is in memory as a whole: its length is known.
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(parts, Body::from(whole(&plain)))
}

/// What a packed text begins with: nothing is said of where it comes from.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

thread_local! {
    /// It takes some 300 kB, and is used again.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// Appends a text, packed.
fn pack(plain: &[u8], flush: FlushCompress, out: &mut Vec<u8>) {
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        // Mostly a sixth of it is needed, and rarely more than all.
        out.reserve(plain.len() + 64);
        loop {
            let read = usize::try_from(packer.total_in()).unwrap_or(plain.len());
            let status = packer.compress_vec(&plain[read..], out, flush);
            let status = status.expect("a packer that was just reset takes any text");
            let read_all = packer.total_in() == plain.len() as u64;
            // Where room is left over, nothing is left to be written.
            if status == Status::StreamEnd || read_all && out.len() < out.capacity() {
                break;
            }
            out.reserve(plain.len() / 8 + 64);
        }
    });
    out.shrink_to_fit();
}

/// Appends a text as it is, in the form of a packed one: its length tells nothing.
fn store(plain: &[u8], out: &mut Vec<u8>) {
    for block in plain.chunks(u16::MAX.into()) {
        let length = block.len() as u16;
        out.push(0);
        out.extend(length.to_le_bytes());
        out.extend((!length).to_le_bytes());
        out.extend(block);
    }
}

/// A whole text, packed.
pub(crate) fn whole(plain: &[u8]) -> Vec<u8> {
    let mut out = HEAD.to_vec();
    pack(plain, FlushCompress::Finish, &mut out);
    let mut sum = Crc::new();
    sum.update(plain);
    out.extend(sum.sum().to_le_bytes());
    out.extend(sum.amount().to_le_bytes());
    out
}

/// How a part of a stream is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    /// As it is, in a stream that is not packed.
    Plain,
    /// Packed.
    Packed,
}

/// A part of a stream. In a packed stream it can stand after any other.
#[derive(Clone)]
pub(crate) struct Part {
    bytes: Bytes,
    /// Of what it says, in a packed stream.
    sum: Option<Arc<Crc>>,
}

impl Part {
    /// A part of a stream of this form; a secret is never packed.
    pub(crate) fn new(plain: impl Into<Bytes>, form: Form, secret: bool) -> Self {
        let plain = plain.into();
        if form == Form::Plain {
            return Self { bytes: plain, sum: None };
        }
        let (mut out, mut sum) = (Vec::new(), Crc::new());
        match secret {
            true => store(&plain, &mut out),
            false => pack(&plain, FlushCompress::Sync, &mut out),
        }
        sum.update(&plain);
        Self { bytes: out.into(), sum: Some(Arc::new(sum)) }
    }

    /// Whether it says nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}

/// A stream under way.
pub(crate) struct Strand {
    form: Form,
    sum: Crc,
}

impl Strand {
    pub(crate) fn new(form: Form) -> Self {
        Self { form, sum: Crc::new() }
    }

    /// What comes before the first part.
    pub(crate) fn head(&self) -> Bytes {
        match self.form {
            Form::Plain => Bytes::new(),
            Form::Packed => Bytes::from_static(&HEAD),
        }
    }

    /// The next part as it is sent.
    pub(crate) fn next(&mut self, part: Part) -> Bytes {
        if let Some(sum) = &part.sum {
            self.sum.combine(sum);
        }
        part.bytes
    }

    /// What comes after the last part.
    pub(crate) fn tail(&self) -> Bytes {
        match self.form {
            Form::Plain => Bytes::new(),
            Form::Packed => {
                let mut out = LAST_BLOCK.to_vec();
                out.extend(self.sum.sum().to_le_bytes());
                out.extend(self.sum.amount().to_le_bytes());
                out.into()
            }
        }
    }
}

/// An empty block that says it is the last one.
const LAST_BLOCK: [u8; 2] = [3, 0];

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    fn unpacked(packed: &[u8]) -> String {
        let mut text = String::new();
        GzDecoder::new(packed).read_to_string(&mut text).expect("gzip with the right sum");
        text
    }

    fn texts() -> [String; 5] {
        let noise =
            (0..70_000_u32).map(|nth| char::from(b' ' + (nth.wrapping_mul(2_654_435_761) >> 25) as u8 % 90));
        [String::new(), "a".to_owned(), "<p>dam</p>".repeat(20_000), noise.collect(), "ダム".repeat(9)]
    }

    #[test]
    fn a_text_is_the_same_after_packing() {
        for text in texts() {
            assert_eq!(unpacked(&whole(text.as_bytes())), text);
        }
    }

    /// Parts stand in any order, as often as they like; secrets are among them, word for word.
    #[test]
    fn parts_of_a_stream_make_one_text() {
        for form in [Form::Packed, Form::Plain] {
            let mut strand = Strand::new(form);
            let (mut sent, mut said) = (strand.head().to_vec(), String::new());
            for text in texts().iter().chain(texts().iter().rev()) {
                for secret in [false, true] {
                    let part = Part::new(text.clone(), form, secret);
                    let bytes = strand.next(part.clone());
                    let as_it_is = bytes.windows(text.len().max(1)).any(|it| it == text.as_bytes());
                    assert!(as_it_is || !secret || text.is_empty() || text.len() > 60_000);
                    sent.extend(bytes);
                    said += text;
                }
            }
            sent.extend(strand.tail());
            assert_eq!(
                if form == Form::Packed { unpacked(&sent) } else { String::from_utf8_lossy(&sent).into() },
                said
            );
        }
    }

    /// A browser can show an event as soon as its part has come.
    #[test]
    fn a_part_can_be_read_before_the_next_one_comes() {
        use std::io::Write as _;
        let mut strand = Strand::new(Form::Packed);
        let mut reader = flate2::write::GzDecoder::new(Vec::new());
        reader.write_all(&strand.head()).expect("the head");
        for text in texts() {
            let part = strand.next(Part::new(text.clone(), Form::Packed, false));
            reader.write_all(&part).and_then(|()| reader.flush()).expect("a part");
            assert_eq!(std::mem::take(reader.get_mut()), text.as_bytes());
        }
    }

    #[test]
    fn packing_is_only_for_who_asks() {
        let takes = |text: &'static str| {
            takes_gzip(&[(header::ACCEPT_ENCODING, HeaderValue::from_static(text))].into_iter().collect())
        };
        assert!(takes("gzip") && takes("br, GZIP;q=0.5") && takes("deflate, gzip;q=1.0"));
        assert!(!takes("") && !takes("br") && !takes("gzip;q=0") && !takes("x-gzipped"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
