//! The clocks of both sides, by the pace that was agreed: the server keeps them, and the rules never hear of them.
//!
//! A clock runs while a person of its side must decide. It stands still while there is still something to be shown, for as
//! long as the server itself says, and what the line is known to take is given back: both within bounds, so that nobody
//! gains time by being slow.

use clubhouse::{BySide, Side, Viewer, Weight};
use serde::{Deserialize, Serialize};
use store::KeptClocks;

use crate::{messages::table::SideClock, pace::Pace};

/// The most for which a step is shown before a clock runs.
const SHOWING_MAX_MS: i64 = 6_000;
/// The most that is given back for the line at a decision.
const LAG_MAX_MS: i64 = 300;
/// After a start of the server nobody loses on days before this: they could not have come.
const REOPENING_MS: i64 = 600_000;
const DAY_MS: i64 = 86_400_000;

/// The clocks of both sides.
pub(super) struct SideClocks {
    pace: Pace,
    faces: Faces,
    /// What the line of each side is known to take.
    lag_ms: BySide<i64>,
}

/// What the clocks show.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Faces {
    /// The truth.
    own: BySide<Hand>,
    /// What everybody else is told: the truth at the last step that everybody has seen something of. In a secret decision
    /// a clock that stops would tell who has chosen, and what it has gained how often.
    told: BySide<Hand>,
}

/// One clock.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
struct Hand {
    left_ms: i64,
    /// Since when it runs, if it does: while something is shown this is in the future.
    since_ms: Option<i64>,
}

impl Hand {
    fn left(self, now_ms: i64) -> i64 {
        self.left_ms - self.since_ms.map_or(0, |since| (now_ms - since).max(0))
    }

    fn deadline(self) -> Option<i64> {
        self.since_ms.map(|since| since + self.left_ms)
    }

    fn shown(self, now_ms: i64) -> SideClock {
        let starts_in_ms = self.since_ms.map_or(0, |since| (since - now_ms).max(0));
        SideClock {
            left_ms: self.left(now_ms).max(0),
            running: self.since_ms.is_some(),
            starts_in_ms: u32::try_from(starts_in_ms).unwrap_or(0),
        }
    }
}

/// How the match has gone on.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    /// The side that has decided, if one has.
    pub(super) mover: Option<Side>,
    /// The sides of which a person must decide now.
    pub(super) deciding: BySide<bool>,
    /// Whether everybody has seen something of it.
    pub(super) public: bool,
    /// For how long it is shown.
    pub(super) showing_ms: i64,
}

impl SideClocks {
    /// The clocks of a match that has not begun, if somebody keeps time at this pace.
    pub(super) fn new(pace: Pace) -> Option<Self> {
        let hand = Hand {
            left_ms: match pace {
                Pace::Unhurried => return None,
                Pace::Live { minutes, .. } => i64::from(minutes) * 60_000,
                Pace::Days { days } => i64::from(days) * DAY_MS,
            },
            since_ms: None,
        };
        let hands = BySide {
            home: hand,
            away: hand,
        };
        Some(Self {
            pace,
            faces: Faces {
                own: hands,
                told: hands,
            },
            lag_ms: BySide::default(),
        })
    }

    /// The clocks as they were kept, by a server that has been open since `opened_ms`. A live clock does not count what
    /// passed before: nobody could play. One of days does, but leaves a while to come back.
    pub(super) fn resume(pace: Pace, kept: Option<&str>, opened_ms: i64) -> Option<Self> {
        let mut this = Self::new(pace)?;
        let Some(faces) = kept.and_then(|kept| serde_json::from_str::<Faces>(kept).ok()) else {
            return Some(this);
        };
        this.faces = faces;
        for hand in [
            &mut this.faces.own.home,
            &mut this.faces.own.away,
            &mut this.faces.told.home,
            &mut this.faces.told.away,
        ] {
            let Some(since) = hand.since_ms.filter(|since| *since < opened_ms) else {
                continue;
            };
            match pace {
                Pace::Unhurried => {}
                Pace::Live { .. } => hand.since_ms = Some(opened_ms),
                Pace::Days { .. } => hand.left_ms = hand.left_ms.max(opened_ms + REOPENING_MS - since),
            }
        }
        Some(this)
    }

    /// The clocks show what another node has saved with a step.
    pub(super) fn follow(&mut self, kept: &str) {
        if let Ok(faces) = serde_json::from_str(kept) {
            self.faces = faces;
        }
    }

    /// The match has gone on, or begins.
    pub(super) fn turn(&mut self, turn: Turn, now_ms: i64) {
        for side in Side::ALL {
            let lag_ms = self.lag_ms[side];
            let hand = &mut self.faces.own[side];
            let has_decided = turn.mover == Some(side) && (turn.public || !turn.deciding[side]);
            let Some(since) = hand.since_ms else {
                if turn.deciding[side] {
                    if let Pace::Days { days } = self.pace {
                        hand.left_ms = i64::from(days) * DAY_MS;
                    }
                    hand.since_ms = Some(now_ms + turn.showing_ms);
                }
                continue;
            };
            if has_decided {
                let taken = (now_ms - since).max(0);
                hand.left_ms -= taken - lag_ms.min(taken);
                match self.pace {
                    Pace::Unhurried => {}
                    Pace::Live { increment_s, .. } => hand.left_ms += i64::from(increment_s) * 1_000,
                    Pace::Days { days } => hand.left_ms = i64::from(days) * DAY_MS,
                }
            } else if !turn.deciding[side] || turn.showing_ms > 0 {
                hand.left_ms = hand.left(now_ms);
            } else {
                continue;
            }
            hand.since_ms = turn.deciding[side].then_some(now_ms + turn.showing_ms);
        }
        if turn.public {
            self.faces.told = self.faces.own;
        }
    }

    /// Stops both: the match is over, and everybody may know what they show.
    pub(super) fn stop(&mut self, now_ms: i64) {
        for side in Side::ALL {
            let hand = &mut self.faces.own[side];
            *hand = Hand {
                left_ms: hand.left(now_ms).max(0),
                since_ms: None,
            };
        }
        self.faces.told = self.faces.own;
    }

    /// What the line of a side was found to take, there and back.
    pub(super) fn measure_lag(&mut self, side: Side, lag_ms: i64) {
        self.lag_ms[side] = lag_ms.clamp(0, LAG_MAX_MS);
    }

    /// What the lines of both sides are known to take.
    pub(super) fn lag_ms(&self) -> BySide<i64> {
        self.lag_ms
    }

    /// The same, known from before.
    pub(super) fn set_lag(&mut self, lag_ms: BySide<i64>) {
        self.lag_ms = lag_ms;
    }

    /// When the next side's time is up, if a clock runs: the line has its bounded share.
    pub(super) fn alarm_ms(&self) -> Option<i64> {
        Side::ALL.into_iter().filter_map(|side| self.up_at(side)).min()
    }

    /// The sides whose time is up, if there are any: the one that ran out first, or both at the same moment.
    pub(super) fn up(&self, now_ms: i64) -> Option<BySide<bool>> {
        let first = self.alarm_ms().filter(|at| *at <= now_ms)?;
        Some(BySide::from_fn(|side| self.up_at(side) == Some(first)))
    }

    /// Whether a side has time left.
    pub(super) fn has_time(&self, side: Side, now_ms: i64) -> bool {
        self.faces.own[side].left(now_ms) > 0
    }

    fn up_at(&self, side: Side) -> Option<i64> {
        Some(self.faces.own[side].deadline()? + self.lag_ms[side])
    }

    /// As the store keeps them.
    pub(super) fn kept(&self) -> KeptClocks {
        let deadlines = Side::ALL
            .into_iter()
            .filter_map(|side| self.faces.own[side].deadline());
        KeptClocks {
            text: serde_json::to_string(&self.faces).expect("numbers are plain data"),
            deadline_ms: deadlines.min(),
        }
    }

    /// What a viewer is shown.
    pub(super) fn shown(&self, viewer: Viewer, now_ms: i64) -> BySide<SideClock> {
        let own = viewer.seat().map(clubhouse::Seat::side);
        BySide::from_fn(|side| {
            let faces = if own == Some(side) {
                &self.faces.own
            } else {
                &self.faces.told
            };
            faces[side].shown(now_ms)
        })
    }
}

/// For how long a step is shown: a fixed time for each of its public events, by how much it matters. What a client does
/// with it is its own affair.
pub(super) fn showing_ms(events: &[Weight]) -> i64 {
    let each = |weight: &Weight| match weight {
        Weight::Quiet => 150,
        Weight::Normal => 400,
        Weight::Big => 900,
    };
    events.iter().map(each).sum::<i64>().min(SHOWING_MAX_MS)
}

#[cfg(test)]
mod tests {
    use clubhouse::Seat;

    use super::*;

    const LIVE: Pace = Pace::Live {
        minutes: 1,
        increment_s: 5,
    };
    const BOTH: BySide<bool> = BySide {
        home: true,
        away: true,
    };

    fn deciding(side: Side) -> BySide<bool> {
        BySide::from_fn(|deciding| deciding == side)
    }

    fn public(mover: Option<Side>, deciding: BySide<bool>) -> Turn {
        Turn {
            mover,
            deciding,
            public: true,
            showing_ms: 0,
        }
    }

    fn left(clocks: &SideClocks, side: Side, now_ms: i64) -> i64 {
        let seat = Seat::first(side);
        clocks.shown(seat.into(), now_ms)[side].left_ms
    }

    #[test]
    fn a_clock_runs_for_who_must_decide_and_gains_by_deciding() {
        let mut clocks = SideClocks::new(LIVE).unwrap();
        assert_eq!(clocks.kept().deadline_ms, None);
        clocks.turn(public(None, deciding(Side::Home)), 1_000);
        assert_eq!(clocks.kept().deadline_ms, Some(61_000));
        clocks.turn(public(Some(Side::Home), deciding(Side::Away)), 11_000);
        assert_eq!(left(&clocks, Side::Home, 99_000), 55_000);
        assert_eq!(left(&clocks, Side::Away, 12_000), 59_000);
        assert_eq!(clocks.up(70_999), None);
        assert_eq!(clocks.up(71_000), Some(deciding(Side::Away)));
    }

    #[test]
    fn while_something_is_shown_no_clock_runs_but_not_for_ever() {
        assert_eq!(showing_ms(&[Weight::Quiet, Weight::Big]), 1_050);
        assert_eq!(showing_ms(&[Weight::Big; 100]), SHOWING_MAX_MS);
        let mut clocks = SideClocks::new(LIVE).unwrap();
        let turn = Turn {
            showing_ms: 2_000,
            ..public(None, deciding(Side::Home))
        };
        clocks.turn(turn, 0);
        let shown = clocks.shown(Viewer::Spectator, 500).home;
        assert_eq!((shown.left_ms, shown.starts_in_ms), (60_000, 1_500));
        // Who answers at once gains what the pace gives, and nothing for the time that was not theirs.
        clocks.turn(public(Some(Side::Home), deciding(Side::Away)), 600);
        assert_eq!(left(&clocks, Side::Home, 600), 65_000);
    }

    #[test]
    fn the_line_gets_its_share_and_no_more() {
        let mut clocks = SideClocks::new(LIVE).unwrap();
        clocks.measure_lag(Side::Home, 90_000);
        clocks.turn(public(None, deciding(Side::Home)), 0);
        assert_eq!(clocks.up(60_299), None);
        assert_eq!(clocks.up(60_300), Some(deciding(Side::Home)));
        clocks.turn(public(Some(Side::Home), deciding(Side::Away)), 100);
        assert_eq!(
            left(&clocks, Side::Home, 100),
            65_000,
            "never more than was taken"
        );
        clocks.turn(public(Some(Side::Away), deciding(Side::Home)), 200);
        clocks.turn(public(Some(Side::Home), deciding(Side::Away)), 10_200);
        assert_eq!(left(&clocks, Side::Home, 10_200), 60_300);
    }

    #[test]
    fn a_secret_choice_stops_a_clock_that_others_see_running() {
        let mut clocks = SideClocks::new(LIVE).unwrap();
        clocks.turn(public(None, BOTH), 0);
        let secret = Turn {
            public: false,
            ..public(Some(Side::Home), deciding(Side::Away))
        };
        let before = clocks.shown(Seat::Away.into(), 10_000);
        clocks.turn(secret, 10_000);
        assert_eq!(left(&clocks, Side::Home, 20_000), 55_000);
        assert_eq!(clocks.shown(Seat::Away.into(), 10_000), before);
        assert_eq!(clocks.shown(Viewer::Spectator, 10_000), before);
        // What is revealed reveals the clocks.
        clocks.turn(public(Some(Side::Away), BOTH), 20_000);
        assert_eq!(clocks.shown(Viewer::Spectator, 20_000).home.left_ms, 55_000);
    }

    #[test]
    fn a_run_of_secret_choices_gains_once() {
        let mut clocks = SideClocks::new(LIVE).unwrap();
        clocks.turn(public(None, BOTH), 0);
        for now_ms in 1..=50 {
            let secret = Turn {
                public: false,
                ..public(Some(Side::Home), BOTH)
            };
            clocks.turn(secret, now_ms * 100);
        }
        assert_eq!(left(&clocks, Side::Home, 5_000), 55_000);
    }

    #[test]
    fn both_can_be_out_of_time_at_once() {
        let mut clocks = SideClocks::new(Pace::Days { days: 1 }).unwrap();
        clocks.turn(public(None, BOTH), 0);
        assert_eq!(clocks.up(DAY_MS), Some(BOTH));
    }

    #[test]
    fn days_are_for_each_decision() {
        let mut clocks = SideClocks::new(Pace::Days { days: 2 }).unwrap();
        clocks.turn(public(None, deciding(Side::Home)), 0);
        clocks.turn(public(Some(Side::Home), deciding(Side::Home)), DAY_MS);
        assert_eq!(clocks.kept().deadline_ms, Some(3 * DAY_MS));
        clocks.turn(public(Some(Side::Home), deciding(Side::Away)), 2 * DAY_MS);
        assert_eq!(clocks.kept().deadline_ms, Some(4 * DAY_MS));
    }

    #[test]
    fn a_restart_gives_live_clocks_what_nobody_could_use_and_days_a_while() {
        let mut clocks = SideClocks::new(LIVE).unwrap();
        clocks.turn(public(None, deciding(Side::Home)), 0);
        let text = clocks.kept().text;
        let same = SideClocks::resume(LIVE, Some(&text), -1).unwrap();
        assert_eq!(same.alarm_ms(), Some(60_000));
        let later = SideClocks::resume(LIVE, Some(&text), 500_000).unwrap();
        assert_eq!(later.alarm_ms(), Some(560_000));

        let days = Pace::Days { days: 1 };
        let mut clocks = SideClocks::new(days).unwrap();
        clocks.turn(public(None, deciding(Side::Home)), 0);
        let text = clocks.kept().text;
        let in_time = SideClocks::resume(days, Some(&text), 1_000).unwrap();
        assert_eq!(in_time.alarm_ms(), Some(DAY_MS));
        let late = SideClocks::resume(days, Some(&text), 2 * DAY_MS).unwrap();
        assert_eq!(late.alarm_ms(), Some(2 * DAY_MS + REOPENING_MS));
        assert!(SideClocks::resume(Pace::Unhurried, Some(&text), 0).is_none());
    }
}
