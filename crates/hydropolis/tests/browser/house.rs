//! The finished program as a server, in a process of its own that can be killed.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A server with its folder; both go with it.
pub(crate) struct House {
    process: Child,
    folder: Option<TempDir>,
    pub(crate) url: String,
}

impl House {
    pub(crate) fn open() -> Self {
        Self::on(TempDir::new().expect("a temporary folder"), "127.0.0.1:0")
    }

    fn on(folder: TempDir, addr: &str) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hydropolis"))
            .args(["serve", "--addr", addr, "--rate", "0", "--data"])
            .arg(folder.path())
            .env("HYDROPOLIS_LANG", "en")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let said = BufReader::new(process.stdout.take().expect("its output is a pipe")).lines();
        let url = said.map_while(Result::ok).find_map(|line| {
            let at = line.find("http://")?;
            let url = line[at..].split_whitespace().next()?;
            // The name of this machine may stand for another address than the one it listens on.
            Some(url.trim_end_matches(['.', ',']).replace("localhost", "127.0.0.1"))
        });
        let url = url.expect("the server says where it is");
        Self { process, folder: Some(folder), url }
    }

    /// Ends the server as a power cut would, and starts it again at the same address.
    pub(crate) fn kill_and_start_again(mut self) -> Self {
        self.kill();
        self.start_again()
    }

    /// Ends the server as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("the process is there to be killed");
        self.process.wait().expect("it ends");
    }

    /// Starts a server that was killed again, at the same address.
    pub(crate) fn start_again(mut self) -> Self {
        let addr = self.url.trim_start_matches("http://").to_owned();
        Self::on(self.folder.take().expect("the folder stays"), &addr)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
