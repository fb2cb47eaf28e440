//! SIM-OFF Who is in an offside position.

use crate::{Origin, Player, SimulatorSoccer, board::zones, player::Players};

/// SIM-OFF-2 Differences up to this are level, in hundredths of a centimetre.
const LEVEL: i16 = 5;

impl SimulatorSoccer {
    /// SIM-OFF-1, SIM-OFF-3, SIM-OFF-4 The team-mates of a kicker who are in an offside position if he kicks the ball now.
    pub(crate) fn offside_positions(&self, kicker: Player) -> Players {
        if !self.options.offside.is_on() {
            return Players::NONE;
        }
        let side = kicker.side();
        let ball = self.ball.to_attacked_line(side);
        let (mut last, mut second_last) = (i16::MAX, i16::MAX);
        for opponent in self.team(side.other()) {
            let line = self.piece(opponent).at.to_attacked_line(side);
            second_last = second_last.min(line.max(last));
            last = last.min(line);
        }
        self.team(side)
            .filter(|player| {
                let piece = self.piece(*player);
                let line = piece.at.to_attacked_line(side);
                *player != kicker
                    && zones(side.other()).half.contains(piece.cell)
                    && line + LEVEL < ball
                    && line + LEVEL < second_last
            })
            .collect()
    }

    /// SIM-OFF-7 No offside from a goal kick, throw-in or corner.
    pub(crate) fn offside_at_kick(&self, kicker: Player, origin: Origin) -> Players {
        match origin {
            Origin::GoalKick | Origin::ThrowIn | Origin::Corner => Players::NONE,
            _ => self.offside_positions(kicker),
        }
    }
}
