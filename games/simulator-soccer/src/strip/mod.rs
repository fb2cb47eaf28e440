//! SIM-STRIP Strips: what the wraps of a team look like.

mod notation;
mod picture;

use std::{
    fmt,
    ops::Deref,
    str::FromStr,
    sync::{Arc, LazyLock},
};

use engine::{BySide, NotationError, serde_by_notation, word_enum};
use serde::Serialize;

pub(crate) use self::notation::is_lettering;
pub use self::picture::Picture;
use crate::player::SQUAD;

/// A colour as `#RRGGBB`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "SimColour"))]
pub struct Colour([u8; 3]);

impl Colour {
    const WHITE: Self = Self([255; 3]);
    const BLACK: Self = Self([0; 3]);

    /// The sum of the absolute differences of red, green and blue.
    #[must_use]
    pub fn apart(self, other: Self) -> u16 {
        self.0
            .iter()
            .zip(other.0)
            .map(|(one, two)| u16::from(one.abs_diff(two)))
            .sum()
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0[0], self.0[1], self.0[2])
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no colour: write #C8102E"));
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
            .ok_or_else(wrong)?;
        let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).map_err(|_| wrong());
        Ok(Self([byte(0)?, byte(2)?, byte(4)?]))
    }
}

serde_by_notation!(Colour);

word_enum! {
    /// The pattern of a jersey.
    #[cfg_attr(feature = "ts", ts(rename = "SimJerseyPattern"))]
    pub enum JerseyPattern {
        /// One colour.
        Plain = "plain",
        /// Broad stripes.
        StripesVertical = "stripes_vertical",
        /// Pinstripes.
        StripesThin = "stripes_thin",
        /// Bands all round.
        Hoops = "hoops",
        /// Left and right.
        Halves = "halves",
        /// Four fields.
        Quarters = "quarters",
        /// A band from the right shoulder.
        Sash = "sash",
        /// A band across the chest.
        ChestBand = "chest_band",
        /// A band down the front.
        CentreStripe = "centre_stripe",
        /// A V on the chest.
        Chevron = "chevron",
        /// Squares.
        Checks = "checks",
        /// From one colour to the other.
        Gradient = "gradient",
        /// A cross on the front.
        Cross = "cross",
    }
}

word_enum! {
    /// The sleeves of a jersey.
    #[cfg_attr(feature = "ts", ts(rename = "SimSleeves"))]
    pub enum Sleeves {
        /// As the jersey.
        Same = "same",
        /// Of a colour of their own.
        Contrast = "contrast",
        /// With cuffs of a colour of their own.
        Cuffs = "cuffs",
    }
}

word_enum! {
    /// The collar of a jersey.
    #[cfg_attr(feature = "ts", ts(rename = "SimCollar"))]
    pub enum Collar {
        /// Round.
        Round = "round",
        /// Like a V.
        VNeck = "v_neck",
        /// With buttons.
        Polo = "polo",
    }
}

word_enum! {
    /// The pattern of the shorts.
    #[cfg_attr(feature = "ts", ts(rename = "SimShortsPattern"))]
    pub enum ShortsPattern {
        /// One colour.
        Plain = "plain",
        /// Stripes at the sides.
        SideStripe = "side_stripe",
        /// A hem.
        Trim = "trim",
    }
}

word_enum! {
    /// The pattern of the socks.
    #[cfg_attr(feature = "ts", ts(rename = "SimSocksPattern"))]
    pub enum SocksPattern {
        /// One colour.
        Plain = "plain",
        /// Turned over at the top.
        Turnover = "turnover",
        /// Bands.
        Hoops = "hoops",
    }
}

word_enum! {
    /// The shape of the badge.
    #[cfg_attr(feature = "ts", ts(rename = "SimBadgeShape"))]
    pub enum BadgeShape {
        /// A shield.
        Shield = "shield",
        /// A circle.
        Circle = "circle",
        /// A diamond.
        Diamond = "diamond",
        /// A pennant.
        Pennant = "pennant",
        /// There is no badge.
        None = "none",
    }
}

word_enum! {
    /// What the badge shows.
    #[cfg_attr(feature = "ts", ts(rename = "SimEmblem"))]
    pub enum Emblem {
        /// A star.
        Star = "star",
        /// An anchor.
        Anchor = "anchor",
        /// A tower.
        Tower = "tower",
        /// A tree.
        Tree = "tree",
        /// Waves.
        Wave = "wave",
        /// The sun.
        Sun = "sun",
        /// A wheel.
        Wheel = "wheel",
        /// Up to three letters.
        Letters = "letters",
        /// A picture of one's own.
        Image = "image",
    }
}

word_enum! {
    /// How numbers are drawn.
    #[cfg_attr(feature = "ts", ts(rename = "SimNumberFont"))]
    pub enum NumberFont {
        /// With corners.
        Block = "block",
        /// Without corners.
        Round = "round",
        /// Thin.
        Slim = "slim",
        /// As an outline.
        Outline = "outline",
    }
}

word_enum! {
    /// SIM-STRIP-4 What a strip is.
    #[cfg_attr(feature = "ts", ts(rename = "SimStripCategory"))]
    pub enum Category {
        /// An Italian club.
        ItalianClub = "italian_club",
        /// A foreign club.
        ForeignClub = "foreign_club",
        /// A national team.
        NationalTeam = "national_team",
        /// A team of the past.
        ClassicTeam = "classic_team",
        /// A team of a minor league.
        MinorLeague = "minor_league",
        /// An invention.
        Fantasy = "fantasy",
    }
}

/// SIM-STRIP-1 A strip: what the wraps of a team look like. SIM-STRIP-2 It changes nothing in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimStrip"))]
pub struct Strip {
    /// The id of a ready strip, or `own`.
    pub id: String,
    /// The name of a ready strip.
    pub name: String,
    /// SIM-STRIP-4 Its category.
    pub category: Category,
    /// The pattern of the jersey.
    pub pattern: JerseyPattern,
    /// The jersey's main colour.
    pub jersey: Colour,
    /// Its second colour.
    pub jersey_second: Option<Colour>,
    /// The sleeves.
    pub sleeves: Sleeves,
    /// Their colour, if it is their own.
    pub sleeve_colour: Option<Colour>,
    /// The collar.
    pub collar: Collar,
    /// Its colour.
    pub collar_colour: Colour,
    /// The pattern of the shorts.
    pub shorts_pattern: ShortsPattern,
    /// The shorts.
    pub shorts: Colour,
    /// Their second colour.
    pub shorts_second: Option<Colour>,
    /// The pattern of the socks.
    pub socks_pattern: SocksPattern,
    /// The socks.
    pub socks: Colour,
    /// Their second colour.
    pub socks_second: Option<Colour>,
    /// The shape of the badge.
    pub badge_shape: BadgeShape,
    /// The badge's ground.
    pub badge_colour: Colour,
    /// Its edge and emblem.
    pub badge_second: Colour,
    /// The emblem of the badge.
    pub badge: Emblem,
    /// The letters of the badge, if that is its emblem.
    pub badge_letters: String,
    /// The picture of the badge, if that is its emblem.
    pub badge_picture: Option<Picture>,
    /// The sponsor's text; empty if there is none.
    pub sponsor: String,
    /// Its colour.
    pub sponsor_colour: Colour,
    /// How numbers are drawn.
    pub number_font: NumberFont,
    /// The numbers and names.
    pub number: Colour,
    /// SIM-STRIP-6 The keeper's jersey.
    pub keeper_jersey: Colour,
    /// The keeper's shorts.
    pub keeper_shorts: Colour,
    /// The keeper's socks.
    pub keeper_socks: Colour,
    /// The names on the backs by shirt; empty where there is none.
    pub names: Vec<String>,
}

/// The id of a strip that is not ready-made.
const OWN: &str = "own";
/// How long a sponsor or a name may be.
const LETTERS_MAX: usize = 12;
const BADGE_LETTERS_MAX: usize = 3;

/// SIM-STRIP-4 A strip in options, in its notation: a ready one's id, or a design of one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WornStrip(Arc<Strip>);

impl Deref for WornStrip {
    type Target = Strip;

    fn deref(&self) -> &Strip {
        &self.0
    }
}

impl fmt::Display for WornStrip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for WornStrip {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(|strip| Self(Arc::new(strip)))
    }
}

serde_by_notation!(WornStrip);

/// The ready strips. SIM-STRIP-3 The first two are the box's Red and Blue.
pub static STRIPS: LazyLock<Vec<Strip>> = LazyLock::new(|| {
    include_str!("../../data/strips.csv")
        .lines()
        .skip(1)
        .map(|row| {
            let fields: Vec<&str> = row.split(',').collect();
            ready(&fields).expect("the ready strips can be read")
        })
        .collect()
});

fn ready(fields: &[&str]) -> Result<Strip, NotationError> {
    let badge = fields[20].parse()?;
    let letters = if badge == Emblem::Letters {
        fields[1]
            .chars()
            .take(BADGE_LETTERS_MAX)
            .collect::<String>()
            .to_uppercase()
    } else {
        String::new()
    };
    Ok(Strip {
        id: fields[0].to_owned(),
        name: fields[1].to_owned(),
        category: fields[3].parse()?,
        pattern: fields[4].parse()?,
        jersey: fields[5].parse()?,
        jersey_second: fields[6].parse().ok(),
        sleeves: fields[7].parse()?,
        sleeve_colour: fields[8].parse().ok(),
        collar: fields[9].parse()?,
        collar_colour: fields[10].parse()?,
        shorts_pattern: fields[11].parse()?,
        shorts: fields[12].parse()?,
        shorts_second: fields[13].parse().ok(),
        socks_pattern: fields[14].parse()?,
        socks: fields[15].parse()?,
        socks_second: fields[16].parse().ok(),
        badge_shape: fields[17].parse()?,
        badge_colour: fields[18].parse()?,
        badge_second: fields[19].parse()?,
        badge,
        badge_letters: letters,
        badge_picture: None,
        sponsor: fields[21].to_owned(),
        sponsor_colour: fields[22].parse()?,
        number_font: fields[23].parse()?,
        number: fields[24].parse()?,
        keeper_jersey: fields[26].parse()?,
        keeper_shorts: fields[27].parse()?,
        keeper_socks: fields[28].parse()?,
        names: vec![String::new(); usize::from(SQUAD)],
    })
}

/// The ready strip that goes with a roster.
#[must_use]
pub fn strip_of(roster: &str) -> &'static Strip {
    let row = include_str!("../../data/strips.csv")
        .lines()
        .skip(1)
        .position(|row| row.split(',').nth(2) == Some(roster));
    &STRIPS[row.unwrap_or(0)]
}

/// How far apart two jerseys must be.
const APART_MIN: u16 = 90;

/// SIM-STRIP-5 The jersey colours that both sides show, so that they can be told apart.
#[must_use]
pub fn shown_jerseys(strips: BySide<&Strip>) -> BySide<Colour> {
    let home = strips.home.jersey;
    let mut away = strips.away.jersey;
    if home.apart(away) < APART_MIN {
        let plain = if home.apart(Colour::WHITE) >= home.apart(Colour::BLACK) {
            Colour::WHITE
        } else {
            Colour::BLACK
        };
        away = strips
            .away
            .jersey_second
            .filter(|second| home.apart(*second) >= APART_MIN)
            .unwrap_or(plain);
    }
    BySide { home, away }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SIM-STRIP-5: scenario 74.
    #[test]
    fn jerseys_can_be_told_apart() {
        assert_eq!(STRIPS.len(), 12);
        assert_eq!((&*STRIPS[0].name, &*STRIPS[1].name), ("Red", "Blue"));
        let (red, blue) = (&STRIPS[0], &STRIPS[1]);
        let shown = |away: &Strip| shown_jerseys(BySide { home: red, away });
        let mut close = red.clone();
        close.jersey = "#D0102E".parse().expect("a colour");
        assert_eq!(shown(&close).home, red.jersey);
        assert_eq!(shown(&close).away, Colour::WHITE);
        close.jersey_second = Some(blue.jersey);
        assert_eq!(shown(&close).away, blue.jersey);
        assert_eq!(shown(blue).away, blue.jersey);
    }

    /// SIM-STRIP-6 Every keeper can be told from his mates.
    #[test]
    fn a_keeper_has_a_kit_of_his_own() {
        for strip in STRIPS.iter() {
            assert!(
                strip.keeper_jersey.apart(strip.jersey) >= APART_MIN,
                "{}",
                strip.id
            );
        }
    }

    #[test]
    fn every_roster_has_its_strip() {
        for roster in crate::ROSTERS.iter() {
            assert_eq!(strip_of(roster.id).name, roster.name);
        }
    }
}
