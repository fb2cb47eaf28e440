//! What was predicted against what came, as a picture.

use std::fmt::Write as _;

use super::Fit;

const SIZE: f64 = 360.0;
const EDGE: f64 = 48.0;
/// The area of the largest dot.
const DOT: f64 = 120.0;

/// An SVG with a dot for each bar of the calibration: on the diagonal the predictions are true.
#[must_use]
pub fn svg(fit: &Fit) -> String {
    let side = SIZE - 2.0 * EDGE;
    let x = |share: f64| EDGE + share * side;
    let y = |share: f64| SIZE - EDGE - share * side;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{EDGE}\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{}</text>\n\
         <line x1=\"{EDGE}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{EDGE}\" stroke=\"#aaa\" stroke-dasharray=\"4 4\"/>\n\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">predicted</text>\n\
         <text x=\"14\" y=\"{:.1}\" fill=\"#555\" transform=\"rotate(-90 14 {:.1})\" text-anchor=\"middle\">came</text>\n",
        fit.game,
        SIZE - EDGE,
        SIZE - EDGE,
        SIZE / 2.0,
        SIZE - 10.0,
        SIZE / 2.0,
        SIZE / 2.0,
    );
    let most = fit.calibration.iter().map(|bar| bar.positions).max().unwrap_or(1) as f64;
    let mut line = |text: std::fmt::Arguments<'_>| {
        writeln!(out, "{text}").expect("writing to a string cannot fail");
    };
    for mark in [0.0, 0.5, 1.0] {
        line(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">{mark}</text>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#555\">{mark}</text>",
            x(mark),
            SIZE - EDGE + 18.0,
            EDGE - 8.0,
            y(mark) + 4.0,
        ));
    }
    for bar in &fit.calibration {
        let radius = (DOT * bar.positions as f64 / most).sqrt().max(2.0);
        line(format_args!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\" fill=\"#2f6f4f\" fill-opacity=\"0.8\"><title>{} positions</title></circle>",
            x(bar.predicted),
            y(bar.came),
            bar.positions,
        ));
    }
    out.push_str("</svg>\n");
    out
}
