//! SIM-OFF Who is in an offside position.

use engine::Side;

use crate::{Cell, Origin, Player, SimulatorSoccer, Spot, board::zones, player::Players};

/// SIM-OFF-2 Differences up to this are level, in hundredths of a centimetre.
const LEVEL: i16 = 5;

impl SimulatorSoccer {
    /// SIM-OFF-1, SIM-OFF-3, SIM-OFF-4 The team-mates of a kicker who are in an offside position if he kicks the ball now.
    pub(crate) fn offside_positions(&self, kicker: Player) -> Players {
        if !self.options.offside.is_on() {
            return Players::NONE;
        }
        let side = kicker.side();
        let line = self.offside_line(side);
        self.team(side)
            .filter(|player| *player != kicker)
            .filter(|player| is_beyond(side, line, self.piece(*player).cell, self.piece(*player).at))
            .collect()
    }

    /// SIM-OFF-1 How far from the goal line that a side attacks its footballers are level with the ball, or with the
    /// second-last opponent if he is nearer to it.
    fn offside_line(&self, side: Side) -> i16 {
        let (mut last, mut second_last) = (i16::MAX, i16::MAX);
        for opponent in self.team(side.other()) {
            let line = self.piece(opponent).at.to_attacked_line(side);
            second_last = second_last.min(line.max(last));
            last = last.min(line);
        }
        second_last.min(self.ball.to_attacked_line(side))
    }

    /// Whether a team-mate of a kicker would be in an offside position somewhere else.
    pub(crate) fn is_offside_at(&self, kicker: Player, origin: Origin, cell: Cell, at: Spot) -> bool {
        let side = kicker.side();
        has_offside(origin)
            && self.options.offside.is_on()
            && is_beyond(side, self.offside_line(side), cell, at)
    }

    /// Those who are offside if a kick that comes about so is kicked now.
    pub(crate) fn offside_at_kick(&self, kicker: Player, origin: Origin) -> Players {
        if has_offside(origin) {
            self.offside_positions(kicker)
        } else {
            Players::NONE
        }
    }
}

/// SIM-OFF-7 No offside from a goal kick, throw-in or corner.
const fn has_offside(origin: Origin) -> bool {
    match origin {
        Origin::GoalKick | Origin::ThrowIn | Origin::Corner => false,
        Origin::Open
        | Origin::Restart
        | Origin::KickOff
        | Origin::FreeKick
        | Origin::Penalty
        | Origin::KeeperHolds => true,
    }
}

/// SIM-OFF-2 Whether somebody is in the other half and clearly beyond the line.
fn is_beyond(side: Side, line: i16, cell: Cell, at: Spot) -> bool {
    zones(side.other()).half.contains(cell) && at.to_attacked_line(side) + LEVEL < line
}
