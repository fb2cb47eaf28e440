//! Whole positions as text: a line for each thing, and a line for each pawn.

use engine::{NotationError, Score, Side, read_number, read_score};

use crate::{
    Options, Pawn, Phase, SoccerTactics,
    notation::read_square,
    pawn::{Pawns, Place},
    state::{Ball, PeriodClock, ShootOut, Tally},
};

fn words(pawns: Pawns) -> String {
    pawns.iter().map(|pawn| format!(" {pawn}")).collect()
}

fn or_none<T: ToString>(thing: Option<T>) -> String {
    thing.map_or("none".to_owned(), |thing| thing.to_string())
}

/// The whole position.
pub(crate) fn write(state: &SoccerTactics) -> String {
    let yes_no = |yes: bool| if yes { "yes" } else { "no" };
    let clock = match state.clock {
        PeriodClock::Stopped => "stopped",
        PeriodClock::Running => "running",
        PeriodClock::Due => "due",
        PeriodClock::Added => "added",
    };
    let mut lines = vec![
        format!("phase {}", state.phase),
        format!("decisions {}", state.decisions),
        format!("period {}", state.period),
        format!("clock {clock}"),
        format!("seconds {}", state.seconds),
        format!("rounds {}", state.rounds),
        format!("score {}", Score(state.score)),
        format!("first {}", state.first),
        format!("overtime-first {}", or_none(state.overtime_first)),
        format!("offence {}", state.offence),
        format!("restart {}", state.restart),
        format!(
            "ball {}",
            match state.ball {
                Ball::On(square) => square.to_string(),
                Ball::Spot => "spot".to_owned(),
                Ball::Hands => "hands".to_owned(),
            }
        ),
        format!("holder {}", or_none(state.holder)),
        format!("ban {}", or_none(state.ban)),
        format!("passes {}", state.passes),
        match state.line {
            0 => "line none".to_owned(),
            row => format!("line row{row}"),
        },
        format!("offside{}", words(state.offside)),
        format!("chance {}", yes_no(state.chance)),
        format!("no-shot {}", yes_no(state.no_shot)),
        format!("partner {}", yes_no(state.partner)),
        format!("winner {}", or_none(state.winner)),
    ];
    for side in Side::ALL {
        let Tally {
            sets,
            direct_passes,
            shots,
            battles_won,
            fouls,
            offsides,
            corners,
        } = state.tally[side];
        let group = if state.defenders_booked[side] {
            "yellow"
        } else {
            "clean"
        };
        lines.push(format!("{side} keeper {}", state.keepers[side]));
        lines.push(format!("{side} defenders {group}"));
        lines.push(format!(
            "{side} tally {sets} {direct_passes} {shots} {battles_won} {fouls} {offsides} {corners}"
        ));
    }
    if let Some(ShootOut {
        first,
        kicks,
        goals,
        scored,
    }) = state.shoot_out
    {
        lines.push(format!(
            "shoot-out {first} kicks {kicks} goals {} scored x{scored:x}",
            Score(goals)
        ));
    }
    for pawn in Pawn::all() {
        let card = if state.booked.contains(pawn) {
            " yellow"
        } else {
            ""
        };
        lines.push(format!("{pawn} {}{card}", state.places[pawn.index()]));
    }
    lines.join("\n") + "\n"
}

/// Reads a position. Pawns that are not named are beside the board; the ball lies with its holder, and the clock runs
/// unless the position is a line-up or says otherwise.
pub(crate) fn read(options: &Options, text: &str) -> Result<SoccerTactics, NotationError> {
    let mut state = SoccerTactics::before_the_match(options);
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut says_ball = false;
    let mut says_clock = false;

    for line in lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        says_ball |= words[0] == "ball";
        says_clock |= words[0] == "clock";
        read_line(&mut state, line, &words)?;
    }
    if !says_clock
        && !matches!(
            state.phase,
            Phase::Before {} | Phase::Over {} | Phase::SetUp { .. }
        )
    {
        state.clock = PeriodClock::Running;
    }
    if let (false, Some(square)) = (says_ball, state.holder.and_then(|holder| state.square_of(holder))) {
        state.ball = Ball::On(square);
    }
    Ok(state)
}

fn read_line(state: &mut SoccerTactics, line: &str, words: &[&str]) -> Result<(), NotationError> {
    let wrong = || NotationError::new(format!("`{line}` is no line of a position"));
    let yes = |word: &str| match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(wrong()),
    };
    let pawn_or_none = |word: &str| {
        if word == "none" {
            Ok(None)
        } else {
            word.parse().map(Some)
        }
    };
    match words {
        ["phase", phase @ ..] => state.phase = phase.join(" ").parse()?,
        ["decisions", count] => state.decisions = read_number(count)?,
        ["period", period] => state.period = read_number(period)?,
        ["clock", clock] => {
            state.clock = match *clock {
                "stopped" => PeriodClock::Stopped,
                "running" => PeriodClock::Running,
                "due" => PeriodClock::Due,
                "added" => PeriodClock::Added,
                _ => return Err(wrong()),
            }
        }
        ["seconds", seconds] => state.seconds = read_number(seconds)?,
        ["rounds", rounds] => state.rounds = read_number(rounds)?,
        ["score", score] => state.score = read_score(score)?,
        ["first", side] => state.first = side.parse()?,
        ["overtime-first", "none"] => state.overtime_first = None,
        ["overtime-first", side] => state.overtime_first = Some(side.parse()?),
        ["offence", side] => state.offence = side.parse()?,
        ["restart", restart] => state.restart = restart.parse()?,
        ["ball", "spot"] => state.ball = Ball::Spot,
        ["ball", "hands"] => state.ball = Ball::Hands,
        ["ball", square] => state.ball = Ball::On(read_square(square)?),
        ["holder", pawn] => state.holder = pawn_or_none(pawn)?,
        ["ban", pawn] => state.ban = pawn_or_none(pawn)?,
        ["passes", passes] => state.passes = read_number(passes)?,
        ["line", "none"] => state.line = 0,
        ["line", row] => {
            let row = row.strip_prefix("row").ok_or_else(wrong)?;
            state.line = Some(read_number(row)?)
                .filter(|row| (1..=16).contains(row))
                .ok_or_else(wrong)?;
        }
        ["offside", pawns @ ..] => {
            state.offside = pawns
                .iter()
                .map(|pawn| pawn.parse::<Pawn>())
                .collect::<Result<_, _>>()?;
        }
        ["chance", word] => state.chance = yes(word)?,
        ["no-shot", word] => state.no_shot = yes(word)?,
        ["partner", word] => state.partner = yes(word)?,
        ["winner", "none"] => state.winner = None,
        ["winner", side] => state.winner = Some(side.parse()?),
        [side @ ("home" | "away"), rest @ ..] => {
            read_team(state, side.parse()?, rest).ok_or_else(wrong)??;
        }
        [
            "shoot-out",
            first,
            "kicks",
            kicks,
            "goals",
            goals,
            "scored",
            scored,
        ] => {
            let scored = scored
                .strip_prefix('x')
                .and_then(|bits| u128::from_str_radix(bits, 16).ok());
            state.shoot_out = Some(ShootOut {
                first: first.parse()?,
                kicks: read_number(kicks)?,
                goals: read_score(goals)?,
                scored: scored.ok_or_else(wrong)?,
            });
        }
        [pawn, place, card @ ..] => {
            let pawn: Pawn = pawn.parse().map_err(|_| wrong())?;
            let place: Place = place.parse()?;
            if let Place::On(square) = place
                && state
                    .pawn_on(pawn.side(), square)
                    .is_some_and(|other| other != pawn)
                && !matches!(state.phase, Phase::PenaltyPlaces { .. })
            {
                return Err(NotationError::new(format!(
                    "two pawns of one side stand on {square}"
                )));
            }
            state.put(pawn, place);
            match card {
                [] => {}
                ["yellow"] => state.booked.insert(pawn),
                _ => return Err(wrong()),
            }
        }
        _ => return Err(wrong()),
    }
    Ok(())
}

/// What is said of one side; nothing if it is not a line of that kind.
fn read_team(state: &mut SoccerTactics, side: Side, words: &[&str]) -> Option<Result<(), NotationError>> {
    let read = |state: &mut SoccerTactics| -> Result<bool, NotationError> {
        match words {
            ["keeper", pawn] => state.keepers[side] = pawn.parse()?,
            ["defenders", card @ ("yellow" | "clean")] => state.defenders_booked[side] = *card == "yellow",
            ["tally", counts @ ..] => {
                let counts: Vec<u16> = counts
                    .iter()
                    .map(|count| read_number(count))
                    .collect::<Result<_, _>>()?;
                let [sets, direct_passes, shots, battles_won, fouls, offsides, corners] = counts[..] else {
                    return Ok(false);
                };
                state.tally[side] = Tally {
                    sets,
                    direct_passes,
                    shots,
                    battles_won,
                    fouls,
                    offsides,
                    corners,
                };
            }
            _ => return Ok(false),
        }
        Ok(true)
    };
    match read(state) {
        Ok(true) => Some(Ok(())),
        Ok(false) => None,
        Err(error) => Some(Err(error)),
    }
}
