//! `cargo xtask openapi`: a server answers what its own document says, asked by [schemathesis](https://schemathesis.io).

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::suite::{cargo_in, succeed};

/// The version that asks; another may ask other questions.
const ASKER: &str = "schemathesis==4.32.5";

/// What is compared with the document. A body that fits the schema may still be no move and no table, which is told by
/// 422: that alone is not asked.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
                      response_headers_conformance,response_schema_conformance,negative_data_rejection,\
                      unsupported_method,allow_header_conformance";

/// Installs the asker, starts a server on a folder of its own, and lets it be asked.
pub(crate) fn run(repository: &Path) -> Result<(), String> {
    let asker = install(repository)?;
    // Of the whole workspace, so that what it depends on has the features it has in the tests.
    succeed(cargo_in(repository).args(["build", "--workspace", "--bin", "hydropolis"]))?;
    let folder = repository.join("target/openapi");
    let _ = std::fs::remove_dir_all(&folder);
    let mut server = Running(
        Command::new(repository.join("target/debug/hydropolis"))
            .args(["serve", "--addr", "127.0.0.1:0", "--rate", "0", "--limit", "per-day=0"])
            .args(["--limit", "tables-per-person=0", "--data"])
            .arg(&folder)
            .env("HYDROPOLIS_LANG", "en")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("Cannot start the server: {error}."))?,
    );
    let address = server.address().ok_or("The server does not say where it listens.")?;
    let token = post(&address, "/api/people", "", r#"{"nickname":"Robin"}"#, "token")
        .ok_or("The server gives no token.")?;
    let ask = || {
        let mut ask = Command::new(&asker);
        ask.args(["run", &format!("http://{address}/api/openapi.json"), "--checks", CHECKS])
            .args(["--phases", "examples,coverage,fuzzing", "--max-examples", "40", "--seed", "1"])
            // A stream does not end by itself.
            .args(["--exclude-path", "/api/tables/{id}/events", "--exclude-path", "/api/people/me"])
            .args(["--header", &format!("Authorization: Bearer {token}")])
            .current_dir(&folder);
        succeed(&mut ask)
            .map_err(|_| "The answers and the document differ; the asker says above where.".to_owned())
    };
    // About tables that nobody has begun, and then about one of the asker's own.
    ask()?;
    let order = r#"{"game":"barrage","seats":["me","open"]}"#;
    let table = post(&address, "/api/tables", &token, order, "id").ok_or("The server gives no table.")?;
    std::fs::write(folder.join("schemathesis.toml"), format!("[parameters]\n\"path.id\" = \"{table}\"\n"))
        .map_err(|error| format!("Cannot write in {}: {error}.", folder.display()))?;
    ask()
}

/// A virtual environment under `target` with the asker in it.
fn install(repository: &Path) -> Result<PathBuf, String> {
    let folder = repository.join("target/schemathesis");
    let asker = folder.join("bin/st");
    if !asker.is_file() {
        println!("Installing {ASKER} in {}.", folder.display());
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        succeed(Command::new(folder.join("bin/pip")).args(["install", "--quiet", ASKER]))?;
    }
    Ok(asker)
}

/// A server that ends with the chore.
struct Running(Child);

impl Running {
    /// Where it says it can be found.
    fn address(&mut self) -> Option<String> {
        let mut line = String::new();
        BufReader::new(self.0.stdout.take()?).read_line(&mut line).ok()?;
        let (_, rest) = line.split_once("http://")?;
        rest.split_whitespace().next().map(|address| address.replace("localhost", "127.0.0.1"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Sends something to the API, and gives a text of the answer.
fn post(address: &str, path: &str, token: &str, body: &str, field: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Authorization: Bearer {token}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (_, rest) = answer.split_once(&format!("\"{field}\":\""))?;
    rest.split('"').next().map(str::to_owned)
}
