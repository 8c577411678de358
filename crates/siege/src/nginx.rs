//! nginx in front of nodes on the loopback, by the example for operators: what is put to the test is what they copy.

use std::fs;
use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

const EXAMPLE: &str = include_str!("../../../deploy/nginx.conf");

/// How long it may take to open its doors.
const DOORS: Duration = Duration::from_secs(10);

/// nginx as a child process. It ends with this.
#[derive(Debug)]
pub struct Nginx {
    child: Child,
    addr: SocketAddr,
}

fn cannot(what: &'static str) -> impl Fn(io::Error) -> String {
    move |error| format!("Cannot {what}: {error}.")
}

/// A port that nobody uses.
pub(crate) fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(cannot("find a port"))?;
    listener.local_addr().map(|addr| addr.port()).map_err(cannot("find a port"))
}

/// The example with other addresses, and with something more for every request.
fn site(port: u16, nodes: &[u16], more: &str) -> String {
    let servers = nodes.iter().map(|node| format!("server 127.0.0.1:{node} max_fails=1 fail_timeout=2s;\n"));
    let mut servers = Some(servers.collect::<String>());
    let mut site = String::new();
    for line in EXAMPLE.lines() {
        match line.trim() {
            node if node.starts_with("server 127.0.0.1:") => site += &servers.take().unwrap_or_default(),
            listen if listen.starts_with("listen ") => site += &format!("    listen 127.0.0.1:{port};\n"),
            "location / {" => site += &format!("{line}\n{more}\n"),
            _ => site += &format!("{line}\n"),
        }
    }
    site
}

impl Nginx {
    /// Starts it in front of nodes on these ports of the loopback, with its files in a folder, and waits until its doors are open.
    pub fn start(folder: &Path, nodes: &[u16], more: &str) -> Result<Self, String> {
        let port = free_port()?;
        let here = folder.display();
        let site = site(port, nodes, more);
        let whole = format!(
            "user root;\ndaemon off;\nworker_processes 1;\npid {here}/nginx.pid;\nerror_log {here}/nginx.log;\n\
             events {{ worker_connections 8192; }}\n\
             http {{\naccess_log off;\nclient_body_temp_path {here}/t1;\nproxy_temp_path {here}/t2;\n\
             fastcgi_temp_path {here}/t3;\nuwsgi_temp_path {here}/t4;\nscgi_temp_path {here}/t5;\n{site}\n}}\n"
        );
        let (file, log) = (folder.join("nginx.conf"), folder.join("nginx.log"));
        fs::write(&file, whole).map_err(cannot("write nginx.conf"))?;
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx"].into_iter().find(|it| Path::new(it).is_file());
        let mut nginx = Command::new(program.unwrap_or("nginx"));
        nginx.arg("-c").arg(&file).arg("-e").arg(&log);
        nginx.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = nginx.spawn().map_err(cannot("start nginx"))?;
        let nginx = Self { child, addr: ([127, 0, 0, 1], port).into() };
        let until = Instant::now() + DOORS;
        while TcpStream::connect(nginx.addr).is_err() {
            if Instant::now() > until {
                let log = fs::read_to_string(&log).unwrap_or_default();
                return Err(format!("nginx does not open its doors: {log}"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(nginx)
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Its worker goes with it.
        if let Some(pid) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) {
            let _ = kill_process(pid, Signal::TERM);
        }
        let _ = self.child.wait();
    }
}
