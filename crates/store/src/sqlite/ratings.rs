//! Ratings in the file.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, Row, params};

use super::{SqliteStore, blob, unblob};
use crate::{
    Append, KeptChange, KeptRating, Ladder, MatchId, Person, PersonId, Rate, Rated, Ratings, StoreError,
    Strength,
};

#[async_trait]
impl Ratings for SqliteStore {
    async fn end_rated(&self, append: Append, rated: Rated, rate: Rate) -> Result<(), StoreError> {
        self.write(move |writer| {
            writer.append(&append)?;
            let Rated {
                ladder: Ladder { game, pace },
                coaches,
                at_ms,
            } = rated;
            let mut known = [None; 2];
            for (strength, coach) in known.iter_mut().zip(coaches) {
                *strength = writer
                    .rows(
                        "select rating, deviation, volatility, rated_ms from ratings
                         where person = ? and game = ? and pace = ?",
                        params![blob(coach.0), game, pace],
                        |row| strength_at(row, 0),
                    )?
                    .pop();
            }
            for (coach, (before, after)) in coaches.into_iter().zip(rate(known)) {
                // A coach of a match is counted once: the key of the change says so.
                writer.execute(
                    "insert into rating_changes (match, person, game, pace, before, rating, deviation, at_ms)
                     values (?, ?, ?, ?, ?, ?, ?, ?)",
                    params![
                        append.id.number(),
                        blob(coach.0),
                        game,
                        pace,
                        before.rating,
                        after.rating,
                        after.deviation,
                        at_ms
                    ],
                )?;
                writer.execute(
                    "insert into ratings (person, game, pace, rating, deviation, volatility, matches, rated_ms)
                     values (?, ?, ?, ?, ?, ?, 1, ?)
                     on conflict (person, game, pace) do update set rating = excluded.rating,
                     deviation = excluded.deviation, volatility = excluded.volatility, matches = matches + 1,
                     rated_ms = excluded.rated_ms",
                    params![
                        blob(coach.0),
                        game,
                        pace,
                        after.rating,
                        after.deviation,
                        after.volatility,
                        at_ms
                    ],
                )?;
            }
            Ok(())
        })
        .await
    }

    async fn ratings(&self, person: PersonId) -> Result<Vec<KeptRating>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select game, pace, rating, deviation, volatility, rated_ms, matches from ratings
                     where person = ? order by game, pace",
                )?
                .query_map([blob(person.0)], |row| rating_at(row, 0))?
                .collect()
        })
        .await
    }

    async fn rating_history(
        &self,
        person: PersonId,
        Ladder { game, pace }: Ladder,
    ) -> Result<Vec<KeptChange>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select match, person, before, rating, deviation, at_ms from rating_changes
                     where person = ? and game = ? and pace = ? order by at_ms, match",
                )?
                .query_map(params![blob(person.0), game, pace], change)?
                .collect()
        })
        .await
    }

    async fn rating_changes(&self, id: MatchId) -> Result<Vec<KeptChange>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select match, person, before, rating, deviation, at_ms from rating_changes where match = ?",
                )?
                .query_map([id.number()], change)?
                .collect()
        })
        .await
    }

    async fn leaders(
        &self,
        Ladder { game, pace }: Ladder,
        deviation_max: f64,
        limit: u32,
    ) -> Result<Vec<(Person, KeptRating)>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select persons.id, persons.name, game, pace, rating, deviation, volatility, rated_ms, matches
                     from ratings join persons on persons.id = ratings.person
                     where game = ? and pace = ? and deviation <= ? and persons.banned_ms is null
                     order by rating desc limit ?",
                )?
                .query_map(params![game, pace, deviation_max, limit], |row| {
                    let person = Person {
                        id: PersonId(unblob(row, 0)?),
                        name: row.get(1)?,
                        member: true,
                    };
                    Ok((person, rating_at(row, 2)?))
                })?
                .collect()
        })
        .await
    }

    async fn stronger(
        &self,
        Ladder { game, pace }: Ladder,
        deviation_max: f64,
        rating: f64,
    ) -> Result<u32, StoreError> {
        self.read(move |connection| {
            let count = connection
                .prepare_cached(
                    "select count(*) from ratings join persons on persons.id = ratings.person
                     where game = ? and pace = ? and deviation <= ? and rating > ? and persons.banned_ms is null",
                )?
                .query_row(params![game, pace, deviation_max, rating], |row| row.get(0))
                .optional()?;
            Ok(count.unwrap_or(0))
        })
        .await
    }
}

fn strength_at(row: &Row<'_>, column: usize) -> rusqlite::Result<Strength> {
    Ok(Strength {
        rating: row.get(column)?,
        deviation: row.get(column + 1)?,
        volatility: row.get(column + 2)?,
        rated_ms: row.get(column + 3)?,
    })
}

fn rating_at(row: &Row<'_>, column: usize) -> rusqlite::Result<KeptRating> {
    Ok(KeptRating {
        ladder: Ladder {
            game: row.get(column)?,
            pace: row.get(column + 1)?,
        },
        strength: strength_at(row, column + 2)?,
        matches: row.get(column + 6)?,
    })
}

fn change(row: &Row<'_>) -> rusqlite::Result<KeptChange> {
    Ok(KeptChange {
        id: MatchId::from_number(row.get(0)?),
        person: PersonId(unblob(row, 1)?),
        before: row.get(2)?,
        rating: row.get(3)?,
        deviation: row.get(4)?,
        at_ms: row.get(5)?,
    })
}
