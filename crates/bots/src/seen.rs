//! What a bot may know.

use engine::{Game, Moves, Rng, Seat, Viewer};

/// A match as one seat sees it. The true state stays inside: a bot gets its view, its moves, and states dealt
/// anew that the seat cannot tell from the true one.
pub struct Seen<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The match as `seat` sees it.
    pub fn new(state: &'a G, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The bot's seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// The seat's legal moves.
    #[must_use]
    pub fn moves(&self) -> Moves<G::Move> {
        self.state.moves(self.seat)
    }

    /// One legal move.
    pub fn sample(&self, rng: &mut Rng) -> G::Move {
        self.state.sample(self.seat, rng)
    }

    /// A state that the seat cannot tell from the true one.
    #[must_use]
    pub fn redeal(&self, rng: &mut Rng) -> G {
        self.state.redeal(self.seat, rng)
    }
}
