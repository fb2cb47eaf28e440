//! Making a view.

use engine::{Seat, Side, Viewer};

use crate::{
    CardId, ChangeView, FaceView, ForecastView, HandCardView, ItemView, KnownCardView, MarkView, Move,
    Operation, Phase, PickFrom, PlayerMark, PlayerView, Purpose, Refusal, ResolvingView, ShotView, SideRule,
    SideRuleView, SideView, Slot, SlotView, SocialSoccer, SpotView, Stat, Target, TargetView, TiredView,
    View, Warning,
    phase::Window,
    rules::{
        asked, block, card, deploy, duel,
        effects::{self, target},
        list, shot, to_act,
    },
    state::{Blocker, Item, LASTING, Player, Source, Stage, Team},
};

/// The match as a viewer may see it.
pub(crate) fn view(state: &SocialSoccer, viewer: Viewer) -> View {
    let you = viewer.seat();
    let own = you.map(Seat::side);
    let asked = own.is_some_and(|side| asked(state)[side]);
    let moves = you.map_or_else(Vec::new, |seat| list(state, seat).listed());
    View {
        you,
        phase: state.phase,
        deciding: to_act(state).seats().iter().collect(),
        game: state.game,
        games: state.rules.games,
        won: state.won,
        round: state.round,
        rounds: state.rules.rounds,
        minute: state.minute,
        score: state.score,
        possession: state.possession,
        carrier: state.carrier,
        passes: state.passes,
        stolen: state.stolen,
        sides: engine::BySide::from_fn(|side| side_view(state, side, own)),
        stack: state.stack.iter().map(|item| item_view(state, item)).collect(),
        resolving: resolving_view(state),
        shot: shot_view(state),
        forecast: forecast(state),
        hand: own.map_or_else(Vec::new, |side| hand(state, side, asked)),
        targets: own.map_or_else(Vec::new, |side| targets(state, side, &moves)),
        picks: moves.iter().filter_map(pick).collect(),
        picks_from: picks_from(state, own),
        scry: own.map_or_else(Vec::new, |side| scry(state, side)),
        to_deploy: own
            .filter(|_| state.stage == Stage::Deployment)
            .map_or_else(Vec::new, |side| state.teams[side].undeployed().collect()),
        deck_profile: state.rules.deck_profile,
        extra_limit: state.rules.extra_limit,
        banner_perks: state.rules.banner_perks.is_on(),
        auto_let: state.rules.auto_let.is_on(),
        outcome: to_act(state).outcome().copied(),
    }
}

fn side_view(state: &SocialSoccer, side: Side, own: Option<Side>) -> SideView {
    let team = &state.teams[side];
    let owner = own == Some(side);
    let deck_known = team.ready && (!team.secret || owner);
    let banner_known = deck_known || (team.ready && (state.rules.banner_perks.is_on() || team.is_met()));
    SideView {
        ready: team.ready,
        secret: team.secret,
        banner: team.banner.filter(|_| banner_known),
        perk_used: team.perk_used,
        pool: team.pool,
        promised: team.promised,
        hand_size: team.hand.len() as u8,
        // SOCIAL-HID-4 Knowledge belongs to the coach who looked.
        known_hand: if own == Some(side.other()) {
            team.hand
                .iter()
                .filter(|card| card.known)
                .map(|card| card.id)
                .collect()
        } else {
            Vec::new()
        },
        deck_size: team.deck.len() as u8,
        known_deck: if owner { known_deck(team) } else { Vec::new() },
        discard: team.discard.to_vec(),
        gol: team
            .gol
            .iter()
            .copied()
            .map(Some)
            .chain(std::iter::repeat_n(None, usize::from(team.tokens)))
            .collect(),
        fresh_attackers: team.fresh_in(crate::Line::Attack),
        fresh_defenders: team.fresh_in(crate::Line::Defence),
        rules: side_rules(team),
        slots: Slot::ALL
            .into_iter()
            .map(|slot| slot_view(state, side, slot, owner))
            .collect(),
        tally: team.tally,
        most_tired: team
            .most_tired()
            .map(|(player, times)| TiredView { player, times }),
    }
}

/// SOCIAL-EFF-19 What SCRY has shown.
fn known_deck(team: &Team) -> Vec<KnownCardView> {
    let places = team.deck.iter().enumerate().filter(|(_, card)| card.scried);
    places
        .map(|(place, card)| KnownCardView {
            place: place as u8,
            card: card.id,
        })
        .collect()
}

fn side_rules(team: &Team) -> Vec<SideRuleView> {
    let mut rules = Vec::new();
    for duration in LASTING {
        if team.rules.locked.has(duration) {
            let rule = SideRule::Locked;
            rules.push(SideRuleView { rule, duration });
        }
        if team.rules.licensed.has(duration) {
            let rule = SideRule::Licensed;
            rules.push(SideRuleView { rule, duration });
        }
    }
    rules
}

fn slot_view(state: &SocialSoccer, side: Side, slot: Slot, owner: bool) -> SlotView {
    let player = state.player(side, slot).map(|player| PlayerView {
        card: (owner || player.shown).then(|| face(player)),
        covered: !player.shown,
        stamina: player.stamina,
        recovered: player.recovered,
        carrier: side == state.possession && state.carrier == Some(slot),
    });
    SlotView {
        slot,
        line: slot.line(),
        next: state.rules.rotation.next(slot),
        player,
    }
}

fn face(player: &Player) -> FaceView {
    let card = player.id.card();
    let mut changes = Vec::new();
    let mut marks = Vec::new();
    for (place, duration) in LASTING.into_iter().enumerate() {
        for stat in [Stat::Attack, Stat::Defence] {
            let amount = player.effects.amounts(stat)[place];
            if amount != 0 {
                changes.push(ChangeView {
                    stat,
                    amount,
                    duration,
                });
            }
        }
        for mark in PlayerMark::ALL {
            if player.effects.marked(mark).has(duration) {
                marks.push(MarkView { mark, duration });
            }
        }
    }
    FaceView {
        id: player.id,
        custody: card.custody,
        attack: player.attack(),
        defence: player.defence(),
        printed_attack: player.printed_attack,
        printed_defence: player.printed_defence,
        changes,
        marks,
    }
}

fn item_view(state: &SocialSoccer, item: &Item) -> ItemView {
    match *item {
        Item::Card { side, card } => ItemView::Card { side, card },
        Item::Pass { side, to, .. } => ItemView::Pass {
            side,
            from: state.carrier,
            to,
        },
        Item::Shot { side } => ItemView::Shot { side },
    }
}

fn resolving_view(state: &SocialSoccer) -> Option<ResolvingView> {
    let resolving = state.resolving?;
    let (card, twist, perk) = match resolving.source {
        Source::Card(card) => (Some(card), false, None),
        Source::Twist(card) => (Some(card), true, None),
        Source::Perk(banner) => (None, false, Some(banner)),
    };
    Some(ResolvingView {
        side: resolving.side,
        card,
        twist,
        perk,
        step: resolving.step + 1,
        chosen: resolving
            .chosen
            .iter(resolving.side)
            .map(|(side, slot)| SpotView { side, slot })
            .collect(),
    })
}

fn shot_view(state: &SocialSoccer) -> Option<ShotView> {
    let shot = state.shot?;
    let shooter = state.carrier?;
    Some(ShotView {
        side: state.possession,
        shooter,
        attack: state.carrying()?.attack(),
        stage: shot.stage,
        blocker: state.blocking(),
        keeper: (shot.keeper > 0).then_some(shot.keeper),
        keeper_blocks: shot.blocker == Some(Blocker::Keeper),
        defence: state.blocker_defence(),
    })
}

/// Before a shot: what it would meet. Everything in it lies open.
fn forecast(state: &SocialSoccer) -> Option<ForecastView> {
    if state.phase != (Phase::Action {}) || !shot::may_shoot(state) {
        return None;
    }
    let defending = state.defending();
    let blockers = block::interceptors(state);
    let defences = blockers.filter_map(|who| Some(state.player(defending, who.slot)?.defence()));
    let defences: Vec<u8> = defences.collect();
    Some(ForecastView {
        attack: state.carrying()?.attack(),
        best_blocker: defences.iter().copied().max(),
        blockers: defences.len() as u8,
        exhausts: shot::exhausts(state),
    })
}

/// The own hand: what can be played now, why not, and what to think of before.
fn hand(state: &SocialSoccer, side: Side, asked: bool) -> Vec<HandCardView> {
    let window = state.phase.window().filter(|_| asked);
    state.teams[side]
        .held()
        .map(|card| {
            let refusal = window.map(|window| playing(state, side, window, card));
            let playable = refusal == Some(Ok(()));
            HandCardView {
                card,
                playable,
                why_not: refusal.and_then(Result::err),
                warnings: if playable {
                    warnings(state, side, card)
                } else {
                    Vec::new()
                },
            }
        })
        .collect()
}

/// Whether a card can be played, or discarded as a TWIST, in this window.
fn playing(state: &SocialSoccer, side: Side, window: Window, card: CardId) -> Result<(), Refusal> {
    match (card.card().bonus, window) {
        (Some(_), Window::Duel) => duel::check(state, side, card).map(drop),
        (Some(_), Window::Answer) => Err(Refusal::TwistInAnswer),
        (Some(_), Window::Open) => Err(Refusal::TwistOutsideDuel),
        (None, Window::Open | Window::Answer | Window::Duel) => {
            card::check(state, side, window, card).map(drop)
        }
    }
}

/// What an attentive friend would say before the card is played.
fn warnings(state: &SocialSoccer, side: Side, card: CardId) -> Vec<Warning> {
    let card = card.card();
    let mut warnings = Vec::new();
    if card.bonus.is_some() {
        return warnings;
    }
    let fresh = state.teams[side]
        .field()
        .filter(|(_, player)| player.is_fresh())
        .count();
    let raises_carrier = card
        .steps
        .iter()
        .any(|step| step.operation == Operation::Att && step.target == Target::Carrier);
    let moves_ball = card
        .steps
        .iter()
        .any(|step| step.operation == Operation::MoveBall);
    let pays_all = card.tire_cost > 0 && fresh <= usize::from(card.tire_cost);
    if raises_carrier && !moves_ball && pays_all && state.shot.is_none() {
        warnings.push(Warning::TiresCarrier);
    }
    if card
        .steps
        .iter()
        .any(|step| !effects::holds(state, step.condition, side))
    {
        warnings.push(Warning::ConditionFalse);
    }
    let nobody = card.steps.iter().any(|step| match step.target {
        Target::Players(group) => target::group(state, side, group).is_empty(),
        Target::Carrier => state.carrier.is_none(),
        Target::Own
        | Target::Opp
        | Target::Shooter
        | Target::Blocker
        | Target::Duelist
        | Target::Top
        | Target::Same => false,
    });
    if nobody {
        warnings.push(Warning::NoTarget);
    }
    warnings
}

/// Whom the legal moves name; a free slot once, whoever could take it.
fn targets(state: &SocialSoccer, side: Side, moves: &[Move]) -> Vec<TargetView> {
    if state.phase == (Phase::Deploy {}) && !moves.is_empty() {
        return deploy::free_slots(state, side)
            .map(|slot| TargetView {
                side,
                slot,
                purpose: Purpose::Deploy,
            })
            .collect();
    }
    moves.iter().filter_map(|mv| target(mv, side)).collect()
}

fn target(mv: &Move, own: Side) -> Option<TargetView> {
    let of = |slot: Slot, purpose| TargetView {
        side: own,
        slot,
        purpose,
    };
    Some(match *mv {
        Move::Assign { slot } => of(slot, Purpose::Assign),
        Move::Pass { slot } => of(slot, Purpose::Pass),
        Move::Tire { slot } => of(slot, Purpose::Tire),
        Move::Block { slot } => of(slot, Purpose::Block),
        Move::Outlet { slot } => of(slot, Purpose::Outlet),
        Move::Target { side, slot } => TargetView {
            side,
            slot,
            purpose: Purpose::Target,
        },
        Move::Bring { .. }
        | Move::Deploy { .. }
        | Move::FirstBall { .. }
        | Move::Play { .. }
        | Move::Shoot {}
        | Move::Let {}
        | Move::Yield {}
        | Move::NoBlock {}
        | Move::Twist { .. }
        | Move::Pick { .. }
        | Move::Keep {}
        | Move::Bottom {}
        | Move::Discard { .. }
        | Move::Resign {} => return None,
    })
}

/// The card that a legal move picks or discards.
fn pick(mv: &Move) -> Option<CardId> {
    match *mv {
        Move::Pick { card } | Move::Discard { card } => Some(card),
        Move::Bring { .. }
        | Move::Deploy { .. }
        | Move::FirstBall { .. }
        | Move::Assign { .. }
        | Move::Play { .. }
        | Move::Tire { .. }
        | Move::Pass { .. }
        | Move::Shoot {}
        | Move::Let {}
        | Move::Yield {}
        | Move::Block { .. }
        | Move::NoBlock {}
        | Move::Twist { .. }
        | Move::Outlet { .. }
        | Move::Target { .. }
        | Move::Keep {}
        | Move::Bottom {}
        | Move::Resign {} => None,
    }
}

/// SOCIAL-EFF-16, SOCIAL-EFF-17 The pile that the viewer picks from.
fn picks_from(state: &SocialSoccer, own: Option<Side>) -> Option<PickFrom> {
    if let Phase::PickCard { from, side } = state.phase {
        (own == Some(side)).then_some(from)
    } else {
        None
    }
}

/// SOCIAL-EFF-19 The cards that are looked at and not decided.
fn scry(state: &SocialSoccer, side: Side) -> Vec<CardId> {
    let Some(resolving) = state.resolving.filter(|resolving| resolving.side == side) else {
        return Vec::new();
    };
    let deck = &state.teams[side].deck;
    let seen = deck.iter().skip(usize::from(resolving.kept));
    seen.take(usize::from(resolving.scrying))
        .map(|card| card.id)
        .collect()
}
