//! Requests to addresses that people named: hostile until proven otherwise.
//!
//! A name is looked up once, and only an address that was looked at is connected to. Redirects are not followed, of the
//! answer only the head is read, and nothing takes longer than a few seconds.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

use super::Failure;

/// How long all of a request may take.
const WITHIN: Duration = Duration::from_secs(12);
/// The longest address that is kept.
pub(super) const LONGEST_URL: usize = 1000;
/// How much of an answer's head is read.
const HEAD: usize = 16 * 1024;

/// Whoever sends requests.
pub(crate) struct Http {
    tls: TlsConnector,
    allow_private: bool,
}

/// An address to which something may be sent, if it is one.
pub(super) fn read(text: &str, allow_private: bool) -> Option<Url> {
    let url = Url::parse(text.trim()).ok().filter(|url| url.as_str().len() <= LONGEST_URL)?;
    let scheme = url.scheme() == "https" || (url.scheme() == "http" && allow_private);
    let plain = url.username().is_empty() && url.password().is_none();
    let public = match url.host()? {
        Host::Domain(name) => !name.is_empty(),
        Host::Ipv4(ip) => is_public(ip.into()),
        Host::Ipv6(ip) => is_public(ip.into()),
    };
    (scheme && plain && (public || allow_private)).then_some(url)
}

impl Http {
    pub(super) fn new(allow_private: bool) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring has the usual versions of TLS")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), allow_private }
    }

    /// Sends something, and hears whether it was taken.
    pub(super) async fn post(
        &self,
        url: &str,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<(), Failure> {
        let unfit = || Failure::Final("not an address to which anything is sent".to_owned());
        let url = read(url, self.allow_private).ok_or_else(unfit)?;
        let status = timeout(WITHIN, self.status_of(&url, headers, body));
        let status = status.await.map_err(|_| Failure::Later("no answer in time".to_owned()))??;
        match status.as_u16() {
            200..=299 => Ok(()),
            404 | 410 => Err(Failure::Gone),
            408 | 425 | 429 | 500..=599 => Err(Failure::Later(format!("status {status}"))),
            _ => Err(Failure::Final(format!("status {status}"))),
        }
    }

    async fn status_of(
        &self,
        url: &Url,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<StatusCode, Failure> {
        let later = |error: &dyn std::fmt::Display| Failure::Later(error.to_string());
        let host = url.host_str().unwrap_or_default();
        let port = url.port_or_known_default().unwrap_or(443);
        let bare = host.trim_matches(['[', ']']);
        let found: Vec<SocketAddr> =
            lookup_host((bare, port)).await.map_err(|error| later(&error))?.collect();
        let mut allowed = found.iter().filter(|it| self.allow_private || is_public(it.ip()));
        let Some(addr) = allowed.next() else {
            return Err(match found.is_empty() {
                true => Failure::Later("no address".to_owned()),
                false => Failure::Final("a private address".to_owned()),
            });
        };
        let stream = TcpStream::connect(addr).await.map_err(|error| later(&error))?;
        let path = match url.query() {
            Some(query) => format!("{}?{query}", url.path()),
            None => url.path().to_owned(),
        };
        let authority = match url.port() {
            Some(port) => format!("{host}:{port}"),
            None => host.to_owned(),
        };
        let mut request =
            Request::post(path).header(header::HOST, authority).header(header::USER_AGENT, "hydropolis");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::from(body)).map_err(|error| Failure::Final(error.to_string()))?;
        if url.scheme() == "http" {
            return answered(stream, request).await;
        }
        let name =
            ServerName::try_from(bare.to_owned()).map_err(|error| Failure::Final(error.to_string()))?;
        let stream = self.tls.connect(name, stream).await.map_err(|error| later(&error))?;
        answered(stream, request).await
    }
}

async fn answered(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Failure> {
    let later = |error: hyper::Error| Failure::Later(error.to_string());
    let mut builder = http1::Builder::new();
    builder.max_buf_size(HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await.map_err(later)?;
    let driver = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(later);
    // Whatever else comes is not read.
    driver.abort();
    Ok(answer?.status())
}

/// Whether an address is one that everybody can reach, and not one of a machine or network of somebody's own.
pub(super) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || ip.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !special
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let parts = ip.segments();
    let embedded = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match parts {
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => embedded(high, low),
        [0x2002, high, low, ..] => embedded(high, low),
        // Teredo, benchmarks and the like, and what is only for documents.
        [0x2001, 0..0x200, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..0x1000, ..] => false,
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        for text in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "255.255.255.255",
            "224.0.0.1",
            "198.18.0.1",
            "192.0.0.8",
            "203.0.113.5",
            "::1",
            "::",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "::7f00:1",
        ] {
            assert!(!is_public(text.parse().expect(text)), "{text}");
        }
        for text in [
            "1.1.1.1",
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "::ffff:8.8.8.8",
            "2002:808:808::",
        ] {
            assert!(is_public(text.parse().expect(text)), "{text}");
        }
    }

    #[test]
    fn an_address_is_https_and_names_nobody() {
        for text in ["https://discord.com/api/webhooks/1/x", "https://ntfy.sh/topic?x=1", "https://1.1.1.1/"]
        {
            assert!(read(text, false).is_some(), "{text}");
        }
        for text in [
            "http://discord.com/",
            "ftp://example.org/",
            "https://user:pass@example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://2130706433/",
            "https://0x7f.1/",
            "javascript:alert(1)",
            "https://",
            "nothing",
            "https://[::ffff:127.0.0.1]/",
        ] {
            assert!(read(text, false).is_none(), "{text}");
        }
        assert!(read("http://127.0.0.1:8080/x", true).is_some());
        assert!(read(&format!("https://example.org/{}", "x".repeat(LONGEST_URL)), false).is_none());
    }

    /// A name of a private address is found out when it is looked up.
    #[tokio::test]
    async fn a_name_of_this_machine_is_refused() {
        let failed = Http::new(false).post("https://localhost:9/", &[], Vec::new()).await;
        assert!(
            matches!(&failed, Err(Failure::Final(reason)) if reason == "a private address"),
            "{failed:?}"
        );
    }
}
