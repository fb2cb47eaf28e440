//! `fiveaside analyse`: what decided a finished match, luck and skill told apart.

use std::{fs, num::NonZero, path::PathBuf};

use anyhow::Context as _;
use clubhouse::{Side, Text};
use lab::{Cause, Figure, InsightPlan, Marks, MoveMark, PROGRESS_PARTS, Review, SideLedger, Thinking, Watch};

use crate::{Verdict, files, terminal::Terminal};

/// The arguments of `analyse`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The record of a finished match, text or JSON
    record: PathBuf,
    /// How many seconds of a core it may take, about: the same number gives the same answer on every machine
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    seconds: Option<f64>,
    /// Takes ten times as long as usual
    #[arg(long, conflicts_with = "seconds")]
    thorough: bool,
    /// The chance lost, in per cent, from which a decision is called an inaccuracy, a mistake and a blunder
    #[arg(long, value_name = "THREE", default_value = "5,10,20", value_parser = marks)]
    marks: Marks,
    /// The side that is spoken to: home or away
    #[arg(long = "as", value_name = "SIDE", value_parser = side)]
    side: Option<Side>,
    /// The number from which the luck of the reckoning flows: the same number, the same answer
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads reckon; as many as there are cores if not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Draws the curve into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let text = files::read(&arguments.record)?;
    let plan = InsightPlan {
        thinking: match (arguments.seconds, arguments.thorough) {
            (Some(seconds), _) => Thinking::Seconds(seconds),
            (None, true) => Thinking::Thorough,
            (None, false) => Thinking::Quick,
        },
        seed: arguments.seed,
        marks: arguments.marks,
        threads: super::laboratory::threads(arguments.threads),
    };
    let review = Watch::begin()?
        .work("", PROGRESS_PARTS, |progress| {
            lab::analyse(&text, &plan, progress)
        })
        .with_context(|| arguments.record.display().to_string())?;
    if let Some(file) = &arguments.svg {
        let drawing = lab::review_svg(&review);
        fs::write(file, drawing).with_context(|| format!("{} cannot be written", file.display()))?;
    }
    if arguments.json {
        terminal.json(&review)?;
    } else {
        print(&review, arguments.side, terminal)?;
    }
    Ok(Verdict::Good)
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text
        .parse()
        .ok()
        .filter(|seconds| (0.1..=86_400.0).contains(seconds));
    seconds
        .ok_or_else(|| format!("`{text}` is no time to think: a tenth of a second at least, a day at most"))
}

fn side(text: &str) -> Result<Side, String> {
    match text {
        "home" => Ok(Side::Home),
        "away" => Ok(Side::Away),
        _ => Err(format!("`{text}` is no side: write home or away")),
    }
}

fn marks(text: &str) -> Result<Marks, String> {
    let read: Vec<f64> = text
        .split(',')
        .filter_map(|part| part.trim().parse().ok())
        .collect();
    match read[..] {
        [inaccuracy, mistake, blunder] if 0.0 < inaccuracy && inaccuracy <= mistake && mistake <= blunder => {
            Ok(Marks {
                inaccuracy: inaccuracy / 100.0,
                mistake: mistake / 100.0,
                blunder: blunder / 100.0,
                ..Marks::default()
            })
        }
        _ => Err(format!(
            "`{text}` should be three numbers that grow, such as 5,10,20"
        )),
    }
}

fn print(review: &Review, spoken_to: Option<Side>, terminal: &mut Terminal) -> anyhow::Result<()> {
    let mut sentence = review.sentences[spoken_to.unwrap_or(Side::Home)].clone();
    if spoken_to.is_some() {
        sentence = sentence.with("who", "you");
    }
    let sentence = terminal.words(&sentence);
    let sentence = terminal.bold(sentence);
    terminal.line(sentence)?;
    if !review.complete {
        terminal.say(&Text::new("cli-analyse-stopped"))?;
    }
    terminal.line("")?;
    terminal.say(&Text::new("cli-analyse-curve"))?;
    let [curve, goals] = curve(review);
    terminal.line(curve)?;
    terminal.line(goals)?;
    terminal.line("")?;
    for side in Side::ALL {
        terminal.say(&ledger(side, &review.ledger[side]))?;
    }
    if !review.turning_points.is_empty() {
        terminal.line("")?;
        terminal.say(&Text::new("cli-analyse-turning-points"))?;
    }
    for point in &review.turning_points {
        let step = &review.steps[point.step];
        terminal.say(
            &Text::new("cli-analyse-turning-point")
                .with("step", point.step as i32)
                .with("clock", step.clock.clone())
                .with("change", signed(point.change))
                .with("cause", cause(point.cause)),
        )?;
    }
    let marked: Vec<Text> = review
        .steps
        .iter()
        .enumerate()
        .filter_map(|(number, step)| {
            let decision = step.decision.as_ref()?;
            let worse = decision.mark? != MoveMark::Find;
            let figure = if worse {
                decision.loss?
            } else {
                decision.over_routine?
            };
            Some(
                Text::new("cli-analyse-decision")
                    .with("step", number as i32)
                    .with("clock", step.clock.clone())
                    .with("seat", decision.seat.to_string())
                    .with("mark", mark(decision.mark?))
                    .with("made", decision.made.text.clone())
                    .with(
                        "best",
                        decision
                            .best
                            .as_ref()
                            .map_or(String::new(), |best| best.text.clone()),
                    )
                    .with("share", share(figure)),
            )
        })
        .collect();
    if !marked.is_empty() {
        terminal.line("")?;
        terminal.say(&Text::new("cli-analyse-decisions"))?;
    }
    for text in &marked {
        terminal.say(text)?;
    }
    for (side, draws) in [("home", &review.lucky_for_home), ("away", &review.lucky_for_away)] {
        if draws.is_empty() {
            continue;
        }
        terminal.line("")?;
        terminal.say(&Text::new("cli-analyse-lucky").with("side", side))?;
        for number in draws {
            let step = &review.steps[*number];
            let Some(dice) = step.dice else { continue };
            terminal.say(
                &Text::new("cli-analyse-draw")
                    .with("step", *number as i32)
                    .with("clock", step.clock.clone())
                    .with(
                        "share",
                        share(Figure {
                            mean: dice.gain.mean.abs(),
                            ..dice.gain
                        }),
                    )
                    .with("rare", if dice.or_rarer { "rare" } else { "odds" })
                    .with("one_in", odds(dice.one_in)),
            )?;
        }
    }
    Ok(())
}

/// One draw in so many, as people say it.
fn odds(one_in: f64) -> String {
    if one_in < 9.5 {
        let tenths = (10.0 * one_in).round() / 10.0;
        format!("{tenths}")
    } else {
        format!("{one_in:.0}")
    }
}

fn ledger(side: Side, ledger: &SideLedger) -> Text {
    let [inaccuracies, mistakes, blunders] = ledger.marked;
    Text::new("cli-analyse-ledger")
        .with("side", name(side))
        .with("start", format!("{:.0}", 100.0 * ledger.start.mean))
        .with("dice", share_signed(ledger.dice))
        .with("own", share(ledger.own_losses))
        .with("other", share(ledger.other_losses))
        .with("guesses", share_signed(ledger.guesses))
        .with("end", format!("{:.0}", 100.0 * ledger.end))
        .with("decisions", ledger.decisions as i32)
        .with("inaccuracies", inaccuracies as i32)
        .with("mistakes", mistakes as i32)
        .with("blunders", blunders as i32)
        .with("finds", ledger.finds as i32)
}

fn name(side: Side) -> &'static str {
    match side {
        Side::Home => "home",
        Side::Away => "away",
    }
}

fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::Dice => "dice",
        Cause::Decision => "decision",
        Cause::Guess => "guess",
    }
}

fn mark(mark: MoveMark) -> &'static str {
    match mark {
        MoveMark::Find => "find",
        MoveMark::Inaccuracy => "inaccuracy",
        MoveMark::Mistake => "mistake",
        MoveMark::Blunder => "blunder",
    }
}

fn signed(part: f64) -> String {
    format!("{:+.1}", 100.0 * part)
}

fn share(figure: Figure) -> String {
    format!("{:.1} ± {:.1}", 100.0 * figure.mean, 100.0 * figure.error)
}

fn share_signed(figure: Figure) -> String {
    format!("{:+.1} ± {:.1}", 100.0 * figure.mean, 100.0 * figure.error)
}

/// The curve has so many columns.
const COLUMNS: usize = 64;
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Home's chance over the match as a row of bars, and who scored under it.
fn curve(review: &Review) -> [String; 2] {
    let steps = review.steps.len();
    let columns = COLUMNS.min(steps.max(1));
    let (mut bars, mut goals) = (String::new(), String::new());
    for column in 0..columns {
        let (from, to) = (
            column * steps / columns,
            ((column + 1) * steps / columns).min(steps),
        );
        let part = &review.steps[from..to];
        let chance = part.last().map_or(review.start.mean, |step| step.worth.mean);
        let height = (chance * HEIGHTS.len() as f64) as usize;
        bars.push(HEIGHTS[height.min(HEIGHTS.len() - 1)]);
        goals.push(match part.iter().find_map(|step| step.goal) {
            Some(Side::Home) => 'H',
            Some(Side::Away) => 'A',
            None => ' ',
        });
    }
    [bars, goals.trim_end().to_owned()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_told_as_people_tell_them() {
        assert_eq!(odds(6.02), "6");
        assert_eq!(odds(1.48), "1.5");
        assert_eq!(odds(35.7), "36");
    }

    #[test]
    fn marks_grow() {
        assert_eq!(marks("5,10,20"), Ok(Marks::default()));
        assert!(marks("10,5,20").is_err() && marks("5,10").is_err() && marks("a,b,c").is_err());
        assert!(seconds("0").is_err() && seconds("NaN").is_err());
    }
}
