//! What lies on players and sides, and for how long (SOCIAL-EFF-7, SOCIAL-EFF-8).

use crate::{Duration, PlayerMark, Stat};

/// The durations that something can last on the table: SHOT, SEQ, NEXTSEQ, ROUND.
pub(crate) const DURATIONS: usize = 4;
/// They, in the order of their places.
pub(crate) const LASTING: [Duration; DURATIONS] =
    [Duration::Shot, Duration::Seq, Duration::NextSeq, Duration::Round];

/// The place of a lasting duration.
pub(crate) const fn place(duration: Duration) -> usize {
    match duration {
        Duration::Shot => 0,
        Duration::Seq | Duration::Now | Duration::Next => 1,
        Duration::NextSeq => 2,
        Duration::Round => 3,
    }
}

/// The durations for which something holds, one bit for each place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lasting(u8);

/// What lies on a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Effects {
    /// By the places of the durations.
    pub(crate) attack: [i8; DURATIONS],
    /// By the places of the durations.
    pub(crate) defence: [i8; DURATIONS],
    pub(crate) protected: Lasting,
    pub(crate) no_block: Lasting,
    /// SOCIAL-EFF-13 Two cancel out.
    pub(crate) swapped: Lasting,
}

/// What holds for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SideRules {
    pub(crate) locked: Lasting,
    pub(crate) licensed: Lasting,
}

impl Lasting {
    const NONE: Self = Self(0);
    /// SHOT, SEQ and ROUND, but not NEXTSEQ.
    const IN_FORCE: u8 = 0b1011;

    pub(crate) const fn has(self, duration: Duration) -> bool {
        self.0 & (1 << place(duration)) != 0
    }

    pub(crate) const fn insert(&mut self, duration: Duration) {
        self.0 |= 1 << place(duration);
    }

    const fn toggle(&mut self, duration: Duration) {
        self.0 ^= 1 << place(duration);
    }

    /// Whether it holds now.
    #[inline]
    pub(crate) const fn in_force(self) -> bool {
        self.0 & Self::IN_FORCE != 0
    }

    /// Whether it holds now, if two cancel out.
    #[inline]
    pub(crate) const fn odd_in_force(self) -> bool {
        (self.0 & Self::IN_FORCE).count_ones() % 2 == 1
    }

    /// SOCIAL-SEQ-3 The sequence ends, and the next one begins.
    pub(crate) fn end_sequence(&mut self) {
        let held = *self;
        *self = Self::NONE;
        if held.has(Duration::NextSeq) {
            self.insert(Duration::Seq);
        }
        if held.has(Duration::Round) {
            self.insert(Duration::Round);
        }
    }
}

impl Effects {
    pub(crate) const NONE: Self = Self {
        attack: [0; DURATIONS],
        defence: [0; DURATIONS],
        protected: Lasting::NONE,
        no_block: Lasting::NONE,
        swapped: Lasting::NONE,
    };

    /// What is added to a value now: SHOT, SEQ and ROUND, but not NEXTSEQ.
    #[inline]
    pub(crate) fn sum(&self, stat: Stat) -> i16 {
        let [shot, sequence, _, round] = self.amounts(stat).map(i16::from);
        shot + sequence + round
    }

    pub(crate) const fn amounts(&self, stat: Stat) -> [i8; DURATIONS] {
        match stat {
            Stat::Attack => self.attack,
            Stat::Defence => self.defence,
        }
    }

    pub(crate) const fn change(&mut self, stat: Stat, amount: i8, duration: Duration) {
        let amounts = match stat {
            Stat::Attack => &mut self.attack,
            Stat::Defence => &mut self.defence,
        };
        let value = &mut amounts[place(duration)];
        *value = value.saturating_add(amount);
    }

    pub(crate) const fn marked(&self, mark: PlayerMark) -> Lasting {
        match mark {
            PlayerMark::Protected => self.protected,
            PlayerMark::NoBlock => self.no_block,
            PlayerMark::Swapped => self.swapped,
        }
    }

    pub(crate) const fn lay(&mut self, mark: PlayerMark, duration: Duration) {
        match mark {
            PlayerMark::Protected => self.protected.insert(duration),
            PlayerMark::NoBlock => self.no_block.insert(duration),
            PlayerMark::Swapped => self.swapped.toggle(duration),
        }
    }

    /// SOCIAL-SEQ-3 The sequence ends, and the next one begins.
    pub(crate) fn end_sequence(&mut self) {
        for amounts in [&mut self.attack, &mut self.defence] {
            *amounts = [0, amounts[2], 0, amounts[3]];
        }
        for mark in [&mut self.protected, &mut self.no_block, &mut self.swapped] {
            mark.end_sequence();
        }
    }
}
