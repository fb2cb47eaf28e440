//! A whole position as text, hidden parts included.

use std::fmt::Write as _;

use arrayvec::ArrayVec;
use engine::{BySide, NotationError, Score, Side, read_number, read_score};

use crate::{
    Cell, Options, Phase, Player, SimulatorSoccer, Spot, Sticker, TakeView,
    aim::{read_cell, read_y},
    board::{anchor, cell_at},
    notation::{Maybe, read_maybe},
    player::Players,
    spot::{Hundredths, read_hundredths},
    state::{Fall, Lying, MatchResult, Quick, ShootOut, Status, Stoppage, Tally},
};

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn sides(flags: BySide<bool>) -> &'static str {
    match (flags.home, flags.away) {
        (false, false) => "-",
        (true, false) => "home",
        (false, true) => "away",
        (true, true) => "both",
    }
}

fn cells(cells: &[Cell]) -> String {
    let words: Vec<String> = cells.iter().map(ToString::to_string).collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        format!("{{{}}}", words.join(","))
    }
}

/// Writes a position, every line of it.
pub(crate) fn write(state: &SimulatorSoccer) -> String {
    let mut text = String::new();
    let mut line = |name: &str, value: &dyn std::fmt::Display| {
        writeln!(text, "{name} {value}").expect("writing to a string cannot fail");
    };
    let clock = &state.clock;
    line("period", &clock.period);
    line("step", &clock.step);
    line("added", &Maybe(clock.added));
    line("counted", &clock.counted);
    line("up", &yes_no(clock.up));
    line("rounds-up", &clock.rounds_up);
    line("stalled", &clock.stalled);
    line("first", &clock.first);
    line("score", &Score(state.score));
    line("attacking", &state.attacking);
    line("phase", &state.phase);
    line("decisions", &state.decisions);
    line("holder", &Maybe(state.holder));
    line("ball", &format!("{} {}", state.ball_cell, state.ball));
    line("held", &yes_no(state.held));
    line("subs", &format!("{}-{}", state.subs.home, state.subs.away));
    line("reserve-used", &sides(state.reserve_used));
    write_round(state, &mut line);
    write_kick(state, &mut line);
    line("long-limit", &Maybe(state.long_limit));
    line("lost-tackle", &Maybe(state.lost_tackle));
    line("back-pass", &Maybe(state.back_pass));
    line("leavers", &state.leavers);
    line(
        "wall",
        &Maybe(state.wall.map(|(side, cell)| format!("{side} {cell}"))),
    );
    line(
        "stoppage",
        &Maybe(state.stoppage.map(|stoppage| {
            let lifted = if stoppage.line_up { "line-up" } else { "throw" };
            format!(
                "{} {} {} {lifted} {}",
                stoppage.origin,
                stoppage.side,
                stoppage.at,
                Maybe(stoppage.taker)
            )
        })),
    );
    line("start-done", &sides(state.start_done));
    line("in-break", &yes_no(state.in_break));
    line(
        "shoot-out",
        &Maybe(state.shoot_out.map(|shoot_out| {
            let kicks = format!("{}-{}", shoot_out.kicks.home, shoot_out.kicks.away);
            format!(
                "{} kicks {kicks} goals {} by {}",
                shoot_out.first,
                Score(shoot_out.goals),
                shoot_out.kicked
            )
        })),
    );
    line(
        "result",
        &Maybe(
            state
                .result
                .map(|result| format!("{} {}", Maybe(result.winner), Score(result.score))),
        ),
    );
    line(
        "last-take",
        &Maybe(
            state
                .last_take
                .map(|take| format!("{} {} {}", take.player, take.cells, take.rule)),
        ),
    );
    for side in Side::ALL {
        let Tally {
            kicks,
            passes,
            kept,
            shots,
            fouls,
            rounds,
            corners,
            offsides,
        } = state.tally[side];
        let counts =
            [kicks, passes, kept, shots, fouls, rounds, corners, offsides].map(|count| count.to_string());
        line(&format!("tally {side}"), &counts.join(" "));
    }
    for player in Player::all() {
        line(&player.to_string(), &write_piece(state, player));
        // The team sheet tells the others.
        let sticker = state.piece(player).sticker;
        if sticker != state.options.team(player.side()).sticker(player.shirt()) {
            line(&format!("sticker {player}"), &sticker);
        }
    }
    text
}

fn write_piece(state: &SimulatorSoccer, player: Player) -> String {
    let piece = state.piece(player);
    let status = match piece.status {
        Status::Bench => "bench",
        Status::Hand => "hand",
        Status::Pitch => "pitch",
        Status::Left => "left",
        Status::SentOff => "sent-off",
    };
    let lying = piece.lying.map(|lying| {
        let fall = match lying.fall {
            Fall::Dribble => "dribble",
            Fall::Slide => "slide",
            Fall::Keeper => "keeper",
        };
        format!("{fall}={}", Hundredths(lying.angle.into()))
    });
    format!(
        "{} {} {status} {} from {} cautions {}",
        piece.cell,
        piece.at,
        Maybe(lying),
        piece.formation,
        piece.cautions
    )
}

fn write_round(state: &SimulatorSoccer, line: &mut impl FnMut(&str, &dyn std::fmt::Display)) {
    let round = &state.round;
    line("origin", &round.origin);
    line("moved", &round.moved);
    line("cells", &round.cells);
    line("passed", &round.passed);
    line("shot", &yes_no(round.shot));
    line("cross", &yes_no(round.cross));
    line("header", &yes_no(round.header));
    line("kicks", &round.kicks);
    line(
        "third",
        &Maybe(round.third.map(|quick| if quick { "quick" } else { "full" })),
    );
    line("first-moved", &Maybe(round.first_moved));
    line("tackled", &yes_no(round.tackled));
    line("keeper-stepped", &yes_no(round.keeper_stepped));
    let quick = round.quick.map(|quick| match quick {
        Quick::OneByOne => "one-by-one".to_owned(),
        Quick::KnockOn => "knock-on".to_owned(),
        Quick::Synchro(count) => format!("synchro {count}"),
    });
    line("quick", &Maybe(quick));
    line("reached", &round.reached);
    line("touched", &yes_no(round.touched));
    line("received", &Maybe(round.received));
}

fn write_kick(state: &SimulatorSoccer, line: &mut impl FnMut(&str, &dyn std::fmt::Display)) {
    let (aiming, flight) = (&state.aiming, &state.flight);
    line("kick", &Maybe(state.kick));
    line("ready", &yes_no(aiming.ready));
    line(
        "bar",
        &Maybe(aiming.bar_y.map(|y| format!("y={}", Hundredths(y.into())))),
    );
    line("target", &Maybe(aiming.target));
    line("no-timing", &yes_no(aiming.no_timing));
    line("plan", &Maybe(aiming.plan));
    line("sway", &Maybe(aiming.sway));
    line("stepped", &aiming.stepped);
    line("stage", &aiming.stage);
    line("slid-from", &Maybe(aiming.slid_from));
    line("flight-cells", &cells(&flight.cells));
    line("last-touch", &Maybe(flight.last_touch));
    line("touched-by", &flight.touched);
    line("offside", &flight.offside);
    line("travelled", &flight.travelled);
    line("pressed-by", &Maybe(flight.pressed_by));
    line("speed-stepped", &flight.stepped);
    line("shot-lost", &yes_no(flight.shot_lost));
    line("rule", &Maybe(flight.rule));
    line("taker", &Maybe(flight.taker));
    line("long", &yes_no(flight.long));
}

/// What a setup leaves open until all its lines are read.
#[derive(Default)]
struct Open {
    ball: bool,
    spots: Players,
    phase: bool,
}

/// Reads a position. What is left out has the value it has at the start of a match; a setup may say `h9 D5` for a
/// footballer on the anchor of a cell, `stickers blank`, and leave ball and spot of the holder to SIM-PLACE-8.
pub(crate) fn read(options: &Options, text: &str) -> Result<SimulatorSoccer, NotationError> {
    let mut state = SimulatorSoccer::before_the_match(options);
    let mut open = Open::default();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let wrong = || NotationError::new(format!("`{line}` is no line of a position"));
        if read_players(&mut state, &mut open, &words)?
            || read_match(&mut state, &mut open, &words)?
            || read_round(&mut state, &words)?
            || read_kick(&mut state, &words)?
        {
            continue;
        }
        return Err(wrong());
    }
    finish(&mut state, &open);
    Side::ALL.into_iter().for_each(|side| state.recount(side));
    Ok(state)
}

fn finish(state: &mut SimulatorSoccer, open: &Open) {
    if let Some(holder) = state
        .holder
        .filter(|_| !open.ball && state.clock.period > 0 && !state.held)
    {
        let cell = state.cell_of(holder);
        state.ball = anchor(cell);
        state.ball_cell = cell;
    }
    if let Some(holder) = state
        .holder
        .filter(|holder| !open.spots.contains(*holder) && !state.held)
    {
        let behind = if holder.side() == Side::Home { -150 } else { 150 };
        state.pieces[holder.index()].at = Spot::new(state.ball.x + behind, state.ball.y);
    }
    if !open.phase && state.clock.period > 0 {
        state.phase = Phase::Declare {};
    }
}

fn flag(word: &str) -> Result<bool, NotationError> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(NotationError::new(format!("`{word}` is neither yes nor no"))),
    }
}

fn read_sides(word: &str) -> Result<BySide<bool>, NotationError> {
    let all = ["-", "home", "away", "both"];
    let at = all.iter().position(|known| *known == word);
    let at = at.ok_or_else(|| NotationError::new(format!("`{word}` is none of {}", all.join(", "))))?;
    Ok(BySide {
        home: at & 1 == 1,
        away: at & 2 == 2,
    })
}

fn maybe_number<T: std::str::FromStr>(word: &str) -> Result<Option<T>, NotationError> {
    if word == "-" {
        Ok(None)
    } else {
        read_number(word).map(Some)
    }
}

fn maybe_cell(word: &str) -> Result<Option<Cell>, NotationError> {
    if word == "-" {
        Ok(None)
    } else {
        read_cell(word).map(Some)
    }
}

fn read_players(state: &mut SimulatorSoccer, open: &mut Open, words: &[&str]) -> Result<bool, NotationError> {
    match words {
        ["stickers", "blank"] => {
            for player in Player::all() {
                let keeper = player.shirt() == 1;
                state.pieces[player.index()].sticker = Sticker::blank(keeper);
            }
            Ok(true)
        }
        ["sticker", player, code, numbers] => {
            let player: Player = player.parse()?;
            state.pieces[player.index()].sticker = format!("{code} {numbers}").parse()?;
            Ok(true)
        }
        [player, rest @ ..] if player.parse::<Player>().is_ok() => {
            read_piece(state, open, player.parse()?, rest)?;
            Ok(true)
        }
        _ => Ok(false),
    }
}

fn read_piece(
    state: &mut SimulatorSoccer,
    open: &mut Open,
    player: Player,
    words: &[&str],
) -> Result<(), NotationError> {
    let wrong = || NotationError::new(format!("where is {player}?"));
    let piece = &mut state.pieces[player.index()];
    let mut rest = words;
    if let [cell, after @ ..] = rest
        && let Ok(cell) = read_cell(cell)
    {
        piece.cell = cell;
        piece.at = anchor(cell);
        piece.formation = cell;
        piece.status = Status::Pitch;
        rest = after;
    }
    if let [spot, after @ ..] = rest
        && let Ok(spot) = spot.parse()
    {
        piece.at = spot;
        open.spots.insert(player);
        rest = after;
    }
    while let [word, after @ ..] = rest {
        rest = after;
        match *word {
            "bench" => piece.status = Status::Bench,
            "hand" => piece.status = Status::Hand,
            "pitch" => piece.status = Status::Pitch,
            "left" => piece.status = Status::Left,
            "sent-off" => piece.status = Status::SentOff,
            "-" => piece.lying = None,
            "from" | "cautions" => {
                let [value, after @ ..] = rest else {
                    return Err(wrong());
                };
                rest = after;
                if *word == "from" {
                    piece.formation = read_cell(value)?;
                } else {
                    piece.cautions = read_number(value)?;
                }
            }
            lying => {
                let (fall, angle) = lying.split_once('=').ok_or_else(wrong)?;
                let fall = match fall {
                    "dribble" => Fall::Dribble,
                    "slide" => Fall::Slide,
                    "keeper" => Fall::Keeper,
                    _ => return Err(wrong()),
                };
                let angle = u16::try_from(read_hundredths(angle)?).map_err(|_| wrong())?;
                piece.lying = Some(Lying { angle, fall });
            }
        }
    }
    Ok(())
}

fn read_match(state: &mut SimulatorSoccer, open: &mut Open, words: &[&str]) -> Result<bool, NotationError> {
    match words {
        ["period", period] => state.clock.period = read_number(period)?,
        ["step", step] => state.clock.step = read_number(step)?,
        ["added", steps] => state.clock.added = maybe_number(steps)?,
        ["counted", counted] => state.clock.counted = read_number(counted)?,
        ["up", up] => state.clock.up = flag(up)?,
        ["rounds-up", rounds] => state.clock.rounds_up = read_number(rounds)?,
        ["stalled", rounds] => state.clock.stalled = read_number(rounds)?,
        ["first", side] => state.clock.first = side.parse()?,
        ["score", score] => state.score = read_score(score)?,
        ["attacking", side] => state.attacking = side.parse()?,
        ["phase", phase @ ..] => {
            state.phase = phase.join(" ").parse()?;
            open.phase = true;
        }
        ["decisions", decisions] => state.decisions = read_number(decisions)?,
        ["holder", holder] => state.holder = read_maybe(holder)?,
        ["ball", spot] => {
            state.ball = spot.parse()?;
            state.ball_cell = cell_at(state.ball);
            open.ball = true;
        }
        ["ball", cell, spot] => {
            state.ball = spot.parse()?;
            state.ball_cell = read_cell(cell)?;
            open.ball = true;
        }
        ["held", held] => state.held = flag(held)?,
        ["subs", subs] => {
            let BySide { home, away } = read_score(subs)?;
            state.subs = BySide {
                home: home.min(9) as u8,
                away: away.min(9) as u8,
            };
        }
        ["reserve-used", used] => state.reserve_used = read_sides(used)?,
        ["long-limit", limit] => state.long_limit = maybe_number(limit)?,
        ["lost-tackle", player] => state.lost_tackle = read_maybe(player)?,
        ["back-pass", side] => state.back_pass = read_maybe(side)?,
        ["leavers", players] => state.leavers = players.parse()?,
        ["wall", "-"] => state.wall = None,
        ["wall", side, cell] => state.wall = Some((side.parse()?, read_cell(cell)?)),
        ["stoppage", "-"] => state.stoppage = None,
        ["stoppage", origin, side, at, kind @ ("line-up" | "throw"), taker] => {
            state.stoppage = Some(Stoppage {
                origin: origin.parse()?,
                side: side.parse()?,
                at: at.parse()?,
                line_up: *kind == "line-up",
                taker: read_maybe(taker)?,
            });
        }
        ["start-done", done] => state.start_done = read_sides(done)?,
        ["in-break", in_break] => state.in_break = flag(in_break)?,
        ["shoot-out", "-"] => state.shoot_out = None,
        ["shoot-out", first, "kicks", kicks, "goals", goals, "by", kicked] => {
            let BySide { home, away } = read_score(kicks)?;
            state.shoot_out = Some(ShootOut {
                first: first.parse()?,
                kicks: BySide {
                    home: home.min(99) as u8,
                    away: away.min(99) as u8,
                },
                goals: read_score(goals)?,
                kicked: kicked.parse()?,
            });
        }
        ["result", "-"] => state.result = None,
        ["result", winner, score] => {
            state.result = Some(MatchResult {
                winner: read_maybe(winner)?,
                score: read_score(score)?,
            });
        }
        ["last-take", "-"] => state.last_take = None,
        ["last-take", player, cells, rule] => {
            state.last_take = Some(TakeView {
                player: player.parse()?,
                cells: read_number(cells)?,
                rule: rule.parse()?,
            });
        }
        ["tally", side, counts @ ..] => {
            let counts: Vec<u16> = counts
                .iter()
                .map(|count| read_number(count))
                .collect::<Result<_, _>>()?;
            let [kicks, passes, kept, shots, fouls, rounds, corners, offsides] = counts[..] else {
                return Ok(false);
            };
            state.tally[side.parse::<Side>()?] = Tally {
                kicks,
                passes,
                kept,
                shots,
                fouls,
                rounds,
                corners,
                offsides,
            };
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_round(state: &mut SimulatorSoccer, words: &[&str]) -> Result<bool, NotationError> {
    let round = &mut state.round;
    match words {
        ["origin", origin] => round.origin = origin.parse()?,
        ["moved", players] => round.moved = players.parse()?,
        ["cells", cells] => round.cells = read_number(cells)?,
        ["passed", players] => round.passed = players.parse()?,
        ["shot", used] => round.shot = flag(used)?,
        ["cross", used] => round.cross = flag(used)?,
        ["header", used] => round.header = flag(used)?,
        ["kicks", kicks] => round.kicks = read_number(kicks)?,
        ["third", "-"] => round.third = None,
        ["third", kind @ ("quick" | "full")] => round.third = Some(*kind == "quick"),
        ["first-moved", player] => round.first_moved = read_maybe(player)?,
        ["tackled", tackled] => round.tackled = flag(tackled)?,
        ["keeper-stepped", stepped] => round.keeper_stepped = flag(stepped)?,
        ["quick", "-"] => round.quick = None,
        ["quick", "one-by-one"] => round.quick = Some(Quick::OneByOne),
        ["quick", "knock-on"] => round.quick = Some(Quick::KnockOn),
        ["quick", "synchro", count] => round.quick = Some(Quick::Synchro(read_number(count)?)),
        ["reached", cells] => round.reached = read_number(cells)?,
        ["touched", touched] => round.touched = flag(touched)?,
        ["received", kick @ ..] => round.received = read_maybe(&kick.join(" "))?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_kick(state: &mut SimulatorSoccer, words: &[&str]) -> Result<bool, NotationError> {
    let (aiming, flight) = (&mut state.aiming, &mut state.flight);
    match words {
        ["kick", kick @ ..] => state.kick = read_maybe(&kick.join(" "))?,
        ["ready", ready] => aiming.ready = flag(ready)?,
        ["bar", "-"] => aiming.bar_y = None,
        ["bar", y] => aiming.bar_y = Some(read_y(y)?),
        ["target", target @ ..] => aiming.target = read_maybe(&target.join(" "))?,
        ["no-timing", no_timing] => aiming.no_timing = flag(no_timing)?,
        ["plan", plan @ ..] => aiming.plan = read_maybe(&plan.join(" "))?,
        ["sway", sway @ ..] => aiming.sway = read_maybe(&sway.join(" "))?,
        ["stepped", players] => aiming.stepped = players.parse()?,
        ["stage", stage] => aiming.stage = read_number(stage)?,
        ["slid-from", cell] => aiming.slid_from = maybe_cell(cell)?,
        ["flight-cells", "-"] => flight.cells = ArrayVec::new(),
        ["flight-cells", cells] => {
            flight.cells = ArrayVec::new();
            for cell in cells.trim_matches(['{', '}']).split(',') {
                let full = |_| NotationError::new("a ball lies in three cells at most");
                flight.cells.try_push(read_cell(cell)?).map_err(full)?;
            }
        }
        ["last-touch", player] => flight.last_touch = read_maybe(player)?,
        ["touched-by", players] => flight.touched = players.parse()?,
        ["offside", players] => flight.offside = players.parse()?,
        ["travelled", cells] => flight.travelled = read_number(cells)?,
        ["pressed-by", player] => flight.pressed_by = read_maybe(player)?,
        ["speed-stepped", players] => flight.stepped = players.parse()?,
        ["shot-lost", lost] => flight.shot_lost = flag(lost)?,
        ["rule", rule] => flight.rule = read_maybe(rule)?,
        ["taker", player] => flight.taker = read_maybe(player)?,
        ["long", long] => flight.long = flag(long)?,
        _ => return Ok(false),
    }
    Ok(true)
}
