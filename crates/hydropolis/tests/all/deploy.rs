//! The examples for operators, done: where no container runtime is at hand, the steps of `deploy/Dockerfile` and `deploy/compose.yaml`
//! are taken one by one with what stands in those files; the unit for systemd and the file for Caddy are judged by their own
//! programs where they are there; nginx stands in front of a node as an operator would have it.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use cluster::Cluster;
use reqwest::Client;
use rustix::process::Signal;
use serde_json::{Value, json};

use crate::common::{folder, program};
use crate::serve::House;

fn deploy(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// What stands after a word at the beginning of a line.
fn after<'a>(text: &'a str, word: &str) -> &'a str {
    let line = text.lines().map(str::trim).find_map(|line| line.strip_prefix(word));
    line.unwrap_or_else(|| panic!("{word}")).trim()
}

/// The variables that the image and the service are given.
fn environment(dockerfile: &str, compose: &str) -> BTreeMap<String, String> {
    let image = after(dockerfile, "ENV ").split(' ').filter_map(|word| word.split_once('='));
    let service = compose.split("  node:").nth(1).expect("the service");
    let service = service.lines().map(str::trim).filter_map(|line| line.split_once(": "));
    let service = service.filter(|(name, _)| name.starts_with("HYDROPOLIS_"));
    image.chain(service).map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// The command by which a service says that it is well; the second of the file is the node's.
fn health(compose: &str, which: usize) -> Vec<String> {
    let line = compose.lines().filter_map(|line| line.trim().strip_prefix("test: ")).nth(which);
    let words: Vec<String> = serde_json::from_str(line.expect("a check")).expect("a list");
    assert_eq!(words[0], "CMD");
    words[1..].to_vec()
}

/// Runs a check until it succeeds, as a container runtime does.
fn until_well(mut check: impl FnMut() -> Command) {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        let output = check().output().expect("the check can be run");
        if output.status.success() {
            return;
        }
        assert!(Instant::now() < until, "{}", String::from_utf8_lossy(&output.stderr));
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// PostgreSQL's image with its variables: a server that is reached over the network, with a password.
fn database(folder: &Path, compose: &str, password: &str) -> (Cluster, Ipv4Addr) {
    let [a, b, c, _] = std::process::id().to_le_bytes();
    let addr = Ipv4Addr::new(127, 100 + c, b, a.max(1));
    let cluster = Cluster::start(folder, &[&format!("listen_addresses = '{addr}'")]).expect("PostgreSQL");
    let user = after(compose, "POSTGRES_USER:");
    assert!(after(compose, "POSTGRES_PASSWORD:").starts_with("${HYDROPOLIS_DATABASE_PASSWORD:?"));
    let hosts = folder.join("data/pg_hba.conf");
    let mut hosts = fs::OpenOptions::new().append(true).open(hosts).expect("its rules");
    writeln!(hosts, "host all all 127.0.0.0/8 scram-sha-256").expect("a rule");
    let role = format!("CREATE ROLE {user} SUPERUSER LOGIN PASSWORD '{password}'");
    for sql in ["SELECT pg_reload_conf()", &role, &format!("CREATE DATABASE {user} OWNER {user}")] {
        cluster.sql("postgres", sql).expect("it is set up");
    }
    (cluster, addr)
}

/// A container of the image: its entry point with its command, and the variables.
fn node(dockerfile: &str, environment: &BTreeMap<String, String>) -> House {
    let words = |word| serde_json::from_str::<Vec<String>>(after(dockerfile, word)).expect("a list");
    assert_eq!(words("ENTRYPOINT "), ["hydropolis"]);
    let command = words("CMD ");
    let command: Vec<&str> = command.iter().map(String::as_str).collect();
    House::of(program(&command).envs(environment))
}

/// `docker build` and `docker compose up --scale node=2`, step by step: two nodes on one PostgreSQL with a password share a volume,
/// become healthy, are one server, and end when they are told to.
#[tokio::test]
async fn the_compose_file_step_by_step() {
    let (dockerfile, compose) = (deploy("Dockerfile"), deploy("compose.yaml"));
    // What the image is made of is what `cargo xtask dist` builds; here it is the binary of the tests.
    assert!(dockerfile.contains("cargo build --profile dist --locked --package hydropolis"));
    assert!(dockerfile.contains("COPY --from=build /src/target/dist/hydropolis /usr/local/bin/hydropolis"));
    let keys = folder("compose-keys");
    let own = tempfile::tempdir().expect("a folder");
    // PostgreSQL runs as somebody else.
    let open = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(own.path(), open).expect("the folder is opened");
    let (_cluster, database) = database(&own.path().join("c"), &compose, "a password: long");
    let check = health(&compose, 0);
    assert_eq!(check[0], "pg_isready");
    until_well(|| {
        let mut ready = Command::new(&check[0]);
        ready.args(&check[1..]).args(["-h", &database.to_string()]);
        ready
    });
    let mut variables = environment(&dockerfile, &compose);
    assert_eq!(variables["HYDROPOLIS_ADDR"], "0.0.0.0:8080");
    let store = variables["HYDROPOLIS_STORE"].clone();
    assert_eq!(store, "postgres://hydropolis:${HYDROPOLIS_DATABASE_PASSWORD}@database/hydropolis");
    let store = store.replace("${HYDROPOLIS_DATABASE_PASSWORD}", "a%20password%3A%20long");
    variables.insert("HYDROPOLIS_STORE".to_owned(), store.replace("@database/", &format!("@{database}/")));
    variables.insert("HYDROPOLIS_ADDR".to_owned(), "127.0.0.1:0".to_owned());
    variables.insert("HYDROPOLIS_DATA".to_owned(), keys.display().to_string());
    let mut nodes = [node(&dockerfile, &variables), node(&dockerfile, &variables)];
    let check = health(&compose, 1);
    for node in &nodes {
        let port = node.url.rsplit(':').next().expect("a port").to_owned();
        until_well(|| {
            let mut well = Command::new(&check[0]);
            well.args(check[1..].iter().map(|word| word.replace("/8080", &format!("/{port}"))));
            well
        });
    }
    let token = nodes[0].program("Ada").await;
    let wish = json!({ "game": "barrage", "seats": ["me", "link"] });
    let (status, table) = nodes[0].post(&token, "/api/tables", &wish).await;
    assert_eq!(status, 201, "{table}");
    // The volume holds the key from which links grow, so the other node knows this one.
    let path = format!("{}/api/tables/{}", nodes[1].url, table["id"].as_str().expect("an id"));
    let there = Client::new().get(path).bearer_auth(&token).send().await.expect("an answer");
    let there: Value = there.json().await.expect("JSON");
    assert_eq!(there["seats"][1]["link"], table["seats"][1]["link"]);
    assert!(there["seats"][1]["link"].is_string(), "{there}");
    for node in &mut nodes {
        node.send(Signal::TERM);
        assert_eq!(node.ended().code(), Some(0));
    }
}

/// systemd finds nothing wrong with the unit. Where there is no systemd that is not tried.
#[test]
fn the_unit_for_systemd_is_one() {
    let unit = deploy("hydropolis.service");
    let binary = env!("CARGO_BIN_EXE_hydropolis");
    assert!(unit.contains("ExecStart=/usr/local/bin/hydropolis serve\n"), "{unit}");
    let file = folder("unit").join("hydropolis.service");
    fs::write(&file, unit.replace("/usr/local/bin/hydropolis", binary)).expect("a copy of it");
    let Ok(verified) = Command::new("systemd-analyze").arg("verify").arg(&file).output() else {
        return println!("not tried: systemd-analyze is not here");
    };
    let said = String::from_utf8_lossy(&verified.stderr);
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("hydropolis.service")).collect();
    assert!(verified.status.success() && ours.is_empty(), "{said}");
}

/// Caddy finds nothing wrong with its file. Where there is no Caddy that is not tried.
#[test]
fn the_file_for_caddy_is_one() {
    let file: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/Caddyfile");
    let mut caddy = Command::new("caddy");
    caddy.args(["validate", "--adapter", "caddyfile", "--config"]).arg(&file).env("HOME", folder("caddy"));
    let Ok(valid) = caddy.output() else { return println!("not tried: caddy is not here") };
    assert!(valid.status.success(), "{}", String::from_utf8_lossy(&valid.stderr));
}

/// Behind nginx a stream goes through entry by entry, a client is known by its own address and cannot pretend to be another, and
/// what is for operators is closed.
#[tokio::test]
async fn behind_nginx_streams_flow_and_nobody_pretends() {
    let mut house = House::with(&folder("nginx-node"), &["--log", "json", "--trusted-proxy", "127.0.0.1"]);
    let port: u16 = house.url.rsplit(':').next().and_then(|it| it.parse().ok()).expect("a port");
    let own = tempfile::tempdir().expect("a folder");
    let nginx = siege::Nginx::start(own.path(), &[port], "").expect("nginx");
    let front = format!("http://{}", nginx.addr());
    let from =
        Client::builder().local_address(std::net::IpAddr::from([127, 0, 3, 3])).build().expect("a client");
    let forged = from.get(format!("{front}/glossary")).header("x-forwarded-for", "192.0.2.7");
    assert_eq!(forged.send().await.expect("an answer").status(), 200);
    for closed in ["/metrics", "/healthz", "/readyz", "/livez"] {
        let answer = from.get(format!("{front}{closed}")).send().await.expect("an answer");
        assert_eq!(answer.status(), 403, "{closed}");
    }
    // A stream tells of each entry while it stays open.
    let token = house.program("Ada").await;
    let wish = json!({ "game": "barrage", "seats": ["me", "me"], "seed": 3 });
    let (status, table) = house.post(&token, "/api/tables", &wish).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().expect("an id");
    let stream = from.get(format!("{front}/api/tables/{id}/events")).bearer_auth(&token);
    let mut stream = stream.send().await.expect("a stream");
    let mut heard = String::new();
    for seq in 0..3 {
        let moves = Client::new().get(format!("{front}/api/tables/{id}/moves")).bearer_auth(&token);
        let asked: Value = moves.send().await.expect("an answer").json().await.expect("JSON");
        let made = json!({ "move": asked["moves"][0], "expected": seq, "seat": asked["to_move"] });
        let (status, answer) = house.post(&token, &format!("/api/tables/{id}/moves"), &made).await;
        assert_eq!(status, 200, "{answer}");
        let wanted = format!("id: {seq}\n");
        let told = async {
            while !heard.contains(&wanted) {
                let more = stream.chunk().await.expect("the stream goes on").expect("it does not end");
                heard += &String::from_utf8_lossy(&more);
            }
        };
        tokio::time::timeout(Duration::from_secs(20), told).await.expect("entry by entry");
    }
    drop(stream);
    house.send(Signal::TERM);
    assert_eq!(house.ended().code(), Some(0));
    let log = house.log();
    let line = log.lines().find(|line| line.contains("/glossary")).expect("it was logged");
    let line: Value = serde_json::from_str(line).expect("an object");
    assert_eq!(line["client"], "127.0.3.3", "{line}");
}
