//! What a viewer may see: the view, the score bug, the prompt, and the view drawn as text.

use std::fmt::Write as _;

use engine::{BySide, Clause, Outcome, Prompt, Scoreline, Seat, Side, Text, Viewer};
use serde::Serialize;

use crate::{
    Area, Card, Colour, FlipFootball, Minute, Pair, Period, Stage, Tally,
    notation::Words,
    state::{Laid, Phase, Team},
};

/// The match as one viewer sees it. FLIP-INFO-6 A spectator sees what both seats see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipView"))]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// What the match is about.
    pub phase: PhaseView,
    /// The period of play.
    pub period: Option<Period>,
    /// The label of the next minute.
    pub minute: Minute,
    /// Minutes still to play in this period.
    pub minutes_left: u16,
    /// The side that attacks.
    pub attacker: Option<Side>,
    /// How far the attack has come.
    pub stage: Option<Stage>,
    /// FLIP-SCORE-2 The score.
    pub score: BySide<u16>,
    /// The number of the board, once it is up.
    pub injury: Option<u8>,
    /// Whether cards are laid from hands in this match.
    pub hand_play: bool,
    /// Whether the referee lays for both now.
    pub auto: bool,
    /// Pairs in a half.
    pub half_cards: u8,
    /// What belongs to each side.
    pub sides: BySide<SideView>,
    /// FLIP-INFO-3 The last pair, both cards public with both sides.
    pub table: Option<Pair>,
    /// The shoot-out.
    pub shoot_out: Option<ShootOutView>,
    /// The outcome, once the match is over.
    pub outcome: Option<Outcome>,
}

/// What the match is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipPhase"))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// The eights are chosen.
    SetAside,
    /// Minutes are played.
    Play,
    /// Kicks are taken.
    ShootOut,
    /// It is over.
    Over,
}

/// One side as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipSide"))]
pub struct SideView {
    /// Its deck.
    pub colour: Colour,
    /// FLIP-INFO-2 The number of cards in its pack or stock; never their order.
    pub pack: usize,
    /// FLIP-HAND-9 The number of cards in its hand.
    pub hand_size: usize,
    /// FLIP-HAND-9 Its hand, for its owner.
    pub hand: Option<Vec<Card>>,
    /// FLIP-PLAY-4 Whether it has laid.
    pub has_laid: bool,
    /// The card it has chosen from its hand, for its owner.
    pub laid: Option<Card>,
    /// FLIP-ASIDE-3 Whether its eight are complete.
    pub set_aside_done: bool,
    /// FLIP-INFO-4 Its eight, for its owner; FLIP-INFO-5 for everybody at full time.
    pub eight: Option<Vec<Card>>,
    /// FLIP-INFO-3 Its cards laid in this period, ascending.
    pub played: Vec<Card>,
    /// FLIP-INFO-3 Its other cards laid in periods before, ascending.
    pub seen: Vec<Card>,
    /// What it has done.
    pub tally: Tally,
}

/// A shoot-out as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipShootOut"))]
pub struct ShootOutView {
    /// Who kicked first.
    pub first: Side,
    /// Each kick in order.
    pub kicks: Vec<KickView>,
    /// The goals.
    pub score: BySide<u16>,
}

/// One kick of a shoot-out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipKick"))]
pub struct KickView {
    /// Who kicked.
    pub side: Side,
    /// Whether it went in.
    pub scored: bool,
}

pub(crate) fn view(state: &FlipFootball, viewer: Viewer) -> View {
    let playing = matches!(state.phase, Phase::Play(_));
    View {
        you: viewer.seat(),
        phase: match state.phase {
            Phase::SetAside => PhaseView::SetAside,
            Phase::Play(Period::ShootOut) => PhaseView::ShootOut,
            Phase::Play(_) => PhaseView::Play,
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

pub(crate) fn scoreline(state: &FlipFootball) -> Scoreline {
    let (clock, phase) = match state.phase {
        Phase::SetAside => (String::new(), "flip-phase-set-aside"),
        Phase::Over => (String::new(), "flip-phase-over"),
        Phase::Play(Period::ShootOut) => {
            let goals = state
                .shoot_out
                .map(|shoot_out| shoot_out.goals)
                .unwrap_or_default();
            (format!("{}-{}", goals.home, goals.away), "flip-phase-shoot-out")
        }
        Phase::Play(period) => {
            let phase = match period {
                Period::FirstHalf => "flip-phase-first-half",
                Period::SecondHalf => "flip-phase-second-half",
                Period::InjuryTime | Period::ShootOut => "flip-phase-injury-time",
            };
            (format!("{}'", state.label(state.laid)), phase)
        }
    };
    let attacking = matches!(state.phase, Phase::Play(_)).then_some(state.attacker);
    Scoreline {
        score: state.score,
        clock,
        phase: Text::new(phase),
        attacking,
    }
}

pub(crate) fn prompt(state: &FlipFootball, viewer: Viewer) -> Prompt {
    let asked = viewer.seat().filter(|seat| state.to_act_seats().contains(*seat));
    let side_word = match state.attacker {
        Side::Home => "home",
        Side::Away => "away",
    };
    let (text, clause) = match (state.phase, viewer.seat(), asked) {
        (Phase::Over, ..) => (Text::new("flip-prompt-over"), "FLIP-WIN-1"),
        (Phase::SetAside, _, Some(seat)) => {
            let left = 8 - state.teams[seat.side()].eight.len().min(8) as i32;
            (
                Text::new("flip-prompt-set-aside").with("left", left),
                "FLIP-ASIDE-1",
            )
        }
        (Phase::SetAside, Some(_), None) => (Text::new("flip-prompt-set-aside-wait"), "FLIP-ASIDE-3"),
        (Phase::SetAside, None, None) => (Text::new("flip-prompt-set-aside-watch"), "FLIP-ASIDE-3"),
        (Phase::Play(_), ..) if state.referee_lays() => (
            Text::new("flip-prompt-auto")
                .with("side", side_word)
                .with("stage", state.stage.word()),
            "FLIP-TIME-1",
        ),
        (Phase::Play(_), None, _) => (
            Text::new("flip-prompt-watch")
                .with("side", side_word)
                .with("stage", state.stage.word()),
            stage_clause(state.stage),
        ),
        (Phase::Play(_), Some(_), None) => (Text::new("flip-prompt-wait"), "FLIP-PLAY-4"),
        (Phase::Play(Period::ShootOut), _, Some(seat)) => {
            let role = if seat.side() == state.attacker {
                "kick"
            } else {
                "keep"
            };
            (Text::new("flip-prompt-kick").with("role", role), "FLIP-SO-3")
        }
        (Phase::Play(_), _, Some(seat)) => {
            let key = if state.lays_from_hand() {
                "flip-prompt-lay-hand"
            } else {
                "flip-prompt-lay"
            };
            let role = if seat.side() == state.attacker {
                "attack"
            } else {
                "defend"
            };
            (
                Text::new(key)
                    .with("role", role)
                    .with("stage", state.stage.word()),
                stage_clause(state.stage),
            )
        }
    };
    Prompt {
        text,
        clause: Clause(clause),
    }
}

/// The clause to read about a stage.
fn stage_clause(stage: Stage) -> &'static str {
    match stage {
        Stage::Attack0 | Stage::Attack1 | Stage::Attack2 => "FLIP-ATT-2",
        Stage::Shot => "FLIP-SHOT-2",
        Stage::FreeKick => "FLIP-FK-2",
        Stage::Penalty => "FLIP-PEN-2",
    }
}

/// The table as text: packs, the last pair with the area in use, the viewer's own cards.
pub(crate) fn picture(view: &View) -> String {
    let mut text = String::new();
    let lines = &mut text;
    for side in Side::ALL {
        let team = &view.sides[side];
        let role = match (view.attacker, view.stage) {
            (Some(attacker), Some(stage)) if attacker == side => format!("attacks ({stage})"),
            (Some(_), _) => "defends".to_owned(),
            (None, _) => String::new(),
        };
        let laid = if team.has_laid { "has laid" } else { "" };
        let hand = if view.hand_play {
            format!(", hand {}", team.hand_size)
        } else {
            String::new()
        };
        let colour = if team.colour == Colour::Red { "red" } else { "blue" };
        let row = format!("{side:>4} ({colour})  pack {}{hand}  {role}  {laid}", team.pack);
        let _ = writeln!(lines, "{}", row.trim_end());
    }
    if let Some(shoot_out) = &view.shoot_out {
        let marks: String = shoot_out
            .kicks
            .iter()
            .map(|kick| if kick.scored { '*' } else { 'x' })
            .collect();
        let _ = writeln!(
            lines,
            "shoot-out {}-{}  {marks}",
            shoot_out.score.home, shoot_out.score.away
        );
    }
    if let Some(pair) = &view.table {
        let _ = writeln!(
            lines,
            "\nminute {}: {} {} against {}",
            pair.minute, pair.stage, pair.attack_card, pair.defend_card
        );
        for (attack, defend) in attack_rows(pair.attack_card, pair.stage.area())
            .into_iter()
            .zip(defend_rows(pair.defend_card, pair.stage.area()))
        {
            let _ = writeln!(lines, "   {attack}    {defend}");
        }
        let _ = writeln!(lines, "   ball in {}, under it {}", pair.section, pair.code);
    }
    if view.hand_play {
        for side in Side::ALL {
            let team = &view.sides[side];
            if !team.played.is_empty() {
                let _ = writeln!(lines, "\n{side} has laid{}", Words(&team.played));
            }
        }
    }
    let Some(you) = view.you else { return text };
    let team = &view.sides[you.side()];
    if let Some(hand) = team.hand.as_ref().filter(|hand| !hand.is_empty()) {
        let attacking = view.attacker == Some(you.side());
        let area = view.stage.map_or(Area::Attack, Stage::area);
        let _ = writeln!(lines, "\nyour hand");
        for card in hand {
            let rows = if attacking {
                attack_rows(*card, area)
            } else {
                defend_rows(*card, area)
            };
            let _ = writeln!(lines, "   {card}  {}", rows.join(" / "));
        }
    }
    if let (PhaseView::SetAside, Some(eight)) = (view.phase, &team.eight) {
        let _ = writeln!(
            lines,
            "\nyour deck: balls in Attack, Goal, Penalty, Free kick; Defend, Save, Penalty, Free kick; board"
        );
        for card in Card::deck(team.colour) {
            let mark = if eight.contains(&card) { "set aside" } else { "" };
            let balls = Area::ALL.map(|area| card.face().ball(area).to_string()).join(" ");
            let grids = Area::ALL.map(|area| defend_rows(card, area).join("/")).join("  ");
            let row = format!("{card}  {balls}  {grids}  {}  {mark}", card.face().board);
            let _ = writeln!(lines, "{}", row.trim_end());
        }
        let names: Vec<String> = eight.iter().map(ToString::to_string).collect();
        let _ = writeln!(lines, "set aside: {}", names.join(" "));
    }
    text
}

fn attack_rows(card: Card, area: Area) -> Vec<String> {
    let ball = card.face().ball(area);
    rows(area, |section| if section == ball { 'o' } else { '.' })
}

fn defend_rows(card: Card, area: Area) -> Vec<String> {
    rows(area, |section| {
        card.face()
            .code(area, section)
            .to_string()
            .chars()
            .next()
            .unwrap_or('.')
    })
}

fn rows(area: Area, letter: impl Fn(crate::Section) -> char) -> Vec<String> {
    let letters: Vec<char> = crate::sections(area).map(letter).collect();
    letters
        .chunks(area.columns() as usize)
        .map(|row| row.iter().collect())
        .collect()
}
