//! The types that cross the wire, all games together.

#![cfg(feature = "ts")]

#[test]
fn every_game_has_its_types() {
    let module = clubhouse::types::contract().module();
    for name in [
        "Seat",
        "Scoreline",
        "FlipMove",
        "FlipEvent",
        "FlipView",
        "FlipPair",
        "FlipCard",
        "CityMove",
        "CityEvent",
        "CityView",
        "TacticsMove",
        "TacticsEvent",
        "TacticsView",
        "SocialMove",
        "SocialEvent",
        "SocialView",
        "SocialPool",
        "SocialDeckReport",
        "SimMove",
        "SimEvent",
        "SimView",
        "SimPool",
        "SimTeamReport",
        "Rule",
    ] {
        assert!(
            module.contains(&format!("export type {name} ")),
            "{name} is missing in\n{module}"
        );
    }
}
