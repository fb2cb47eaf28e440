//! What is worth a search: kicks, aims, and how the keeper waits for them.

use engine::Rng;
use simulator_soccer::{Aim, Dive, Move, Phase, Plan, SimulatorSoccer, Target};

use super::{Eye, flicks::Intent};
use crate::Seen;

/// Aims that are taken as they were scouted, before the best are varied.
const SCOUTED: usize = 10;
/// The best aims are varied by so much: direction in hundredths of a degree, power in thousandths.
const VARIED: usize = 2;
const VARIATIONS: [(i32, i32); 4] = [(-200, 0), (200, 0), (0, -30), (0, 30)];
/// Where a barred keeper may wait or go, in hundredths of a centimetre.
const TRACK: [i16; 5] = [0, -120, 120, -240, 240];

impl Eye {
    /// Moves that may be better than what instinct says.
    pub(super) fn ideas(&self, seen: &Seen<'_, SimulatorSoccer>, rng: &mut Rng) -> Option<Vec<Move>> {
        Some(match self.view.phase {
            Phase::Declare {}
            | Phase::Repeat {}
            | Phase::Header { .. }
            | Phase::KeeperTackle {}
            | Phase::KeeperDribble {}
            | Phase::Tackle {}
            | Phase::PickUp { .. }
            | Phase::ChooseTaker { .. }
            | Phase::ChooseCell { .. } => seen.moves().listed(),
            Phase::Aim {} if !self.flicked() => return None,
            Phase::Aim {} if self.view.attacking == self.side => self.aims(rng),
            Phase::Aim {} => plans(),
            Phase::PrepareKeeper {} => self.waits(rng),
            _ => Vec::new(),
        })
    }

    /// Aims of the declared kick: the best, the best a little changed, and the rest.
    fn aims(&self, rng: &mut Rng) -> Vec<Move> {
        let Some(kick) = self.view.kick else {
            return Vec::new();
        };
        let intent = Intent::of(&kick);
        let no_timing = self.view.aim.as_ref().is_some_and(|aim| aim.timed);
        let scouted: Vec<Aim> = self
            .well_aimed(intent, rng)
            .into_iter()
            .map(|(_, aim)| aim)
            .collect();
        let (first, rest) = scouted.split_at(SCOUTED.min(scouted.len()));
        let varied = first.iter().take(VARIED).flat_map(|aim| {
            VARIATIONS.iter().map(|(direction, power)| Aim {
                direction: (i32::from(aim.direction) + direction).rem_euclid(36_000) as u16,
                power: (i32::from(aim.power) + power).clamp(0, 1000) as u16,
                ..*aim
            })
        });
        let varied = varied.filter(|aim| self.may_aim(intent, *aim));
        let aims = first.iter().copied().chain(varied).chain(rest.iter().copied());
        aims.map(|aim| Move::Target {
            target: Target::Aim { aim },
            no_timing,
        })
        .collect()
    }

    /// Where the keeper may wait for a shot.
    fn waits(&self, rng: &mut Rng) -> Vec<Move> {
        let Some((keeper, intent)) = self.view.keeper.as_ref().zip(self.feared()) else {
            return Vec::new();
        };
        let bars = TRACK.iter().filter(|_| keeper.bar).map(|y| Move::Bar { y: *y });
        bars.chain(self.positions(intent, keeper.player, rng))
            .filter(|mv| self.allows(mv))
            .collect()
    }
}

/// What a barred keeper may plan.
fn plans() -> Vec<Move> {
    let dives = [Dive::Upright, Dive::Low, Dive::High];
    let moves = TRACK
        .iter()
        .flat_map(|y| dives.map(|dive| Plan::Move { y: *y, dive }));
    std::iter::once(Plan::Stay {})
        .chain(moves)
        .map(|plan| Move::Plan { plan })
        .collect()
}
