//! The names of matches, offers, persons and requests.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The letters of a match's address: no look-alikes.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
const MATCH_LETTERS: usize = 13;
/// Where a UUID has its dashes.
const DASHES: [usize; 4] = [8, 13, 18, 23];

/// The address of a match: 63 random bits, written as 13 letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MatchId(i64);

impl MatchId {
    /// The address made of these random bits.
    #[must_use]
    pub fn from_random(bits: u64) -> Self {
        Self((bits >> 1).cast_signed())
    }

    /// The address that `number` gave.
    #[must_use]
    pub(crate) fn from_number(number: i64) -> Self {
        Self(number)
    }

    /// The address as a number, never negative.
    #[must_use]
    pub fn number(self) -> i64 {
        self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&letters(self.0))
    }
}

/// The name of an open offer to play, a seek or a challenge: 63 random bits, written like a match's address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OfferId(i64);

impl OfferId {
    /// The name made of these random bits.
    #[must_use]
    pub fn from_random(bits: u64) -> Self {
        Self((bits >> 1).cast_signed())
    }

    /// The name that `number` gave.
    #[must_use]
    pub(crate) fn from_number(number: i64) -> Self {
        Self(number)
    }

    /// The name as a number, never negative.
    #[must_use]
    pub(crate) fn number(self) -> i64 {
        self.0
    }
}

impl fmt::Display for OfferId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&letters(self.0))
    }
}

impl FromStr for OfferId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        from_letters(text).map(Self)
    }
}

impl Serialize for OfferId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for OfferId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// 63 bits as 13 letters.
fn letters(number: i64) -> String {
    (0..MATCH_LETTERS)
        .rev()
        .map(|place| char::from(LETTERS[((number >> (5 * place)) & 31) as usize]))
        .collect()
}

/// The 63 bits that 13 letters say.
fn from_letters(text: &str) -> Result<i64, NoId> {
    if text.len() != MATCH_LETTERS {
        return Err(NoId);
    }
    let bits = text.bytes().try_fold(0u128, |bits, letter| {
        let value = LETTERS.iter().position(|known| *known == letter).ok_or(NoId)?;
        Ok(bits << 5 | value as u128)
    })?;
    i64::try_from(bits).map_err(|_| NoId)
}

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no id")]
pub struct NoId;

impl FromStr for MatchId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        from_letters(text).map(Self)
    }
}

/// Who somebody is: 128 random bits. Never told to others, though nobody could do anything with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u128);

/// The client's own id of one request: a UUID.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestId(pub u128);

/// A person id is nobody else's business, so it never prints itself by accident.
impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonId(..)")
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for PersonId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        hexadecimal(text).map(Self)
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

impl Serialize for RequestId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written(|text| serializer.serialize_str(text))
    }
}

impl fmt::Debug for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RequestId({self})")
    }
}

impl RequestId {
    /// Gives `tell` the id as it is written. Every move is answered with one, so it is not formatted.
    fn written<T>(self, tell: impl FnOnce(&str) -> T) -> T {
        let mut text = [b'-'; 36];
        let places = (0..36).filter(|place| !DASHES.contains(place));
        for (digit, place) in places.enumerate() {
            text[place] = b"0123456789abcdef"[(self.0 >> (124 - 4 * digit)) as usize & 15];
        }
        tell(str::from_utf8(&text).expect("digits and dashes"))
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written(|text| f.write_str(text))
    }
}

/// Reads a UUID in its usual form.
impl FromStr for RequestId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = text.as_bytes();
        if bytes.len() != 36 || DASHES.iter().any(|dash| bytes[*dash] != b'-') {
            return Err(NoId);
        }
        let mut digits = [0; 32];
        let mut at = 0;
        for byte in bytes.iter().filter(|byte| **byte != b'-') {
            *digits.get_mut(at).ok_or(NoId)? = *byte;
            at += 1;
        }
        if at != 32 {
            return Err(NoId);
        }
        hexadecimal(str::from_utf8(&digits).map_err(|_| NoId)?).map(Self)
    }
}

/// Reads 32 hexadecimal digits; signs and blanks, which the standard reader would allow, are not digits.
fn hexadecimal(text: &str) -> Result<u128, NoId> {
    if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(NoId);
    }
    u128::from_str_radix(text, 16).map_err(|_| NoId)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip() {
        for bits in [0, 1, 12345, u64::MAX, 0x8000_0000_0000_0000] {
            let id = MatchId::from_random(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        let offer = OfferId::from_random(987_654_321);
        assert_eq!(offer.to_string().parse(), Ok(offer));
        let person = PersonId(0x0123_4567_89ab_cdef_0011_2233_4455_6677);
        assert_eq!(person.to_string().parse(), Ok(person));
        let request: RequestId = "01234567-89ab-cdef-0011-223344556677".parse().unwrap();
        assert_eq!(request, RequestId(person.0));
        assert_eq!(request.to_string(), "01234567-89ab-cdef-0011-223344556677");
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in [
            "",
            "abc",
            "aaaaaaaaaaaal",
            "9999999999999",
            "aaaaaaaaaaaaaa",
            "ääääää0",
        ] {
            assert_eq!(text.parse::<MatchId>(), Err(NoId), "{text}");
        }
        for text in [
            "",
            "+1234567-89ab-cdef-0011-223344556677",
            "0123456789abcdef0011223344556677----",
        ] {
            assert_eq!(text.parse::<RequestId>(), Err(NoId), "{text}");
        }
        assert_eq!("+0123456789abcdef001122334455667".parse::<PersonId>(), Err(NoId));
    }
}
