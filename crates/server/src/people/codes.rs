//! Recovery codes: each opens an account once, if the password is lost. A club needs no e-mail for that.

use sha2::{Digest as _, Sha256};

use crate::random;

/// How many a member is given at a time.
const COUNT: usize = 10;
/// Letters that nobody mistakes for another; each is worth five bits.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
/// 80 bits: nobody guesses that, so a quick hash is enough.
const LENGTH: usize = 16;
const GROUP: usize = 4;

/// Fresh codes as they are shown, and as they are kept.
pub(crate) fn fresh() -> (Vec<String>, Vec<[u8; 32]>) {
    (0..COUNT)
        .map(|_| {
            let letters: Vec<char> = random::bytes::<LENGTH>()
                .map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]))
                .into();
            let groups: Vec<String> = letters
                .chunks(GROUP)
                .map(|group| group.iter().collect())
                .collect();
            let code = groups.join("-");
            let kept = hash(&code);
            (code, kept)
        })
        .unzip()
}

/// What is kept of a code, however it is written.
pub(crate) fn hash(code: &str) -> [u8; 32] {
    let letters: String = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(2 * LENGTH)
        .collect();
    Sha256::new()
        .chain_update(b"recovery code")
        .chain_update(letters.to_ascii_lowercase())
        .finalize()
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_many_and_different() {
        let (shown, kept) = fresh();
        assert_eq!((shown.len(), kept.len()), (COUNT, COUNT));
        let mut all = shown.clone();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), COUNT);
        assert!(
            shown
                .iter()
                .all(|code| code.len() == 19 && code.matches('-').count() == 3)
        );
    }

    #[test]
    fn how_a_code_is_written_does_not_matter() {
        let (shown, kept) = fresh();
        assert_eq!(hash(&shown[0]), kept[0]);
        assert_eq!(
            hash(&format!(" {} ", shown[0].to_uppercase().replace('-', " "))),
            kept[0]
        );
        assert_ne!(hash(&shown[1]), kept[0]);
    }
}
