//! The data files: complete, typed, and rejected when they are wrong.

use social_soccer::{
    CardFileError, CardFiles, CardKind, Operation, Pool, ProfileName, TeamValue, decks, pool,
};

/// SOCIAL-TEAM-1 Three teams with their own players and cards, and what belongs to nobody.
#[test]
fn the_pool_is_complete() {
    let pool = pool();
    assert_eq!((pool.players.len(), pool.cards.len()), (60, 92));
    let steps: usize = pool.cards.iter().map(|card| card.steps.len()).sum();
    assert_eq!(steps, 118);
    let values = [
        Some(TeamValue::Effort),
        Some(TeamValue::Kindness),
        Some(TeamValue::Empathy),
        None,
    ];
    for value in values {
        let players = pool.players.iter().filter(|card| card.value == value).count();
        assert_eq!(players, if value.is_some() { 12 } else { 24 });
        let count = |kind| {
            pool.cards
                .iter()
                .filter(|card| card.value == value && card.kind == kind)
                .count()
        };
        let counts = [CardKind::Support, CardKind::Mastermove, CardKind::Twist].map(count);
        let wanted = if value.is_some() { [11, 6, 6] } else { [11, 5, 7] };
        assert_eq!(counts, wanted, "{value:?}");
    }
    let printed: u32 = pool.players.iter().map(|card| u32::from(card.custody)).sum();
    assert_eq!(printed, 26 + 29 + 35 + 24 * 3, "CUSTODY of all players");
    assert_eq!(
        (pool.banners.len(), pool.profiles.len(), pool.decks.len()),
        (7, 3, 16)
    );
    for card in &pool.cards {
        assert!(!card.text.is_empty() && !card.flavour.is_empty(), "{}", card.id);
    }
}

/// SOCIAL-TEAM-2 The characters of the teams are in their cards.
#[test]
fn each_team_plays_its_own_way() {
    let has = |value, operation| {
        pool()
            .cards
            .iter()
            .filter(|card| card.value == Some(value))
            .any(|card| card.steps.iter().any(|step| step.operation == operation))
    };
    for operation in [Operation::Lock, Operation::Licence] {
        assert!(has(TeamValue::Effort, operation) && !has(TeamValue::Kindness, operation));
    }
    for operation in [Operation::Protect, Operation::Rest, Operation::Keeper] {
        assert!(has(TeamValue::Kindness, operation) && !has(TeamValue::Effort, operation));
    }
    for operation in [
        Operation::PeekHand,
        Operation::Scry,
        Operation::Counter,
        Operation::NoBlock,
    ] {
        assert!(has(TeamValue::Empathy, operation) && !has(TeamValue::Effort, operation));
    }
}

/// SOCIAL-DECK-15 New coaches see the starter decks first, and every ready-made deck can be played.
#[test]
fn the_starter_decks_come_first() {
    let starters = pool().decks.iter().map(|ready| ready.starter);
    assert_eq!(starters.filter(|starter| *starter).count(), 6);
    assert!(pool().decks[..6].iter().all(|ready| ready.starter));
    for ready in &pool().decks {
        let report = decks::check(&ready.id, ready.profile, 1);
        assert!(report.legal, "{}: {:?}", ready.id, report.breaches);
        let again = decks::check(&report.text, ready.profile, 1);
        assert_eq!(
            (again.legal, again.text),
            (true, report.text.clone()),
            "{}",
            ready.id
        );
        assert!(
            report.text.len() < 320,
            "{} letters fit no chat message",
            report.text.len()
        );
    }
}

#[test]
fn a_check_names_every_broken_clause_and_gives_the_figures() {
    let report = decks::check("PE01..PE09 PE01 | 4xES01 PE11 9xNS01", ProfileName::Standard30, 1);
    assert!(!report.legal && report.text.is_empty());
    assert_eq!(report.breaches[0].clause.0, "SOCIAL-DECK-3");
    let report = decks::check("PE01..PE09 PE01 | 4xES01 9xNS01", ProfileName::Standard30, 1);
    let clauses: Vec<&str> = report.breaches.iter().map(|breach| breach.clause.0).collect();
    assert_eq!(
        clauses,
        ["SOCIAL-DECK-2", "SOCIAL-DECK-4", "SOCIAL-DECK-4", "SOCIAL-DECK-4"]
    );
    let report = decks::check("KINDNESS-START-30", ProfileName::Standard30, 1);
    let figures = &report.figures;
    assert_eq!(
        figures.curve.iter().sum::<u8>(),
        figures.support + figures.mastermove
    );
    assert_eq!(
        figures.support + figures.mastermove + figures.twist_attack + figures.twist_defence,
        30
    );
    assert_eq!((figures.custody, figures.attack, figures.defence), (25, 18, 31));
    assert_eq!(
        (figures.allowances[1].cards, figures.allowances[1].allowed),
        (20, 20)
    );
}

fn rejected(change: impl Fn(&mut CardFiles<'_>)) -> CardFileError {
    let mut files = CardFiles::BUILT_IN;
    change(&mut files);
    Pool::read(&files).expect_err("a wrong file is rejected")
}

/// A file with one line changed.
fn with(text: &str, from: &str, to: &str) -> &'static str {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1).leak()
}

fn check(error: &CardFileError, file: &str, line: usize, reason: &str) {
    assert_eq!((error.file.as_str(), error.line), (file, line), "{error}");
    assert!(error.reason.contains(reason), "{error}");
}

#[test]
fn an_unknown_word_is_rejected_with_its_place() {
    let effects = CardFiles::BUILT_IN.effects;
    for (from, to) in [
        ("ES01,1,PLAY", "ES01,1,SHOUT"),
        ("ES01,1,PLAY,-", "ES01,1,PLAY,RAINING"),
        ("ES01,1,PLAY,-,ATT", "ES01,1,PLAY,-,FLY"),
        ("ES01,1,PLAY,-,ATT,carrier", "ES01,1,PLAY,-,ATT,captain"),
        ("ATT,carrier,1,-", "ATT,carrier,1,GOALS_AHEAD"),
        ("ATT,carrier,1,-,0,SEQ", "ATT,carrier,1,-,0,FOREVER"),
    ] {
        let error = rejected(|files| files.effects = with(effects, from, to));
        check(&error, "effects.csv", 2, "vocabulary");
    }
    let cards = CardFiles::BUILT_IN.cards;
    let error =
        rejected(|files| files.cards = with(cards, "0,ATTACK,Your player", "0,SOMETIMES,Your player"));
    check(&error, "cards.csv", 2, "vocabulary");
}

#[test]
fn an_impossible_target_duration_or_amount_is_rejected() {
    let effects = CardFiles::BUILT_IN.effects;
    for (from, to, reason) in [
        ("ES01,1,PLAY,-,ATT,carrier", "ES01,1,PLAY,-,ATT,own", "target"),
        ("ES01,1,PLAY,-,ATT,carrier", "ES01,1,PLAY,-,ATT,same", "same as"),
        (
            "ES01,1,PLAY,-,ATT,carrier,1,-,0,SEQ",
            "ES01,1,PLAY,-,ATT,carrier,1,-,0,NOW",
            "cannot last",
        ),
        (
            "ES01,1,PLAY,-,ATT,carrier,1",
            "ES01,1,PLAY,-,ATT,carrier,0",
            "amount",
        ),
        (
            "ES01,1,PLAY,-,ATT,carrier",
            "ES01,1,TWIST,-,ATT,carrier",
            "trigger",
        ),
        (
            "ES01,1,PLAY,-,ATT,carrier",
            "ES01,2,PLAY,-,ATT,carrier",
            "does not follow",
        ),
    ] {
        let error = rejected(|files| files.effects = with(effects, from, to));
        check(&error, "effects.csv", 2, reason);
    }
    let error = rejected(|files| {
        files.effects = with(effects, "MS03,1,PLAY,-,STEAL,own,0", "MS03,1,PLAY,-,STEAL,opp,0")
    });
    assert!(error.reason.contains("STEAL cannot have this target"), "{error}");
}

#[test]
fn a_wrong_cost_is_rejected() {
    let cards = CardFiles::BUILT_IN.cards;
    for (from, to) in [
        (
            "ES01,Have a Go,SUPPORT,EFFORT,8,0",
            "ES01,Have a Go,SUPPORT,EFFORT,0,0",
        ),
        (
            "ES01,Have a Go,SUPPORT,EFFORT,8,0",
            "ES01,Have a Go,MASTERMOVE,EFFORT,8,0",
        ),
        (
            "ES01,Have a Go,SUPPORT,EFFORT,8,0",
            "ES01,Have a Go,SUPPORT,EFFORT,8,1",
        ),
    ] {
        let error = rejected(|files| files.cards = with(cards, from, to));
        check(&error, "cards.csv", 2, "cannot cost");
    }
    let error =
        rejected(|files| files.cards = with(cards, "TWIST,EFFORT,0,0,ATTACK,1", "TWIST,EFFORT,0,0,ATTACK,2"));
    assert!(error.reason.contains("+1"), "{error}");
}

/// SOCIAL-STACK-12 What would let a round go on for ever is not read.
#[test]
fn a_card_that_would_make_rounds_endless_is_rejected() {
    let effects = CardFiles::BUILT_IN.effects;
    let error = rejected(|files| {
        files.effects = with(effects, "ES10,1,PLAY,-,DRAW,own,1", "ES10,1,PLAY,-,CUSTODY,own,9");
    });
    assert!(error.reason.contains("raises no custody"), "{error}");
    let error = rejected(|files| {
        files.effects = with(effects, "ET04,1,TWIST,-,DRAW,own,2", "ET04,1,TWIST,-,STEAL,own,0");
    });
    assert!(error.reason.contains("STEAL"), "{error}");
}

#[test]
fn unknown_cards_and_broken_tables_are_rejected() {
    let files = CardFiles::BUILT_IN;
    let error = rejected(|changed| changed.decks = with(files.decks, "TEAM,PE01", "TEAM,PE99"));
    check(&error, "decks.csv", 2, "no card");
    let error = rejected(|changed| changed.effects = with(files.effects, "ES01,1", "XX01,1"));
    check(&error, "effects.csv", 2, "no card");
    let error = rejected(|changed| changed.players = with(files.players, "id,name", "name,id"));
    check(&error, "players.csv", 1, "columns");
    let error = rejected(|changed| changed.players = with(files.players, ",1,4,2,PE01", ",1,4,PE01"));
    check(&error, "players.csv", 2, "fields");
    let error = rejected(|changed| {
        changed.effects = with(
            files.effects,
            "KS01,1,PLAY,-,RECOVER,own.F.tired.1,0,-,0,NOW\n",
            "",
        )
    });
    assert!(
        error.file == "cards.csv" && error.reason.contains("KS01 has no step"),
        "{error}"
    );
}

/// A pool that knows a card of the future needs no Rust.
#[test]
fn a_new_card_needs_only_a_row() {
    let mut files = CardFiles::BUILT_IN;
    let cards = format!(
        "{}ES99,Late Run,SUPPORT,EFFORT,3,0,-,0,ATTACK,Test.,Test.\n",
        files.cards
    );
    let effects = format!(
        "{}ES99,1,PLAY,NO_SHOT,DEF,own.A.fresh.2,3,-,0,ROUND\n",
        files.effects
    );
    files.cards = &cards;
    files.effects = &effects;
    let pool = Pool::read(&files).expect("it uses the vocabulary");
    assert_eq!(pool.cards.len(), 93);
}
