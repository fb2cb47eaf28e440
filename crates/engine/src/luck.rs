//! Luck that nobody can choose: made of a secret and of a word of every coach. `docs/fair-play.md` says how, byte by byte.

use std::{
    collections::BTreeMap,
    fmt::{self, Display},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{NotationError, Seat, Seed, chance::hex};

/// What a coach adds to the luck of a match: 128 random bits.
///
/// ```
/// let word = engine::Word([7; 16]);
/// assert_eq!(word.to_string().parse(), Ok(word));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word(pub [u8; 16]);

/// The words of a match, by seat.
///
/// ```
/// use engine::{Seat, Word, Words};
///
/// let words = Words::from([(Seat::Home, Word([1; 16])), (Seat::Away, Word([2; 16]))]);
/// assert_eq!(words.keys().next(), Some(&Seat::Home));
/// ```
pub type Words = BTreeMap<Seat, Word>;

/// The seed of a match: a keyed hash of what the match is and of all words, in the order of the seats.
///
/// ```
/// use engine::{Seat, Seed, Word, Words, joint_seed};
///
/// let secret = Seed::from_number(1);
/// let with = |byte| joint_seed(&secret, "flip-football", "1.0.0", &Words::from([(Seat::Home, Word([byte; 16]))]));
/// assert_ne!(with(1), with(2), "every word counts");
/// ```
#[must_use]
pub fn joint_seed(secret: &Seed, game: &str, rules: &str, words: &Words) -> Seed {
    let mut message = format!("five-a-side luck 2\n{game}\n{rules}\n");
    for (seat, word) in words {
        message.push_str(&format!("{seat} {word}\n"));
    }
    Seed(hmac_sha256(&secret.0, message.as_bytes()))
}

/// HMAC-SHA-256 (RFC 2104) with a key that is shorter than a block.
fn hmac_sha256(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    let padded = |with: u8| {
        let mut block = [with; 64];
        for (byte, key) in block.iter_mut().zip(key) {
            *byte ^= key;
        }
        block
    };
    let inner = Sha256::new()
        .chain_update(padded(0x36))
        .chain_update(message)
        .finalize();
    Sha256::new()
        .chain_update(padded(0x5c))
        .chain_update(inner)
        .finalize()
        .into()
}

impl Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Word {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("a word is 32 hexadecimal digits in lower case");
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 32 || !text.bytes().all(is_digit) {
            return Err(wrong());
        }
        let number = u128::from_str_radix(text, 16).map_err(|_| wrong())?;
        Ok(Self(number.to_be_bytes()))
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second test case of RFC 4231 has a key of four bytes, which zeros make no longer.
    #[test]
    fn the_keyed_hash_is_the_standard_one() {
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        assert_eq!(
            hex(&hmac_sha256(&key, b"what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }

    #[test]
    fn every_part_changes_the_seed() {
        let word = |text: &str| text.repeat(32).parse::<Word>().unwrap();
        let words = Words::from([(Seat::Home, word("a")), (Seat::Away, word("b"))]);
        let swapped = Words::from([(Seat::Home, word("b")), (Seat::Away, word("a"))]);
        let alone = Words::from([(Seat::Home, word("a"))]);
        let one = Seed::from_number(1);
        let seeds = [
            joint_seed(&one, "game", "1.0.0", &words),
            joint_seed(&one, "game", "1.0.0", &swapped),
            joint_seed(&one, "game", "1.0.0", &alone),
            joint_seed(&one, "game", "1.0.1", &words),
            joint_seed(&one, "other", "1.0.0", &words),
            joint_seed(&Seed::from_number(2), "game", "1.0.0", &words),
            one,
        ];
        for (at, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..at].contains(seed), "{at}");
        }
    }

    #[test]
    fn a_word_survives_its_text() {
        let text = "00112233445566778899aabbccddeeff";
        assert_eq!(text.parse::<Word>().unwrap().to_string(), text);
        for text in [
            "",
            "00",
            "00112233445566778899AABBCCDDEEFF",
            "+0112233445566778899aabbccddeeff",
        ] {
            assert!(text.parse::<Word>().is_err(), "{text}");
        }
    }
}
