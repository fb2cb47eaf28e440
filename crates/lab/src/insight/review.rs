//! What is told of a match that was reckoned.

use bots::{Knowledge, worth_for_home};
use engine::{Aside, BySide, Input, Outcome, Seat, Side, Text, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    decisions::Weighed,
    estimate::{Estimate, Figure},
    luck::Course,
    story::Story,
};

/// The whole reckoning of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// What it was made by.
    pub made_by: ReviewVersion,
    /// The number from which all its luck flowed.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seed: u64,
    /// How many simulations it was given.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub simulations: u64,
    /// Whether all decisions were weighed; else it was stopped.
    pub complete: bool,
    /// How the match ended.
    pub outcome: Outcome,
    /// Home's chance to win before anything was drawn, a draw counting half.
    pub start: Figure,
    /// Every step.
    pub steps: Vec<ReviewStep>,
    /// Where it all went, as each side sees it.
    pub ledger: BySide<SideLedger>,
    /// The steps that moved the curve most, the greatest first.
    pub turning_points: Vec<TurningPoint>,
    /// The rolls and draws that favoured Home most, the luckiest first.
    pub lucky_for_home: Vec<usize>,
    /// The same for Away.
    pub lucky_for_away: Vec<usize>,
    /// What happened in a sentence, for each side.
    pub sentences: BySide<Text>,
}

/// What a review was made by: another of these, and it is made anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewVersion {
    /// The game.
    pub game: String,
    /// The version of the rules that the match was played again by.
    pub rules: String,
    /// The weights by which positions were judged, as a short sum of them all.
    pub weights: String,
    /// The version of the reckoning.
    pub reckoning: u32,
}

/// One step of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewStep {
    /// Home's chance to win after it.
    pub worth: Figure,
    /// What chance gave Home, where it was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice: Option<Dice>,
    /// The decision, where there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decision: Option<ReviewedDecision>,
    /// What remains of the step, for Home: what nobody could know.
    pub guess: Figure,
    /// The minute or round, as the score bug has it.
    pub clock: String,
    /// The phase in which it was made.
    pub phase: Text,
    /// Who scored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub goal: Option<Side>,
}

/// What chance did in a step.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ReviewDice"))]
pub struct Dice {
    /// What it gave Home.
    pub gain: Figure,
    /// One draw in so many is at least as good for the side that it favoured.
    pub one_in: f64,
    /// Whether none of the fresh draws was: it may be rarer.
    pub or_rarer: bool,
}

/// A decision and what it lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedDecision {
    /// Whose it was.
    pub seat: Seat,
    /// What the coach was asked.
    pub asked: Text,
    /// What was played.
    pub made: ReviewedMove,
    /// The best that was found; nothing if it was not looked for, or is no better than what was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub best: Option<ReviewedMove>,
    /// What the move lost against the best, for its own side; nothing if it was not looked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub loss: Option<Figure>,
    /// What the move gained against what routine would have played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub over_routine: Option<Figure>,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mark: Option<MoveMark>,
}

/// A move, for people and for boards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedMove {
    /// In notation.
    pub text: String,
    /// By the game's own type.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub json: serde_json::Value,
}

/// What is said of a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MoveMark {
    /// Routine would not have played it, and it gains clearly.
    Find,
    /// It lost a little.
    Inaccuracy,
    /// It lost much.
    Mistake,
    /// It lost very much.
    Blunder,
}

/// From which loss on a decision is called what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marks {
    /// An inaccuracy.
    pub inaccuracy: f64,
    /// A mistake.
    pub mistake: f64,
    /// A blunder.
    pub blunder: f64,
    /// From which gain over routine on a move is called a find.
    pub find: f64,
}

impl Default for Marks {
    fn default() -> Self {
        Self {
            inaccuracy: 0.05,
            mistake: 0.10,
            blunder: 0.20,
            find: 0.05,
        }
    }
}

/// What is closer to nought than so many standard errors is not believed.
const SURE: f64 = 2.0;
/// What is smaller is nought to a tenth of a per cent, and not worth a word.
const FAINT: f64 = 0.0005;

impl Marks {
    /// What is said of a decision that lost so much, and gained so much over routine.
    #[must_use]
    pub fn of(&self, loss: Figure, over_routine: Figure) -> Option<MoveMark> {
        let is = |figure: Figure, least: f64| figure.mean >= least && figure.is_sure(SURE);
        if is(loss, self.blunder) {
            Some(MoveMark::Blunder)
        } else if is(loss, self.mistake) {
            Some(MoveMark::Mistake)
        } else if is(loss, self.inaccuracy) {
            Some(MoveMark::Inaccuracy)
        } else if is(over_routine, self.find) {
            Some(MoveMark::Find)
        } else {
            None
        }
    }
}

/// A step that moved the curve.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The step.
    pub step: usize,
    /// What it changed for Home.
    pub change: f64,
    /// What did it.
    pub cause: Cause,
}

/// What moved the curve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Chance.
    Dice,
    /// A choice that lost.
    Decision,
    /// What nobody could know.
    Guess,
}

/// From the start to the end as one side sees it: the end is the start, dice, guesses and the other's losses, without the
/// own ones.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideLedger {
    /// The chance to win before anything was drawn.
    pub start: Figure,
    /// What chance gave.
    pub dice: Figure,
    /// What the own decisions lost.
    pub own_losses: Figure,
    /// What the other side's decisions lost.
    pub other_losses: Figure,
    /// What remains.
    pub guesses: Figure,
    /// The part of the guesses that no decision had: the judge was wrong about what was coming.
    pub guesses_of_nobody: Figure,
    /// What the best choices that were found would have gained over routine, more than the other side's.
    pub openings: Figure,
    /// What the match was worth: 1 won, ½ drawn, 0 lost.
    pub end: f64,
    /// How many decisions there were.
    pub decisions: usize,
    /// How many were marked as what: inaccuracies, mistakes, blunders.
    pub marked: [usize; 3],
    /// How many were finds.
    pub finds: usize,
}

/// So many turning points are told, and as many lucky draws of each side.
const TURNING_POINTS: usize = 5;
const LUCKY_DRAWS: usize = 10;
/// What moves the curve less is no turning point.
const TURN_MIN: f64 = 0.02;

/// Adds up what was found.
pub(super) fn review<G: Knowledge>(
    story: &Story<G>,
    course: &Course,
    decisions: &[usize],
    weighed: &[Weighed<G>],
    marks: &Marks,
    times: usize,
) -> Parts {
    let nothing = || Estimate::exactly(0.0, times);
    let mut sums = Sums::new(times);
    let mut steps = Vec::with_capacity(story.steps.len());
    let mut found: Vec<Option<&Weighed<G>>> = vec![None; story.steps.len()];
    for weighed in weighed {
        found[weighed.step] = Some(weighed);
    }
    let mut is_decision = vec![false; story.steps.len()];
    for step in decisions {
        is_decision[*step] = true;
    }
    for (step, entry) in story.steps.iter().enumerate() {
        let (before, after) = (&course.worths[step], &course.worths[step + 1]);
        let dice = course.dice[step].as_ref();
        let rest = after.minus(before).minus(dice.unwrap_or(&nothing()));
        let side = match &entry.input {
            Input::Aside(Aside::TimeUp(side)) => Some(*side),
            input => input.seat().map(Seat::side),
        };
        let sign = side.map_or(1.0, |side| if side == Side::Home { 1.0 } else { -1.0 });
        // Who gives up, or has no time left, loses what was left to win, and nobody has to guess why.
        let asked = |seat: Seat| story.states[step].prompt(Viewer::Seat(seat)).text;
        let (loss, decision) = match (&entry.input, found[step]) {
            (Input::Resign(_) | Input::Aside(Aside::TimeUp(_)), _) => (rest.times(-sign), None),
            (Input::Move(seat, mv), Some(weighed)) => {
                let figure = weighed.loss.figure();
                let over_routine = weighed.over_routine.figure();
                let is_better = weighed.best != *mv && figure.mean >= FAINT;
                let decision = ReviewedDecision {
                    seat: *seat,
                    asked: asked(*seat),
                    made: in_writing::<G>(mv),
                    best: is_better.then(|| in_writing::<G>(&weighed.best)),
                    loss: Some(figure),
                    over_routine: (weighed.routine != *mv).then_some(over_routine),
                    mark: marks.of(figure, over_routine),
                };
                (weighed.loss.clone(), Some(decision))
            }
            (Input::Move(seat, mv), None) if is_decision[step] => {
                let decision = ReviewedDecision {
                    seat: *seat,
                    asked: asked(*seat),
                    made: in_writing::<G>(mv),
                    best: None,
                    loss: None,
                    over_routine: None,
                    mark: None,
                };
                (nothing(), Some(decision))
            }
            _ => (nothing(), None),
        };
        let guess = rest.plus(&loss.times(sign));
        if let Some(side) = side {
            sums.losses[side] = sums.losses[side].plus(&loss);
            if let Some(decision) = &decision {
                sums.decisions[side] += 1;
                match decision.mark {
                    Some(MoveMark::Find) => sums.finds[side] += 1,
                    Some(MoveMark::Inaccuracy) => sums.marked[side][0] += 1,
                    Some(MoveMark::Mistake) => sums.marked[side][1] += 1,
                    Some(MoveMark::Blunder) => sums.marked[side][2] += 1,
                    None => {}
                }
            }
            if let Some(weighed) = found[step] {
                sums.openings = sums.openings.plus(&weighed.chance_missed_by_routine.times(sign));
            }
        }
        if decision.is_none() {
            sums.guesses_of_nobody = sums.guesses_of_nobody.plus(&guess);
        }
        sums.guesses = sums.guesses.plus(&guess);
        if let Some(dice) = dice {
            sums.dice = sums.dice.plus(dice);
        }
        let bug = story.states[step].scoreline();
        steps.push(ReviewStep {
            worth: after.figure(),
            dice: dice.zip(course.odds[step]).map(|(dice, odds)| Dice {
                gain: dice.figure(),
                one_in: odds.one_in,
                or_rarer: odds.or_rarer,
            }),
            decision,
            guess: guess.figure(),
            clock: bug.clock,
            phase: bug.phase,
            goal: story.goal_in(step),
        });
    }
    let start = course.worths[0].clone();
    let ledger = BySide::from_fn(|side| sums.ledger(side, &start, worth_for_home(&story.outcome)));
    let lucky = |side: Side| lucky_draws(&steps, side);
    Parts {
        start: start.figure(),
        turning_points: turning_points(&steps, start.mean()),
        lucky_for_home: lucky(Side::Home),
        lucky_for_away: lucky(Side::Away),
        sentences: BySide::from_fn(|side| sentence(side, &ledger[side], &story.outcome)),
        ledger,
        steps,
    }
}

/// What a review is made of, but for what it was made by.
pub(super) struct Parts {
    pub(super) start: Figure,
    pub(super) steps: Vec<ReviewStep>,
    pub(super) ledger: BySide<SideLedger>,
    pub(super) turning_points: Vec<TurningPoint>,
    pub(super) lucky_for_home: Vec<usize>,
    pub(super) lucky_for_away: Vec<usize>,
    pub(super) sentences: BySide<Text>,
}

fn in_writing<G: Knowledge>(mv: &G::Move) -> ReviewedMove {
    ReviewedMove {
        text: mv.to_string(),
        json: serde_json::to_value(mv).expect("a move has a JSON form"),
    }
}

/// What both sides have gained and lost; for Home where a side is not named.
struct Sums {
    dice: Estimate,
    guesses: Estimate,
    guesses_of_nobody: Estimate,
    openings: Estimate,
    losses: BySide<Estimate>,
    decisions: BySide<usize>,
    marked: BySide<[usize; 3]>,
    finds: BySide<usize>,
}

impl Sums {
    fn new(times: usize) -> Self {
        let nothing = Estimate::exactly(0.0, times);
        Self {
            dice: nothing.clone(),
            guesses: nothing.clone(),
            guesses_of_nobody: nothing.clone(),
            openings: nothing.clone(),
            losses: BySide::from_fn(|_| nothing.clone()),
            decisions: BySide::from_fn(|_| 0),
            marked: BySide::from_fn(|_| [0; 3]),
            finds: BySide::from_fn(|_| 0),
        }
    }

    fn ledger(&self, side: Side, start: &Estimate, end: f64) -> SideLedger {
        let own = |of_home: &Estimate| match side {
            Side::Home => of_home.figure(),
            Side::Away => of_home.figure().turned(),
        };
        let own_chance = |of_home: f64| match side {
            Side::Home => of_home,
            Side::Away => 1.0 - of_home,
        };
        let start = start.figure();
        SideLedger {
            start: Figure {
                mean: own_chance(start.mean),
                ..start
            },
            dice: own(&self.dice),
            own_losses: self.losses[side].figure(),
            other_losses: self.losses[side.other()].figure(),
            guesses: own(&self.guesses),
            guesses_of_nobody: own(&self.guesses_of_nobody),
            openings: own(&self.openings),
            end: own_chance(end),
            decisions: self.decisions[side],
            marked: self.marked[side],
            finds: self.finds[side],
        }
    }
}

/// The steps that moved the curve most, and what moved it there.
fn turning_points(steps: &[ReviewStep], start: f64) -> Vec<TurningPoint> {
    let mut before = start;
    let mut points = Vec::new();
    for (step, told) in steps.iter().enumerate() {
        let change = told.worth.mean - before;
        before = told.worth.mean;
        if change.abs() < TURN_MIN {
            continue;
        }
        let loss = told.decision.as_ref().and_then(|decision| {
            let loss = decision.loss?.mean;
            Some(if decision.seat.side() == Side::Home {
                -loss
            } else {
                loss
            })
        });
        // Given up is decided.
        let rest = told.dice.map_or(0.0, |dice| dice.gain.mean) + told.guess.mean + loss.unwrap_or(0.0);
        let decided = loss.unwrap_or(0.0) + (change - rest);
        let causes = [
            (told.dice.map_or(0.0, |dice| dice.gain.mean), Cause::Dice),
            (decided, Cause::Decision),
            (told.guess.mean, Cause::Guess),
        ];
        let (_, cause) = causes
            .into_iter()
            .max_by(|one, other| (one.0 * change.signum()).total_cmp(&(other.0 * change.signum())))
            .expect("there are three causes");
        points.push(TurningPoint { step, change, cause });
    }
    points.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
    points.truncate(TURNING_POINTS);
    points
}

/// The draws that favoured a side most, as far as that is sure and worth a word.
fn lucky_draws(steps: &[ReviewStep], side: Side) -> Vec<usize> {
    let sign = if side == Side::Home { 1.0 } else { -1.0 };
    let mut draws: Vec<(f64, usize)> = steps
        .iter()
        .enumerate()
        .filter_map(|(step, told)| Some((step, told.dice?.gain)))
        .filter(|(_, gain)| sign * gain.mean >= FAINT && gain.is_sure(SURE))
        .map(|(step, gain)| (sign * gain.mean, step))
        .collect();
    draws.sort_by(|one, other| other.0.total_cmp(&one.0));
    draws.truncate(LUCKY_DRAWS);
    draws.into_iter().map(|(_, step)| step).collect()
}

/// What happened, in a sentence.
fn sentence(side: Side, ledger: &SideLedger, outcome: &Outcome) -> Text {
    let result = match outcome.winner {
        Some(winner) if winner == side => "won",
        Some(_) => "lost",
        None => "drew",
    };
    let side_name = |side: Side| match side {
        Side::Home => "home",
        Side::Away => "away",
    };
    let score = outcome.score;
    Text::new("insight-sentence")
        .with("who", side_name(side))
        .with("result", result)
        .with("own", i32::from(score[side]))
        .with("other", i32::from(score[side.other()]))
        .with("dice_way", way(ledger.dice))
        .with("dice", per_cent(ledger.dice.mean.abs()))
        .with("own_way", way(ledger.own_losses))
        .with("own_loss", per_cent(ledger.own_losses.mean.abs()))
        .with("other_way", way(ledger.other_losses))
        .with("other_loss", per_cent(ledger.other_losses.mean.abs()))
}

fn per_cent(share: f64) -> i32 {
    (100.0 * share).round() as i32
}

/// Which way a figure goes, if that can be told.
fn way(figure: Figure) -> &'static str {
    const NOTHING: f64 = 0.005;
    if figure.mean.abs() < NOTHING && figure.error < NOTHING {
        "nothing"
    } else if !figure.is_sure(1.0) {
        // The error is larger than the difference.
        "unsure"
    } else if figure.mean > 0.0 {
        "more"
    } else {
        "less"
    }
}
