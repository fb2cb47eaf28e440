//! Powers that are the same to the bit on every platform.

/// `base` to the power of `times`, by squaring: only multiplications, in one fixed order. The `powi` of the standard
/// library leaves order and precision to the platform.
///
/// ```
/// assert_eq!(engine::power(0.5, 3), 0.125);
/// assert_eq!(engine::power(0.3, 0), 1.0);
/// ```
#[must_use]
pub fn power(base: f64, times: u32) -> f64 {
    let (mut result, mut square, mut left) = (1.0, base, times);
    while left > 0 {
        if left % 2 == 1 {
            result *= square;
        }
        square *= square;
        left /= 2;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures that bots weigh by have not changed since they were raised by `powi`.
    #[test]
    #[expect(
        clippy::disallowed_methods,
        reason = "it is what the function is held against"
    )]
    fn it_gives_the_bits_that_powi_gave() {
        for base in [15.0 / 36.0, 0.74, 0.9, 0.999, 1.0 / 3.0] {
            for times in 0..30 {
                assert_eq!(
                    power(base, times as u32).to_bits(),
                    f64::powi(base, times).to_bits()
                );
            }
        }
    }
}
