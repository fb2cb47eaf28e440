//! How positions are written down.

use engine::{NotationError, Score, Side, read_number, read_score};

use crate::{
    Card, CardSet, FlipFootball, Options, Period, Stage, audit,
    notation::{Words, read_cards, read_pair},
    phase::Phase,
    state::{EIGHT, KICKS_PER_SHUFFLE, Laid, Pack, ShootOut, Tally, Team},
};

/// The whole position, a line for each thing.
pub(crate) fn write_position(state: &FlipFootball) -> String {
    let mut lines = Vec::new();
    lines.push(match state.phase {
        Phase::SetAside => "period set-aside".to_owned(),
        Phase::Play(period) => format!("period {period}"),
        Phase::Over => "period over".to_owned(),
    });
    lines.push(format!("minute {}", state.laid + 1));
    lines.push(format!("attacker {}", state.attacker));
    lines.push(format!("kicked-off {}", state.kicked_off));
    lines.push(format!("stage {}", state.stage));
    lines.push(format!("score {}", Score(state.score)));
    lines.push(format!("injury {}", state.injury));
    if let Some(pair) = &state.table {
        lines.push(format!("table {pair}"));
    }
    if let Some(shoot_out) = &state.shoot_out {
        let winner = shoot_out
            .winner
            .map_or("none".to_owned(), |side| side.to_string());
        let scored: Vec<String> = shoot_out.scored.iter().map(|bits| format!("{bits:x}")).collect();
        lines.push(format!(
            "shoot-out first {} goals {} winner {winner} scored {}",
            shoot_out.first,
            Score(shoot_out.goals),
            scored.join(",")
        ));
    }
    for side in Side::ALL {
        let team = &state.teams[side];
        let set = |set: CardSet| set.cards(team.colour).collect::<Vec<_>>();
        lines.push(format!("{side} eight{}", Words(&set(team.eight))));
        lines.push(format!("{side} pack{}", Words(team.pack.cards())));
        lines.push(format!("{side} hand{}", Words(&team.hand)));
        lines.push(format!("{side} played{}", Words(&set(team.played))));
        lines.push(format!("{side} seen-main{}", Words(&set(team.seen_main))));
        lines.push(format!("{side} seen-eight{}", Words(&set(team.seen_eight))));
        match team.laid {
            Laid::No => {}
            Laid::FromPack => lines.push(format!("{side} laid")),
            Laid::FromHand(card) => lines.push(format!("{side} laid {card}")),
        }
        let Tally {
            goals,
            shots,
            tackles,
            corners,
            offsides,
            free_kicks,
            penalties,
        } = team.tally;
        lines.push(format!(
            "{side} tally {goals} {shots} {tackles} {corners} {offsides} {free_kicks} {penalties}"
        ));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Reads a position. What is left out has the value it has at the start of its period.
pub(crate) fn read_position(options: &Options, text: &str) -> Result<FlipFootball, NotationError> {
    let mut state = FlipFootball::before_the_match(options);
    let lines: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|words: &Vec<_>| !words.is_empty())
        .collect();
    // What the rest depends on comes first, wherever it stands.
    for words in &lines {
        match words[..] {
            ["period", "set-aside"] => state.phase = Phase::SetAside,
            ["period", "over"] => state.phase = Phase::Over,
            ["period", period] => state.phase = Phase::Play(period.parse()?),
            ["minute", minute] => {
                let minute: u16 = read_number(minute)?;
                state.laid = minute
                    .checked_sub(1)
                    .ok_or_else(|| NotationError::new("the first minute is minute 1"))?;
            }
            _ => {}
        }
    }
    if state.phase == Phase::Play(Period::ShootOut) {
        state.shoot_out = Some(ShootOut::new(Side::Home));
        state.stage = Stage::Penalty;
    }
    if state.phase == Phase::Play(Period::InjuryTime) {
        state.injury = EIGHT as u8;
    }
    for words in &lines {
        match words[..] {
            ["period" | "minute", _] => {}
            ["attacker", side] => state.attacker = side.parse()?,
            ["kicked-off", side] => state.kicked_off = side.parse()?,
            ["stage", stage] => state.stage = stage.parse()?,
            ["score", score] => state.score = read_score(score)?,
            ["injury", minutes] => state.injury = read_number(minutes)?,
            ["table", ref pair @ ..] => state.table = Some(read_pair(pair)?),
            ["shoot-out", ref rest @ ..] => state.shoot_out = Some(read_shoot_out(rest)?),
            ["home" | "away", ..] => {}
            _ => {
                return Err(NotationError::new(format!(
                    "`{}` is no line of a position",
                    words.join(" ")
                )));
            }
        }
    }
    for side in Side::ALL {
        let own: Vec<&[&str]> = lines
            .iter()
            .filter(|words| words[0] == side.to_string())
            .map(|words| &words[1..])
            .collect();
        state.teams[side] = read_team(&state, side, &own)?;
    }
    audit::audit(&state).map_err(NotationError::new)?;
    Ok(state)
}

fn read_shoot_out(words: &[&str]) -> Result<ShootOut, NotationError> {
    let mut shoot_out = ShootOut::new(Side::Home);
    for pair in words.chunks(2) {
        match pair {
            ["first", side] => shoot_out.first = side.parse()?,
            ["goals", score] => shoot_out.goals = read_score(score)?,
            ["winner", "none"] => {}
            ["winner", side] => shoot_out.winner = Some(side.parse()?),
            ["scored", bits] => {
                for (word, bits) in shoot_out.scored.iter_mut().zip(bits.split(',')) {
                    *word = u64::from_str_radix(bits, 16)
                        .map_err(|_| NotationError::new(format!("`{bits}` is no row of kicks")))?;
                }
            }
            _ => {
                return Err(NotationError::new(
                    "a shoot-out is written `shoot-out first home goals 3-0`",
                ));
            }
        }
    }
    Ok(shoot_out)
}

fn read_team(state: &FlipFootball, side: Side, lines: &[&[&str]]) -> Result<Team, NotationError> {
    let mut team = state.teams[side].clone();
    let words_of = |name: &str| {
        lines
            .iter()
            .find(|words| words.first() == Some(&name))
            .map(|words| &words[1..])
    };
    let set_of = |name: &str| -> Result<Option<CardSet>, NotationError> {
        let Some(words) = words_of(name) else {
            return Ok(None);
        };
        let cards = read_cards(words)?;
        if let Some(foreign) = cards.iter().find(|card| card.colour() != team.colour) {
            return Err(NotationError::new(format!("{foreign} is not a card of {side}")));
        }
        Ok(Some(cards.into_iter().collect()))
    };
    for words in lines {
        if !matches!(
            words.first().copied(),
            Some("eight" | "pack" | "hand" | "played" | "seen-main" | "seen-eight" | "laid" | "tally")
        ) {
            return Err(NotationError::new(format!(
                "`{side} {}` is no line of a position",
                words.join(" ")
            )));
        }
    }
    let usual_eight = || match state.phase {
        Phase::SetAside => CardSet::NONE,
        Phase::Play(_) | Phase::Over => (46..=53)
            .filter_map(|number| Card::new(team.colour, number))
            .collect(),
    };
    team.eight = set_of("eight")?.unwrap_or_else(usual_eight);
    team.hand = read_cards(words_of("hand").unwrap_or_default())?
        .as_slice()
        .try_into()
        .map_err(|_| NotationError::new("a hand has at most five cards"))?;
    let base = state.base(&team);
    let per_shuffle = match state.phase {
        Phase::SetAside | Phase::Over => 0,
        Phase::Play(Period::FirstHalf | Period::SecondHalf) => usize::from(state.options.half_cards),
        Phase::Play(Period::InjuryTime) => EIGHT,
        Phase::Play(Period::ShootOut) => CardSet::ALL.len(),
    };
    let laid = usize::from(match state.phase {
        Phase::Play(Period::ShootOut) => state.laid % KICKS_PER_SHUFFLE,
        Phase::Play(Period::FirstHalf | Period::SecondHalf | Period::InjuryTime)
        | Phase::SetAside
        | Phase::Over => state.laid,
    });
    let in_hand: CardSet = team.hand.iter().copied().collect();
    let room = per_shuffle.saturating_sub(laid + team.hand.len());
    let played = set_of("played")?;
    let free = base.without(in_hand).without(played.unwrap_or_default());
    let pack = read_pack(words_of("pack").unwrap_or(&["..."]), free, team.colour, room)?;
    team.pack = Pack::of(&pack);
    let rest = base.without(team.left());
    team.played = played.unwrap_or_else(|| rest.cards(team.colour).take(laid).collect());
    let in_a_half = matches!(state.phase, Phase::Play(Period::FirstHalf | Period::SecondHalf));
    let first_half_is_over = state.phase > Phase::Play(Period::FirstHalf) && state.options.half_cards == 45;
    team.seen_main = set_of("seen-main")?.unwrap_or(if first_half_is_over {
        team.main()
    } else if in_a_half {
        team.played
    } else {
        CardSet::NONE
    });
    let in_injury_time = state.phase == Phase::Play(Period::InjuryTime);
    team.seen_eight = set_of("seen-eight")?.unwrap_or(if in_injury_time {
        team.played
    } else {
        CardSet::NONE
    });
    team.laid = match words_of("laid") {
        None => Laid::No,
        Some([]) => Laid::FromPack,
        Some([card]) => Laid::FromHand(card.parse()?),
        Some(_) => return Err(NotationError::new("a side lays one card")),
    };
    if let Some(words) = words_of("tally") {
        let numbers: Vec<u8> = words
            .iter()
            .map(|word| read_number(word))
            .collect::<Result<_, _>>()?;
        let [goals, shots, tackles, corners, offsides, free_kicks, penalties] = numbers[..] else {
            return Err(NotationError::new("a tally has seven numbers"));
        };
        team.tally = Tally {
            goals,
            shots,
            tackles,
            corners,
            offsides,
            free_kicks,
            penalties,
        };
    }
    Ok(team)
}

/// Reads a pack from the attack end. `...` stands for as many free cards as there is room for, ascending.
fn read_pack(
    words: &[&str],
    free: CardSet,
    colour: crate::Colour,
    room: usize,
) -> Result<Vec<Card>, NotationError> {
    let Some(gap) = words.iter().position(|word| *word == "...") else {
        return read_cards(words);
    };
    let (mut pack, back) = (read_cards(&words[..gap])?, read_cards(&words[gap + 1..])?);
    let named: CardSet = pack.iter().chain(&back).copied().collect();
    let missing = room.saturating_sub(pack.len() + back.len());
    pack.extend(free.without(named).cards(colour).take(missing));
    pack.extend(back);
    Ok(pack)
}
