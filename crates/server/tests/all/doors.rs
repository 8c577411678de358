//! Nobody keeps others out by holding connections open, and nobody keeps the server from ending.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use server::{Rate, network};

use crate::common::House;

const SOON: Duration = Duration::from_secs(20);

/// A connection that has sent this much. It may wait: the server has threads of its own here.
fn sent(addr: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).expect("a connection");
    stream.set_read_timeout(Some(SOON)).expect("a time-out");
    stream.write_all(text.as_bytes()).expect("it is taken");
    stream
}

/// What comes until the server hangs up.
fn heard(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset, "the server hangs up: {error}"),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn first_letter(stream: &mut TcpStream) -> u8 {
    let mut letter = [0];
    stream.read_exact(&mut letter).expect("an answer");
    letter[0]
}

/// Whether nobody has hung up.
fn is_open(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_millis(5))).expect("a time-out");
    let read = stream.read(&mut [0]);
    read.is_err_and(|error| matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut))
}

/// A thousand connections that say nothing get no more places than one address has, and a newcomer still comes in.
#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_lock_nobody_out() {
    let house = House::with(|config| config.limits.connections_per_address = 100).await;
    let mut silent = Vec::new();
    for number in 0..1000 {
        // Some do not even say so much.
        let text = if number % 2 == 0 { "GET /healthz HT" } else { "" };
        silent.push(sent(house.addr(), text));
    }
    let page = house.browser().get("/healthz").await;
    assert_eq!(page.status, 200);
    let mut open = 0;
    for stream in &mut silent[..900] {
        open += usize::from(is_open(stream));
    }
    assert_eq!(open, 0, "those that were silent longest have made room");
    // Somebody who has said something is not sent away for them.
    let mut busy = sent(house.addr(), "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    assert_eq!(first_letter(&mut busy), b'H');
}

/// A head, a body and a pause have their time each.
#[tokio::test(flavor = "multi_thread")]
async fn who_takes_too_long_is_hung_up_on() {
    let house = House::with(|config| {
        config.limits.head_seconds = 1;
        config.limits.body_seconds = 1;
        config.limits.idle_seconds = 2;
    })
    .await;
    let began = Instant::now();
    let mut head = sent(house.addr(), "GET /healthz HTTP/1.1\r\nhost: x\r\n");
    let post = "POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{";
    let mut body = sent(house.addr(), post);
    let mut pause = sent(house.addr(), "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    assert_eq!(heard(&mut head), "");
    let told = heard(&mut body);
    assert!(told.starts_with("HTTP/1.1 408 "), "{told}");
    assert!(told.contains("connection: close") && told.contains("\"error\":"), "{told}");
    assert!(heard(&mut pause).starts_with("HTTP/1.1 200 "));
    assert!(began.elapsed() >= Duration::from_secs(2), "a pause may last longer");
}

/// Who is refused before the body was read is told that the connection ends, and a body that is too long is refused
/// in words.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_ends_says_so() {
    let house = House::open().await;
    let foreign =
        "POST /api/people HTTP/1.1\r\nhost: x\r\norigin: http://evil\r\ncontent-length: 20\r\n\r\n{";
    let told = heard(&mut sent(house.addr(), foreign));
    assert!(told.starts_with("HTTP/1.1 403 ") && told.contains("connection: close"), "{told}");
    let long = "x".repeat(2 << 20);
    let head = "POST /records HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n";
    let mut stream = sent(house.addr(), &format!("{head}content-length: {}\r\n\r\n{long}", long.len()));
    let told = heard(&mut stream);
    assert!(told.starts_with("HTTP/1.1 413 ") && told.contains("connection: close"), "{told}");
    assert!(told.contains("too large"), "{told}");
}

/// Half a request, an idle connection and a stream do not delay the end.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_ends_at_once_whoever_is_connected() {
    let mut house = House::with(|config| config.limits.stop_seconds = 30).await;
    let (id, ..) = crate::common::two_at(&house, "barrage", &[]).await;
    let addr = house.addr();
    let mut head = sent(addr, "GET /healthz HTTP/1.1\r\nhos");
    let mut body = sent(addr, "POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{");
    let mut pause = sent(addr, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    let mut live = sent(addr, &format!("GET /t/{id}/live HTTP/1.1\r\nhost: x\r\n\r\n"));
    for stream in [&mut pause, &mut live] {
        assert_eq!(first_letter(stream), b'H');
    }
    let began = Instant::now();
    house.stop().await;
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    heard(&mut head);
    let told = heard(&mut body);
    assert!(told.contains("connection: close"), "{told}");
    heard(&mut pause);
    heard(&mut live);
}

/// Behind a proxy that is trusted each visitor has a bucket of their own; what anybody else says is not believed.
#[tokio::test(flavor = "multi_thread")]
async fn visitors_behind_a_trusted_proxy_do_not_share_a_bucket() {
    let rate = Some(Rate { per_second: 0.001, burst: 3.0 });
    for (trusted, expected) in [(true, 200), (false, 429)] {
        let house = House::with(|config| {
            config.rate = rate;
            config.trusted_proxies =
                if trusted { vec![network("127.0.0.0/8").expect("a network")] } else { Vec::new() };
        })
        .await;
        let ask = |client: &str| {
            let head = format!(
                "GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {client}\r\nconnection: close\r\n\r\n"
            );
            let told = heard(&mut sent(house.addr(), &head));
            told.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok())
        };
        for _ in 0..3 {
            assert_eq!(ask("192.0.2.1"), Some(200));
        }
        assert_eq!(ask("192.0.2.1"), Some(429));
        assert_eq!(ask("192.0.2.2"), Some(expected));
        // A household of IPv6 is one visitor.
        if trusted {
            for host in 1..=3 {
                assert_eq!(ask(&format!("2001:db8:1:2::{host}")), Some(200));
            }
            assert_eq!(ask("2001:db8:1:2::4"), Some(429));
        }
    }
}

/// When it is said where the server is found, it is not found under other names; and under https only by https.
#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_host_is_refused() {
    let house = House::with(|config| config.public_url = Some("https://play.example".to_owned())).await;
    let ask = |host: &str| {
        let head = format!("GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        heard(&mut sent(house.addr(), &head))
    };
    let told = ask("evil.example");
    assert!(told.starts_with("HTTP/1.1 421 "), "{told}");
    let told = ask("play.example");
    assert!(told.starts_with("HTTP/1.1 200 "), "{told}");
    assert!(told.contains("strict-transport-security: max-age=31536000"), "{told}");
    let plain = House::open().await;
    let head = "GET / HTTP/1.1\r\nhost: any.example\r\nconnection: close\r\n\r\n";
    let told = heard(&mut sent(plain.addr(), head));
    assert!(told.starts_with("HTTP/1.1 200 ") && !told.contains("strict-transport"), "{told}");
}
