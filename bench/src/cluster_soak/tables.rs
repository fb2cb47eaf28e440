//! The load: tables at which matches follow each other, of members who play for ratings, of guests, and of a guest and a
//! bot, some of them watched.

use std::{sync::Arc, time::Duration};

use anyhow::{Context as _, anyhow, bail};
use serde_json::{Value, json};
use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

use super::{
    club::Club,
    coach::{Coach, Place, Played},
    dice::Dice,
    judge::{Good, judge},
    visitor::{Answer, ask},
};

/// How long one request may take, and how long it is tried before it counts as impossible.
const REQUEST_MAX: Duration = Duration::from_secs(4);
const TRIED_FOR: Duration = Duration::from_secs(90);
/// Of how many matches one is watched.
const WATCHED: u64 = 2;
const PASSWORD: &str = "nine muddy boots in the rain";

/// Who plays whom at a table, match after match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Two members, for ratings, with clocks.
    Rated,
    /// Two guests who hold secret cards.
    Friends,
    /// A guest and a bot.
    Bot,
    /// Two guests with clocks, at a whole match.
    Clocked,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Rated, Self::Friends, Self::Bot, Self::Clocked];

    /// The plan of a match.
    fn plan(self, number: u64) -> Value {
        let (me, friend) = (json!({ "kind": "me" }), json!({ "kind": "friend" }));
        let level = ["park", "club", "pro"][number as usize % 3];
        match self {
            Self::Rated => json!({
                "game": "flip-football", "rated": true, "pace": { "kind": "live", "minutes": 30, "increment_s": 5 },
                "seats": { "home": me, "away": friend },
            }),
            Self::Friends => json!({
                "game": "flip-football", "options": { "hand_size": 3, "half_cards": 15 },
                "seats": { "home": me, "away": friend },
            }),
            Self::Bot => json!({
                "game": "flip-football", "options": { "half_cards": 15 },
                "seats": { "home": me, "away": { "kind": "bot", "level": level } },
            }),
            Self::Clocked => json!({
                "game": "flip-football", "options": { "set_aside": "random" },
                "pace": { "kind": "live", "minutes": 30, "increment_s": 5 },
                "seats": { "home": me, "away": friend },
            }),
        }
    }
}

/// A table, who sits at it, and what it has come to.
pub(super) struct Table {
    club: Arc<Club>,
    number: usize,
    kind: Kind,
    dice: Dice,
    cookies: [String; 3],
    pub(super) history: History,
}

/// The matches of a table, in order.
#[derive(Default)]
pub(super) struct History {
    pub(super) matches: Vec<Good>,
    /// The members who play here for ratings: names of home and away.
    pub(super) members: Option<[String; 2]>,
    /// What each match did to ratings, as the coaches were told.
    pub(super) rated: Vec<Option<String>>,
}

impl Table {
    /// Brings its people in. Nothing goes wrong yet.
    pub(super) async fn open(club: Arc<Club>, number: usize) -> anyhow::Result<Self> {
        let kind = Kind::ALL[number % Kind::ALL.len()];
        let mut dice = Dice::of(club.seed, 1_000 + number as u64);
        let mut cookies = Vec::new();
        for _ in 0..3 {
            let arrived = insist(&club, &mut dice, "GET", "/api/me", "", &Value::Null, &[]).await?;
            cookies.push(arrived.cookie.context("a guest gets a cookie")?);
        }
        let mut history = History::default();
        if kind == Kind::Rated {
            let names = ["Home", "Away"].map(|side| format!("{side}-Coach-{number}"));
            for (name, cookie) in names.iter().zip(&mut cookies) {
                let credentials = json!({ "name": name, "password": PASSWORD });
                let joined = insist(
                    &club,
                    &mut dice,
                    "POST",
                    "/api/members",
                    cookie,
                    &credentials,
                    &[],
                )
                .await?;
                *cookie = joined.cookie.context("a member gets a cookie")?;
            }
            history.members = Some(names);
        }
        let cookies = cookies.try_into().map_err(|_| anyhow!("three people"))?;
        Ok(Self {
            club,
            number,
            kind,
            dice,
            cookies,
            history,
        })
    }

    /// Plays match after match until the club closes.
    pub(super) async fn play_on(mut self) -> History {
        let mut number = self.number as u64;
        while !self.club.is_closing() {
            number += 1;
            match self.play(number).await {
                Ok(()) => {}
                Err(error) => self
                    .club
                    .breach(&format!("table {} ({:?}): {error:#}", self.number, self.kind)),
            }
            self.club.recovery().ends(self.number);
        }
        self.history
    }

    /// Plays one match to its end, and has it judged.
    async fn play(&mut self, number: u64) -> anyhow::Result<()> {
        let id = self.make(number).await?;
        let is_watched = number.is_multiple_of(WATCHED);
        let mut seats = vec![("home", 0)];
        if self.kind != Kind::Bot {
            seats.push(("away", 1));
        }
        if is_watched {
            seats.push(("spectator", 2));
        }
        let mut people = JoinSet::new();
        for (viewer, person) in seats {
            let place = Place {
                table: self.number,
                id: id.clone(),
                viewer,
                cookie: self.cookies[person].clone(),
            };
            let dice = Dice::of(self.dice.next(), person as u64);
            people.spawn(Coach::new(Arc::clone(&self.club), place, dice).stay());
        }
        let mut played: Vec<Played> = Vec::new();
        while let Some(one) = people.join_next().await {
            played.push(one?.map_err(|what| anyhow!(what))?);
        }
        if self.history.members.is_some() {
            self.history
                .rated
                .push(played.iter().find_map(|one| one.rated.clone()));
        }
        let good = judge(&self.club, &id, played).await?;
        self.history.matches.push(good);
        Ok(())
    }

    /// Makes a match: somebody plans it, another takes the other seat, and both add to the luck.
    async fn make(&mut self, number: u64) -> anyhow::Result<String> {
        let Self {
            club, dice, cookies, ..
        } = self;
        let [home, away, _] = &*cookies;
        // If the answer is lost, another match is made: the first waits for ever, as it may.
        let made = insist(
            club,
            dice,
            "POST",
            "/api/matches",
            home,
            &self.kind.plan(number),
            &[],
        )
        .await?
        .json()?;
        let id = made["id"].as_str().context("a match has an id")?.to_owned();
        let mut sitters = vec![("home", home)];
        if let Some(token) = made["invitations"]["away"].as_str() {
            let join = format!("/api/matches/{id}/join");
            // Who sits there already was there before: the answer was lost.
            let fine = ["already_seated", "seat_taken", "bad_invitation"];
            insist(club, dice, "POST", &join, away, &json!({ "token": token }), &fine).await?;
            sitters.push(("away", away));
        }
        for (seat, cookie) in sitters {
            let words = json!({ "words": { seat: format!("{:016x}{:016x}", dice.next(), dice.next()) } });
            let path = format!("/api/matches/{id}/words");
            insist(club, dice, "POST", &path, cookie, &words, &["word_given"]).await?;
        }
        Ok(id)
    }
}

/// Asks until somebody answers, at one node or another. `fine` are the codes of refusals that are as good as a yes.
pub(super) async fn insist(
    club: &Club,
    dice: &mut Dice,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
    fine: &[&str],
) -> anyhow::Result<Answer> {
    let until = Instant::now() + TRIED_FOR;
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    loop {
        let front = club.ground.front(club.ground.pick(dice));
        let asked = ask(front, method, path, cookie, &body, REQUEST_MAX).await;
        let why = match asked {
            Ok(answer) if answer.status < 300 || fine.contains(&answer.code().as_str()) => return Ok(answer),
            // Too much at once, or a server in trouble.
            Ok(answer) if answer.status == 429 || answer.status >= 500 => anyhow!("{}", answer.body),
            Ok(answer) => bail!("{method} {path}: {} {}", answer.status, answer.body),
            Err(error) => error,
        };
        if Instant::now() > until {
            return Err(why.context(format!("{method} {path} was not answered for {TRIED_FOR:?}")));
        }
        sleep(dice.time(50, 300)).await;
    }
}
