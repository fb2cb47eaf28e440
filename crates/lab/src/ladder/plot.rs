//! The ladder as a picture.

use std::fmt::Write as _;

use super::Ladder;

const WIDTH: f64 = 640.0;
const ROW: f64 = 36.0;
const LEFT: f64 = 120.0;
const RIGHT: f64 = 40.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 40.0;

/// An SVG with a row for each bot: its Elo and the 95 % interval.
#[must_use]
pub fn svg(ladder: &Ladder) -> String {
    let ends = |end: usize| ladder.rungs.iter().map(move |rung| rung.interval_95[end]);
    let step = 100.0;
    let low = (ends(0).fold(0.0, f64::min) / step).floor() * step;
    let high = (ends(1).fold(0.0, f64::max) / step).ceil() * step + f64::EPSILON;
    let x = |elo: f64| LEFT + (elo - low) / (high - low).max(step) * (WIDTH - LEFT - RIGHT);
    let height = TOP + ROW * ladder.rungs.len() as f64 + BOTTOM;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"18\" font-weight=\"bold\">{}</text>\n",
        ladder.game
    );
    let mut line = |text: std::fmt::Arguments<'_>| {
        writeln!(out, "{text}").expect("writing to a string cannot fail");
    };
    let floor = height - BOTTOM;
    let mut mark = low;
    while mark <= high {
        let at = x(mark);
        line(format_args!(
            "<line x1=\"{at:.1}\" y1=\"{TOP}\" x2=\"{at:.1}\" y2=\"{floor}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"{:.1}\" \
             text-anchor=\"middle\" fill=\"#555\" font-size=\"11\">{mark:.0}</text>",
            floor + 18.0
        ));
        // At most about a dozen marks.
        mark += step * ((high - low) / (12.0 * step)).ceil().max(1.0);
    }
    for (at, rung) in ladder.rungs.iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        let [from, to] = rung.interval_95.map(x);
        line(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line x1=\"{from:.1}\" y1=\"{y:.1}\" x2=\"{to:.1}\" y2=\"{y:.1}\" stroke=\"#2f6f4f\" stroke-width=\"3\"/>\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#2f6f4f\"><title>{:.0} ± {:.0}</title></circle>",
            LEFT - 16.0,
            y + 5.0,
            rung.level,
            x(rung.elo),
            rung.elo,
            rung.reach_95(),
        ));
    }
    out.push_str("</svg>\n");
    out
}
