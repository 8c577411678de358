//! Traces: sent to a collector by a program that was built with them, refused in a sentence by the others. `cargo xtask traces` runs
//! the first.

#[cfg(not(feature = "traces"))]
#[test]
fn a_program_without_traces_says_so() {
    let data = crate::common::folder("no-traces");
    let data = data.to_str().expect("a path in letters");
    let args = ["serve", "--addr", "127.0.0.1:0", "--data", data, "--traces", "http://127.0.0.1:4318"];
    let said = crate::common::run(&args).refused();
    assert!(said.starts_with("This program was built without traces"), "{said}");
}

/// A real receiver on the loopback is sent spans of requests, commits and bots' decisions, and no secret.
#[cfg(feature = "traces")]
#[tokio::test]
async fn spans_go_to_a_collector() {
    use std::time::Duration;

    use rustix::process::Signal;
    use serde_json::{Value, json};
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use crate::serve::House;

    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let place = format!("http://{}", listener.local_addr().expect("an address"));
    let (heard, mut hear) = tokio::sync::mpsc::unbounded_channel::<Vec<u8>>();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let heard = heard.clone();
            tokio::spawn(async move {
                let (mut got, mut block) = (Vec::new(), [0; 4096]);
                loop {
                    let head = got.windows(4).position(|it| it == b"\r\n\r\n");
                    let length = head.and_then(|end| {
                        let head = String::from_utf8_lossy(&got[..end]).to_ascii_lowercase();
                        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
                        Some(end + 4 + length.parse::<usize>().ok()?)
                    });
                    if length.is_some_and(|length| got.len() >= length) {
                        break;
                    }
                    match stream.read(&mut block).await {
                        Ok(count) if count > 0 => got.extend_from_slice(&block[..count]),
                        _ => return,
                    }
                }
                let _ = heard.send(got);
                let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
                let _ = stream.write_all(answer).await;
            });
        }
    });
    let mut house = House::with(&crate::common::folder("traces"), &["--traces", &place]);
    let token = house.program("Ada").await;
    let wish = json!({ "game": "barrage", "seats": ["me", "random"], "seed": 3 });
    let (status, table) = house.post(&token, "/api/tables", &wish).await;
    assert_eq!(status, 201, "{table}");
    let path = format!("/api/tables/{}/moves", table["id"].as_str().expect("an id"));
    for _ in 0..8 {
        let asked = reqwest::Client::new().get(format!("{}{path}", house.url)).bearer_auth(&token);
        let asked: Value = asked.send().await.expect("an answer").json().await.expect("JSON");
        if asked["mine"] == true {
            let body = json!({ "move": asked["moves"][0], "expected": asked["seq"] });
            house.post(&token, &path, &body).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // What is left is sent when it ends.
    house.send(Signal::TERM);
    assert_eq!(house.ended().code(), Some(0));
    let mut all = Vec::new();
    while let Ok(Some(more)) = tokio::time::timeout(Duration::from_secs(1), hear.recv()).await {
        assert!(more.starts_with(b"POST /v1/traces HTTP/1.1\r\n"), "{}", String::from_utf8_lossy(&more));
        all.extend(more);
    }
    let told = String::from_utf8_lossy(&all);
    for word in ["application/x-protobuf", "hydropolis", "request", "commit", "decide", "random", "/moves"] {
        assert!(told.contains(word), "{word}: {told}");
    }
    assert!(!told.contains(&token));
}
