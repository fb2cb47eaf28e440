//! The short text of a strip.

use std::{fmt, str::FromStr};

use engine::NotationError;

use super::{BADGE_LETTERS_MAX, Category, Colour, Emblem, LETTERS_MAX, OWN, STRIPS, Sleeves, Strip};
use crate::player::SQUAD;

/// Whether a text can be printed: so many letters at most, and none that has a meaning in the notation.
pub(crate) fn is_lettering(text: &str, letters_max: usize) -> bool {
    let plain = |letter: char| letter.is_alphanumeric() || " .'’&-".contains(letter);
    text.chars().count() <= letters_max && text.trim() == text && text.chars().all(plain)
}

/// A ready strip's id, or all parts of a design: `jersey=hoops/#FFFFFF/#0B7285; sleeves=same; …`.
impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.id != OWN {
            return f.write_str(&self.id);
        }
        let second = |colour: Option<Colour>| colour.map_or(String::new(), |colour| format!("/{colour}"));
        write!(
            f,
            "jersey={}/{}{}",
            self.pattern,
            self.jersey,
            second(self.jersey_second)
        )?;
        write!(f, "; sleeves={}{}", self.sleeves, second(self.sleeve_colour))?;
        write!(f, "; collar={}/{}", self.collar, self.collar_colour)?;
        write!(
            f,
            "; shorts={}/{}{}",
            self.shorts_pattern,
            self.shorts,
            second(self.shorts_second)
        )?;
        write!(
            f,
            "; socks={}/{}{}",
            self.socks_pattern,
            self.socks,
            second(self.socks_second)
        )?;
        let (shape, emblem) = (self.badge_shape, self.badge);
        write!(
            f,
            "; badge={shape}/{}/{}/{emblem}",
            self.badge_colour, self.badge_second
        )?;
        if emblem == Emblem::Letters {
            write!(f, "/{}", self.badge_letters)?;
        }
        if let Some(picture) = &self.badge_picture {
            write!(f, "/{picture}")?;
        }
        write!(f, "; sponsor={}/{}", self.sponsor, self.sponsor_colour)?;
        write!(f, "; numbers={}/{}", self.number_font, self.number)?;
        let (jersey, shorts, socks) = (self.keeper_jersey, self.keeper_shorts, self.keeper_socks);
        write!(
            f,
            "; keeper={jersey}/{shorts}/{socks}; category={}",
            self.category
        )?;
        let last = self.names.iter().rposition(|name| !name.is_empty());
        if let Some(last) = last {
            write!(f, "; names={}", self.names[..=last].join("/"))?;
        }
        Ok(())
    }
}

impl FromStr for Strip {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(ready) = STRIPS.iter().find(|strip| strip.id == text) {
            return Ok(ready.clone());
        }
        if !text.contains('=') {
            let ids: Vec<&str> = STRIPS.iter().map(|strip| strip.id.as_str()).collect();
            return Err(NotationError::new(format!(
                "there is no strip `{text}`; there is: {}",
                ids.join(", ")
            )));
        }
        let own = read_own(text)?;
        let twin = STRIPS.iter().find(|ready| {
            let named = Self {
                id: ready.id.clone(),
                name: ready.name.clone(),
                ..own.clone()
            };
            named == **ready
        });
        Ok(twin.cloned().unwrap_or(own))
    }
}

/// The parts of a design in the order in which they are written; the last two may be missing.
const PARTS: [&str; 11] = [
    "jersey", "sleeves", "collar", "shorts", "socks", "badge", "sponsor", "numbers", "keeper", "category",
    "names",
];

fn read_own(text: &str) -> Result<Strip, NotationError> {
    let mut parts: [Option<Vec<&str>>; PARTS.len()] = Default::default();
    for part in text.split(';').map(str::trim) {
        let wrong = || NotationError::new(format!("`{part}` is no part of a strip, or stands there twice"));
        let (name, words) = part.split_once('=').ok_or_else(wrong)?;
        let at = PARTS.iter().position(|known| *known == name).ok_or_else(wrong)?;
        if parts[at]
            .replace(words.split('/').map(str::trim).collect())
            .is_some()
        {
            return Err(wrong());
        }
    }
    let words = |at: usize| {
        let missing = || NotationError::new(format!("the strip has no {}", PARTS[at]));
        parts[at].as_deref().ok_or_else(missing)
    };
    let wrong = |at: usize, words: &[&str]| {
        NotationError::new(format!("{} cannot be `{}`", PARTS[at], words.join("/")))
    };
    // A pattern, its colour, and a second one where the pattern has two.
    let [jersey, shorts, socks] = [0, 3, 4].map(|at| {
        let (pattern, first, second) = match words(at)? {
            [pattern, first] => (*pattern, first.parse::<Colour>()?, None),
            [pattern, first, second] => (*pattern, first.parse()?, Some(second.parse::<Colour>()?)),
            other => return Err(wrong(at, other)),
        };
        if pattern != "plain" && second.is_none() {
            let detail = format!("{pattern} {} have two colours", PARTS[at]);
            return Err(NotationError::new(detail));
        }
        Ok((pattern, first, second))
    });
    let (jersey, shorts, socks) = (jersey?, shorts?, socks?);
    let (sleeves, sleeve_colour) = match words(1)? {
        ["same"] => (Sleeves::Same, None),
        [kind, colour] if *kind != "same" => (kind.parse()?, Some(colour.parse()?)),
        other => return Err(wrong(1, other)),
    };
    let &[collar, collar_colour] = words(2)? else {
        return Err(wrong(2, words(2)?));
    };
    let (badge, badge_letters, badge_picture) = match words(5)? {
        badge @ [_, _, _, "letters", letters]
            if !letters.is_empty() && is_lettering(letters, BADGE_LETTERS_MAX) =>
        {
            (badge, *letters, None)
        }
        badge @ [_, _, _, "image", picture] => (badge, "", Some(picture.parse()?)),
        badge @ [_, _, _, emblem] if !["letters", "image"].contains(emblem) => (badge, "", None),
        other => return Err(wrong(5, other)),
    };
    let &[sponsor, sponsor_colour] = words(6)? else {
        return Err(wrong(6, words(6)?));
    };
    let &[font, number] = words(7)? else {
        return Err(wrong(7, words(7)?));
    };
    let &[keeper_jersey, keeper_shorts, keeper_socks] = words(8)? else {
        return Err(wrong(8, words(8)?));
    };
    let category = match parts[9].as_deref() {
        None => Category::Fantasy,
        Some([category]) => category.parse()?,
        Some(other) => return Err(wrong(9, other)),
    };
    let mut names = vec![String::new(); usize::from(SQUAD)];
    for (at, name) in parts[10].iter().flatten().enumerate() {
        let place = names.get_mut(at);
        *place.ok_or_else(|| NotationError::new("a strip has sixteen names at most"))? = (*name).to_owned();
    }
    if let Some(long) = names
        .iter()
        .map(String::as_str)
        .chain([sponsor])
        .find(|text| !is_lettering(text, LETTERS_MAX))
    {
        return Err(NotationError::new(format!(
            "`{long}` cannot be printed: at most {LETTERS_MAX} letters, figures, spaces or .'’&-"
        )));
    }
    Ok(Strip {
        id: OWN.to_owned(),
        name: String::new(),
        category,
        pattern: jersey.0.parse()?,
        jersey: jersey.1,
        jersey_second: jersey.2,
        sleeves,
        sleeve_colour,
        collar: collar.parse()?,
        collar_colour: collar_colour.parse()?,
        shorts_pattern: shorts.0.parse()?,
        shorts: shorts.1,
        shorts_second: shorts.2,
        socks_pattern: socks.0.parse()?,
        socks: socks.1,
        socks_second: socks.2,
        badge_shape: badge[0].parse()?,
        badge_colour: badge[1].parse()?,
        badge_second: badge[2].parse()?,
        badge: badge[3].parse()?,
        badge_letters: badge_letters.to_owned(),
        badge_picture,
        sponsor: sponsor.to_owned(),
        sponsor_colour: sponsor_colour.parse()?,
        number_font: font.parse()?,
        number: number.parse()?,
        keeper_jersey: keeper_jersey.parse()?,
        keeper_shorts: keeper_shorts.parse()?,
        keeper_socks: keeper_socks.parse()?,
        names,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All parts of a ready strip's design, spelled out.
    fn spelled(strip: &Strip) -> String {
        let own = Strip {
            id: OWN.to_owned(),
            ..strip.clone()
        };
        own.to_string()
    }

    /// SIM-STRIP-1, SIM-STRIP-4 A design survives its text, and a ready one is recognised.
    #[test]
    fn a_strip_round_trips() {
        for ready in STRIPS.iter() {
            assert_eq!(ready.to_string().parse().as_ref(), Ok(ready));
            assert_eq!(spelled(ready).parse().as_ref(), Ok(ready), "{}", spelled(ready));
        }
        let mut own: Strip = STRIPS[2].clone();
        own.id = OWN.to_owned();
        own.name = String::new();
        own.sponsor = "Müller & Co.".to_owned();
        own.names[0] = "O’Hara".to_owned();
        own.names[2] = "da Silva".to_owned();
        own.badge = Emblem::Image;
        own.badge_picture = Some(format!("C8102E.{}", "10".repeat(288)).parse().expect("a picture"));
        let text = own.to_string();
        assert!(text.contains("/image/C8102E.1010"), "{text}");
        assert!(text.ends_with("; names=O’Hara//da Silva"), "{text}");
        assert_eq!(text.parse(), Ok(own));
    }

    /// SIM-STRIP-1 What is no strip is not read.
    #[test]
    fn nonsense_is_no_strip() {
        let good = spelled(&STRIPS[9]);
        assert!(good.parse::<Strip>().is_ok());
        for (from, to) in [
            ("checks/", "dots/"),
            ("#E03131/#FFFFFF; sleeves", "#E03131; sleeves"),
            ("#E03131/#FFFFFF; sleeves", "#E0313/#FFFFFF; sleeves"),
            ("#E03131/#FFFFFF; sleeves", "#+03131/#FFFFFF; sleeves"),
            ("sleeves=same", "sleeves=contrast"),
            ("sleeves=same", "sleeves=same/#FFFFFF"),
            ("letters/CHE", "letters"),
            ("letters/CHE", "letters/"),
            ("letters/CHE", "letters/FOUR"),
            ("letters/CHE", "star/CHE"),
            ("letters/CHE", "image"),
            ("letters/CHE", "image/CHE"),
            ("sponsor=/", "sponsor=THIRTEEN MORE/"),
            ("sponsor=/", "sponsor=A<B/"),
            ("; collar=", "; shoes="),
            ("; collar=round/#E03131", ""),
            ("; collar=round/#E03131", "; collar=round"),
            (
                "; collar=round/#E03131",
                "; collar=round/#E03131; collar=round/#E03131",
            ),
            ("keeper=#FFD43B/", "keeper="),
            ("category=fantasy", "category=dream"),
            (
                "category=fantasy",
                "names=1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17",
            ),
            ("category=fantasy", "names=A name too long"),
        ] {
            assert!(good.contains(from), "{from} is not in {good}");
            let bad = good.replacen(from, to, 1);
            assert!(bad.parse::<Strip>().is_err(), "{bad}");
        }
        for bad in ["", "purple", "own", "jersey=plain/#FFFFFF", ";=", "jersey"] {
            assert!(bad.parse::<Strip>().is_err(), "{bad}");
        }
    }
}
