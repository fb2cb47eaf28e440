//! Ratings in the database.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::{
    PostgresStore,
    appender::{THERE, is_same},
    blob,
    connections::Patience,
    count, get, person,
    work::Work,
};
use crate::{
    Append, KeptChange, KeptRating, Ladder, MatchId, Person, PersonId, Rate, Rated, Ratings, StoreError,
    Strength,
};

/// How strong both coaches are known to be.
type Known = [Option<Strength>; 2];

/// What says how strong they are afterwards: it can be asked once.
enum Rating {
    NotYet(Rate),
    Of(Known, [(Strength, Strength); 2]),
}

#[async_trait]
impl Ratings for PostgresStore {
    async fn end_rated(&self, append: Append, rated: Rated, rate: Rate) -> Result<(), StoreError> {
        let mut rating = Some(Rating::NotYet(rate));
        let patience = Patience::new();
        // Whether it may have been done before.
        let mut is_doubtful = false;
        loop {
            match self.try_to_end(&append, &rated, &mut rating).await {
                Err(StoreError::Conflict) if is_doubtful => return self.was_written(&append).await,
                Err(StoreError::Away(_)) if patience.is_left() && rating.is_some() => {
                    is_doubtful = true;
                    patience.pause().await;
                }
                result => return result,
            }
        }
    }

    async fn ratings(&self, person: PersonId) -> Result<Vec<KeptRating>, StoreError> {
        let rows = self
            .rows(
                "select game, pace, rating, deviation, volatility, rated_ms, matches from ratings
                 where person = $1 order by game, pace",
                &[&blob(person.0)],
            )
            .await?;
        rows.iter().map(|row| rating_at(row, 0)).collect()
    }

    async fn rating_history(
        &self,
        person: PersonId,
        Ladder { game, pace }: Ladder,
    ) -> Result<Vec<KeptChange>, StoreError> {
        let rows = self
            .rows(
                "select match, person, before, rating, deviation, at_ms from rating_changes
                 where person = $1 and game = $2 and pace = $3 order by at_ms, match",
                &[&blob(person.0), &game, &pace],
            )
            .await?;
        rows.iter().map(change).collect()
    }

    async fn rating_changes(&self, id: MatchId) -> Result<Vec<KeptChange>, StoreError> {
        let rows = self
            .rows(
                "select match, person, before, rating, deviation, at_ms from rating_changes
                 where match = $1 order by person",
                &[&id.number()],
            )
            .await?;
        rows.iter().map(change).collect()
    }

    async fn leaders(
        &self,
        Ladder { game, pace }: Ladder,
        deviation_max: f64,
        limit: u32,
    ) -> Result<Vec<(Person, KeptRating)>, StoreError> {
        let rows = self
            .rows(
                "select persons.id, persons.name, game, pace, rating, deviation, volatility, rated_ms, matches
                 from ratings join persons on persons.id = ratings.person
                 where game = $1 and pace = $2 and deviation <= $3 and persons.banned_ms is null
                 order by rating desc limit $4",
                &[&game, &pace, &deviation_max, &i64::from(limit)],
            )
            .await?;
        let leader = |row: &Row| {
            let leader = Person {
                id: person(row, 0)?,
                name: get(row, 1)?,
                member: true,
            };
            Ok((leader, rating_at(row, 2)?))
        };
        rows.iter().map(leader).collect()
    }

    async fn stronger(
        &self,
        Ladder { game, pace }: Ladder,
        deviation_max: f64,
        rating: f64,
    ) -> Result<u32, StoreError> {
        let rows = self
            .rows(
                "select count(*) from ratings join persons on persons.id = ratings.person
                 where game = $1 and pace = $2 and deviation <= $3 and rating > $4 and persons.banned_ms is null",
                &[&game, &pace, &deviation_max, &rating],
            )
            .await?;
        rows.first().map_or(Ok(0), |row| count(row, 0))
    }
}

impl PostgresStore {
    /// Appends and rates, all or nothing. `rating` is gone if it cannot be tried again.
    async fn try_to_end(
        &self,
        append: &Append,
        rated: &Rated,
        rating: &mut Option<Rating>,
    ) -> Result<(), StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        append_one(&work, append).await?;
        let Ladder { game, pace } = &rated.ladder;
        // Whoever else rates one of them waits here, in the order of their ids; also if they have no rating yet.
        let mut ids = rated.coaches.map(|coach| blob(coach.0)).to_vec();
        ids.sort_unstable();
        work.rows(
            "select 1 from persons where id = any ($1) order by id for no key update",
            &[&ids],
        )
        .await?;
        let mut known = [None; 2];
        for (strength, coach) in known.iter_mut().zip(rated.coaches) {
            let rows = work
                .rows(
                    "select rating, deviation, volatility, rated_ms from ratings
                     where person = $1 and game = $2 and pace = $3",
                    &[&blob(coach.0), game, pace],
                )
                .await?;
            *strength = rows.first().map(|row| strength_at(row, 0)).transpose()?;
        }
        let changes = match rating.take() {
            Some(Rating::NotYet(rate)) => rate(known),
            Some(Rating::Of(before, changes)) if before == known => changes,
            Some(Rating::Of(..)) | None => {
                return Err(StoreError::Away("it was lost while a match was rated".to_owned()));
            }
        };
        *rating = Some(Rating::Of(known, changes));
        for (coach, (before, after)) in rated.coaches.into_iter().zip(changes) {
            // A coach of a match is counted once: the key of the change says so.
            work.execute(
                "insert into rating_changes (match, person, game, pace, before, rating, deviation, at_ms)
                 values ($1, $2, $3, $4, $5, $6, $7, $8)",
                &[
                    &append.id.number(),
                    &blob(coach.0),
                    game,
                    pace,
                    &before.rating,
                    &after.rating,
                    &after.deviation,
                    &rated.at_ms,
                ],
            )
            .await?;
            work.execute(
                "insert into ratings (person, game, pace, rating, deviation, volatility, matches, rated_ms)
                 values ($1, $2, $3, $4, $5, $6, 1, $7)
                 on conflict (person, game, pace) do update set rating = excluded.rating,
                 deviation = excluded.deviation, volatility = excluded.volatility,
                 matches = ratings.matches + 1, rated_ms = excluded.rated_ms",
                &[
                    &blob(coach.0),
                    game,
                    pace,
                    &after.rating,
                    &after.deviation,
                    &after.volatility,
                    &rated.at_ms,
                ],
            )
            .await?;
        }
        work.commit().await
    }

    /// Whether the step that is there is this one: then what was lost had been done, ratings and all.
    async fn was_written(&self, append: &Append) -> Result<(), StoreError> {
        let rows = self
            .rows(
                THERE,
                &[&vec![append.id.number()], &vec![append.step.cast_signed()]],
            )
            .await?;
        let is_there = rows.first().is_some_and(|row| is_same(row, append));
        is_there.then_some(()).ok_or(StoreError::Conflict)
    }
}

/// Appends a step if it is the next one, and holds the match until the end of the work.
async fn append_one(work: &Work<'_>, append: &Append) -> Result<(), StoreError> {
    let Append {
        id,
        step,
        revision,
        entry,
        period_left_ms,
        clocks,
        request,
    } = append;
    let step = step.cast_signed();
    let moved = work
        .execute(
            "update heads set steps = steps + 1,
             deadline_ms = case when $3 then $4 else deadline_ms end
             where match = $1 and steps = $2 and revision = $5",
            &[
                &id.number(),
                &step,
                &clocks.is_some(),
                &clocks.as_ref().and_then(|clocks| clocks.deadline_ms),
                &revision.cast_signed(),
            ],
        )
        .await?;
    if moved == 0 {
        return Err(StoreError::Conflict);
    }
    work.execute(
        "insert into entries (match, step, entry, seat, request, period_left_ms, clocks)
         values ($1, $2, $3, $4, $5, $6, $7)",
        &[
            &id.number(),
            &step,
            entry,
            &request.map(|(seat, _)| i16::from(seat)),
            &request.map(|(_, request)| blob(request.0)),
            &period_left_ms.map(i64::from),
            &clocks.as_ref().map(|clocks| clocks.text.as_str()),
        ],
    )
    .await?;
    Ok(())
}

fn strength_at(row: &Row, column: usize) -> Result<Strength, StoreError> {
    Ok(Strength {
        rating: get(row, column)?,
        deviation: get(row, column + 1)?,
        volatility: get(row, column + 2)?,
        rated_ms: get(row, column + 3)?,
    })
}

fn rating_at(row: &Row, column: usize) -> Result<KeptRating, StoreError> {
    Ok(KeptRating {
        ladder: Ladder {
            game: get(row, column)?,
            pace: get(row, column + 1)?,
        },
        strength: strength_at(row, column + 2)?,
        matches: count(row, column + 6)?,
    })
}

fn change(row: &Row) -> Result<KeptChange, StoreError> {
    Ok(KeptChange {
        id: MatchId::from_number(get(row, 0)?),
        person: person(row, 1)?,
        before: get(row, 2)?,
        rating: get(row, 3)?,
        deviation: get(row, 4)?,
        at_ms: get(row, 5)?,
    })
}
