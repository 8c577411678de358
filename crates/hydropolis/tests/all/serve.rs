//! The server as a process: stopped at once, started twice, and ended in the midst of a bot's thoughts.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use reqwest::Client;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use crate::common::{folder, program, run};

/// A server that runs, and is killed if a test fails.
pub(crate) struct House {
    child: Child,
    pub(crate) url: String,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawned(data: &Path, more: &[&str]) -> Child {
    let data = data.to_str().expect("a path in letters");
    let args = ["serve", "--addr", "127.0.0.1:0", "--data", data, "--rate", "0"];
    program(&[&args, more].concat()).spawn().expect("the program starts")
}

impl House {
    pub(crate) fn open(data: &Path) -> Self {
        Self::with(data, &[])
    }

    pub(crate) fn with(data: &Path, more: &[&str]) -> Self {
        Self::told(spawned(data, more))
    }

    /// A server that is started so.
    pub(crate) fn of(command: &mut Command) -> Self {
        Self::told(command.spawn().expect("the program starts"))
    }

    fn told(mut child: Child) -> Self {
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("stdout is piped")).read_line(&mut line).expect("a line");
        let at = line.find("http://").unwrap_or_else(|| panic!("an address: {line}"));
        let url = line[at..].split(' ').next().expect("an address").replace("localhost", "127.0.0.1");
        Self { child, url }
    }

    pub(crate) fn send(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("the process is there");
    }

    pub(crate) fn ended(&mut self) -> ExitStatus {
        ended(&mut self.child)
    }

    /// Everything it wrote to stderr, once it has ended.
    pub(crate) fn log(&mut self) -> String {
        let mut log = String::new();
        self.child.stderr.take().expect("stderr is piped").read_to_string(&mut log).expect("text");
        log
    }

    pub(crate) async fn post(&self, token: &str, path: &str, body: &Value) -> (u16, Value) {
        let request = Client::new().post(format!("{}{path}", self.url)).json(body);
        let request = if token.is_empty() { request } else { request.bearer_auth(token) };
        let answer = request.send().await.expect("an answer");
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let answer = reqwest::get(format!("{}{path}", self.url)).await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("text"))
    }

    pub(crate) async fn program(&self, name: &str) -> String {
        let (status, body) = self.post("", "/api/people", &json!({ "nickname": name })).await;
        assert_eq!(status, 201, "{body}");
        body["token"].as_str().expect("a token").to_owned()
    }
}

fn ended(child: &mut Child) -> ExitStatus {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(status) = child.try_wait().expect("a child") {
            return status;
        }
        assert!(Instant::now() < until, "the server ends");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Whoever says stop while the server is still starting is heard: it ends as it should, with code 0.
#[test]
fn a_server_that_is_stopped_at_once_ends_well() {
    for pause in [0, 5, 20, 60] {
        let data = folder(&format!("stopped-{pause}"));
        let mut child = spawned(&data, &[]);
        let until = Instant::now() + Duration::from_secs(60);
        // From the moment on that it has touched its folder.
        while !data.join("hydropolis.db").exists() {
            assert!(Instant::now() < until, "it starts");
            std::thread::sleep(Duration::from_micros(200));
        }
        std::thread::sleep(Duration::from_millis(pause));
        kill_process(Pid::from_child(&child), Signal::TERM).expect("the process is there");
        let status = ended(&mut child);
        let mut said = String::new();
        child.stderr.take().expect("stderr is piped").read_to_string(&mut said).expect("text");
        assert_eq!((status.code(), &*said), (Some(0), ""), "after {pause} ms");
    }
}

/// Of two servers on one folder the second says that there is one, in one sentence.
#[test]
fn two_servers_do_not_share_a_database() {
    let data = folder("twice");
    let mut first = House::open(&data);
    let mut second = spawned(&data, &[]);
    assert_eq!(ended(&mut second).code(), Some(2));
    let mut said = String::new();
    second.stderr.take().expect("stderr is piped").read_to_string(&mut said).expect("text");
    assert!(said.starts_with("Another server is using ") && said.lines().count() == 1, "{said}");
    first.send(Signal::TERM);
    assert_eq!(first.ended().code(), Some(0));
    let mut third = House::open(&data);
    third.send(Signal::TERM);
    assert_eq!(third.ended().code(), Some(0));
}

/// The log tells who asked for what, and how it was answered: the client that a trusted proxy names, not the proxy.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_has_the_address_of_the_client() {
    let options = ["--log", "json", "--trusted-proxy", "127.0.0.0/8"];
    let mut house = House::with(&folder("logged"), &options);
    let asked = Client::new().get(format!("{}/healthz", house.url));
    asked.header("x-forwarded-for", "192.0.2.7").send().await.expect("an answer");
    house.get("/glossary").await;
    house.send(Signal::TERM);
    assert_eq!(house.ended().code(), Some(0));
    let log = house.log();
    let lines: Vec<Value> =
        log.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let client =
        |path: &str| lines.iter().find(|line| line["path"] == path).map(|line| line["client"].clone());
    assert_eq!(client("/healthz"), Some(json!("192.0.2.7")), "{log}");
    assert_eq!(client("/glossary"), Some(json!("127.0.0.1")), "{log}");
}

/// Makes a table with a deck of its own, in which a bot is to move.
async fn experts_turn(house: &House, token: &str) {
    let pack = "[[card]]\nnumber = 250\nname = \"Own\"\ndeck = \"I\"\ncolor = \"red\"\ntype = \"instant\"\neffect = \"gain 1 credit\"\n";
    for seed in 1..50 {
        let settings = json!({ "pack": pack });
        let new = json!({ "game": "cities", "seats": ["expert", "me"], "seed": seed, "settings": settings });
        let (status, table) = house.post(token, "/api/tables", &new).await;
        assert_eq!(status, 201, "{table}");
        if table["to_move"] == "P1" {
            return;
        }
    }
    panic!("a bot moves first now and then");
}

/// Whether work at a table is noted in the database.
fn is_at_work(data: &Path) -> bool {
    let file = rusqlite::Connection::open(data.join("hydropolis.db")).expect("the file opens");
    let marks = "SELECT count(*) FROM marks WHERE at_work = 1";
    file.query_row(marks, [], |row| row.get::<_, i64>(0)).expect("a count") > 0
}

/// A process that ends while a bot thinks at a table with components of its own: the server starts again, opens its
/// doors and leaves that one table alone until the operator releases it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_which_the_server_ended_is_in_quarantine() {
    let data = folder("quarantine");
    let mut house = House::open(&data);
    let token = house.program("Ada").await;
    let (_, other) =
        house.post(&token, "/api/tables", &json!({ "game": "cities", "seats": ["me", "me"] })).await;
    let other = other["id"].as_str().expect("an id").to_owned();
    let folder = data.to_str().expect("a path in letters");
    // The signal may come between two thoughts; then another table has its turn.
    for attempt in 1.. {
        experts_turn(&house, &token).await;
        let until = Instant::now() + Duration::from_secs(20);
        while !is_at_work(&data) && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        house.send(Signal::ABORT);
        assert!(!house.ended().success());
        let caught = is_at_work(&data);
        house = House::open(&data);
        if caught {
            break;
        }
        assert!(attempt < 20, "a bot is caught at work");
    }
    assert_eq!(house.get("/healthz").await.0, 200);
    // The operator sees where work was under way, of all tables of these attempts.
    let held = run(&["release", "--data", folder]).well().out;
    assert!(!held.contains(&other), "{held}");
    let table = held.split_whitespace().next().expect("a table").to_owned();
    let (status, page) = house.get(&format!("/t/{table}")).await;
    assert_eq!(status, 200, "{page}");
    assert!(page.contains("data-shut") && page.contains("left alone until the operator"), "{page}");
    let (_, info) = house.get(&format!("/api/tables/{table}")).await;
    let info: Value = serde_json::from_str(&info).expect("JSON");
    assert!(info["shut"].as_str().is_some_and(|it| it.contains("operator")), "{info}");
    assert_eq!(house.get(&format!("/t/{other}")).await.0, 200);
    // The bot stays away from it.
    let seq = info["seq"].clone();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let (_, info) = house.get(&format!("/api/tables/{table}")).await;
    assert_eq!(serde_json::from_str::<Value>(&info).expect("JSON")["seq"], seq);
    // The operator lets it out while the server runs.
    run(&["release", &table, "--data", folder]).well();
    assert!(run(&["release", &table, "--data", folder]).refused().contains("not in quarantine"));
    // Names are random: one may begin like an option.
    let odd = run(&["release", "-gAxhVq0aAAAAAAAAAAAAA", "--data", folder]).refused();
    assert!(odd.contains("not in quarantine"), "{odd}");
    let (status, page) = house.get(&format!("/t/{table}")).await;
    assert!(status == 200 && !page.contains("data-shut"), "{page}");
    house.send(Signal::TERM);
    assert_eq!(house.ended().code(), Some(0));
    // An orderly end holds nothing against a table, whatever is under way there.
    assert!(!is_at_work(&data));
}
