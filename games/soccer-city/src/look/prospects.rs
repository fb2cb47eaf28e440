//! What would become of a ball that is played: passes, Advances, Close Passes.

use engine::Side;

use crate::{
    AdvanceView, Context, Flight, Height, Hexagon, Means, Move, Outlook, PassView, Phase, Piece, Pieces,
    ReceiverView, SoccerCity,
    rules::{
        challenge_is_needed, offside_applies,
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
            Outlook::Challenge => (15.0_f64 / 36.0).powi(self.markers.len() as i32),
            _ => 0.0,
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
        match *mv {
            Move::Pass { .. } | Move::Out { .. } => {
                let (context, aimed) = self.aimed(mv)?;
                Some(self.prospect_of(self.turn.attacking, context, aimed))
            }
            Move::Close { receiver } => {
                let context = self.close_context();
                let side = receiver.side();
                let aimed = match context {
                    Context::ThrowIn => self.aim_throw(side, receiver),
                    _ => self.aim_close(side, receiver, context),
                };
                Some(self.prospect_of(side, context, aimed.ok()?))
            }
            Move::Advance { card, direction } => {
                let run = self.aim_advance(card, direction).ok()?;
                let outlook = match run.taker {
                    Some(piece) if piece.side() != self.turn.attacking => Outlook::CutOut,
                    Some(piece) if self.is_offside(piece, self.ball) => Outlook::Offside,
                    None if run.ball != run.to => Outlook::Loose,
                    _ => Outlook::Safe,
                };
                Some(Prospect::plain(run.ball, outlook, run.taker))
            }
            _ => None,
        }
    }

    /// How a Ball card would be passed, and what the pass belongs to.
    fn aimed(&self, mv: &Move) -> Option<(Context, Aimed)> {
        let aimed = match (*mv, self.phase) {
            (Move::Pass { to, .. }, Phase::GiveAndGoReturn { runner, .. }) => {
                return Some((Context::Return, self.aim_return(runner, to).ok()?));
            }
            (Move::Pass { card, to }, _) => self.aim(card, to),
            (Move::Out { card, direction }, _) => self.aim_out(card, direction),
            _ => return None,
        };
        Some((self.ball_context(), aimed.ok()?))
    }

    /// What a Close Pass belongs to in the open decision.
    fn close_context(&self) -> Context {
        match self.phase {
            Phase::KickOff { .. } => Context::KickOff,
            Phase::ThrowIn { .. } => Context::ThrowIn,
            Phase::GiveAndGo {} => Context::GiveAndGo,
            Phase::FastBreak { .. } => Context::FastBreak,
            Phase::CrossingPass {} => Context::Crossing,
            Phase::PassToTheBox {} => Context::Box,
            Phase::Corner {} => Context::CornerBox,
            _ => Context::KeeperThrow,
        }
    }

    /// CITY-PASS-12 Offside comes before the Challenges, which come before the reception.
    fn prospect_of(&self, side: Side, context: Context, aimed: Aimed) -> Prospect {
        let end = self.rest(aimed);
        let flight = Flight {
            context,
            side,
            by: None,
            from: self.ball,
            to: aimed.to,
            means: aimed.means,
            height: aimed.height,
            receiver: match aimed.landing {
                Landing::Receiver(piece) => Some(piece),
                _ => None,
            },
        };
        let mut prospect = match aimed.landing {
            Landing::Out => return Prospect::plain(end, Outlook::Out, None),
            Landing::CutOut(piece) => return Prospect::plain(end, Outlook::CutOut, Some(piece)),
            Landing::Receiver(piece) if offside_applies(context) && self.is_offside(piece, self.ball) => {
                return Prospect::plain(end, Outlook::Offside, Some(piece));
            }
            Landing::Loose => Prospect::plain(end, Outlook::Loose, None),
            Landing::Receiver(piece) => Prospect::plain(end, Outlook::Safe, Some(piece)),
        };
        if prospect.piece.is_some() && challenge_is_needed(flight) {
            prospect.markers = self.markers(side, end).collect();
            if !prospect.markers.is_empty() {
                prospect.outlook = Outlook::Challenge;
            }
        }
        if aimed.height == Height::High {
            prospect.anticipators = self.anticipators(flight);
        }
        prospect
    }
}

pub(super) fn pass_view(state: &SoccerCity, mv: &Move) -> Option<PassView> {
    let (card, to, direction) = match *mv {
        Move::Pass { card, to } => (card, Some(to), None),
        Move::Out { card, direction } => (card, None, Some(direction)),
        _ => return None,
    };
    let (context, aimed) = state.aimed(mv)?;
    let line = (aimed.means == Means::Line)
        .then(|| state.ball.straight(aimed.to).map(|(direction, _)| direction))
        .flatten();
    let prospect = state.prospect_of(state.turn.attacking, context, aimed);
    Some(PassView {
        card,
        to,
        direction: direction.or(line),
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
