//! Footballers by side and shirt.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side, serde_by_notation};

/// A footballer: Home's number 9 is `h9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "SimPlayer"))]
pub struct Player(u8);

/// SIM-TEAM-1 Footballers of a team.
pub(crate) const SQUAD: u8 = 16;

impl Player {
    /// The footballer of a side with a shirt from 1 to 16.
    #[must_use]
    pub const fn new(side: Side, shirt: u8) -> Option<Self> {
        if shirt == 0 || shirt > SQUAD {
            return None;
        }
        Some(Self(
            shirt - 1
                + match side {
                    Side::Home => 0,
                    Side::Away => SQUAD,
                },
        ))
    }

    /// The footballer with this index, from 0 to 31.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Whose he is.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 < SQUAD { Side::Home } else { Side::Away }
    }

    /// His number.
    #[inline]
    #[must_use]
    pub const fn shirt(self) -> u8 {
        self.0 % SQUAD + 1
    }

    /// His place in arrays of all footballers.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The squad of a side, by number.
    pub fn of(side: Side) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let first = match side {
            Side::Home => 0,
            Side::Away => SQUAD,
        };
        (first..first + SQUAD).map(Self)
    }

    /// Everybody, Home by number, then Away by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..2 * SQUAD).map(Self)
    }

    /// The opponent with the same number.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((self.0 + SQUAD) % (2 * SQUAD))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.side() {
            Side::Home => 'h',
            Side::Away => 'a',
        };
        write!(f, "{letter}{}", self.shirt())
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no footballer: write h9 or a10"));
        let side = match text.chars().next() {
            Some('h') => Side::Home,
            Some('a') => Side::Away,
            _ => return Err(wrong()),
        };
        let digits = &text[1..];
        if digits.starts_with('0') || !digits.chars().all(|digit| digit.is_ascii_digit()) {
            return Err(wrong());
        }
        digits
            .parse()
            .ok()
            .and_then(|shirt| Self::new(side, shirt))
            .ok_or_else(wrong)
    }
}

serde_by_notation!(Player);

/// A set of footballers.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Players(u32);

impl Players {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, player: Player) -> bool {
        self.0 >> player.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, player: Player) {
        self.0 &= !(1 << player.0);
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squad of a side.
    #[inline]
    pub(crate) const fn of(side: Side) -> Self {
        match side {
            Side::Home => Self(0xffff),
            Side::Away => Self(0xffff_0000),
        }
    }

    /// Its member number `n`, counted from 0.
    pub(crate) fn nth(self, n: u32) -> Option<Player> {
        self.iter().nth(n as usize)
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Player> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let low = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(Player(low as u8))
        })
    }
}

impl std::ops::BitAnd for Players {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Those who are not in the other set.
impl std::ops::Sub for Players {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Player> for Players {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        let mut set = Self::NONE;
        players.into_iter().for_each(|player| set.insert(player));
        set
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let names: Vec<String> = self.iter().map(|player| player.to_string()).collect();
        write!(f, "{{{}}}", names.join(","))
    }
}

/// Written in braces, as sets are; a plain list is read too.
impl FromStr for Players {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        text.trim_matches(['{', '}']).split(',').map(str::parse).collect()
    }
}
