//! Events as text, and lines of notation with the sides exchanged.

use std::{fmt, str::FromStr};

use engine::{BySide, NotationError, Score, Side, read_number, read_score};

use crate::{CardId, Event, Who};

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.side, self.slot, self.player)
    }
}

/// A list of ids, each after a space; nothing if it is hidden.
struct Listed<'a, T>(&'a Option<Vec<T>>);

impl<T: fmt::Display> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for item in self.0.iter().flatten() {
            write!(f, " {item}")?;
        }
        Ok(())
    }
}

/// A thing after a space; nothing if it is hidden.
struct Maybe<'a, T>(&'a Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |item| write!(f, " {item}"))
    }
}

fn winner(side: Option<Side>) -> String {
    side.map_or_else(|| "none".to_owned(), |side| side.to_string())
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DeckBrought { side, secret, deck } => {
                let how = if *secret { "secret" } else { "open" };
                write!(f, "deck-brought {side} {how}{}", Maybe(deck))
            }
            Self::GameStarted { game } => write!(f, "game-started {game}"),
            Self::PlayersDealt { side, players } => write!(f, "players-dealt {side}{}", Listed(players)),
            Self::PlayerDeployed { side, slot, player } => {
                write!(f, "player-deployed {side} {slot}{}", Maybe(player))
            }
            Self::DeckShuffled { side, cards } => write!(f, "deck-shuffled {side}{}", Listed(cards)),
            Self::BallGiven { side, by } => write!(f, "ball-given {side} {by}"),
            Self::FieldTurnedUp {} => f.write_str("field-turned-up"),
            Self::RoundStarted { round } => write!(f, "round-started {round}"),
            Self::PlayersRecovered {} => f.write_str("players-recovered"),
            Self::Rotated {} => f.write_str("rotated"),
            Self::CustodyCounted { pools } => write!(f, "custody-counted {}", Score(*pools)),
            Self::CardDrawn { side, card } => write!(f, "card-drawn {side}{}", Maybe(card)),
            Self::DeckReshuffled { side, cards } => write!(f, "deck-reshuffled {side}{}", Listed(cards)),
            Self::Asked { phase } => write!(f, "asked {phase}"),
            Self::BallAssigned { who } => write!(f, "ball-assigned {who}"),
            Self::CardPlayed { side, card, custody } => write!(f, "card-played {side} {card} {custody}"),
            Self::PlayerTired { who, reason } => write!(f, "player-tired {who} {reason}"),
            Self::PlayerExhausted { who, reason } => write!(f, "player-exhausted {who} {reason}"),
            Self::PlayerFresh { who } => write!(f, "player-fresh {who}"),
            Self::PlayerRested { who } => write!(f, "player-rested {who}"),
            Self::PassAnnounced { who, to, receiver } => write!(f, "pass-announced {who} {to} {receiver}"),
            Self::PassCompleted { who } => write!(f, "pass-completed {who}"),
            Self::ShotDeclared { who } => write!(f, "shot-declared {who}"),
            Self::LetGo { side } => write!(f, "let-go {side}"),
            Self::CardResolving { side, card } => write!(f, "card-resolving {side} {card}"),
            Self::TargetChosen { by, who } => write!(f, "target-chosen {by} {who}"),
            Self::ValueChanged {
                who,
                stat,
                amount,
                duration,
            } => write!(f, "value-changed {who} {stat} {amount:+} {duration}"),
            Self::KeeperChanged { side, amount } => write!(f, "keeper-changed {side} {amount:+}"),
            Self::MarkLaid { who, mark, duration } => write!(f, "mark-laid {who} {mark} {duration}"),
            Self::RuleLaid { side, rule, duration } => write!(f, "rule-laid {side} {rule} {duration}"),
            Self::KeeperReady { side, defence } => write!(f, "keeper-ready {side} {defence}"),
            Self::BallMoved { who } => write!(f, "ball-moved {who}"),
            Self::Substituted {
                side,
                field,
                bench,
                leaves,
                enters,
            } => write!(f, "substituted {side} {field} {bench} {leaves} {enters}"),
            Self::SlotsSwapped {
                side,
                slot,
                other,
                player,
                mate,
            } => write!(f, "slots-swapped {side} {slot} {other} {player} {mate}"),
            Self::CustodyChanged {
                side,
                amount,
                duration,
            } => write!(f, "custody-changed {side} {amount:+} {duration}"),
            Self::HandSeen { side, count, cards } => write!(f, "hand-seen {side} {count}{}", Listed(cards)),
            Self::CardsScried { side, count, cards } => {
                write!(f, "cards-scried {side} {count}{}", Listed(cards))
            }
            Self::CardKept { side } => write!(f, "card-kept {side}"),
            Self::CardBottomed { side } => write!(f, "card-bottomed {side}"),
            Self::CardDiscarded { side, card, reason } => write!(f, "card-discarded {side} {card} {reason}"),
            Self::CardReturned { side, card } => write!(f, "card-returned {side} {card}"),
            Self::CardCancelled { side, card } => write!(f, "card-cancelled {side} {card}"),
            Self::StepIdle { side, reason } => write!(f, "step-idle {side} {reason}"),
            Self::StepDone {} => f.write_str("step-done"),
            Self::CardResolved { side, card } => write!(f, "card-resolved {side} {card}"),
            Self::PerkUsed { side, banner } => write!(f, "perk-used {side} {banner}"),
            Self::PerkDone { side } => write!(f, "perk-done {side}"),
            Self::ShotComes { side } => write!(f, "shot-comes {side}"),
            Self::InterceptDeclared { who } => write!(f, "intercept-declared {who}"),
            Self::SecondDeclared { who, defence } => write!(f, "second-declared {who} {defence}"),
            Self::NobodyBlocks { side } => write!(f, "nobody-blocks {side}"),
            Self::KeeperBlocks { side, defence } => write!(f, "keeper-blocks {side} {defence}"),
            Self::TwistDiscarded { side, card } => write!(f, "twist-discarded {side} {card}"),
            Self::DuelDecided {
                attack,
                defence,
                blocked,
            } => {
                let result = if *blocked { "blocked" } else { "beaten" };
                write!(f, "duel-decided {attack} {defence} {result}")
            }
            Self::PossessionChanged { side, reason } => write!(f, "possession-changed {side} {reason}"),
            Self::OutletPlayed { who } => write!(f, "outlet-played {who}"),
            Self::Goal { who, score } => write!(f, "goal {who} {}", Score(*score)),
            Self::GoalCardRevealed { side, card } => write!(f, "goal-card-revealed {side}{}", Maybe(card)),
            Self::GoalCardLaid { side } => write!(f, "goal-card-laid {side}"),
            Self::RoundEnded { reason } => write!(f, "round-ended {reason}"),
            Self::Resigned { side } => write!(f, "resigned {side}"),
            Self::GameEnded {
                winner: side, score, ..
            } => write!(f, "game-ended {} {}", winner(*side), Score(*score)),
            Self::MatchEnded { winner: side, won } => {
                write!(f, "match-ended {} {}", winner(*side), Score(*won))
            }
        }
    }
}

fn read_who(words: &[&str]) -> Result<Who, NotationError> {
    match words {
        [side, slot, player] => Ok(Who {
            side: side.parse()?,
            slot: slot.parse()?,
            player: player.parse()?,
        }),
        _ => Err(NotationError::new("a player is written `home A1 PE01`")),
    }
}

/// A list that is hidden if it is empty.
fn read_list<T: FromStr<Err = NotationError>>(words: &[&str]) -> Result<Option<Vec<T>>, NotationError> {
    let items: Vec<T> = words.iter().map(|word| word.parse()).collect::<Result<_, _>>()?;
    Ok((!items.is_empty()).then_some(items))
}

fn read_maybe<T: FromStr<Err = NotationError>>(words: &[&str]) -> Result<Option<T>, NotationError> {
    match words {
        [] => Ok(None),
        words => words.join(" ").parse().map(Some),
    }
}

fn read_winner(word: &str) -> Result<Option<Side>, NotationError> {
    if word == "none" {
        Ok(None)
    } else {
        word.parse().map(Some)
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || NotationError::new(format!("`{text}` is no event of SocialSoccer"));
        let (name, args) = words.split_first().ok_or_else(wrong)?;
        if let Some(event) = read_of_players(name, args)? {
            return Ok(event);
        }
        Ok(match (*name, args) {
            ("deck-brought", [side, how @ ("secret" | "open"), deck @ ..]) => Self::DeckBrought {
                side: side.parse()?,
                secret: *how == "secret",
                deck: read_maybe::<crate::Deck>(deck)?.map(Box::new),
            },
            ("game-started", [game]) => Self::GameStarted {
                game: read_number(game)?,
            },
            ("players-dealt", [side, players @ ..]) => Self::PlayersDealt {
                side: side.parse()?,
                players: read_list(players)?,
            },
            ("player-deployed", [side, slot, player @ ..]) => Self::PlayerDeployed {
                side: side.parse()?,
                slot: slot.parse()?,
                player: read_maybe(player)?,
            },
            ("deck-shuffled", [side, cards @ ..]) => Self::DeckShuffled {
                side: side.parse()?,
                cards: read_list(cards)?,
            },
            ("ball-given", [side, by]) => Self::BallGiven {
                side: side.parse()?,
                by: by.parse()?,
            },
            ("field-turned-up", []) => Self::FieldTurnedUp {},
            ("round-started", [round]) => Self::RoundStarted {
                round: read_number(round)?,
            },
            ("players-recovered", []) => Self::PlayersRecovered {},
            ("rotated", []) => Self::Rotated {},
            ("custody-counted", [pools]) => Self::CustodyCounted {
                pools: read_score(pools)?,
            },
            ("card-drawn", [side, card @ ..]) => Self::CardDrawn {
                side: side.parse()?,
                card: read_maybe(card)?,
            },
            ("deck-reshuffled", [side, cards @ ..]) => Self::DeckReshuffled {
                side: side.parse()?,
                cards: read_list(cards)?,
            },
            ("asked", phase) => Self::Asked {
                phase: phase.join(" ").parse()?,
            },
            ("card-played", [side, card, custody]) => Self::CardPlayed {
                side: side.parse()?,
                card: card.parse()?,
                custody: read_number(custody)?,
            },
            ("let-go", [side]) => Self::LetGo { side: side.parse()? },
            ("keeper-changed", [side, amount]) => Self::KeeperChanged {
                side: side.parse()?,
                amount: read_number(amount)?,
            },
            ("rule-laid", [side, rule, duration]) => Self::RuleLaid {
                side: side.parse()?,
                rule: rule.parse()?,
                duration: duration.parse()?,
            },
            ("keeper-ready", [side, defence]) => Self::KeeperReady {
                side: side.parse()?,
                defence: read_number(defence)?,
            },
            ("substituted", [side, field, bench, leaves, enters]) => Self::Substituted {
                side: side.parse()?,
                field: field.parse()?,
                bench: bench.parse()?,
                leaves: leaves.parse()?,
                enters: enters.parse()?,
            },
            ("slots-swapped", [side, slot, other, player, mate]) => Self::SlotsSwapped {
                side: side.parse()?,
                slot: slot.parse()?,
                other: other.parse()?,
                player: player.parse()?,
                mate: mate.parse()?,
            },
            ("custody-changed", [side, amount, duration]) => Self::CustodyChanged {
                side: side.parse()?,
                amount: read_number(amount)?,
                duration: duration.parse()?,
            },
            ("hand-seen", [side, count, cards @ ..]) => Self::HandSeen {
                side: side.parse()?,
                count: read_number(count)?,
                cards: read_list(cards)?,
            },
            ("cards-scried", [side, count, cards @ ..]) => Self::CardsScried {
                side: side.parse()?,
                count: read_number(count)?,
                cards: read_list(cards)?,
            },
            ("card-kept", [side]) => Self::CardKept { side: side.parse()? },
            ("card-bottomed", [side]) => Self::CardBottomed { side: side.parse()? },
            ("card-discarded", [side, card, reason]) => Self::CardDiscarded {
                side: side.parse()?,
                card: card.parse()?,
                reason: reason.parse()?,
            },
            ("step-idle", [side, reason]) => Self::StepIdle {
                side: side.parse()?,
                reason: reason.parse()?,
            },
            ("step-done", []) => Self::StepDone {},
            ("perk-used", [side, banner]) => Self::PerkUsed {
                side: side.parse()?,
                banner: banner.parse()?,
            },
            ("perk-done", [side]) => Self::PerkDone { side: side.parse()? },
            ("shot-comes", [side]) => Self::ShotComes { side: side.parse()? },
            ("nobody-blocks", [side]) => Self::NobodyBlocks { side: side.parse()? },
            ("keeper-blocks", [side, defence]) => Self::KeeperBlocks {
                side: side.parse()?,
                defence: read_number(defence)?,
            },
            ("duel-decided", [attack, defence, result @ ("blocked" | "beaten")]) => Self::DuelDecided {
                attack: read_number(attack)?,
                defence: read_number(defence)?,
                blocked: *result == "blocked",
            },
            ("possession-changed", [side, reason]) => Self::PossessionChanged {
                side: side.parse()?,
                reason: reason.parse()?,
            },
            ("goal-card-revealed", [side, card @ ..]) => Self::GoalCardRevealed {
                side: side.parse()?,
                card: read_maybe(card)?,
            },
            ("goal-card-laid", [side]) => Self::GoalCardLaid { side: side.parse()? },
            ("round-ended", [reason]) => Self::RoundEnded {
                reason: reason.parse()?,
            },
            ("resigned", [side]) => Self::Resigned { side: side.parse()? },
            ("game-ended", [winner, score]) => Self::GameEnded {
                winner: read_winner(winner)?,
                score: read_score(score)?,
            },
            ("match-ended", [winner, won]) => Self::MatchEnded {
                winner: read_winner(winner)?,
                won: read_score(won)?,
            },
            (name, [side, card]) => {
                read_of_card(name, side.parse()?, card.parse().map_err(|_| wrong())?).ok_or_else(wrong)?
            }
            _ => return Err(wrong()),
        })
    }
}

/// The events that name a side and a card.
fn read_of_card(name: &str, side: Side, card: CardId) -> Option<Event> {
    Some(match name {
        "card-resolving" => Event::CardResolving { side, card },
        "card-returned" => Event::CardReturned { side, card },
        "card-cancelled" => Event::CardCancelled { side, card },
        "card-resolved" => Event::CardResolved { side, card },
        "twist-discarded" => Event::TwistDiscarded { side, card },
        _ => return None,
    })
}

/// The events that name a player.
fn read_of_players(name: &str, args: &[&str]) -> Result<Option<Event>, NotationError> {
    Ok(Some(match (name, args) {
        ("ball-assigned", who) => Event::BallAssigned { who: read_who(who)? },
        ("player-tired", [who @ .., reason]) => Event::PlayerTired {
            who: read_who(who)?,
            reason: reason.parse()?,
        },
        ("player-exhausted", [who @ .., reason]) => Event::PlayerExhausted {
            who: read_who(who)?,
            reason: reason.parse()?,
        },
        ("player-fresh", who) => Event::PlayerFresh { who: read_who(who)? },
        ("player-rested", who) => Event::PlayerRested { who: read_who(who)? },
        ("pass-announced", [who @ .., to, receiver]) => Event::PassAnnounced {
            who: read_who(who)?,
            to: to.parse()?,
            receiver: receiver.parse()?,
        },
        ("pass-completed", who) => Event::PassCompleted { who: read_who(who)? },
        ("shot-declared", who) => Event::ShotDeclared { who: read_who(who)? },
        ("target-chosen", [by, who @ ..]) => Event::TargetChosen {
            by: by.parse()?,
            who: read_who(who)?,
        },
        ("value-changed", [who @ .., stat, amount, duration]) => Event::ValueChanged {
            who: read_who(who)?,
            stat: stat.parse()?,
            amount: read_number(amount)?,
            duration: duration.parse()?,
        },
        ("mark-laid", [who @ .., mark, duration]) => Event::MarkLaid {
            who: read_who(who)?,
            mark: mark.parse()?,
            duration: duration.parse()?,
        },
        ("ball-moved", who) => Event::BallMoved { who: read_who(who)? },
        ("intercept-declared", who) => Event::InterceptDeclared { who: read_who(who)? },
        ("second-declared", [who @ .., defence]) => Event::SecondDeclared {
            who: read_who(who)?,
            defence: read_number(defence)?,
        },
        ("outlet-played", who) => Event::OutletPlayed { who: read_who(who)? },
        ("goal", [who @ .., score]) => Event::Goal {
            who: read_who(who)?,
            score: read_score(score)?,
        },
        _ => return Ok(None),
    }))
}

/// A line of notation with the sides exchanged: Home and Away, and scores.
pub(crate) fn mirror(line: &str) -> String {
    let mut mirrored = String::new();
    let mut word = String::new();
    for letter in line.chars().chain(std::iter::once('\n')) {
        if letter.is_alphanumeric() || letter == '_' {
            word.push(letter);
            continue;
        }
        mirrored.push_str(match word.as_str() {
            "home" => "away",
            "away" => "home",
            "deck_home" => "deck_away",
            "deck_away" => "deck_home",
            other => other,
        });
        word.clear();
        mirrored.push(letter);
    }
    mirrored.pop();
    let words = mirrored.split(' ').map(|word| match read_score(word) {
        Ok(BySide { home, away }) => Score(BySide {
            home: away,
            away: home,
        })
        .to_string(),
        Err(_) => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}
