//! Who stands where: kept beside the pieces, because every rule asks.

use engine::{BySide, Side};

use crate::{Cell, Player, SimulatorSoccer, board::Cells, player::Players, state::Status};

/// Who stands where, as the pieces say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ground {
    pub(crate) on_pitch: Players,
    /// Those on the pitch who do not lie.
    pub(crate) standing: Players,
    /// The cells in which footballers of a side stand.
    pub(crate) cells: BySide<Cells>,
}

impl SimulatorSoccer {
    #[inline]
    pub(crate) fn is_on_pitch(&self, player: Player) -> bool {
        self.ground.on_pitch.contains(player)
    }

    #[inline]
    pub(crate) fn stands(&self, player: Player) -> bool {
        self.ground.standing.contains(player)
    }

    /// Counts the footballers of a side anew after one of them has come, gone, moved, fallen or stood up.
    pub(crate) fn recount(&mut self, side: Side) {
        let squad = Players::of(side);
        let (mut on_pitch, mut standing) = (self.ground.on_pitch - squad, self.ground.standing - squad);
        let mut cells = Cells::NONE;
        for player in squad.iter() {
            let piece = self.piece(player);
            if piece.status == Status::Pitch {
                on_pitch.insert(player);
                if piece.lying.is_none() {
                    standing.insert(player);
                    cells.insert(piece.cell);
                }
            }
        }
        self.ground.on_pitch = on_pitch;
        self.ground.standing = standing;
        self.ground.cells[side] = cells;
    }

    /// The footballers of a side on the pitch, by number.
    pub(crate) fn team(&self, side: Side) -> impl Iterator<Item = Player> + Clone + use<> {
        (self.ground.on_pitch & Players::of(side)).iter()
    }

    /// Everybody on the pitch.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Player> + Clone + use<> {
        self.ground.on_pitch.iter()
    }

    /// The standing footballers of a side, by number.
    pub(crate) fn standing_of(&self, side: Side) -> impl Iterator<Item = Player> + Clone + use<> {
        (self.ground.standing & Players::of(side)).iter()
    }

    /// The standing footballer of a side in a cell; the one with the lowest number.
    pub(crate) fn standing_in(&self, side: Side, cell: Cell) -> Option<Player> {
        if !self.ground.cells[side].contains(cell) {
            return None;
        }
        self.standing_of(side)
            .find(|player| self.cell_of(*player) == cell)
    }

    /// Whether another standing footballer of his side is in a cell.
    pub(crate) fn team_mate_in(&self, player: Player, cell: Cell) -> bool {
        self.ground.cells[player.side()].contains(cell)
            && self
                .standing_of(player.side())
                .any(|other| other != player && self.cell_of(other) == cell)
    }

    /// Whether nobody is in a cell, standing or lying.
    pub(crate) fn is_empty(&self, cell: Cell) -> bool {
        let Ground {
            on_pitch,
            standing,
            cells,
        } = &self.ground;
        !(cells.home.contains(cell) || cells.away.contains(cell))
            && (*on_pitch - *standing)
                .iter()
                .all(|player| self.cell_of(player) != cell)
    }

    /// SIM-FREE-3 No standing opponent in his cell or a neighbour cell.
    pub(crate) fn is_free(&self, player: Player, cell: Cell) -> bool {
        let opponents = &self.ground.cells[player.side().other()];
        !opponents.contains(cell) && !cell.neighbours().any(|next| opponents.contains(next))
    }
}
