//! What a view explains before anybody chooses: repeats, the answer to a move, tackles and entries.

use engine::{OptionValues, Rules, Seat, Sight, Viewer, Writing};
use simulator_soccer::{Grant, KickKind, SimulatorSoccer, View};

/// Both sides, and what a test adds to them.
fn look(seat: Seat, more: &str) -> View {
    let options = SimulatorSoccer::options(&OptionValues::new()).expect("the defaults are legal");
    let home = "h1 E1\nh2 B2\nh5 D2\nh6 F2\nh3 H2\nh7 B4\nh8 D4\nh10 F4\nh11 H4\nh4 F5";
    let away = "a1 E11\na2 H9\na5 F9\na6 D9\na3 B9\na7 H7\na8 F7\na10 D7\na11 B7\na9 F6";
    let text =
        format!("stickers blank\nperiod 1\nstep 5\nattacking home\norigin open\n{home}\n{away}\n{more}");
    let state = SimulatorSoccer::read_position(&options, &text).expect("a position");
    state.view(Viewer::Seat(seat))
}

fn kick(view: &View, kind: KickKind) -> (Option<&str>, Option<Grant>) {
    let option = view
        .kicks
        .iter()
        .find(|option| option.kind == kind)
        .expect("it is listed");
    (option.forbidden.map(|clause| clause.0), option.grant)
}

const RECEIVED: &str = "h9 D5\nholder h9\nreached 0\ntouched yes\nreceived h8 play open\n";

/// SIM-REP-3, SIM-FREE-1 A repeat says whether a dot allows it, or only that he is free.
#[test]
fn a_repeat_says_what_allows_it() {
    let dot = look(
        Seat::Home,
        &format!("{RECEIVED}a4 D8\nsticker h9 y1 4-4-4-4\nphase repeat"),
    );
    assert_eq!(kick(&dot, KickKind::Play), (None, Some(Grant::Dot)));
    assert_eq!(kick(&dot, KickKind::Shot), (Some("SIM-REP-6"), None));
    let free = look(Seat::Home, &format!("{RECEIVED}a4 D8\nphase repeat"));
    assert_eq!(kick(&free, KickKind::Play), (None, Some(Grant::Free)));
}

/// SIM-REP-8 Phase 2 says why there was no repeat; where one was allowed it says nothing.
#[test]
fn phase_two_says_why_there_was_no_repeat() {
    let marked = "a4 D5 41.50,-4.50\nsticker a4 b1 4-4-4-4\nsticker h9 y1 4-4-4-4\nphase move2";
    let blue = look(Seat::Home, &format!("{RECEIVED}{marked}"));
    assert_eq!(kick(&blue, KickKind::Play), (Some("SIM-REP-8"), None));
    assert_eq!(kick(&blue, KickKind::Cross), (Some("SIM-REP-5"), None));
    let declined = look(
        Seat::Home,
        &format!("{RECEIVED}a4 D8\nsticker h9 y1 4-4-4-4\nphase move2"),
    );
    assert!(declined.kicks.is_empty());
}

/// SIM-P3-2, SIM-QUICK-1 How far the defence may answer.
#[test]
fn phase_two_says_how_far_the_defence_may_answer() {
    let still = look(Seat::Home, "h9 D5\na4 D8\nholder h9\ncells 0\nphase move2");
    assert!(still.badges.quick && still.badges.moved == 0);
    let moved = look(Seat::Home, "h9 D5\na4 D8\nholder h9\ncells 2\nphase move2");
    assert!(!moved.badges.quick && moved.badges.moved == 2);
}

/// SIM-TACK-2, SIM-TACK-5 A tackle says what is added to the dice, and whether a 1 is a foul.
#[test]
fn a_tackle_says_what_it_may_cost() {
    let tackle = |holder: &str, tackler: &str| {
        let numbers = "sticker h9 y1 1-2-3-4\nsticker a4 y1 5-6-7-4";
        let text =
            format!("h9 {holder}\na4 {tackler}\nholder h9\n{numbers}\nphase move3\nthird full\ncells 1");
        look(Seat::Away, &text).tackle.expect("he may tackle")
    };
    let midfield = tackle("D5 38.00,-6.93", "D5 41.50,-4.50");
    assert_eq!(
        (midfield.tackling, midfield.defending, midfield.foul),
        (7, 4, false)
    );
    assert!(tackle("E10 75.00,0.00", "E10 78.00,2.00").foul);
}

/// SIM-ENTER-3, SIM-PRO-5 An entry from behind says on which dice it is a foul.
#[test]
fn an_entry_from_behind_says_on_what_it_is_a_foul() {
    let view = look(
        Seat::Away,
        "h9 D5\na4 D4\nholder h9\nphase move3\nthird full\ncells 1",
    );
    let choice = view
        .choices
        .iter()
        .find(|choice| choice.player.to_string() == "a4")
        .expect("he can move");
    assert_eq!((choice.risky.len(), choice.worst), (1, 3));
}
