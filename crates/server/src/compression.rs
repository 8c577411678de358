//! Packing: what is sent to a browser is a text that says many things again and again.
//!
//! Pages and JSON are packed as a whole. A live stream is one packed text too, but each of its events is packed by itself
//! and ends at a byte: it is sent at once, it needs nothing of what came before, and so all who are sent the same share
//! the same bytes. A stream keeps nothing between two events but a sum.
//!
//! Much of a page is on the page before it word for word, and on those of others: sheets of the board that have not changed, and
//! what all boards are drawn from. Such parts are packed by themselves and kept ([`Lasting`]), to stand in any page or event.
//!
//! How long a packed text is tells something of what is in it. What is a secret, and what repeats what a stranger may
//! have put into the request, is therefore sent as it is: see [`answers`] and docs/security.md.

use std::cell::RefCell;
use std::convert::Infallible;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};

use axum::Extension;
use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::{Compress, Compression, FlushCompress, Status};
use memchr::memchr;
use memchr::memmem::Finder;
use web::{Packed, Piece, Section};

use crate::generations::Generations;

/// Shorter than this is sent as it is.
const SHORTEST: u64 = 1024;

/// An answer with a secret in it: it is sent as it is.
#[derive(Clone, Copy)]
pub(crate) struct Plain;

/// Whether the answer to a request may be packed, as [`answers`] tells whoever draws it.
#[derive(Clone, Copy)]
pub(crate) struct Packs(bool);

impl Packs {
    /// The same, but for what has a secret in it.
    pub(crate) fn unless(self, secret: bool) -> Self {
        Self(self.0 && !secret)
    }
}

impl<S: Sync> FromRequestParts<S> for Packs {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or(Self(false)))
    }
}

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
pub(crate) async fn answers(mut request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let secret = SECRET.iter().any(|start| path.starts_with(start));
    let of_api = request.method() == Method::GET && JSON.iter().any(|end| path.ends_with(end));
    let open = !secret && (of_api || !path.starts_with("/api/"));
    let wanted = takes_gzip(request.headers()) && request.uri().query().is_none() && open;
    request.extensions_mut().insert(Packs(wanted));
    let mut response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    if !kind.starts_with(b"text/html") && !kind.starts_with(b"application/json") {
        return response;
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-encoding"));
    // Whoever draws a page of parts that are kept has packed it.
    if response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
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

/// How much is packed before it is taken over, in bytes: mostly it is all of a part.
const ROOM: usize = 16 << 10;

thread_local! {
    /// It takes some 300 kB, and is used again; so is the room for what it packs.
    static PACKER: RefCell<(Compress, Box<[u8]>)> =
        RefCell::new((Compress::new(Compression::fast(), false), vec![0; ROOM].into()));
}

/// Appends a text, packed, so that anything can stand after it.
fn pack(plain: &[u8], out: &mut Vec<u8>) {
    PACKER.with_borrow_mut(|(packer, room)| {
        packer.reset();
        loop {
            let (read, written) = (packer.total_in(), packer.total_out());
            let rest = &plain[usize::try_from(read).unwrap_or(plain.len())..];
            let status = packer.compress(rest, room, FlushCompress::Sync);
            let status = status.expect("a packer that was just reset takes any text");
            let filled = usize::try_from(packer.total_out() - written).unwrap_or(room.len());
            out.extend_from_slice(&room[..filled]);
            let read_all = packer.total_in() == plain.len() as u64;
            // Where room is left over, nothing is left to be written.
            if status == Status::StreamEnd || read_all && filled < room.len() {
                break;
            }
        }
    });
}

/// The sum of a text, which a packed text ends with.
#[derive(Clone, Default)]
struct Crc {
    sum: crc32fast::Hasher,
    amount: u32,
}

impl Crc {
    fn of(plain: &[u8]) -> Self {
        let mut sum = Self::default();
        sum.update(plain);
        sum
    }

    /// Goes on with a text.
    fn update(&mut self, plain: &[u8]) {
        self.sum.update(plain);
        self.amount = self.amount.wrapping_add(plain.len() as u32);
    }

    /// Goes on with a text whose sum is known.
    fn combine(&mut self, sum: u32, length: usize) {
        self.sum.combine(&crc32fast::Hasher::new_with_initial_len(sum, length as u64));
        self.amount = self.amount.wrapping_add(length as u32);
    }

    fn sum(&self) -> u32 {
        self.sum.clone().finalize()
    }
}

/// Where a text is cut into parts that are packed by themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// Around the parts that last; what is between them is packed anew.
    Lasting,
    /// Around those as well that are different on each page of the same moment; everything else is kept.
    Everywhere,
}

/// Appends a text, packed; parts of it that last are taken as they were packed before. Adds to its sum.
fn pack_parts(plain: &[u8], cut: Cut, out: &mut Vec<u8>, sum: &mut Crc) {
    out.reserve(plain.len() / 4);
    for (part, lasts) in parts(plain, cut) {
        match part.len() {
            0 => {}
            // Making a packer ready takes longer than there is to win.
            1..TINY => {
                store(part, out);
                sum.update(part);
            }
            _ if lasts => put(&keep(part), out, sum),
            _ => {
                pack(part, out);
                sum.update(part);
            }
        }
    }
}

/// A text in parts, and which of them are worth keeping.
fn parts(plain: &[u8], cut: Cut) -> Vec<(&[u8], bool)> {
    static BEGINNINGS: LazyLock<Vec<(Finder<'static>, bool)>> = LazyLock::new(|| {
        let finder = |text: &'static str, lasts: bool| (Finder::new(text), lasts);
        let lasting = web::LASTING.into_iter().map(|text| finder(text, true));
        lasting.chain(web::PASSING.into_iter().map(|text| finder(text, false))).collect()
    });
    static FRESH: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(web::FRESH));
    let mut found = vec![(0, false)];
    for (finder, lasts) in BEGINNINGS.iter() {
        found.extend(finder.find_iter(plain).map(|at| (at, *lasts)));
    }
    found.sort_unstable();
    // What lasts and is short is packed with what is around it.
    let ends: Vec<usize> = found.iter().skip(1).map(|(at, _)| *at).chain([plain.len()]).collect();
    for ((from, lasts), to) in found.iter_mut().zip(ends) {
        *lasts = *lasts && to - *from >= LONG;
    }
    found.dedup_by(|next, before| !next.1 && !before.1);
    if cut == Cut::Everywhere {
        for at in FRESH.find_iter(plain) {
            let end = memchr(b'>', &plain[at..]).map_or(plain.len(), |end| at + end + 1);
            found.extend([(at, false), (end, false)]);
        }
        found.sort_unstable();
        found.iter_mut().for_each(|(_, lasts)| *lasts = true);
    }
    let ends = found.iter().skip(1).map(|(at, _)| *at).chain([plain.len()]);
    found.iter().zip(ends).map(|((from, lasts), to)| (&plain[*from..to], *lasts)).collect()
}

/// Shorter text between kept parts is sent as it is.
const TINY: usize = 160;

/// Shorter parts are not worth keeping, if what is around them is packed anew.
const LONG: usize = 2048;

/// How much text a generation of kept parts holds, in bytes.
const MOST_KEPT: usize = 8 << 20;

/// Parts that were packed lately. One is found by the sum that a packed text needs anyway, and by every letter of it.
struct Lasting(Mutex<Generations<(u32, usize), Arc<Section>>>);

/// A long text that may itself be made of parts that last.
pub(crate) fn of_parts(plain: &str) -> Section {
    let (mut bytes, mut sum) = (Vec::new(), Crc::default());
    pack_parts(plain.as_bytes(), Cut::Lasting, &mut bytes, &mut sum);
    bytes.shrink_to_fit();
    let section = Section::new(plain.as_bytes());
    section.packed.get_or_init(|| Packed { bytes, sum: sum.sum() });
    section
}

/// A part as it is packed, once: sheets that were drawn from different things may say the same.
fn packed(section: &Section) -> &Packed {
    section.packed.get_or_init(|| {
        let known = keep(&section.plain).packed.get().cloned();
        known.unwrap_or_else(|| packed_anew(&section.plain))
    })
}

fn packed_anew(plain: &[u8]) -> Packed {
    let mut bytes = Vec::new();
    pack(plain, &mut bytes);
    Packed { bytes, sum: Crc::of(plain).sum() }
}

/// Appends a part, packed.
fn put(section: &Section, out: &mut Vec<u8>, sum: &mut Crc) {
    let packed = packed(section);
    out.extend_from_slice(&packed.bytes);
    sum.combine(packed.sum, section.plain.len());
}

/// A part, packed now or lately.
pub(crate) fn keep(plain: &[u8]) -> Arc<Section> {
    static KEPT: LazyLock<Lasting> = LazyLock::new(Lasting::default);
    KEPT.get(plain)
}

impl Default for Lasting {
    fn default() -> Self {
        Self(Mutex::new(Generations::new(MOST_KEPT)))
    }
}

impl Lasting {
    fn all(&self) -> MutexGuard<'_, Generations<(u32, usize), Arc<Section>>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn get(&self, plain: &[u8]) -> Arc<Section> {
        let key = (Crc::of(plain).sum(), plain.len());
        let known = self.all().find(&key).filter(|(kept, _)| *kept.plain == *plain);
        let kept = match known {
            Some((kept, true)) => return kept,
            Some((kept, false)) => kept,
            None => {
                let kept = Section::new(plain);
                kept.packed.get_or_init(|| packed_anew(plain));
                Arc::new(kept)
            }
        };
        self.all().keep(key, kept.clone(), plain.len());
        kept
    }
}

/// A page or a frame with marks, and what is put in there.
pub(crate) struct Woven {
    text: String,
    apart: Vec<Arc<Section>>,
}

impl Woven {
    /// A text with marks by the numbers of these.
    pub(crate) fn new(text: String, apart: Vec<Arc<Section>>) -> Self {
        Self { text, apart }
    }

    /// All of it as it is.
    fn plain(&self) -> Vec<u8> {
        let mut plain =
            Vec::with_capacity(self.text.len() + self.apart.iter().map(|it| it.plain.len()).sum::<usize>());
        for piece in web::pieces(&self.text) {
            match piece {
                Piece::Text(text) => plain.extend_from_slice(text.as_bytes()),
                Piece::Apart(number) => plain.extend_from_slice(&self.apart[number].plain),
            }
        }
        plain
    }

    /// Appends all of it, packed.
    fn pack(&self, out: &mut Vec<u8>, sum: &mut Crc) {
        out.reserve(self.text.len() / 4 + self.apart.iter().map(|it| packed(it).bytes.len()).sum::<usize>());
        for piece in web::pieces(&self.text) {
            match piece {
                Piece::Text(text) => pack_parts(text.as_bytes(), Cut::Everywhere, out, sum),
                Piece::Apart(number) => put(&self.apart[number], out, sum),
            }
        }
    }

    /// As an answer, for whoever wants it packed or not.
    pub(crate) fn answer(&self, packs: Packs) -> Response {
        let kind = (header::CONTENT_TYPE, "text/html; charset=utf-8");
        if !packs.0 {
            // Nobody after it packs it either.
            return ([kind], Extension(Plain), self.plain()).into_response();
        }
        let (mut out, mut sum) = (HEAD.to_vec(), Crc::default());
        self.pack(&mut out, &mut sum);
        end(&sum, &mut out);
        ([kind, (header::CONTENT_ENCODING, "gzip")], out).into_response()
    }
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
    let (mut out, mut sum) = (HEAD.to_vec(), Crc::default());
    pack_parts(plain, Cut::Lasting, &mut out, &mut sum);
    end(&sum, &mut out);
    out
}

/// Appends what a packed text ends with.
fn end(sum: &Crc, out: &mut Vec<u8>) {
    out.extend(LAST_BLOCK);
    out.extend(sum.sum().to_le_bytes());
    out.extend(sum.amount.to_le_bytes());
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
    /// Of what it says, and how long that is, in a packed stream.
    sum: Option<(u32, usize)>,
}

impl Part {
    /// A part of a stream of this form; a secret is never packed.
    pub(crate) fn new(plain: impl Into<Bytes>, form: Form, secret: bool) -> Self {
        let plain = plain.into();
        if form == Form::Plain {
            return Self { bytes: plain, sum: None };
        }
        let (mut out, mut sum) = (Vec::new(), Crc::default());
        if secret {
            store(&plain, &mut out);
            sum.update(&plain);
        } else {
            pack_parts(&plain, Cut::Lasting, &mut out, &mut sum);
        }
        Self::packed(out, sum)
    }

    /// The same of a frame with marks.
    pub(crate) fn woven(frame: &Woven, form: Form, secret: bool) -> Self {
        if form == Form::Plain || secret {
            return Self::new(frame.plain(), form, secret);
        }
        let (mut out, mut sum) = (Vec::new(), Crc::default());
        frame.pack(&mut out, &mut sum);
        Self::packed(out, sum)
    }

    fn packed(mut out: Vec<u8>, sum: Crc) -> Self {
        // It may wait in a stream for whoever is slow.
        out.shrink_to_fit();
        Self { bytes: out.into(), sum: Some((sum.sum(), sum.amount as usize)) }
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
        Self { form, sum: Crc::default() }
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
        if let Some((sum, length)) = part.sum {
            self.sum.combine(sum, length);
        }
        part.bytes
    }

    /// What comes after the last part.
    pub(crate) fn tail(&self) -> Bytes {
        match self.form {
            Form::Plain => Bytes::new(),
            Form::Packed => {
                let mut out = Vec::new();
                end(&self.sum, &mut out);
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

    /// A page with a sheet that is on every page, one that is not, and what stands around them.
    #[test]
    fn a_page_with_parts_that_last_is_the_same_after_packing() {
        let sheet = |text: &str| format!("{}>{}</div>", web::LASTING[0], text.repeat(400));
        for number in 0..30 {
            let own = format!("<p>{number}</p>");
            let page = [
                own.clone(),
                sheet("<i>dam</i>"),
                sheet(&own),
                format!("{} id=\"ask\">{own}</section>", web::PASSING[0]),
                sheet("<b>ダム</b>"),
                own,
            ]
            .concat();
            let lasting = parts(page.as_bytes(), Cut::Lasting).iter().filter(|(_, lasts)| *lasts).count();
            assert_eq!(lasting, 3);
            assert_eq!(unpacked(&whole(page.as_bytes())), page);
        }
    }

    /// The same page with and without its sheets apart, packed or not: a browser gets the same letters.
    #[test]
    fn a_woven_page_is_the_same_after_packing() {
        let sheet =
            |nth: usize| format!("{} id=\"s{nth}\">{}</div>", web::LASTING[0], "ダム dam ".repeat(100 * nth));
        let apart: Vec<Arc<Section>> = (1..4).map(|nth| keep(sheet(nth).as_bytes())).collect();
        for number in 0..30 {
            let page = |sheets: [String; 3]| {
                let [first, second, third] = sheets;
                format!(
                    "<!DOCTYPE html>{}{first}{second}{} class=\"ask\">{} value=\"{number}\"><ul>{}</ul>{third}{first}<!x>",
                    "<p>head</p>".repeat(40),
                    web::PASSING[0],
                    web::FRESH,
                    "<li>dam</li>".repeat(number)
                )
            };
            let marks = [0, 1, 2].map(|nth| web::mark_apart(nth).into_string());
            let (woven, whole) = (Woven::new(page(marks), apart.clone()), page([1, 2, 3].map(sheet)));
            assert_eq!(String::from_utf8(woven.plain()).expect("letters"), whole);
            let (mut out, mut sum) = (HEAD.to_vec(), Crc::default());
            woven.pack(&mut out, &mut sum);
            end(&sum, &mut out);
            assert_eq!(unpacked(&out), whole);
            let secret = Part::woven(&woven, Form::Packed, true);
            assert!(
                secret.bytes.windows(40).any(|it| it == &whole.as_bytes()[100..140]),
                "a secret is sent as it is"
            );
        }
    }

    #[test]
    fn a_part_is_packed_once_and_what_nobody_sends_is_let_go() {
        let kept = Lasting::default();
        let text = |nth: usize| format!("{nth} ").repeat(100_000).into_bytes();
        let first = kept.get(&text(0));
        for nth in 1..60 {
            kept.get(&text(nth));
            assert!(Arc::ptr_eq(&first, &kept.get(&text(0))), "it is sent again and again");
        }
        let all = kept.all();
        assert!(all.all().map(|it| it.plain.len()).sum::<usize>() <= 2 * MOST_KEPT);
        assert!(all.all().count() < 60, "the oldest are gone");
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
