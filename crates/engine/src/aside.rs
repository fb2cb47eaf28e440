//! Steps beside the rules: what coaches settle among themselves, whose time is up, and who plays for whom.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    BySide, EndReason, Entry, Game, Input, NotationError, Outcome, Record, Rules, Seat, Side, Voice,
};

/// A step that no rule brings about: nothing is drawn, and nothing happens on the pitch.
///
/// ```
/// use engine::{Aside, Seat, Side};
///
/// assert_eq!(Aside::TimeUp(Side::Away).to_string(), "away is out of time");
/// assert_eq!("home is played by club".parse(), Ok(Aside::StoodIn(Seat::Home, "club".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aside {
    /// A coach offers a draw. The offer stands until the other side answers or moves.
    DrawOffered(Seat),
    /// A coach of the other side does not want it.
    DrawDeclined(Seat),
    /// A coach of the other side agrees: the match is over.
    DrawAgreed(Seat),
    /// A coach calls the match off before the first decision of its side: it is over, and counts for nothing.
    Abandoned(Seat),
    /// A coach claims the win, because an opponent is gone: the match is over.
    WinClaimed(Seat),
    /// A coach claims a draw, because an opponent is gone: the match is over.
    DrawClaimed(Seat),
    /// The time of a side is up: the match is over.
    TimeUp(Side),
    /// The time of both sides was up at the same moment: the match is over, and nobody has won.
    BothTimeUp,
    /// A bot of this level plays for a coach from now on.
    StoodIn(Seat, String),
    /// The coach is back and plays again.
    Returned(Seat),
}

impl Aside {
    /// The seat of which it tells, if it tells of one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::DrawOffered(seat)
            | Self::DrawDeclined(seat)
            | Self::DrawAgreed(seat)
            | Self::Abandoned(seat)
            | Self::WinClaimed(seat)
            | Self::DrawClaimed(seat)
            | Self::StoodIn(seat, _)
            | Self::Returned(seat) => Some(*seat),
            Self::TimeUp(_) | Self::BothTimeUp => None,
        }
    }

    /// Whether the match is over with it.
    #[must_use]
    pub fn ends(&self) -> bool {
        match self {
            Self::DrawAgreed(_)
            | Self::Abandoned(_)
            | Self::WinClaimed(_)
            | Self::DrawClaimed(_)
            | Self::TimeUp(_)
            | Self::BothTimeUp => true,
            Self::DrawOffered(_) | Self::DrawDeclined(_) | Self::StoodIn(..) | Self::Returned(_) => false,
        }
    }

    /// Whether it tells who plays: what was played before it cannot be taken back.
    pub(crate) fn changes_coach(&self) -> bool {
        matches!(self, Self::StoodIn(..) | Self::Returned(_))
    }
}

impl fmt::Display for Aside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DrawOffered(seat) => write!(f, "{seat} offers a draw"),
            Self::DrawDeclined(seat) => write!(f, "{seat} declines the draw"),
            Self::DrawAgreed(seat) => write!(f, "{seat} agrees to a draw"),
            Self::Abandoned(seat) => write!(f, "{seat} abandons the match"),
            Self::WinClaimed(seat) => write!(f, "{seat} claims the win"),
            Self::DrawClaimed(seat) => write!(f, "{seat} claims a draw"),
            Self::TimeUp(side) => write!(f, "{side} is out of time"),
            Self::BothTimeUp => f.write_str("both are out of time"),
            Self::StoodIn(seat, level) => write!(f, "{seat} is played by {level}"),
            Self::Returned(seat) => write!(f, "{seat} is back"),
        }
    }
}

impl FromStr for Aside {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "both are out of time" {
            return Ok(Self::BothTimeUp);
        }
        let (who, what) = text.split_once(' ').ok_or_else(|| {
            NotationError::new("a step beside the rules is written `17 home offers a draw`")
        })?;
        if let Some(level) = what.strip_prefix("is played by ") {
            return Ok(Self::StoodIn(who.parse()?, level.to_owned()));
        }
        match what {
            "offers a draw" => Ok(Self::DrawOffered(who.parse()?)),
            "declines the draw" => Ok(Self::DrawDeclined(who.parse()?)),
            "agrees to a draw" => Ok(Self::DrawAgreed(who.parse()?)),
            "abandons the match" => Ok(Self::Abandoned(who.parse()?)),
            "claims the win" => Ok(Self::WinClaimed(who.parse()?)),
            "claims a draw" => Ok(Self::DrawClaimed(who.parse()?)),
            "is out of time" => Ok(Self::TimeUp(who.parse()?)),
            "is back" => Ok(Self::Returned(who.parse()?)),
            other => Err(NotationError::new(format!("nobody `{other}`"))),
        }
    }
}

/// How a match ended with a step that no rule brought about, if it did.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{EndReason, Input, Match, Rules as _, Seat, Seed, Side, ended_by};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let state = FlipFootball::new(&options);
/// let outcome = ended_by(&state, &Input::Resign(Seat::Home)).unwrap();
/// assert_eq!((outcome.winner, outcome.reason), (Some(Side::Away), Some(EndReason::Resigned)));
/// ```
pub fn ended_by<G: Rules + Voice>(state: &G, input: &Input<G::Move>) -> Option<Outcome> {
    let drawn = || Outcome {
        winner: None,
        ..Outcome::of_score(state.scoreline().score)
    };
    let (outcome, reason) = match input {
        Input::Resign(seat) => (state.forfeit(seat.side()), EndReason::Resigned),
        Input::Aside(Aside::TimeUp(side)) => (state.forfeit(*side), EndReason::Time),
        Input::Aside(Aside::BothTimeUp) => (drawn(), EndReason::Time),
        Input::Aside(Aside::WinClaimed(seat)) => (state.forfeit(seat.side().other()), EndReason::Claimed),
        Input::Aside(Aside::DrawClaimed(_)) => (drawn(), EndReason::Claimed),
        Input::Aside(Aside::DrawAgreed(_)) => (drawn(), EndReason::Agreed),
        Input::Aside(Aside::Abandoned(_)) => (drawn(), EndReason::Abandoned),
        Input::Aside(
            Aside::DrawOffered(_) | Aside::DrawDeclined(_) | Aside::StoodIn(..) | Aside::Returned(_),
        )
        | Input::Start
        | Input::Move(..)
        | Input::Clock(_)
        | Input::DealtAnew(_)
        | Input::Word(..) => return None,
    };
    Some(Outcome {
        reason: Some(reason),
        ..outcome
    })
}

impl<G: Game> Record<G> {
    /// Who offers a draw that nobody has answered, neither in words nor by a move of the other side.
    #[must_use]
    pub fn open_offer(&self) -> Option<Seat> {
        open_offer(self.own(self.entries.len()))
    }

    /// The level of the bot that plays for a coach at the end of the record, if one does.
    #[must_use]
    pub fn stand_in(&self, seat: Seat) -> Option<&str> {
        stand_in(self.own(self.entries.len()), seat)
    }

    /// Why something cannot be settled beside the rules now, if it cannot.
    #[must_use]
    pub fn refuses(&self, aside: &Aside) -> Option<&'static str> {
        self.aside_fault(aside, self.entries.len())
    }

    /// Of the first `steps` steps those that were played in this match, and not in one from which it was forked.
    fn own(&self, steps: usize) -> &[Entry<G::Move, G::Event>] {
        let own_from = self.header.own_from().unwrap_or(steps);
        &self.entries[own_from.min(steps)..steps]
    }

    /// Whether a side has decided once in the first `steps` steps. It is asked for every update: the first move answers.
    fn had_decided(&self, side: Side, steps: usize) -> bool {
        let mut inputs = self.own(steps).iter().map(|entry| &entry.input);
        inputs.any(|input| matches!(input, Input::Move(seat, _) if seat.side() == side))
    }

    /// Why something cannot be said beside the rules after the first `steps` steps.
    pub(crate) fn aside_fault(&self, aside: &Aside, steps: usize) -> Option<&'static str> {
        let before = self.own(steps);
        match aside {
            Aside::DrawOffered(_) if open_offer(before).is_some() => Some("a draw is offered already"),
            Aside::DrawDeclined(seat) | Aside::DrawAgreed(seat)
                if open_offer(before).is_none_or(|offerer| offerer.side() == seat.side()) =>
            {
                Some("nobody has offered a draw")
            }
            Aside::DrawOffered(seat) if has_offered(before, *seat) => {
                Some("a draw is offered once for each move")
            }
            Aside::Abandoned(seat) if self.had_decided(seat.side(), steps) => {
                Some("this side has decided once: the match can only be given up")
            }
            Aside::StoodIn(seat, _) if stand_in(before, *seat).is_some() => {
                Some("a bot plays for this coach already")
            }
            Aside::Returned(seat) if stand_in(before, *seat).is_none() => Some("nobody plays for this coach"),
            Aside::DrawOffered(_)
            | Aside::DrawDeclined(_)
            | Aside::DrawAgreed(_)
            | Aside::Abandoned(_)
            | Aside::WinClaimed(_)
            | Aside::DrawClaimed(_)
            | Aside::TimeUp(_)
            | Aside::BothTimeUp
            | Aside::StoodIn(..)
            | Aside::Returned(_) => None,
        }
    }

    /// The number of the stream from which a step draws. Steps beside the rules are not counted: otherwise whoever takes
    /// a move back could say something and play it again with other luck.
    pub(crate) fn stream(&self, step: usize) -> u64 {
        let entries = self.entries.iter().take(step);
        entries
            .filter(|entry| !matches!(entry.input, Input::Aside(_)))
            .count() as u64
    }
}

fn open_offer<M, E>(entries: &[Entry<M, E>]) -> Option<Seat> {
    let mut moved = BySide::<bool>::default();
    for entry in entries.iter().rev() {
        match &entry.input {
            Input::Move(seat, _) => moved[seat.side()] = true,
            Input::Aside(Aside::DrawOffered(seat)) => {
                return Some(*seat).filter(|seat| !moved[seat.side().other()]);
            }
            Input::Aside(Aside::DrawDeclined(_)) => return None,
            Input::Aside(_)
            | Input::Start
            | Input::Clock(_)
            | Input::Resign(_)
            | Input::DealtAnew(_)
            | Input::Word(..) => {}
        }
        if moved.home && moved.away {
            return None;
        }
    }
    None
}

/// Whether a seat has offered a draw since it last moved.
fn has_offered<M, E>(entries: &[Entry<M, E>], seat: Seat) -> bool {
    let last = entries.iter().rev().find_map(|entry| match &entry.input {
        Input::Move(theirs, _) if *theirs == seat => Some(false),
        Input::Aside(Aside::DrawOffered(theirs)) if *theirs == seat => Some(true),
        _ => None,
    });
    last == Some(true)
}

fn stand_in<M, E>(entries: &[Entry<M, E>], seat: Seat) -> Option<&str> {
    entries.iter().rev().find_map(|entry| match &entry.input {
        Input::Aside(Aside::StoodIn(theirs, level)) if *theirs == seat => Some(Some(level.as_str())),
        Input::Aside(Aside::Returned(theirs)) if *theirs == seat => Some(None),
        _ => None,
    })?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(input: Input<u8>) -> Entry<u8, u8> {
        Entry {
            input,
            draws: Vec::new(),
            events: Vec::new(),
        }
    }

    #[test]
    fn every_aside_is_written_and_read() {
        let asides = [
            Aside::DrawOffered(Seat::Home),
            Aside::DrawDeclined(Seat::Away2),
            Aside::DrawAgreed(Seat::Away),
            Aside::Abandoned(Seat::Home2),
            Aside::WinClaimed(Seat::Home),
            Aside::DrawClaimed(Seat::Home),
            Aside::TimeUp(Side::Home),
            Aside::BothTimeUp,
            Aside::StoodIn(Seat::Away, "world".into()),
            Aside::Returned(Seat::Away),
        ];
        for aside in asides {
            assert_eq!(aside.to_string().parse(), Ok(aside.clone()));
            let json = serde_json::to_string(&aside).unwrap();
            assert_eq!(serde_json::from_str::<Aside>(&json).unwrap(), aside);
        }
        assert!("home sings".parse::<Aside>().is_err());
        assert!("home".parse::<Aside>().is_err());
    }

    #[test]
    fn an_offer_stands_until_the_other_side_answers_or_moves() {
        let mut entries = vec![entry(Input::Aside(Aside::DrawOffered(Seat::Home)))];
        assert_eq!(open_offer(&entries), Some(Seat::Home));
        entries.push(entry(Input::Move(Seat::Home, 1)));
        assert_eq!(open_offer(&entries), Some(Seat::Home));
        entries.push(entry(Input::Move(Seat::Away, 1)));
        assert_eq!(open_offer(&entries), None);
        entries.push(entry(Input::Aside(Aside::DrawOffered(Seat::Away))));
        entries.push(entry(Input::Aside(Aside::DrawDeclined(Seat::Home))));
        assert_eq!(open_offer(&entries), None);
    }

    #[test]
    fn a_bot_plays_until_the_coach_is_back() {
        let mut entries = vec![entry(Input::Aside(Aside::StoodIn(Seat::Home, "club".into())))];
        assert_eq!(stand_in(&entries, Seat::Home), Some("club"));
        assert_eq!(stand_in(&entries, Seat::Away), None);
        entries.push(entry(Input::Aside(Aside::Returned(Seat::Home))));
        assert_eq!(stand_in(&entries, Seat::Home), None);
    }
}
