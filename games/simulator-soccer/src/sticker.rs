//! SIM-TEAM The skill stickers: dots and numbers.

use std::{fmt, str::FromStr, sync::LazyLock};

use engine::{NotationError, read_number};
use serde::Serialize;

/// A skill sticker as it shows on a peg's top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimSticker"))]
pub struct Sticker {
    /// Yellow dots.
    pub yellow: u8,
    /// Blue dots.
    pub blue: u8,
    /// Green dots.
    pub green: u8,
    /// Red dots.
    pub red: u8,
    /// Grey dots.
    pub grey: u8,
    /// SIM-GK-1 The black X: a goalkeeper.
    pub black: bool,
    /// SIM-TEAM-7 The red number.
    pub dribbling: u8,
    /// The blue number.
    pub marking: u8,
    /// The green number.
    pub tackling: u8,
    /// The yellow number.
    pub defending: u8,
}

/// What a second or third dot of a colour gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimSkill"))]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// SIM-PRO-3
    Assist,
    /// SIM-PRO-4
    LongKick,
    /// SIM-PRO-5
    Retrieval,
    /// SIM-PRO-6
    SlideRecovery,
    /// SIM-PRO-7
    OffsideLine,
    /// SIM-PRO-8, SIM-PRO-9
    Striker,
    /// SIM-PRO-10
    WideCorner,
    /// SIM-PRO-11
    PreciseCross,
    /// SIM-PRO-12
    Header,
    /// SIM-PRO-13
    Speed,
}

impl Skill {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Assist,
        Self::LongKick,
        Self::Retrieval,
        Self::SlideRecovery,
        Self::OffsideLine,
        Self::Striker,
        Self::WideCorner,
        Self::PreciseCross,
        Self::Header,
        Self::Speed,
    ];
}

impl Sticker {
    /// SIM-TEAM-3 A sticker's level is its number of dots.
    #[must_use]
    pub const fn level(&self) -> u8 {
        self.yellow + self.blue + self.green + self.red + self.grey + self.black as u8
    }

    /// SIM-TEAM-10, SIM-TEAM-11 Whether it gives a skill; PRO skills only count in PRO matches (SIM-PRO-1).
    #[must_use]
    pub const fn has(&self, skill: Skill, pro: bool) -> bool {
        match skill {
            Skill::Speed => self.grey >= 1,
            Skill::Assist => pro && self.yellow >= 2,
            Skill::LongKick => pro && self.yellow >= 3,
            Skill::Retrieval => pro && self.blue >= 2,
            Skill::SlideRecovery => pro && self.blue >= 3,
            Skill::OffsideLine => pro && self.red >= 2,
            Skill::Striker => pro && self.red >= 3,
            Skill::WideCorner => pro && self.green >= 2,
            Skill::PreciseCross => pro && self.green >= 3,
            Skill::Header => pro && self.grey >= 2,
        }
    }

    /// SIM-SUB-7 The reserve keeper. SIM-TEAM-8 A keeper's dribbling is 0.
    pub const RESERVE_KEEPER: Self = Self {
        yellow: 0,
        blue: 0,
        green: 0,
        red: 0,
        grey: 0,
        black: true,
        dribbling: 0,
        marking: 4,
        tackling: 4,
        defending: 4,
    };

    /// A sticker without dots, as in the scenarios.
    #[must_use]
    pub const fn blank(keeper: bool) -> Self {
        Self {
            black: keeper,
            dribbling: if keeper { 0 } else { 4 },
            ..Self::RESERVE_KEEPER
        }
    }
}

/// The dots as they are written, such as `y2b1`: small letters, so that nobody takes them for a cell. `blank` is none.
impl fmt::Display for Sticker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.level() == 0 {
            f.write_str("blank")?;
        }
        if self.black {
            f.write_str("x")?;
        }
        for (letter, dots) in [
            ('y', self.yellow),
            ('b', self.blue),
            ('g', self.green),
            ('r', self.red),
            ('s', self.grey),
        ] {
            if dots > 0 {
                write!(f, "{letter}{dots}")?;
            }
        }
        write!(
            f,
            " {}-{}-{}-{}",
            self.dribbling, self.marking, self.tackling, self.defending
        )
    }
}

impl FromStr for Sticker {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no sticker: write y2b1 3-4-4-5"));
        let (code, numbers) = text.split_once(' ').ok_or_else(wrong)?;
        let mut sticker = Self::default();
        let mut letters = if code == "blank" { "" } else { code }.chars();
        while let Some(letter) = letters.next() {
            if letter == 'x' {
                sticker.black = true;
                continue;
            }
            let dots = letters
                .next()
                .and_then(|digit| digit.to_digit(4))
                .ok_or_else(wrong)? as u8;
            match letter {
                'y' => sticker.yellow = dots,
                'b' => sticker.blue = dots,
                'g' => sticker.green = dots,
                'r' => sticker.red = dots,
                's' => sticker.grey = dots.min(2),
                _ => return Err(wrong()),
            }
        }
        let numbers: Vec<u8> = numbers.split('-').map(read_number).collect::<Result<_, _>>()?;
        let [dribbling, marking, tackling, defending] = numbers[..] else {
            return Err(wrong());
        };
        if numbers.iter().any(|number| *number > 9) {
            return Err(wrong());
        }
        Ok(Self {
            dribbling,
            marking,
            tackling,
            defending,
            ..sticker
        })
    }
}

/// SIM-TEAM-2 The stickers to choose from: `S001` is the first.
pub static CATALOGUE: LazyLock<Vec<Sticker>> = LazyLock::new(|| {
    include_str!("../data/stickers.csv")
        .lines()
        .skip(1)
        .map(|row| {
            let fields: Vec<&str> = row.split(',').collect();
            let number = |at: usize| fields[at].parse().expect("the catalogue holds numbers");
            Sticker {
                yellow: number(3),
                blue: number(4),
                green: number(5),
                red: number(6),
                grey: number(7),
                black: number(8) == 1,
                dribbling: number(9),
                marking: number(10),
                tackling: number(11),
                defending: number(12),
            }
        })
        .collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    /// SIM-TEAM-2, SIM-TEAM-3, SIM-TEAM-8 to SIM-TEAM-11 The catalogue is what the rules say of it.
    #[test]
    fn the_catalogue_keeps_its_promises() {
        assert_eq!(CATALOGUE.len(), 112);
        let count = |level: u8| {
            CATALOGUE
                .iter()
                .filter(|sticker| sticker.level() == level)
                .count()
        };
        assert_eq!([1, 2, 3, 4, 5].map(count), [32, 32, 24, 15, 9]);
        for (row, sticker) in include_str!("../data/stickers.csv")
            .lines()
            .skip(1)
            .zip(CATALOGUE.iter())
        {
            let fields: Vec<&str> = row.split(',').collect();
            assert_eq!(fields[2].parse(), Ok(sticker.level()), "{row}");
            let code = sticker.to_string();
            assert_eq!(
                code.split_once(' ').map(|(code, _)| code),
                Some(fields[1].to_lowercase().as_str()),
                "{row}"
            );
            assert_eq!(code.parse(), Ok(*sticker), "{row}");
            let skills: Vec<&str> = fields[13].split('|').filter(|skill| !skill.is_empty()).collect();
            let given = Skill::ALL.into_iter().filter(|skill| sticker.has(*skill, true));
            assert_eq!(given.count(), skills.len(), "{row}");
            assert!(
                Skill::ALL
                    .into_iter()
                    .all(|skill| skill == Skill::Speed || !sticker.has(skill, false))
            );
            let numbers = [sticker.marking, sticker.tackling, sticker.defending];
            assert!(numbers.iter().all(|number| (1..=7).contains(number)), "{row}");
            assert_eq!(sticker.black, sticker.dribbling == 0, "{row}");
        }
        assert_eq!(CATALOGUE.iter().filter(|sticker| sticker.black).count(), 8);
        for skill in Skill::ALL {
            assert!(
                CATALOGUE
                    .iter()
                    .filter(|sticker| sticker.has(skill, true))
                    .count()
                    >= 4,
                "{skill:?}"
            );
        }
    }
}
