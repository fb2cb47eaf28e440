//! What would become of a ball that is played: passes, Advances, Close Passes.

use engine::power;

use crate::{
    AdvanceView, Context, Height, Hexagon, Means, Move, Outlook, PassView, Phase, Piece, Pieces,
    ReceiverView, SoccerCity,
    rules::{
        challenge, offside,
        passes::{Aimed, Landing},
    },
};

/// What would become of a ball, as far as everybody can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Where it comes to rest, or leaves the pitch.
    pub end: Hexagon,
    /// What becomes of it.
    pub outlook: Outlook,
    /// The team-mate who has it then, or the opponent who cuts it out.
    pub piece: Option<Piece>,
    /// CITY-CHAL-1 Who challenges the receiver.
    pub markers: Pieces,
    /// CITY-DTAC-3 Opponents who could step in with Defensive Anticipation.
    pub anticipators: Pieces,
}

impl Prospect {
    fn plain(end: Hexagon, outlook: Outlook, piece: Option<Piece>) -> Self {
        Self {
            end,
            outlook,
            piece,
            markers: Pieces::NONE,
            anticipators: Pieces::NONE,
        }
    }

    /// The chance that the receiver has the ball: 15 of 36 rolls for each Challenge.
    #[must_use]
    pub fn chance(&self) -> f64 {
        match self.outlook {
            Outlook::Safe => 1.0,
            Outlook::Challenge => power(15.0 / 36.0, self.markers.len()),
            Outlook::Loose | Outlook::Out | Outlook::CutOut | Outlook::Offside => 0.0,
        }
    }

    fn percent(&self) -> u8 {
        (100.0 * self.chance()).round() as u8
    }
}

impl SoccerCity {
    /// What would become of the ball if a legal move that passes or advances it were made now.
    #[must_use]
    pub fn prospect(&self, mv: &Move) -> Option<Prospect> {
        if let Move::Advance { card, direction } = *mv {
            let run = self.aim_advance(card, direction).ok()?;
            let outlook = match run.taker {
                Some(piece) if piece.side() != self.turn.attacking => Outlook::CutOut,
                Some(piece) if self.is_offside(piece, self.ball) => Outlook::Offside,
                None if run.ball != run.to => Outlook::Loose,
                Some(_) | None => Outlook::Safe,
            };
            return Some(Prospect::plain(run.ball, outlook, run.taker));
        }
        Some(self.prospect_of(self.aimed(mv)?))
    }

    /// How the ball would be passed.
    fn aimed(&self, mv: &Move) -> Option<Aimed> {
        let context = pass_context(self.phase)?;
        let aimed = if let (Move::Pass { to, .. }, Phase::GiveAndGoReturn { runner, .. }) = (*mv, self.phase)
        {
            self.aim_return(runner, to)
        } else if let Move::Pass { card, to } = *mv {
            self.aim(context, card, to)
        } else if let Move::Out { card, direction } = *mv {
            self.aim_out(context, card, direction)
        } else if let Move::Close { receiver } = *mv {
            let side = receiver.side();
            if context == Context::ThrowIn {
                self.aim_throw(side, receiver)
            } else if context == Context::Corner {
                self.aim_close(side, receiver, Context::CornerBox)
            } else {
                self.aim_close(side, receiver, context)
            }
        } else {
            return None;
        };
        aimed.ok()
    }

    /// CITY-PASS-12 Offside comes before the Challenges, which come before the reception.
    fn prospect_of(&self, aimed: Aimed) -> Prospect {
        let end = self.rest(aimed);
        let flight = aimed.flight(self.ball, None);
        let mut prospect = match aimed.landing() {
            Landing::Out => return Prospect::plain(end, Outlook::Out, None),
            Landing::CutOut(piece) => return Prospect::plain(end, Outlook::CutOut, Some(piece)),
            Landing::Receiver(piece)
                if offside::applies(flight.context) && self.is_offside(piece, self.ball) =>
            {
                return Prospect::plain(end, Outlook::Offside, Some(piece));
            }
            Landing::Loose => Prospect::plain(end, Outlook::Loose, None),
            Landing::Receiver(piece) => Prospect::plain(end, Outlook::Safe, Some(piece)),
        };
        if prospect.piece.is_some() && challenge::is_needed(flight) {
            prospect.markers = self.markers(flight.side, end).collect();
            if !prospect.markers.is_empty() {
                prospect.outlook = Outlook::Challenge;
            }
        }
        if flight.height == Height::High {
            prospect.anticipators = self.anticipators(flight);
        }
        prospect
    }
}

/// What a pass belongs to in a decision; a Close Pass from the corner goes to the box.
const fn pass_context(phase: Phase) -> Option<Context> {
    match phase {
        Phase::KickOff { .. } => Some(Context::KickOff),
        Phase::Pass {} => Some(Context::Pass),
        Phase::GiveAndGo {} => Some(Context::GiveAndGo),
        Phase::GiveAndGoReturn { .. } => Some(Context::Return),
        Phase::FastBreak { .. } => Some(Context::FastBreak),
        Phase::CrossingPass {} => Some(Context::Crossing),
        Phase::PassToTheBox {} => Some(Context::Box),
        Phase::Additional {} => Some(Context::Additional),
        Phase::OneTouchPlay {} => Some(Context::OneTouch),
        Phase::SaveThrow { .. } => Some(Context::KeeperThrow),
        Phase::FreeKick {} => Some(Context::FreeKick),
        Phase::Corner {} => Some(Context::Corner),
        Phase::GoalKick {} => Some(Context::GoalKick),
        Phase::ThrowIn { .. } => Some(Context::ThrowIn),
        Phase::Before {}
        | Phase::LineUp { .. }
        | Phase::GiveAndGoRun { .. }
        | Phase::Answer { .. }
        | Phase::Action {}
        | Phase::CrossingStep { .. }
        | Phase::SideLineAdvance { .. }
        | Phase::Slip {}
        | Phase::Shot {}
        | Phase::Reposition { .. }
        | Phase::OneTouch {}
        | Phase::Defend {}
        | Phase::Pressing { .. }
        | Phase::DefensiveRetreat { .. }
        | Phase::FaceOff { .. }
        | Phase::SecondTackle { .. }
        | Phase::Foul { .. }
        | Phase::TacticalFoul { .. }
        | Phase::WinnerMove { .. }
        | Phase::SaveStep { .. }
        | Phase::Clear { .. }
        | Phase::Exchange { .. }
        | Phase::FactorMoves { .. }
        | Phase::NewKeeper { .. }
        | Phase::PenaltyKicker { .. }
        | Phase::CornerChoice { .. }
        | Phase::Stoppage { .. }
        | Phase::Penalty { .. }
        | Phase::Discard { .. }
        | Phase::Trade { .. }
        | Phase::TradePick { .. }
        | Phase::Shootout { .. }
        | Phase::Over {} => None,
    }
}

pub(super) fn pass_view(state: &SoccerCity, mv: &Move) -> Option<PassView> {
    let (card, to, out) = if let Move::Pass { card, to } = *mv {
        (card, Some(to), None)
    } else if let Move::Out { card, direction } = *mv {
        (card, None, Some(direction))
    } else {
        return None;
    };
    let aimed = state.aimed(mv)?;
    let flight = aimed.flight(state.ball, None);
    let line = (flight.means == Means::Line)
        .then(|| state.ball.straight(flight.to).map(|(direction, _)| direction))
        .flatten();
    let prospect = state.prospect_of(aimed);
    Some(PassView {
        card,
        to,
        direction: out.or(line),
        end: prospect.end,
        outlook: prospect.outlook,
        piece: prospect.piece,
        markers: prospect.markers.iter().collect(),
        percent: prospect.percent(),
        anticipators: prospect.anticipators.iter().collect(),
    })
}

pub(super) fn advance_view(state: &SoccerCity, mv: &Move) -> Option<AdvanceView> {
    let Move::Advance { card, direction } = *mv else {
        return None;
    };
    let prospect = state.prospect(mv)?;
    Some(AdvanceView {
        card,
        direction,
        to: state.aim_advance(card, direction).ok()?.to,
        ball: prospect.end,
        outlook: prospect.outlook,
        piece: prospect.piece,
    })
}

pub(super) fn receiver_view(state: &SoccerCity, mv: &Move) -> Option<ReceiverView> {
    let Move::Close { receiver } = *mv else {
        return None;
    };
    let prospect = state.prospect(mv)?;
    Some(ReceiverView {
        receiver,
        end: prospect.end,
        outlook: prospect.outlook,
        piece: prospect.piece,
        markers: prospect.markers.iter().collect(),
        percent: prospect.percent(),
    })
}
