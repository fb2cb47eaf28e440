//! The curve of a match as a picture.

use std::fmt::Write as _;

use engine::Side;

use super::{Cause, Review};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const EDGE: f64 = 44.0;
/// Errors on either side of the curve that its band shows.
const BAND: f64 = 2.0;

/// An SVG of Home's chance to win over the match, with its error band, the goals and the turning points.
#[must_use]
pub fn review_svg(review: &Review) -> String {
    let (right, bottom) = (WIDTH - EDGE, HEIGHT - EDGE);
    let last = review.steps.len().max(1) as f64;
    let x = |step: f64| EDGE + step / last * (right - EDGE);
    let y = |chance: f64| bottom - chance.clamp(0.0, 1.0) * (bottom - EDGE);
    let curve: Vec<(f64, f64, f64)> = std::iter::once(review.start)
        .chain(review.steps.iter().map(|step| step.worth))
        .enumerate()
        .map(|(at, worth)| (at as f64, worth.mean, BAND * worth.error))
        .collect();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{EDGE}\" y=\"26\" font-size=\"15\" font-weight=\"bold\">{} {}-{}</text>\n",
        review.made_by.game, review.outcome.score.home, review.outcome.score.away,
    );
    let mut line = |text: std::fmt::Arguments<'_>| {
        writeln!(out, "{text}").expect("writing to a string cannot fail");
    };
    for mark in [0.0, 0.5, 1.0] {
        line(format_args!(
            "<line x1=\"{EDGE}\" y1=\"{0:.1}\" x2=\"{right}\" y2=\"{0:.1}\" stroke=\"#ccc\"/>\
             <text x=\"{1:.1}\" y=\"{2:.1}\" text-anchor=\"end\" fill=\"#555\">{3} %</text>",
            y(mark),
            EDGE - 6.0,
            y(mark) + 4.0,
            100.0 * mark,
        ));
    }
    let points = |of: &mut dyn Iterator<Item = (f64, f64)>| {
        let points: Vec<String> = of
            .map(|(at, chance)| format!("{:.1},{:.1}", x(at), y(chance)))
            .collect();
        points.join(" ")
    };
    let upper = points(&mut curve.iter().map(|(at, mean, error)| (*at, mean + error)));
    let lower = points(&mut curve.iter().rev().map(|(at, mean, error)| (*at, mean - error)));
    line(format_args!(
        "<polygon points=\"{upper} {lower}\" fill=\"#2f6f4f\" fill-opacity=\"0.2\"/>"
    ));
    let middle = points(&mut curve.iter().map(|(at, mean, _)| (*at, *mean)));
    line(format_args!(
        "<polyline points=\"{middle}\" fill=\"none\" stroke=\"#2f6f4f\" stroke-width=\"2\"/>"
    ));
    for (step, told) in review.steps.iter().enumerate() {
        if let Some(side) = told.goal {
            let (at, name) = (
                x(step as f64 + 1.0),
                if side == Side::Home { "Home" } else { "Away" },
            );
            line(format_args!(
                "<line x1=\"{at:.1}\" y1=\"{EDGE}\" x2=\"{at:.1}\" y2=\"{bottom}\" stroke=\"#888\" stroke-dasharray=\"3 3\"/>\
                 <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">{name}</text>",
                EDGE - 4.0,
            ));
        }
    }
    for point in &review.turning_points {
        let colour = match point.cause {
            Cause::Dice => "#b8860b",
            Cause::Decision => "#b03a2e",
            Cause::Guess => "#34568b",
        };
        let worth = review.steps[point.step].worth.mean;
        line(format_args!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"{colour}\"><title>{:+.0} %</title></circle>",
            x(point.step as f64 + 1.0),
            y(worth),
            100.0 * point.change,
        ));
    }
    out.push_str("</svg>\n");
    out
}
