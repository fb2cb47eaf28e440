//! The judge: holds what coaches were shown and told against what PostgreSQL has, and against a fresh replay of that.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, anyhow};
use clubhouse::{AnyMatch, Seat, Seed, Viewer};
use serde_json::Value;
use store::MatchId;
use tokio_postgres::NoTls;

use super::{
    club::{Club, count},
    coach::Played,
    sight::fingerprint,
};

/// A match that was found good, and what it must still be at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Good {
    pub(super) id: String,
    steps: usize,
    /// Of all steps and who asked for them.
    fingerprint: u64,
}

/// A match as PostgreSQL has it.
struct Kept {
    game: String,
    header: String,
    seed: [u8; 32],
    steps: Vec<Step>,
}

struct Step {
    entry: String,
    /// Which seat asked for it, and under which id.
    asked: Option<(usize, String)>,
}

impl Kept {
    /// Reads a match, past every link. PostgreSQL may be away for a moment.
    async fn read(club: &Club, id: &str) -> anyhow::Result<Self> {
        let mut tries = 0;
        loop {
            match Self::try_read(&club.ground.database(), id).await {
                Err(_) if tries < 200 => {
                    tries += 1;
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                }
                read => return read.with_context(|| format!("match {id} cannot be read")),
            }
        }
    }

    async fn try_read(database: &str, id: &str) -> anyhow::Result<Self> {
        let (client, connection) = tokio_postgres::connect(database, NoTls).await?;
        let connection = tokio::spawn(connection);
        let number = id
            .parse::<MatchId>()
            .map_err(|_| anyhow!("{id} is no match"))?
            .number();
        let found = "select game, header, seed from matches where id = $1";
        let found = client.query_one(found, &[&number]).await?;
        let steps =
            "select step, entry, seat, encode(request, 'hex') from entries where match = $1 order by step";
        let rows = client.query(steps, &[&number]).await?;
        let mut steps = Vec::with_capacity(rows.len());
        for (index, row) in rows.iter().enumerate() {
            let step: i32 = row.try_get(0)?;
            anyhow::ensure!(
                step as usize == index,
                "step {step} stands where step {index} should be"
            );
            let (seat, request): (Option<i16>, Option<String>) = (row.try_get(2)?, row.try_get(3)?);
            steps.push(Step {
                entry: row.try_get(1)?,
                asked: seat.map(|seat| seat as usize).zip(request),
            });
        }
        drop(client);
        // It ends when nobody asks any more.
        let _ = connection.await;
        let seed: Vec<u8> = found.try_get(2)?;
        Ok(Self {
            game: found.try_get(0)?,
            header: found.try_get(1)?,
            seed: seed.try_into().map_err(|_| anyhow!("a seed has 32 bytes"))?,
            steps,
        })
    }

    fn good(&self, id: &str) -> Good {
        let all: Vec<String> = self
            .steps
            .iter()
            .map(|step| format!("{} {:?}", step.entry, step.asked))
            .collect();
        Good {
            id: id.to_owned(),
            steps: self.steps.len(),
            fingerprint: fingerprint(&all.join("\n")),
        }
    }

    /// The match, made anew from its steps.
    fn replay(&self) -> anyhow::Result<Box<dyn AnyMatch>> {
        let game = clubhouse::game(&self.game).context("the game is known")?;
        let entries: Vec<String> = self.steps.iter().map(|step| step.entry.clone()).collect();
        Ok(game.resume(&self.header, &entries, Seed(self.seed))?)
    }

    /// What everybody saw while the match waited for its coaches and their words. A node that was behind may still have
    /// shown it to whoever came a moment later.
    fn before_the_beginning(&self) -> anyhow::Result<Box<dyn AnyMatch>> {
        let game = clubhouse::game(&self.game).context("the game is known")?;
        let mut header: Value = serde_json::from_str(&self.header)?;
        header["waiting"] = true.into();
        Ok(game.resume(&header.to_string(), &[], Seed(self.seed))?)
    }

    /// Every acknowledged move of a coach stands there once, in order, as it was sent; and nothing else of theirs does but
    /// what was sent and never answered.
    fn check_moves(&self, played: &Played) -> anyhow::Result<()> {
        let seat: Seat = played.viewer.parse().map_err(|_| anyhow!("a coach has a seat"))?;
        let sent: BTreeMap<String, &str> = played
            .sent
            .iter()
            .map(|(id, mv)| (id.replace('-', ""), mv.as_str()))
            .collect();
        let mut kept = Vec::new();
        for step in &self.steps {
            let Some((_, id)) = step.asked.as_ref().filter(|(by, _)| *by == seat as usize) else {
                continue;
            };
            let sent = sent.get(id).with_context(|| format!("nobody sent {id}"))?;
            let entry: Value = serde_json::from_str(&step.entry)?;
            let made = &entry["input"]["move"][1];
            let meant: Value = serde_json::from_str(sent)?;
            anyhow::ensure!(*made == meant, "{id} was {meant} and is {made}");
            kept.push(id.clone());
        }
        let once: BTreeSet<&String> = kept.iter().collect();
        anyhow::ensure!(once.len() == kept.len(), "a move stands there twice: {kept:?}");
        let accepted: Vec<String> = played.accepted.iter().map(|id| id.replace('-', "")).collect();
        let answered: BTreeSet<&String> = accepted.iter().collect();
        let in_order: Vec<&String> = kept.iter().filter(|id| answered.contains(id)).collect();
        anyhow::ensure!(
            in_order.iter().copied().eq(&accepted),
            "acknowledged were {accepted:?}, kept are {kept:?}"
        );
        // The coach waits for every answer; only that of the last move may never have come.
        anyhow::ensure!(
            kept.len() <= accepted.len() + 1,
            "more moves than were made: {kept:?}"
        );
        Ok(())
    }
}

/// Every event and every view that somebody was shown is what a fresh replay shows them, and nothing more.
fn check_sight(
    waiting: &dyn AnyMatch,
    fresh: &dyn AnyMatch,
    played: &Played,
) -> anyhow::Result<(usize, usize)> {
    let viewer: Viewer = played
        .viewer
        .parse()
        .map_err(|_| anyhow!("everybody is a viewer"))?;
    let steps = fresh.steps();
    let events = fresh.seen_events(viewer, 0..steps);
    let shown = &played.sight.events;
    anyhow::ensure!(
        shown.len() == events.len(),
        "{} events of {}",
        shown.len(),
        events.len()
    );
    for (number, (shown, seen)) in (1..).zip(shown.iter().zip(&events)) {
        let seen = seen.event.get();
        anyhow::ensure!(shown == seen, "event {number} was shown as {shown} and is {seen}");
    }
    let mut possible: BTreeMap<u32, BTreeSet<u64>> = BTreeMap::new();
    possible
        .entry(0)
        .or_default()
        .insert(fingerprint(waiting.view(viewer).get()));
    for step in 1..=steps {
        let number = fresh.seen_count(viewer, 0..step) as u32;
        let view = fresh.as_of(step).view(viewer);
        possible
            .entry(number)
            .or_default()
            .insert(fingerprint(view.get()));
    }
    let mut views = 0;
    for (number, shown) in &played.sight.views {
        let possible = possible.get(number);
        for view in shown {
            let is_seen = possible.is_some_and(|possible| possible.contains(view));
            anyhow::ensure!(
                is_seen,
                "the view after event {number} is none that a replay shows"
            );
            views += 1;
        }
    }
    Ok((events.len(), views))
}

/// Judges a match that is over.
pub(super) async fn judge(club: &Club, id: &str, played: Vec<Played>) -> anyhow::Result<Good> {
    let kept = Kept::read(club, id).await?;
    let good = kept.good(id);
    let judging = tokio::task::spawn_blocking(move || {
        let (waiting, fresh) = (kept.before_the_beginning()?, kept.replay()?);
        anyhow::ensure!(fresh.outcome().is_some(), "the match is not over");
        let game = fresh.game();
        let verified = game.verify_record(&fresh.record_json(), None)?;
        anyhow::ensure!(verified.is_proven(), "the record proves nothing: {verified:?}");
        let (mut events, mut views) = (0, 0);
        for played in &played {
            let of = || format!("what {} was shown and told", played.viewer);
            if played.viewer != "spectator" {
                kept.check_moves(played).with_context(of)?;
            }
            let (more_events, more_views) = check_sight(&*waiting, &*fresh, played).with_context(of)?;
            events += more_events;
            views += more_views;
        }
        Ok((events, views))
    });
    let (events, views) = judging.await?.with_context(|| format!("match {id}"))?;
    count(&club.counts.matches, 1);
    count(&club.counts.events, events);
    count(&club.counts.views, views);
    Ok(good)
}

/// Whether a match is still what it was when it was judged.
pub(super) async fn judge_again(club: &Club, good: &Good) -> anyhow::Result<()> {
    let now = Kept::read(club, &good.id).await?.good(&good.id);
    anyhow::ensure!(
        now == *good,
        "match {} has changed after its end: {good:?}, {now:?}",
        good.id
    );
    Ok(())
}
