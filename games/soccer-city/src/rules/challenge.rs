//! Marking and the Challenge (CITY-MARK, CITY-CHAL).

use engine::Log;

use super::Play;
use crate::{Context, Event, Flight, Height, How, Piece};

/// CITY-CHAL-1, CITY-CHAL-2, CITY-PASS-5, CITY-PASS-10, CITY-CORN-4 Whether the receiver needs a Challenge if he is marked:
/// after a high ball, and at set pieces whatever the length.
pub(crate) const fn is_needed(flight: Flight) -> bool {
    match flight.context {
        Context::FreeKick | Context::GoalKick | Context::Corner | Context::CornerBox => true,
        Context::KickOff
        | Context::ThrowIn
        | Context::Pass
        | Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Box
        | Context::Additional
        | Context::OneTouch
        | Context::KeeperThrow => match flight.height {
            Height::High => true,
            Height::Low => false,
        },
    }
}

/// CITY-CHAL-3 to CITY-CHAL-6 One Challenge against each marker, by rising number. Whether the receiver won them all; a draw
/// goes to the marker. CITY-CHAL-5 The ball goes to the winner, and nobody moves.
pub(super) fn play(turn: &mut Play<'_, impl Log<Event>>, receiver: Piece) -> bool {
    let state = turn.state();
    let Some(at) = state.stands_on(receiver) else {
        return true;
    };
    let markers: arrayvec::ArrayVec<Piece, 6> = state.markers(receiver.side(), at).collect();
    for marker in &markers {
        let attack = turn.chance.die("challenge", 6);
        let defence = turn.chance.die("challenge", 6);
        turn.emit(Event::ChallengeRolled {
            receiver,
            marker: *marker,
            attack,
            defence,
        });
        if attack <= defence {
            turn.emit(Event::BallTaken {
                piece: *marker,
                how: How::Challenge,
            });
            return false;
        }
    }
    if !markers.is_empty() {
        turn.emit(Event::ChallengeWon { piece: receiver });
    }
    true
}
