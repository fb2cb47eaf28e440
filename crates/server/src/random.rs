//! Secrets from the operating system.

/// 128 random bits.
pub(crate) fn bits() -> u128 {
    u128::from_le_bytes(bytes())
}

/// 64 random bits.
pub(crate) fn word() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// The token of an invitation link: 128 random bits.
pub(crate) fn token() -> String {
    format!("{:032x}", bits())
}
