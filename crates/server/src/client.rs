//! Where a request comes from: the address of the peer, or what a proxy that is trusted says of it.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::{HeaderMap, header};
use ipnet::IpNet;

/// What counts as one client: an address of IPv4, or a /64 of IPv6, which is what one household gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Block(IpAddr);

impl From<IpAddr> for Block {
    fn from(addr: IpAddr) -> Self {
        Self(match addr.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            v4 => v4,
        })
    }
}

/// Who sent a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    pub(crate) addr: IpAddr,
}

/// Nobody in particular: the server itself.
impl Default for Client {
    fn default() -> Self {
        Self { addr: Ipv6Addr::UNSPECIFIED.into() }
    }
}

impl Client {
    /// What it counts as.
    pub(crate) fn block(self) -> Block {
        self.addr.into()
    }

    /// The sender of a request from this peer. A trusted proxy names whom it speaks for; what anybody else says about
    /// that is not believed. Of a chain of proxies the last that is not trusted is the client.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> Self {
        let peer = peer.to_canonical();
        let mut addr = peer;
        if is_trusted(peer, trusted) {
            for said in chain(headers).into_iter().rev() {
                let Some(said) = said else { break };
                addr = said;
                if !is_trusted(said, trusted) {
                    break;
                }
            }
        }
        Self { addr }
    }
}

/// Whether what this peer says of its clients is believed.
pub(crate) fn is_trusted(peer: IpAddr, trusted: &[IpNet]) -> bool {
    trusted.iter().any(|net| net.contains(&peer.to_canonical()))
}

/// Whom the proxies on the way say they speak for, the nearest last. `Forwarded` counts only without the older
/// header: most proxies write that one, and pass on whatever a client claims in the other.
fn chain(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let lists = |name| headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    let older: Vec<&str> = lists(header::HeaderName::from_static("x-forwarded-for")).collect();
    if !older.is_empty() {
        return older.iter().flat_map(|list| list.split(',')).map(address).collect();
    }
    let hop = |hop: &str| {
        let of = |pair: &str| {
            let (name, value) = pair.split_once('=')?;
            name.trim().eq_ignore_ascii_case("for").then(|| address(value))?
        };
        hop.split(';').find_map(of)
    };
    lists(header::FORWARDED).flat_map(|list| list.split(',')).map(hop).collect()
}

/// An address as proxies write it: `192.0.2.1`, `192.0.2.1:4711`, `"[2001:db8::1]:4711"`.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = match text.strip_prefix('[') {
        Some(rest) => rest.split(']').next()?,
        None if text.matches(':').count() == 1 => text.split(':').next()?,
        None => text,
    };
    bare.parse::<IpAddr>().ok().map(|addr| addr.to_canonical())
}

/// A network as the command line writes it: `10.0.0.0/8`, or one address.
pub fn network(text: &str) -> Result<IpNet, String> {
    let net = text
        .trim()
        .parse::<IpNet>()
        .or_else(|error| text.trim().parse::<IpAddr>().map(IpNet::from).map_err(|_| error));
    net.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn seen(peer: &str, pairs: &[(&'static str, &'static str)], trusted: &[&str]) -> IpAddr {
        let mut headers = HeaderMap::new();
        for &(name, value) in pairs {
            headers.append(name, HeaderValue::from_static(value));
        }
        let trusted: Vec<IpNet> = trusted.iter().map(|it| network(it).expect("a network")).collect();
        Client::of(ip(peer), &headers, &trusted).addr
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let said = [("x-forwarded-for", "203.0.113.9")];
        assert_eq!(seen("192.0.2.1", &said, &[]), ip("192.0.2.1"));
        assert_eq!(seen("192.0.2.1", &said, &["127.0.0.1"]), ip("192.0.2.1"));
        assert_eq!(seen("127.0.0.1", &said, &["127.0.0.0/8"]), ip("203.0.113.9"));
        assert_eq!(seen("::ffff:127.0.0.1", &said, &["127.0.0.1"]), ip("203.0.113.9"));
    }

    #[test]
    fn what_a_client_claims_before_the_proxy_is_not_believed() {
        let trusted = ["127.0.0.1", "10.0.0.0/8"];
        let chain = [("x-forwarded-for", "1.1.1.1, 203.0.113.9, 10.1.2.3")];
        assert_eq!(seen("127.0.0.1", &chain, &trusted), ip("203.0.113.9"));
        let two = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "203.0.113.9:4711")];
        assert_eq!(seen("127.0.0.1", &two, &trusted), ip("203.0.113.9"));
        let both = [("forwarded", "for=1.1.1.1"), ("x-forwarded-for", "203.0.113.9")];
        assert_eq!(seen("127.0.0.1", &both, &trusted), ip("203.0.113.9"));
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "unknown")], &trusted), ip("127.0.0.1"));
    }

    #[test]
    fn the_newer_header_is_read_too() {
        let said = [("forwarded", "for=1.1.1.1;proto=http, For=\"[2001:db8:1:2:3::4]:4711\";by=10.0.0.1")];
        assert_eq!(seen("127.0.0.1", &said, &["127.0.0.1"]), ip("2001:db8:1:2:3::4"));
    }

    #[test]
    fn a_household_is_one_client() {
        assert_eq!(Block::from(ip("2001:db8:1:2:3::4")), Block::from(ip("2001:db8:1:2:ffff::")));
        assert_ne!(Block::from(ip("2001:db8:1:2::")), Block::from(ip("2001:db8:1:3::")));
        assert_ne!(Block::from(ip("192.0.2.1")), Block::from(ip("192.0.2.2")));
        assert_eq!(Block::from(ip("::ffff:192.0.2.1")), Block::from(ip("192.0.2.1")));
    }
}
