//! The auction for the places of the draft, an option (B-25.2).

use kernel::{Log, Moves};

use crate::event::Event;
use crate::moves::Move;
use crate::position::Table;
use crate::step::Step;

/// The most points that can be bid for a place.
pub const MOST_BID: u8 = 30;

impl Table {
    /// The highest bid so far.
    pub fn highest_bid(&self) -> u8 {
        self.seats.0.iter().map(|player| player.bid).max().unwrap_or(0)
    }

    /// How many people have not left the auction. They come first in `order`, those who have left behind them.
    fn bidders(&self) -> usize {
        self.humans().filter(|&seat| !self.seats[seat].passed).count()
    }

    /// Every higher bid, or leaving.
    #[inline(never)]
    pub(crate) fn list_bids(&self, moves: &mut Moves<Move>) {
        moves.extend((self.highest_bid() + 1..=MOST_BID).map(Move::Bid));
        moves.push(Move::Pass);
    }

    /// A player bids, and the next one is asked.
    pub(crate) fn bid(&mut self, points: u8, log: &mut impl Log<Table, Event>) {
        self.me_mut().bid = points;
        log.note(self, Event::Bid { seat: self.active, points });
        let place = self.bidding_place();
        self.ask_bidder(place + 1);
    }

    /// A player leaves the auction and takes the last place left; the last one who stays has the first place.
    pub(crate) fn leave_auction(&mut self, log: &mut impl Log<Table, Event>) {
        let (place, bidders) = (self.bidding_place(), self.bidders());
        self.order[place..bidders].rotate_left(1);
        self.me_mut().passed = true;
        log.note(self, Event::DraftPlace { seat: self.active, place: bidders as u8 });
        if bidders > 2 {
            return self.ask_bidder(place);
        }
        for player in &mut self.seats.0 {
            player.passed = false;
        }
        self.active = self.order[0];
        log.note(self, Event::DraftPlace { seat: self.active, place: 1 });
        self.agenda.push(Step::Draft);
    }

    fn bidding_place(&self) -> usize {
        self.order.iter().position(|&seat| seat == self.active).unwrap_or(0)
    }

    fn ask_bidder(&mut self, place: usize) {
        self.active = self.order[place % self.bidders()];
        self.agenda.push(Step::Bid);
    }
}
