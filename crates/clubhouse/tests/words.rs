//! What the bots of all games see in a position has words in the locales.

use clubhouse::games;

#[test]
fn every_reason_has_its_words() {
    let words = [
        include_str!("../../../locales/en/why.ftl"),
        #[cfg(feature = "trial")]
        include_str!("../../../trial/locales/en/why.ftl"),
    ];
    for game in games() {
        let keys = game.reasons();
        assert!(!keys.is_empty(), "{} gives no reasons", game.id());
        for key in keys {
            let line = format!("\n{key} = ");
            assert!(words.iter().any(|words| words.contains(&line)), "{key}");
        }
    }
}
