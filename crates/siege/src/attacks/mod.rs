//! The attacks, in the order in which they come. An attack is one line in `ALL`.

mod accounts;
mod bodies;
mod bots;
mod deaths;
mod floods;
mod origins;
mod packs;
mod records;
mod seats;
mod sockets;
mod streams;

use std::pin::Pin;
use std::sync::Arc;

use crate::field::{Field, Findings};

/// An attack under way.
type UnderWay = Pin<Box<dyn Future<Output = Findings> + Send>>;

/// An attack.
pub(crate) struct Attack {
    /// Its name.
    pub(crate) name: &'static str,
    /// What is done.
    pub(crate) about: &'static str,
    /// Does it until the field says that it is enough.
    pub(crate) run: fn(Arc<Field>) -> UnderWay,
}

macro_rules! attacks {
    ($($name:literal: $about:literal => $run:path;)*) => {
        &[$(Attack { name: $name, about: $about, run: |field| Box::pin($run(field)) }),*]
    };
}

/// All attacks.
pub(crate) const ALL: &[Attack] = attacks! {
    "pack-cycles": "packs whose slots all perform any slot, with people and with bots" => packs::cycles;
    "pack-depth": "packs with effects nested thousands deep" => packs::depth;
    "pack-rows": "a pack of 754 KB" => packs::rows;
    "pack-slow": "a small pack whose moves take long to list" => packs::slow;
    "records": "records that cannot be, and records of absurd length" => records::absurd;
    "bodies-huge": "bodies without an end, and JSON nested without an end" => bodies::huge;
    "bodies-slow": "bodies that come byte by byte" => bodies::slow;
    "half-sent": "requests whose head is never finished" => bodies::half_sent;
    "headers": "headers by the megabyte and by the thousand" => bodies::headers;
    "silent-sockets": "1,000 connections that say nothing" => sockets::silent;
    "slow-readers": "streams of events that nobody reads" => streams::slow_readers;
    "viewers": "2,000 viewers of one table" => streams::viewers;
    "logins": "270 logins at once" => accounts::logins;
    "guessing": "guessing a password" => accounts::guessing;
    "experts": "one guest with 200 tables of experts, while a beginner's answer is awaited" => bots::experts;
    "flood-tables": "tables beyond number" => floods::tables;
    "flood-guests": "guests beyond number" => floods::guests;
    "flood-uploads": "uploads beyond number" => floods::uploads;
    "foreign-origin": "forms from other sites, and other hosts' names" => origins::foreign;
    "forwarded": "a new X-Forwarded-For in every request" => origins::forwarded;
    "seats": "logging in at a table, losing a link, taking every seat" => seats::keeping;
    "seeds": "naming the seed of a game with others" => seats::seeds;
    "kill": "SIGKILL in the middle of play" => deaths::kill;
    "abort": "SIGABRT in the middle of play" => deaths::abort;
    "terminate": "SIGTERM right after the start, and during a half-sent request" => deaths::terminate;
    "two-servers": "a second server on the same database" => deaths::two_servers;
};
