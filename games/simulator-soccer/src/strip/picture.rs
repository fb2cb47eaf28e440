//! A picture of one's own on the badge.

use std::{fmt, str::FromStr};

use engine::{NotationError, serde_by_notation};

use super::Colour;

/// How many dots a picture has across and down.
const SIDE: usize = 24;
/// How many colours it has at most; the figure 0 is none of them, but no colour at all.
const COLOURS_MAX: usize = 15;

/// SIM-STRIP-1 A small picture: its colours, a full stop, and a figure for each dot that says which colour it has.
///
/// ```
/// # use simulator_soccer::Picture;
/// let dots = "01".repeat(24 * 12);
/// assert!(format!("C8102E.{dots}").parse::<Picture>().is_ok());
/// assert!(format!("C8102E.{dots}2").parse::<Picture>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "SimPicture"))]
pub struct Picture(String);

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Picture {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = |what: &str| Err(NotationError::new(format!("this is no picture: {what}")));
        let Some((colours, dots)) = text.split_once('.') else {
            return wrong("write colours, a full stop and dots");
        };
        if !colours.is_ascii() || colours.len() % 6 != 0 {
            return wrong("a colour has six hexadecimal figures");
        }
        let colours: Vec<String> = colours
            .as_bytes()
            .chunks(6)
            .map(|figures| format!("#{}", String::from_utf8_lossy(figures)))
            .collect();
        if colours.is_empty() || colours.len() > COLOURS_MAX {
            return wrong(&format!("it has 1 to {COLOURS_MAX} colours"));
        }
        let colours: Vec<Colour> = colours
            .iter()
            .map(|colour| colour.parse())
            .collect::<Result<_, _>>()?;
        if dots.chars().count() != SIDE * SIDE {
            return wrong(&format!("it has {SIDE} by {SIDE} dots"));
        }
        let most = u32::try_from(colours.len()).expect("a handful of colours");
        if !dots
            .chars()
            .all(|dot| dot.to_digit(16).is_some_and(|colour| colour <= most))
        {
            return wrong("a dot has a colour that it does not name");
        }
        let colours: String = colours
            .iter()
            .map(|colour| colour.to_string()[1..].to_owned())
            .collect();
        Ok(Self(format!("{colours}.{}", dots.to_ascii_lowercase())))
    }
}

serde_by_notation!(Picture);

#[cfg(test)]
mod tests {
    use super::*;

    /// SIM-STRIP-1 A picture survives its text, and what is none says why.
    #[test]
    fn a_picture_is_small_and_names_its_colours() {
        let dots = "012f".repeat(SIDE * SIDE / 4);
        let many = "0A0b0C".repeat(COLOURS_MAX);
        let picture: Picture = format!("{many}.{dots}").parse().expect("a picture");
        assert_eq!(picture.to_string(), format!("{}.{dots}", many.to_uppercase()));
        assert_eq!(picture.to_string().parse(), Ok(picture));
        for (text, why) in [
            (dots.clone(), "full stop"),
            (format!(".{dots}"), "1 to 15 colours"),
            (format!("{many}0A0B0C.{dots}"), "1 to 15 colours"),
            (format!("{many}0A.{dots}"), "six hexadecimal figures"),
            (format!("ÄÖÜ.{dots}"), "six hexadecimal figures"),
            (format!("0A0B0X.{dots}"), "no colour"),
            (format!("{many}.{dots}0"), "24 by 24 dots"),
            (format!("{many}."), "24 by 24 dots"),
            (format!("0A0B0C.{dots}"), "does not name"),
            (
                format!("{many}.{}", "<>\"'".repeat(SIDE * SIDE / 4)),
                "does not name",
            ),
        ] {
            let refusal = text.parse::<Picture>().expect_err("no picture").to_string();
            assert!(refusal.contains(why), "{refusal} does not say {why}");
        }
    }
}
