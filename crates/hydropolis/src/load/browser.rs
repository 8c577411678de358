//! One browser, as a server sees it: a cookie, a language, forms, a live stream; packed answers are unpacked.

use std::io::{Read as _, Write as _};
use std::time::{Duration, Instant};

use flate2::read::GzDecoder;
use flate2::write::GzDecoder as GzStream;
use reqwest::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CONTENT_ENCODING, COOKIE, LOCATION, ORIGIN, SET_COOKIE,
};
use reqwest::{Client, RequestBuilder, Response, redirect};

/// Somebody with a cookie of their own.
pub(super) struct Browser {
    client: Client,
    url: String,
    language: &'static str,
    cookie: Option<String>,
}

/// An answer that was read whole.
pub(super) struct Answer {
    pub(super) body: String,
    /// Where it leads, if elsewhere.
    pub(super) location: Option<String>,
    /// How much was sent.
    pub(super) bytes: usize,
    /// From asking until all of it had come.
    pub(super) took: Duration,
}

impl Browser {
    pub(super) fn new(url: &str, language: &'static str) -> Result<Self, String> {
        let client = Client::builder().redirect(redirect::Policy::none()).timeout(Duration::from_secs(30));
        let client = client.build().map_err(|error| error.to_string())?;
        Ok(Self { client, url: url.to_owned(), language, cookie: None })
    }

    fn dressed(&self, request: RequestBuilder) -> RequestBuilder {
        let request = request
            .header(ACCEPT_LANGUAGE, format!("{},en;q=0.5", self.language))
            .header(ACCEPT_ENCODING, "gzip, deflate, br, zstd");
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Answer, String> {
        let request = self.dressed(self.client.get(format!("{}{path}", self.url)));
        self.read(request).await
    }

    /// Sends a form as a page without a script does.
    pub(super) async fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Result<Answer, String> {
        let request = self.client.post(format!("{}{path}", self.url)).header(ORIGIN, &self.url).form(form);
        let request = self.dressed(request);
        self.read(request).await
    }

    /// Sends a form as the script does: what comes back is a frame.
    pub(super) async fn answer(&mut self, path: &str, form: &[(&str, &str)]) -> Result<Answer, String> {
        let request = self.client.post(format!("{}{path}", self.url)).header(ORIGIN, &self.url).form(form);
        let request = self.dressed(request).header("x-requested-with", "live");
        self.read(request).await
    }

    async fn read(&mut self, request: RequestBuilder) -> Result<Answer, String> {
        let begun = Instant::now();
        let answer = request.send().await.map_err(|error| error.to_string())?;
        let text = |name| answer.headers().get(name).and_then(|it| it.to_str().ok()).map(str::to_owned);
        let (location, cookie, packed) = (text(LOCATION), text(SET_COOKIE), is_packed(&answer));
        let status = answer.status();
        let bytes = answer.bytes().await.map_err(|error| error.to_string())?;
        let took = begun.elapsed();
        if let Some(cookie) = cookie {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let mut body = String::new();
        let read = match packed {
            true => GzDecoder::new(&*bytes).read_to_string(&mut body),
            false => (&*bytes).read_to_string(&mut body),
        };
        read.map_err(|error| error.to_string())?;
        if status.is_client_error() || status.is_server_error() {
            return Err(format!("{status}: {}", problem(&body)));
        }
        Ok(Answer { body, location, bytes: bytes.len(), took })
    }

    /// Listens to a table.
    pub(super) async fn listen(&self, path: &str) -> Result<Stream, String> {
        // A stream lasts as long as there is somebody to hear it.
        let request = self.dressed(self.client.get(format!("{}{path}", self.url)));
        let answer = request.timeout(Duration::from_secs(3600)).send().await;
        let answer = answer.map_err(|error| error.to_string())?;
        if !answer.status().is_success() {
            return Err(answer.status().to_string());
        }
        let unpacked = is_packed(&answer).then(|| GzStream::new(Vec::new()));
        Ok(Stream { answer, unpacked, heard: Vec::new() })
    }
}

fn is_packed(answer: &Response) -> bool {
    answer.headers().get(CONTENT_ENCODING).is_some_and(|it| it == "gzip")
}

/// The sentence of a page that says what is wrong.
fn problem(page: &str) -> &str {
    let sentence = page.split("role=\"alert\">").nth(1).and_then(|it| it.split('<').next());
    sentence.unwrap_or_default()
}

/// A live stream.
pub(super) struct Stream {
    answer: Response,
    unpacked: Option<GzStream<Vec<u8>>>,
    heard: Vec<u8>,
}

impl Stream {
    /// The next part as it is sent, and whether it ends an event. It is not unpacked.
    pub(super) async fn part(&mut self) -> Result<Option<(usize, bool)>, String> {
        let part = self.answer.chunk().await.map_err(|error| error.to_string())?;
        // Packed events end at a byte, by an empty block.
        let end: &[u8] = if self.unpacked.is_some() { &[0, 0, 0xff, 0xff] } else { b"\n\n" };
        Ok(part.map(|part| (part.len(), part.len() > 20 && part.ends_with(end))))
    }

    /// The next event, and how much was sent of it.
    pub(super) async fn event(&mut self) -> Result<Option<(String, usize)>, String> {
        let mut sent = 0;
        loop {
            let Some(part) = self.answer.chunk().await.map_err(|error| error.to_string())? else {
                return Ok(None);
            };
            sent += part.len();
            let before = self.heard.len().saturating_sub(1);
            match &mut self.unpacked {
                Some(stream) => {
                    stream.write_all(&part).and_then(|()| stream.flush()).map_err(|it| it.to_string())?;
                    self.heard.append(stream.get_mut());
                }
                None => self.heard.extend_from_slice(&part),
            }
            if let Some(end) = self.heard[before..].windows(2).position(|it| it == b"\n\n") {
                let rest = self.heard.split_off(before + end + 2);
                let event = std::mem::replace(&mut self.heard, rest);
                return String::from_utf8(event).map(|it| Some((it, sent))).map_err(|it| it.to_string());
            }
        }
    }
}
