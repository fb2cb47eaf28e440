//! Everything that hides. TACTICS-TEAM-8 Nothing does: all is on the board.

use engine::{Rng, Seat, Viewer};

use crate::{Event, SoccerTactics};

/// What a viewer may see of an event: all of it.
pub(crate) fn seen_by(event: &Event, _: Viewer) -> Option<Event> {
    Some(*event)
}

/// Whether an event told something that cannot be untold: a roll or a draw.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::KickoffRolled { .. }
        | Event::OvertimeRolled { .. }
        | Event::ShootoutRolled { .. }
        | Event::PawnRolled { .. }
        | Event::BallRolled { .. }
        | Event::BattleRolled { .. }
        | Event::Shot { .. }
        | Event::ShootoutKick { .. }
        | Event::PeriodEnded { .. }
        | Event::MatchEnded { .. } => true,
        Event::LineUp { .. }
        | Event::PawnsSwapped { .. }
        | Event::SetupDone { .. }
        | Event::PeriodStarted { .. }
        | Event::Asked { .. }
        | Event::SetBegan { .. }
        | Event::PawnMoved { .. }
        | Event::MoveSkipped { .. }
        | Event::BallPlayed { .. }
        | Event::BallStays { .. }
        | Event::Dribbled { .. }
        | Event::KeeperStepped { .. }
        | Event::Captured { .. }
        | Event::BattleWon { .. }
        | Event::Foul { .. }
        | Event::YellowCard { .. }
        | Event::RedCard { .. }
        | Event::NewKeeper { .. }
        | Event::Offside { .. }
        | Event::FreeKick { .. }
        | Event::TakerChosen { .. }
        | Event::KeeperLifted { .. }
        | Event::PawnPlaced { .. }
        | Event::PlacementPassed { .. }
        | Event::Penalty { .. }
        | Event::Corner { .. }
        | Event::GoalKick { .. }
        | Event::Goal { .. }
        | Event::MinorFoul { .. }
        | Event::Declined { .. }
        | Event::ClockRan { .. }
        | Event::TimeUp { .. }
        | Event::AddedTime { .. } => false,
    }
}

/// Nothing is hidden, so nothing is dealt anew.
pub(crate) fn redeal(state: &SoccerTactics, _: Seat, _: &mut Rng) -> SoccerTactics {
    state.clone()
}
