//! One head: a tree and the simulations that grow it.
//!
//! A node stands for the moves that led to it, whatever chance and hidden cards did (open loop). Where several seats
//! decide at once in secret, each chooses by its own figures alone.

use engine::{Chance, Dropped, Rng, Seat, Seats, ToAct};

use super::{
    Habits, long,
    tree::{Menu, Node, NodeId, ROOT},
};
use crate::{
    Knowledge, Seen,
    follow::{judge, play, play_on, rivals, tick},
    knowledge::for_side,
};

/// The most nodes of a tree: it then grows no more, and its leaves are judged as they are.
const NODES_MAX: usize = 100_000;
/// The deals on which a long list of choices is judged at once, before any is followed.
const FIRST_LOOKS: u32 = 2;

pub(super) struct Head<'a, G: Knowledge> {
    seen: &'a Seen<'a, G>,
    habits: &'a Habits,
    /// From this number the deals come: all heads and all choices meet the same.
    deals: u64,
    /// The last of them: all choices meet a deal one after the other.
    dealt: Option<Deal<G>>,
    rng: Rng,
    nodes: Vec<Node<G::Move>>,
    walk: Vec<Step>,
}

/// A state that the seat cannot tell from the true one, and the seed of the luck that goes with it.
struct Deal<G> {
    number: u32,
    state: G,
    luck: u64,
}

/// One choice on the way down.
#[derive(Clone, Copy)]
struct Step {
    node: NodeId,
    seat: Seat,
    edge: usize,
}

/// The key of the node behind a choice at the root.
fn behind(choice: usize) -> u64 {
    choice as u64 + 1
}

impl<'a, G: Knowledge> Head<'a, G> {
    pub(super) fn new(seen: &'a Seen<'a, G>, habits: &'a Habits, deals: u64, seed: u64) -> Self {
        Self {
            seen,
            habits,
            deals,
            dealt: None,
            rng: Rng::seeded(seed),
            nodes: vec![Node::default()],
            walk: Vec::new(),
        }
    }

    /// Of a long list, the choices after which the position looks best at once.
    pub(super) fn most_promising(
        &mut self,
        moves: impl Iterator<Item = G::Move>,
        count: usize,
    ) -> Vec<G::Move> {
        let side = self.seen.seat().side();
        let mut looks: Vec<(f64, G::Move)> = moves.map(|mv| (0.0, mv)).collect();
        if looks.len() > count {
            for look in 0..FIRST_LOOKS {
                for (value, mv) in &mut looks {
                    let (mut state, mut chance) = self.deal(look);
                    play(&mut state, self.seen.seat(), mv, &mut chance);
                    *value += for_side(judge(&mut state, &G::LESSONS, &mut chance), side);
                }
            }
            looks.sort_by(|one, other| other.0.total_cmp(&one.0));
            looks.truncate(count);
        }
        looks.into_iter().map(|(_, mv)| mv).collect()
    }

    /// The deal with this number, and the luck that goes with it.
    fn deal(&mut self, number: u32) -> (G, Chance) {
        let known = self.dealt.take().filter(|deal| deal.number == number);
        let deal = known.unwrap_or_else(|| {
            let mut rng = Rng::seeded(self.deals.wrapping_add(u64::from(number)));
            Deal {
                number,
                state: self.seen.redeal(&mut rng),
                luck: long(&mut rng),
            }
        });
        let deal = self.dealt.insert(deal);
        (deal.state.clone(), Chance::seeded(deal.luck))
    }

    /// What was tried for the seat's next decision, if it comes right behind this choice, with what it was worth.
    pub(super) fn tried_behind(&self, choice: usize) -> impl Iterator<Item = (f64, &G::Move)> {
        let node = self.nodes[ROOT].child(behind(choice));
        let menus = node.map(|node| &self.nodes[node].menus[self.seen.seat() as usize]);
        menus.into_iter().flat_map(Menu::tried)
    }

    /// Plays a choice on a deal and goes on from there: what that was worth to the seat's side.
    pub(super) fn simulate(&mut self, choice: usize, mv: &G::Move, deal: u32) -> f64 {
        let seat = self.seen.seat();
        let (mut state, mut chance) = self.deal(deal);
        self.walk.clear();
        let rivals = rivals(&state, seat);
        self.decide(&mut state, ROOT, rivals, &mut chance);
        play(&mut state, seat, mv, &mut chance);
        let mut next = G::TREE.then(|| self.child(ROOT, 0, behind(choice))).flatten();
        while let Some((node, false)) = next {
            match state.to_act() {
                ToAct::Over(_) => break,
                ToAct::Clock => tick(&mut state, &mut chance),
                ToAct::Seats(seats) => {
                    let from = self.walk.len();
                    self.decide(&mut state, node, seats, &mut chance);
                    next = self.child(node, from, 0);
                }
            }
        }
        play_on(&mut state, G::HORIZON, &mut chance, &mut self.rng);
        let worth = judge(&mut state, &G::LESSONS, &mut chance);
        for step in &self.walk {
            let own = for_side(worth, step.seat.side());
            self.nodes[step.node].menus[step.seat as usize].learn(step.edge, own);
        }
        for_side(worth, seat.side())
    }

    /// Lets every one of these seats choose and play. Each choice is made by figures of its own, so it does not matter
    /// who is asked first.
    fn decide(&mut self, state: &mut G, node: NodeId, seats: Seats, chance: &mut Chance) {
        for seat in seats.iter() {
            if state.to_act().seats().contains(seat) {
                let edge = self.choose(state, node, seat, chance);
                self.walk.push(Step { node, seat, edge });
            }
        }
    }

    /// Chooses for a seat at a node as the figures say, and plays: what a hunch says of this deal, or a move that has
    /// been tried in others, if it is legal in this one.
    fn choose(&mut self, state: &mut G, node: NodeId, seat: Seat, chance: &mut Chance) -> usize {
        let menu = &mut self.nodes[node].menus[seat as usize];
        if menu.wants_more(self.habits) {
            menu.add(state.sample(seat, &mut self.rng));
        }
        let rng = &mut self.rng;
        menu.try_in_turn(self.habits, |mv| match mv {
            Some(mv) => state.play(seat, mv, chance, &mut Dropped).is_ok(),
            None => {
                let mv = G::hunch(&Seen::new(state, seat), rng);
                play(state, seat, &mv, chance);
                true
            }
        })
    }

    /// The node behind the choices made since `from`, and whether it is new; none if the tree is full.
    fn child(&mut self, node: NodeId, from: usize, key: u64) -> Option<(NodeId, bool)> {
        let key = self.walk[from..]
            .iter()
            .fold(key, |key, step| (key << 16) | (step.edge as u64 + 1));
        if let Some(child) = self.nodes[node].child(key) {
            return Some((child, false));
        }
        let child = self.nodes.len();
        if child >= NODES_MAX {
            return None;
        }
        self.nodes[node].children.push((key, child));
        self.nodes.push(Node::default());
        Some((child, true))
    }
}
