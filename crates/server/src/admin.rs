//! What whoever runs the club can do: see reports, keep people out, rename, reset passwords, announce.
//!
//! An order is carried out on the data. If a server holds it, the order lies in the data until the server, which looks
//! often, has carried it out and answered; so tables and sockets learn of it too.

use std::{io, path::Path, time::Duration};

use serde::{Deserialize, Serialize};
use store::{
    MatchId, Member, Person, PersonId, Place, PostgresStore, Renaming, SessionKey, SqliteStore, Store,
    StoreError,
};
use tokio::time::sleep;

use crate::{
    AppState, ServeError,
    names::clean_text,
    people::{codes, moves, names},
};

/// How often a server looks for orders.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// How soon one of them takes an order up, if there is one.
const TAKEN_UP_WITHIN: Duration = Duration::from_secs(2);
/// The duty of carrying out orders.
const DUTY: &str = "orders";
/// How long a running server may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);
const ANNOUNCEMENT_MAX: usize = 300;
const REASON_MAX: usize = 200;

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Order {
    /// Tell what people have reported.
    Reports {
        /// Also what has been settled.
        all: bool,
    },
    /// A report has been dealt with.
    Settle {
        /// Its number.
        report: i64,
    },
    /// Keep somebody out.
    Ban {
        /// The member.
        name: String,
        /// The reason, for whoever runs the club: they are not told.
        reason: String,
    },
    /// Let somebody in again.
    Unban {
        /// The member.
        name: String,
    },
    /// Call somebody otherwise, however short a time ago they chose their name.
    Rename {
        /// The member.
        name: String,
        /// The name from now on.
        to: String,
    },
    /// Take somebody's password away and sign them out: only these recovery codes open the door, and a new password is
    /// chosen with one.
    ResetPassword {
        /// The member.
        name: String,
        /// Hashes of the codes: the codes themselves are not written down.
        codes: Vec<[u8; 32]>,
    },
    /// Tell everybody something; nothing takes it back.
    Announce {
        /// What everybody reads.
        text: String,
    },
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// It is done.
    Done,
    /// What people have reported, the newest first.
    Reports {
        /// Them.
        reports: Vec<Reported>,
    },
    /// It cannot be done.
    Refused {
        /// The reason, in words.
        detail: String,
    },
}

/// What somebody has reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reported {
    /// Its number.
    pub id: i64,
    /// Who told it.
    pub reporter: String,
    /// Of whom.
    pub reported: String,
    /// At which match.
    #[serde(rename = "match")]
    pub match_id: Option<String>,
    /// What it was reported for.
    pub reason: String,
    /// What was said there.
    pub context: String,
    /// When: milliseconds since 1970.
    pub made_ms: i64,
    /// Whether it has been dealt with.
    pub settled: bool,
}

/// Fresh recovery codes as they are told, and as an order names them.
#[must_use]
pub fn fresh_codes() -> (Vec<String>, Vec<[u8; 32]>) {
    codes::fresh()
}

/// Has an order carried out on the data: by a server that holds it or, if none does, here.
///
/// # Errors
/// If there is no such file, or the store or the server does not answer.
pub async fn give(place: &Place, order: Order) -> Result<Answer, ServeError> {
    match place {
        Place::File(file) => give_file(file, order).await,
        Place::Database(address) => give_database(address, order).await,
    }
}

/// Several servers may share a database, or none may be there: whoever takes the order up answers.
async fn give_database(address: &str, order: Order) -> Result<Answer, ServeError> {
    let store = PostgresStore::open(address).await?;
    let text = serde_json::to_string(&order).expect("orders are plain data");
    let answer = match store.ask_servers(&text, TAKEN_UP_WITHIN, PATIENCE).await? {
        Some(answer) => serde_json::from_str(&answer).map_err(io::Error::other)?,
        None => carry(&store, order, &mut Wake::default()).await?,
    };
    store.close().await?;
    Ok(answer)
}

async fn give_file(data: &Path, order: Order) -> Result<Answer, ServeError> {
    if !data.is_file() {
        let missing = format!("there is no data file at {}", data.display());
        return Err(io::Error::new(io::ErrorKind::NotFound, missing).into());
    }
    match SqliteStore::open(data) {
        Ok(store) => {
            // Without a server nobody is there to be told.
            let answer = carry(&store, order, &mut Wake::default()).await;
            store.close().await?;
            Ok(answer?)
        }
        Err(StoreError::InUse { .. }) => {
            let text = serde_json::to_string(&order).expect("orders are plain data");
            let data = data.to_owned();
            let asking = move || SqliteStore::ask_owner(&data, &text, PATIENCE);
            let answer = tokio::task::spawn_blocking(asking)
                .await
                .map_err(io::Error::other)??;
            Ok(serde_json::from_str(&answer).map_err(io::Error::other)?)
        }
        Err(error) => Err(error.into()),
    }
}

/// Carries out the orders that are laid into the data file, for as long as the server runs.
pub(crate) async fn attend(state: AppState) {
    loop {
        sleep(LOOK_EVERY).await;
        if !state.tables.nodes.hold(DUTY).await {
            continue;
        }
        if let Err(error) = look(&state).await {
            tracing::warn!(%error, "orders cannot be read");
        }
    }
}

async fn look(state: &AppState) -> Result<(), StoreError> {
    for order in state.store.orders().await? {
        let mut wake = Wake::default();
        let answer = match serde_json::from_str(&order.text) {
            Ok(asked) => carry(state.store.as_ref(), asked, &mut wake).await?,
            Err(error) => refused(error.to_string()),
        };
        wake.tell(state).await;
        tracing::info!("an order of the administrator is carried out");
        let answer = serde_json::to_string(&answer).expect("answers are plain data");
        state.store.answer_order(order.id, answer).await?;
    }
    Ok(())
}

/// What a running server has to tell its tables and sockets afterwards.
#[derive(Default)]
struct Wake {
    ended: Vec<SessionKey>,
    renamed: Option<(Vec<MatchId>, Person)>,
    gone: Option<PersonId>,
}

impl Wake {
    async fn tell(self, state: &AppState) {
        state.people.endings.end(&self.ended);
        if let Some((changed, person)) = self.renamed {
            moves::tell_tables(&state.tables, changed, person.id, &person).await;
        }
        if let Some(person) = self.gone {
            state.club.let_go(person);
        }
    }
}

async fn carry(store: &dyn Store, order: Order, wake: &mut Wake) -> Result<Answer, StoreError> {
    match order {
        Order::Reports { all } => {
            let reports = store.reports(all).await?;
            Ok(Answer::Reports {
                reports: reports.into_iter().map(reported).collect(),
            })
        }
        Order::Settle { report } => Ok(if store.settle_report(report).await? {
            Answer::Done
        } else {
            refused("there is no such report that is open")
        }),
        Order::Ban { name, reason } => {
            let Some(reason) = clean_text(&reason, REASON_MAX) else {
                return Ok(refused("a reason has 1 to 200 visible characters"));
            };
            let Some(member) = find(store, &name).await? else {
                return Ok(nobody());
            };
            wake.ended = store.set_ban(member.id, Some(reason)).await?;
            wake.gone = Some(member.id);
            Ok(Answer::Done)
        }
        Order::Unban { name } => {
            let Some(member) = find(store, &name).await? else {
                return Ok(nobody());
            };
            store.set_ban(member.id, None).await?;
            Ok(Answer::Done)
        }
        Order::Rename { name, to } => {
            let Some(member) = find(store, &name).await? else {
                return Ok(nobody());
            };
            rename(store, &member, &to, wake).await
        }
        Order::ResetPassword { name, codes } => {
            let Some(member) = find(store, &name).await? else {
                return Ok(nobody());
            };
            wake.ended = store.set_password(member.id, None, None).await?;
            wake.gone = Some(member.id);
            store.set_codes(member.id, codes).await?;
            Ok(Answer::Done)
        }
        Order::Announce { text } => {
            let cleaned = clean_text(&text, ANNOUNCEMENT_MAX);
            if cleaned.is_none() && !text.is_empty() {
                return Ok(refused("an announcement has at most 300 visible characters"));
            }
            store.announce(cleaned.unwrap_or_default()).await?;
            Ok(Answer::Done)
        }
    }
}

async fn rename(store: &dyn Store, member: &Member, to: &str, wake: &mut Wake) -> Result<Answer, StoreError> {
    let name = match names::read(to) {
        Ok(name) => name,
        Err(error) => return Ok(refused(error.detail())),
    };
    let person = Person {
        id: member.id,
        name: name.name.clone(),
        member: true,
    };
    let rewrite = moves::rewrite(member.id, person.clone());
    // Whoever runs the club need not wait 30 days.
    match store.rename_member(member.id, name, i64::MAX, rewrite).await? {
        Renaming::Done(changed) => {
            wake.renamed = Some((changed, person));
            wake.gone = Some(member.id);
            Ok(Answer::Done)
        }
        Renaming::NameTaken | Renaming::TooSoon => {
            Ok(refused("somebody has this name, or one that looks like it"))
        }
    }
}

async fn find(store: &dyn Store, name: &str) -> Result<Option<Member>, StoreError> {
    match names::find(name) {
        Some(skeleton) => store.member(skeleton).await,
        None => Ok(None),
    }
}

fn reported(report: store::Report) -> Reported {
    Reported {
        id: report.id,
        reporter: report.reporter,
        reported: report.reported.name,
        match_id: report.match_id.map(|id| id.to_string()),
        reason: report.reason,
        context: report.context,
        made_ms: report.made_ms,
        settled: report.settled,
    }
}

fn nobody() -> Answer {
    refused("there is no such member")
}

fn refused(detail: impl Into<String>) -> Answer {
    Answer::Refused {
        detail: detail.into(),
    }
}
