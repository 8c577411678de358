//! The doors: how many may come in, how long each may take to say what it wants, and how all leave.
//!
//! A connection is *silent* while no request of it is under way: it has not sent a whole head yet, or it rests between
//! two requests. When all places are taken, a newcomer gets the place of the one that has been silent longest, so that
//! whoever only holds connections open keeps nobody out.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use ipnet::IpNet;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep, sleep, sleep_until, timeout};
use tower_service::Service as _;

use crate::client::{Block, is_trusted};
use crate::limits::Limits;

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 64 * 1024;
/// How many files the process needs besides connections.
const OTHER_FILES: u64 = 128;
/// How long to wait when no connection can be taken because the system has no more files.
const OUT_OF_FILES: Duration = Duration::from_millis(50);
/// What somebody hears for whom there is no place.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n\
                      content-type: text/plain\r\ncontent-length: 45\r\n\r\n\
                      Too many connections; please try again later.";

/// Everybody inside.
pub(crate) struct Doors {
    limits: Limits,
    trusted: Vec<IpNet>,
    places: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    next: u64,
    visitors: HashMap<u64, Arc<Visitor>>,
    by_block: HashMap<Block, u32>,
}

/// A connection.
struct Visitor {
    /// What its address counts as; nothing for a trusted proxy.
    block: Option<Block>,
    phase: Mutex<Phase>,
    /// Told when the place is needed by somebody else.
    leave: Notify,
}

/// What a connection is doing.
#[derive(Clone, Copy, Debug)]
enum Phase {
    /// It has still to send the rest of a head, since then.
    Asking(Instant),
    /// It rests between two requests, since then.
    Resting(Instant),
    /// So many requests are under way.
    Busy(u32),
}

impl Visitor {
    fn phase(&self) -> MutexGuard<'_, Phase> {
        self.phase.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Since when it has been silent.
    fn silent_since(&self) -> Option<Instant> {
        match *self.phase() {
            Phase::Asking(since) | Phase::Resting(since) => Some(since),
            Phase::Busy(_) => None,
        }
    }

    /// When it has been silent too long, if nothing changes.
    fn patience(&self, limits: &Limits) -> Option<Instant> {
        match *self.phase() {
            Phase::Asking(since) => Some(since + limits.head()),
            Phase::Resting(since) => Some(since + limits.idle()),
            Phase::Busy(_) => None,
        }
    }

    /// Something was heard from it.
    fn heard(&self) {
        let mut phase = self.phase();
        if let Phase::Resting(_) = *phase {
            *phase = Phase::Asking(Instant::now());
        }
    }

    /// It has read a part of an answer that was finished before.
    fn took(&self) {
        let mut phase = self.phase();
        if let Phase::Resting(_) = *phase {
            *phase = Phase::Resting(Instant::now());
        }
    }

    fn begin(self: &Arc<Self>) -> Request {
        let mut phase = self.phase();
        *phase = match *phase {
            Phase::Busy(count) => Phase::Busy(count + 1),
            _ => Phase::Busy(1),
        };
        Request(self.clone())
    }
}

/// A request under way, until its answer was handed over whole.
struct Request(Arc<Visitor>);

impl Drop for Request {
    fn drop(&mut self) {
        let mut phase = self.0.phase();
        *phase = match *phase {
            Phase::Busy(count) if count > 1 => Phase::Busy(count - 1),
            _ => Phase::Resting(Instant::now()),
        };
    }
}

/// A place inside, given back when the connection ends.
struct Entrance {
    doors: Arc<Doors>,
    number: u64,
    visitor: Arc<Visitor>,
}

impl Drop for Entrance {
    fn drop(&mut self) {
        self.doors.inside().remove(self.number);
    }
}

impl Inside {
    fn remove(&mut self, number: u64) {
        let Some(visitor) = self.visitors.remove(&number) else { return };
        if let Some(block) = visitor.block
            && let Some(count) = self.by_block.get_mut(&block)
        {
            *count -= 1;
            if *count == 0 {
                self.by_block.remove(&block);
            }
        }
    }

    /// Sends away whoever has been silent longest among these; false if nobody is silent.
    fn make_room(&mut self, among: impl Fn(&Visitor) -> bool) -> bool {
        let silent = self.visitors.iter().filter(|(_, visitor)| among(visitor));
        let silent = silent.filter_map(|(number, visitor)| Some((visitor.silent_since()?, *number)));
        let Some((_, number)) = silent.min() else { return false };
        if let Some(visitor) = self.visitors.get(&number) {
            visitor.leave.notify_one();
        }
        self.remove(number);
        true
    }
}

impl Doors {
    /// Doors that are still closed.
    pub(crate) fn new(limits: Limits, trusted: Vec<IpNet>) -> Arc<Self> {
        let files = files().saturating_sub(OTHER_FILES).max(16);
        let places = usize::try_from(files.min(limits.connections.into())).unwrap_or(usize::MAX);
        Arc::new(Self { limits, trusted, places, inside: Mutex::default() })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A place for somebody from this address, if there is one or one can be made free.
    fn admit(self: &Arc<Self>, peer: SocketAddr) -> Option<Entrance> {
        let block = (!is_trusted(peer.ip(), &self.trusted)).then(|| Block::from(peer.ip()));
        let mut inside = self.inside();
        if let Some(block) = block {
            let count = inside.by_block.get(&block).copied().unwrap_or(0);
            if count >= self.limits.connections_per_address.max(1)
                && !inside.make_room(|visitor| visitor.block == Some(block))
            {
                return None;
            }
        }
        if inside.visitors.len() >= self.places && !inside.make_room(|_| true) {
            return None;
        }
        let number = inside.next;
        inside.next += 1;
        let phase = Mutex::new(Phase::Asking(Instant::now()));
        let visitor = Arc::new(Visitor { block, phase, leave: Notify::new() });
        inside.visitors.insert(number, visitor.clone());
        if let Some(block) = block {
            *inside.by_block.entry(block).or_insert(0) += 1;
        }
        metrics::gauge!("hydropolis_connections").set(inside.visitors.len() as f64);
        Some(Entrance { doors: self.clone(), number, visitor })
    }

    /// Lets people in until the server is to stop; then those whose requests are under way have a while to hear the
    /// answer, and all others leave at once.
    pub(crate) async fn open(
        self: Arc<Self>,
        listener: TcpListener,
        router: Router,
        mut stopping: watch::Receiver<bool>,
    ) {
        let mut connections = JoinSet::new();
        let stopped = stopping.clone();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                Some(_) = connections.join_next() => continue,
                _ = stopping.wait_for(|stop| *stop) => break,
            };
            match accepted {
                Ok((stream, peer)) => match self.admit(peer) {
                    Some(place) => {
                        let attended = attend(place, stream, peer, router.clone(), stopped.clone());
                        connections.spawn(attended);
                    }
                    None => {
                        metrics::counter!("hydropolis_turned_away_total").increment(1);
                        // Whoever does not take it at once hears nothing.
                        let _ = stream.try_write(FULL);
                    }
                },
                Err(error) if is_of_the_peer(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "a connection cannot be taken");
                    self.inside().make_room(|_| true);
                    sleep(OUT_OF_FILES).await;
                }
            }
        }
        drop(listener);
        let all_left = async { while connections.join_next().await.is_some() {} };
        if timeout(self.limits.stop(), all_left).await.is_err() {
            tracing::warn!("some requests were not finished in time");
        }
        connections.shutdown().await;
    }
}

fn is_of_the_peer(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// How many files the process may open, raised as far as the system lets it.
#[cfg(unix)]
fn files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok() {
        return maximum.unwrap_or(u64::MAX);
    }
    current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn files() -> u64 {
    u64::MAX
}

/// Serves one connection to its end.
async fn attend(
    place: Entrance,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let (limits, visitor) = (&place.doors.limits, &place.visitor);
    let line = Line { stream, visitor: visitor.clone(), stalled: None, patience: limits.idle() };
    let service = service_fn(|mut request: hyper::Request<Incoming>| {
        let busy = visitor.begin();
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.clone().call(request.map(Body::new));
        async move { answer.await.map(|answer| answer.map(|body| Told { body, _busy: busy })) }
    });
    let mut builder = http1::Builder::new();
    builder.max_buf_size(LONGEST_HEAD).header_read_timeout(None);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(line), service));
    let mut leaving = false;
    loop {
        let now = Instant::now();
        // A silent one may begin to speak meanwhile, so it is looked at every now and then.
        let again = now + limits.head().min(limits.idle());
        let patience = visitor.patience(limits).map_or(again, |patience| patience.min(again));
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = visitor.leave.notified() => return,
            _ = sleep_until(patience) => {
                if visitor.patience(limits).is_some_and(|patience| patience <= Instant::now()) {
                    return;
                }
            }
            _ = stopping.wait_for(|stop| *stop), if !leaving => {
                if visitor.silent_since().is_some() {
                    return;
                }
                leaving = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// An answer on its way: the request is under way until it is handed over whole.
struct Told {
    body: Body,
    _busy: Request,
}

impl http_body::Body for Told {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The line to a client, on which it is noticed what it sends and whether it reads.
struct Line {
    stream: TcpStream,
    visitor: Arc<Visitor>,
    /// Runs while the client reads nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    patience: Duration,
}

impl Line {
    fn noted<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            self.visitor.took();
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.visitor.heard();
        }
        read
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.noted(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.noted(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
