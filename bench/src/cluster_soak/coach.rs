//! Somebody at a table: a coach who plays, or one who only watches. Sockets break, nodes come and go; whoever has not been
//! answered goes to another node and says the same again with the same id.

use std::{borrow::Cow, collections::BTreeMap, net::SocketAddr, sync::Arc, time::Duration};

use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::{json, value::RawValue};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;

use super::{
    club::{Club, count},
    dice::Dice,
    sight::{Lane, Sight},
    socket::{End, PATIENCE, Socket, open, say, say_elsewhere},
};

/// How long a coach thinks, in milliseconds; less when no new match will be begun.
const THINKS_MS: (u64, u64) = (50, 400);
const HURRIES_MS: (u64, u64) = (5, 50);
/// After how long a coach goes to another node without any need, in milliseconds.
const STAYS_MS: (u64, u64) = (3_000, 25_000);
/// How many moves of a hundred are sent twice over the same socket, and how many by way of another node as well.
const TWICE: usize = 6;
const ELSEWHERE_TOO: usize = 6;

/// Who sits where.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) table: usize,
    pub(super) id: String,
    /// The lane that is shown: a seat, or `spectator`.
    pub(super) viewer: &'static str,
    pub(super) cookie: String,
}

/// What somebody did and was shown.
pub(super) struct Played {
    pub(super) viewer: &'static str,
    pub(super) sight: Sight,
    /// Every move that was sent, by its id, in order.
    pub(super) sent: Vec<(String, String)>,
    /// The ids of those that were acknowledged, in order.
    pub(super) accepted: Vec<String>,
    /// What the match did to the ratings, as the last update said.
    pub(super) rated: Option<String>,
}

/// Somebody at a table.
pub(super) struct Coach {
    club: Arc<Club>,
    place: Place,
    dice: Dice,
    played: Played,
    /// The move that was sent last, if it was not answered.
    is_unanswered: bool,
    /// The moves that could be made now.
    choices: Vec<String>,
    over: bool,
}

/// What is read of a message.
#[derive(Deserialize)]
struct FromServer<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    #[serde(borrow)]
    id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    code: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    lanes: BTreeMap<Cow<'a, str>, Lane<'a>>,
    #[serde(borrow, default)]
    to_act: Vec<Cow<'a, str>>,
    #[serde(borrow)]
    over: Option<&'a RawValue>,
    #[serde(borrow)]
    rated: Option<&'a RawValue>,
}

impl Coach {
    pub(super) fn new(club: Arc<Club>, place: Place, dice: Dice) -> Self {
        let played = Played {
            viewer: place.viewer,
            sight: Sight::default(),
            sent: Vec::new(),
            accepted: Vec::new(),
            rated: None,
        };
        Self {
            club,
            place,
            dice,
            played,
            is_unanswered: false,
            choices: Vec::new(),
            over: false,
        }
    }

    /// Stays until the match is over, whatever happens.
    pub(super) async fn stay(mut self) -> Result<Played, String> {
        while !self.is_done() {
            let node = self.club.ground.pick(&mut self.dice);
            if self.plays() {
                self.club
                    .recovery()
                    .sits((self.place.table, self.place.viewer), node);
            }
            let visit = self.visit(self.club.ground.front(node)).await;
            if let Err(End::Breach(what)) = visit {
                return Err(format!(
                    "{} of match {}: {what}",
                    self.place.viewer, self.place.id
                ));
            }
            sleep(self.dice.time(20, 300)).await;
        }
        Ok(self.played)
    }

    fn thinks(&mut self) -> Duration {
        let (least, most) = if self.club.is_closing() {
            HURRIES_MS
        } else {
            THINKS_MS
        };
        self.dice.time(least, most)
    }

    fn plays(&self) -> bool {
        self.place.viewer != "spectator"
    }

    fn is_done(&self) -> bool {
        self.over && !self.is_unanswered
    }

    /// Sits down at a node and plays until the match is over or the socket ends.
    async fn visit(&mut self, front: SocketAddr) -> Result<(), End> {
        let mut socket = timeout(PATIENCE, open(front, &self.place)).await??;
        count(&self.club.counts.sockets, 1);
        say(&mut socket, &self.hello()).await?;
        if self.is_unanswered {
            let again = self.last_sent();
            say(&mut socket, &again).await?;
        }
        let leaves = Instant::now() + self.dice.time(STAYS_MS.0, STAYS_MS.1);
        // Whoever says hello is shown something.
        let mut answer_by = Some(Instant::now() + PATIENCE);
        let mut plays_at: Option<Instant> = None;
        while !self.is_done() {
            let until = [answer_by, plays_at, Some(leaves)].into_iter().flatten().min();
            let until = until.expect("one of them is there");
            let message = match timeout_at(until, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Ok(()),
                Ok(Some(Ok(_))) => continue,
                Err(_) if plays_at.is_some_and(|at| at <= Instant::now()) => {
                    plays_at = None;
                    self.play(&mut socket).await?;
                    answer_by = Some(Instant::now() + PATIENCE);
                    continue;
                }
                // Nobody answers here, or it is time to go.
                Err(_) => return Ok(()),
            };
            let is_update = self.hear(&message)?;
            if !self.is_unanswered {
                answer_by = answer_by.filter(|_| !is_update);
                let must_play = !self.choices.is_empty() && !self.over;
                plays_at = must_play.then(|| plays_at.unwrap_or_else(|| Instant::now() + self.thinks()));
            }
        }
        Ok(())
    }

    fn hello(&self) -> String {
        let sight = &self.played.sight;
        let lanes = match sight.epoch {
            Some(epoch) => json!({ self.place.viewer: { "epoch": epoch, "number": sight.number() } }),
            None => json!({}),
        };
        json!({ "type": "hello", "lanes": lanes }).to_string()
    }

    fn last_sent(&self) -> String {
        let (id, mv) = self.played.sent.last().expect("something was sent");
        let seat = self.place.viewer;
        format!(r#"{{"type":"move","id":"{id}","seat":"{seat}","move":{mv}}}"#)
    }

    /// Makes one of the moves that were offered, now and then twice.
    async fn play(&mut self, socket: &mut Socket) -> Result<(), End> {
        let mv = self.choices.swap_remove(self.dice.roll(self.choices.len()));
        self.choices.clear();
        let (high, low) = (self.dice.next(), self.dice.next());
        let id = format!(
            "{:08x}-{:04x}-4{:03x}-8{:03x}-{:012x}",
            high >> 32,
            high & 0xffff,
            low & 0xfff,
            (low >> 12) & 0xfff,
            low >> 16
        );
        self.played.sent.push((id, mv));
        self.is_unanswered = true;
        let message = self.last_sent();
        say(socket, &message).await?;
        if self.dice.happens(TWICE) {
            count(&self.club.counts.doubled, 1);
            say(socket, &message).await?;
        }
        if self.dice.happens(ELSEWHERE_TOO) {
            count(&self.club.counts.doubled, 1);
            let node = self.club.ground.pick(&mut self.dice);
            let (front, place) = (self.club.ground.front(node), self.place.clone());
            tokio::spawn(async move {
                // Whether it gets there or not: nothing may come of it but the one move.
                let _ = timeout(PATIENCE, say_elsewhere(front, &place, message)).await;
            });
        }
        Ok(())
    }

    /// Takes in a message. Answers whether it was an update.
    fn hear(&mut self, text: &str) -> Result<bool, End> {
        let message: FromServer<'_> =
            serde_json::from_str(text).map_err(|error| End::Breach(format!("{error}: {text}")))?;
        match message.kind.as_ref() {
            "update" => {
                let viewer = self.place.viewer;
                let Some(lane) = message.lanes.get(viewer) else {
                    return Err(End::Breach(format!("an update without our lane: {text}")));
                };
                if let Some(other) = message.lanes.keys().find(|lane| *lane != viewer) {
                    return Err(End::Breach(format!("the lane of {other} was shown: {text}")));
                }
                self.played.sight.take_in(lane).map_err(End::Breach)?;
                let must_act = message.to_act.iter().any(|seat| seat == viewer);
                self.choices.clear();
                if must_act && let Some(choices) = &lane.choices {
                    self.choices
                        .extend(choices.iter().map(|choice| choice.get().to_owned()));
                }
                self.over |= message.over.is_some();
                if let Some(rated) = message.rated {
                    self.played.rated = Some(rated.get().to_owned());
                }
                return Ok(true);
            }
            "accepted" => self.is_accepted(message.id.as_deref()),
            "refused" => return Err(End::Breach(format!("a move that was offered is refused: {text}"))),
            "error" => {
                let code = message.code.as_deref().unwrap_or_default();
                let is_ours = self.is_unanswered
                    && self
                        .played
                        .sent
                        .last()
                        .is_some_and(|(id, _)| Some(id.as_str()) == message.id.as_deref());
                match code {
                    // The last answer was lost, and the match went on to its end.
                    "match_over" if is_ours => self.is_unanswered = false,
                    // It is tried again, here or elsewhere.
                    "unavailable" | "rate_limited" => return Err(End::Lost),
                    _ => return Err(End::Breach(format!("an error: {text}"))),
                }
            }
            _ => {}
        }
        Ok(false)
    }

    fn is_accepted(&mut self, id: Option<&str>) {
        let is_last = self
            .played
            .sent
            .last()
            .is_some_and(|(last, _)| Some(last.as_str()) == id);
        if !is_last || !self.is_unanswered {
            // What was sent twice is answered twice.
            return;
        }
        self.is_unanswered = false;
        let (id, _) = self.played.sent.last().expect("it was just looked at");
        self.played.accepted.push(id.clone());
        count(&self.club.counts.moves, 1);
        self.club.recovery().moves((self.place.table, self.place.viewer));
    }
}
