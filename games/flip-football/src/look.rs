//! How a view is filled.

use engine::{BySide, Seat, Viewer};

use crate::{
    FlipFootball, KickView, Period, PhaseView, ShootOutView, SideView, Stage, View,
    phase::Phase,
    state::{Laid, Team},
};

/// What a viewer may see of the match.
pub(crate) fn view(state: &FlipFootball, viewer: Viewer) -> View {
    let playing = matches!(state.phase, Phase::Play(_));
    View {
        you: viewer.seat(),
        phase: match state.phase {
            Phase::SetAside => PhaseView::SetAside,
            Phase::Play(Period::ShootOut) => PhaseView::ShootOut,
            Phase::Play(Period::FirstHalf | Period::SecondHalf | Period::InjuryTime) => PhaseView::Play,
            Phase::Over => PhaseView::Over,
        },
        period: match state.phase {
            Phase::Play(period) => Some(period),
            Phase::SetAside | Phase::Over => None,
        },
        minute: state.label(state.laid),
        minutes_left: match state.phase {
            Phase::Play(Period::ShootOut) => 0,
            Phase::Play(Period::FirstHalf | Period::SecondHalf | Period::InjuryTime)
            | Phase::SetAside
            | Phase::Over => state.period_length().saturating_sub(state.laid),
        },
        attacker: playing.then_some(state.attacker),
        stage: playing.then_some(state.stage),
        stages: Stage::ATTACK,
        score: state.score,
        injury: (state.injury > 0).then_some(state.injury),
        hand_play: state.options.hand_size > 0,
        auto: state.referee_lays(),
        half_cards: state.options.half_cards,
        sides: BySide::from_fn(|side| side_view(state, &state.teams[side], viewer.is(Seat::first(side)))),
        table: state.table,
        shoot_out: state.shoot_out.as_ref().map(|shoot_out| ShootOutView {
            first: shoot_out.first,
            kicks: (0..state.laid)
                .map(|kick| KickView {
                    side: shoot_out.kicker(kick),
                    scored: shoot_out.has_scored(kick),
                })
                .collect(),
            score: shoot_out.goals,
        }),
        outcome: (state.phase == Phase::Over).then(|| state.outcome()),
    }
}

fn side_view(state: &FlipFootball, team: &Team, own: bool) -> SideView {
    let over = state.phase == Phase::Over;
    SideView {
        colour: team.colour,
        pack: team.pack.len(),
        hand_size: team.hand.len(),
        hand: own.then(|| team.hand.to_vec()),
        has_laid: team.laid != Laid::No,
        laid: match team.laid {
            Laid::FromHand(card) if own => Some(card),
            Laid::FromHand(_) | Laid::FromPack | Laid::No => None,
        },
        set_aside_done: team.has_eight(),
        eight: (own || over).then(|| team.eight.to_vec(team.colour)),
        played: team.played.to_vec(team.colour),
        seen: team
            .seen_main
            .union(team.seen_eight)
            .without(team.played)
            .to_vec(team.colour),
        tally: team.tally,
    }
}
