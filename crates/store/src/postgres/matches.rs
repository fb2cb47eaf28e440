//! Matches, names, decks and settings in the database.

use async_trait::async_trait;
use futures_util::TryStreamExt as _;
use tokio_postgres::Row;

use super::{PostgresStore, backend, blob, bytes, count, get, person, unreadable, work::Work};
use crate::{
    Append, Filter, Head, KeptClocks, KeptDeck, Listed, Listing, MatchId, NewDeck, NewMatch, OnCommitted,
    OnTold, PersonId, RequestId, Seating, Standing, Store, StoreError, StoredMatch, TakeBack, Told,
};

/// A new match with everything that it begins with: one statement, so one commit.
const CREATE: &str = "
    with made as (
        insert into matches (id, game, header, seed, seats, terms, creator, listed, standing, standing_steps, over)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, cardinality($11::text[]), $10) returning created_at
    ), head as (
        insert into heads (match, steps) values ($1, cardinality($11::text[]))
    ), steps as (
        insert into entries (match, step, entry)
        select $1, place - 1, entry from unnest($11::text[]) with ordinality as first (entry, place)
    ), seated as (
        insert into sitters (person, match) select distinct person, $1::bigint from unnest($12::bytea[]) as person
    )
    select created_at from made";

/// A match with everything there is of it: one statement, so one moment.
const LOAD: &str = "
    select game, header, seed, seats, terms, creator, created_at, listed, lanes, last.period_left_ms, last.clocks,
        array(select entry from entries where match = $1 order by step),
        array(select seat from entries where match = $1 and request is not null order by step)
            || array(select seat from taken_back where match = $1 and request is not null order by id),
        array(select request from entries where match = $1 and request is not null order by step)
            || array(select request from taken_back where match = $1 and request is not null order by id),
        revision::bigint
    from matches join heads on heads.match = matches.id left join lateral (
        select period_left_ms, clocks from entries where match = $1 order by step desc limit 1
    ) as last on true
    where id = $1";

/// What lists know of a match.
const LISTED: &str = "select id, game, header, seats, creator, created_at, standing,
    standing_steps is distinct from (select steps from heads where match = matches.id), over, terms from matches";

#[async_trait]
impl Store for PostgresStore {
    async fn create_match(&self, new: NewMatch) -> Result<String, StoreError> {
        let sitters: Vec<Vec<u8>> = new.sitters.iter().map(|person| blob(person.0)).collect();
        let made = self
            .once(
                CREATE,
                &[
                    &new.id.number(),
                    &new.game,
                    &new.header,
                    &new.seed.as_slice(),
                    &new.seats,
                    &new.terms,
                    &blob(new.creator.0),
                    &new.listed,
                    &new.standing.text,
                    &new.standing.over,
                    &new.entries,
                    &sitters,
                ],
            )
            .await?;
        get(made.first().ok_or(StoreError::Conflict)?, 0)
    }

    async fn load_match(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let row = self.row(LOAD, &[&id.number()]).await?;
        row.as_ref().map(stored).transpose()
    }

    async fn head(&self, id: MatchId) -> Result<Option<Head>, StoreError> {
        let row = self
            .row(
                "select steps::bigint, revision::bigint, (select count(*) from chat where match = $1) from heads
                 where match = $1",
                &[&id.number()],
            )
            .await?;
        row.map(|row| {
            Ok(Head {
                steps: count(&row, 0)?,
                revision: count(&row, 1)?,
                lines: count(&row, 2)?,
            })
        })
        .transpose()
    }

    async fn tell_match(&self, id: MatchId, mut on_told: OnTold) -> Result<bool, StoreError> {
        let mut connection = self.connections.get().await?;
        let look = Work::look(&mut connection).await?;
        let found = look
            .rows(&format!("{LISTED} where id = $1"), &[&id.number()])
            .await?;
        let Some(found) = found.first() else {
            return Ok(false);
        };
        if on_told(Told::Match(&listed(found)?)).is_break() {
            return Ok(true);
        }
        let steps = look
            .inner()
            .query_raw(
                "select entry from entries where match = $1 order by step",
                [id.number()],
            )
            .await
            .map_err(backend)?;
        let mut steps = std::pin::pin!(steps);
        while let Some(step) = steps.try_next().await.map_err(backend)? {
            if on_told(Told::Step(get(&step, 0)?)).is_break() {
                break;
            }
        }
        Ok(true)
    }

    async fn open_matches(&self, creator: PersonId) -> Result<u32, StoreError> {
        let rows = self
            .rows(
                "select count(*) from matches where creator = $1 and not over",
                &[&blob(creator.0)],
            )
            .await?;
        rows.first().map_or(Ok(0), |row| count(row, 0))
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.appender.append(append).await
    }

    async fn take_back(&self, take_back: TakeBack) -> Result<(), StoreError> {
        let TakeBack {
            id,
            of,
            revision,
            steps,
            lanes,
            clocks,
        } = take_back;
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        // First hold the match, so that what follows sees all its steps and nobody adds one.
        let head = work
            .rows(
                "select 1 from heads where match = $1 and steps = $2 and revision = $3 for no key update",
                &[&id.number(), &of.cast_signed(), &revision.cast_signed()],
            )
            .await?;
        if head.is_empty() || steps == 0 || steps > of {
            return Err(StoreError::Conflict);
        }
        let steps = steps.cast_signed();
        work.execute(
            "with gone as (
                 delete from entries where match = $1 and step >= $2 returning match, step, entry, seat, request
             )
             insert into taken_back (match, step, entry, seat, request)
             select match, step, entry, seat, request from gone order by step",
            &[&id.number(), &steps],
        )
        .await?;
        work.execute(
            "update heads set steps = $2, revision = revision + 1 where match = $1",
            &[&id.number(), &steps],
        )
        .await?;
        work.execute(
            "update matches set lanes = $2, standing_steps = null where id = $1",
            &[&id.number(), &lanes],
        )
        .await?;
        if let Some(clocks) = clocks {
            keep_clocks(&work, id, &clocks).await?;
        }
        work.commit().await
    }

    async fn seat(&self, id: MatchId, seating: Seating) -> Result<(), StoreError> {
        let Seating {
            revision,
            header,
            seats,
            sitters,
        } = seating;
        let sitters: Vec<Vec<u8>> = sitters.iter().map(|person| blob(person.0)).collect();
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        let changed = work
            .execute(
                "update heads set revision = revision + 1 where match = $1 and revision = $2",
                &[&id.number(), &revision.cast_signed()],
            )
            .await?;
        if changed == 0 {
            return Err(StoreError::Conflict);
        }
        work.execute(
            "update matches set header = $2, seats = $3 where id = $1",
            &[&id.number(), &header, &seats],
        )
        .await?;
        work.execute(
            "insert into sitters (person, match) select distinct person, $1::bigint from unnest($2::bytea[]) as person
             on conflict do nothing",
            &[&id.number(), &sitters],
        )
        .await?;
        work.commit().await
    }

    async fn set_period_left(&self, id: MatchId, steps: u32, left_ms: u32) -> Result<(), StoreError> {
        self.execute(
            "update entries set period_left_ms = $3
             where match = $1 and step = (select steps - 1 from heads where match = $1 and steps = $2)",
            &[&id.number(), &steps.cast_signed(), &i64::from(left_ms)],
        )
        .await
    }

    async fn set_clocks(&self, id: MatchId, steps: u32, clocks: KeptClocks) -> Result<(), StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        // First hold the match, so that the last step is the last one.
        let head = work
            .rows(
                "select 1 from heads where match = $1 and steps = $2 for no key update",
                &[&id.number(), &steps.cast_signed()],
            )
            .await?;
        if head.is_empty() {
            return Ok(());
        }
        keep_clocks(&work, id, &clocks).await?;
        work.commit().await
    }

    async fn due(&self, at_ms: i64, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        let rows = self
            .rows(
                "select match from heads join matches on matches.id = heads.match
                 where deadline_ms <= $1 and not over order by deadline_ms limit $2",
                &[&at_ms, &i64::from(limit)],
            )
            .await?;
        rows.iter()
            .map(|row| get(row, 0).map(MatchId::from_number))
            .collect()
    }

    async fn set_standing(&self, id: MatchId, standing: Standing) -> Result<(), StoreError> {
        self.execute(
            "update matches set standing = $2, over = $4, standing_steps = $3
             where id = $1 and exists (select 1 from heads where match = $1 and steps = $3)",
            &[
                &id.number(),
                &standing.text,
                &standing.steps.cast_signed(),
                &standing.over,
            ],
        )
        .await
    }

    async fn list(&self, filter: Filter, limit: u32) -> Result<Listing, StoreError> {
        let limit = i64::from(limit);
        let order = "order by created_at desc limit $1";
        let sits = "id in (select match from sitters where person = $2)";
        let rows = match filter {
            Filter::Of(person) => {
                let sql = format!("{LISTED} where {sits} {order}");
                self.rows(&sql, &[&limit, &blob(person.0)]).await?
            }
            Filter::Open(person) => {
                let sql = format!("{LISTED} where listed and {sits} {order}");
                self.rows(&sql, &[&limit, &blob(person.0)]).await?
            }
            Filter::Live => {
                let sql = format!("{LISTED} where listed and not over {order}");
                self.rows(&sql, &[&limit]).await?
            }
        };
        readable(&rows)
    }

    async fn person_name(&self, id: PersonId) -> Result<Option<String>, StoreError> {
        let row = self
            .row("select name from persons where id = $1", &[&blob(id.0)])
            .await?;
        row.map(|row| get(&row, 0)).transpose()
    }

    async fn set_person_name(&self, id: PersonId, name: String) -> Result<(), StoreError> {
        self.execute(
            "insert into persons (id, name) values ($1, $2) on conflict (id) do update set name = excluded.name",
            &[&blob(id.0), &name],
        )
        .await
    }

    async fn forget_persons(&self, days: u32) -> Result<usize, StoreError> {
        let forgotten = self
            .once(
                "delete from persons
                 where created_at < to_char(
                     (clock_timestamp() - make_interval(days => $1)) at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'
                 )
                 and not exists (select 1 from sitters where person = persons.id)
                 and not exists (select 1 from matches where creator = persons.id)
                 and not exists (select 1 from decks where person = persons.id)
                 and skeleton is null and banned_ms is null returning 1",
                &[&days.cast_signed()],
            )
            .await?;
        Ok(forgotten.len())
    }

    async fn decks(&self, person: PersonId) -> Result<Vec<KeptDeck>, StoreError> {
        let rows = self
            .rows(
                "select game, name, deck, updated_ms from decks where person = $1 order by game, name",
                &[&blob(person.0)],
            )
            .await?;
        let deck = |row: &Row| {
            Ok(KeptDeck {
                game: get(row, 0)?,
                name: get(row, 1)?,
                deck: get(row, 2)?,
                updated_ms: get(row, 3)?,
            })
        };
        rows.iter().map(deck).collect()
    }

    async fn save_deck(
        &self,
        person: PersonId,
        deck: NewDeck,
        decks_max: u32,
    ) -> Result<Option<KeptDeck>, StoreError> {
        let NewDeck { game, name, deck } = deck;
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        // Of two that are saved at once the second counts the first.
        work.alone_for(person).await?;
        let others = work
            .row(
                "select count(*) from decks where person = $1 and not (game = $2 and name = $3)",
                &[&blob(person.0), &game, &name],
            )
            .await?;
        if count(&others, 0)? >= decks_max {
            return Ok(None);
        }
        let saved = work
            .row(
                &format!(
                    "insert into decks (person, game, name, deck, updated_ms) values ($1, $2, $3, $4, {})
                     on conflict (person, game, name) do update set deck = excluded.deck,
                     updated_ms = excluded.updated_ms
                     returning updated_ms",
                    super::NOW_MS
                ),
                &[&blob(person.0), &game, &name, &deck],
            )
            .await?;
        work.commit().await?;
        Ok(Some(KeptDeck {
            game,
            name,
            deck,
            updated_ms: get(&saved, 0)?,
        }))
    }

    async fn drop_deck(&self, person: PersonId, game: String, name: String) -> Result<bool, StoreError> {
        let dropped = self
            .once(
                "delete from decks where person = $1 and game = $2 and name = $3 returning 1",
                &[&blob(person.0), &game, &name],
            )
            .await?;
        Ok(!dropped.is_empty())
    }

    async fn setting(&self, name: &'static str, value: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.execute(
            "insert into settings (name, value) values ($1, $2) on conflict do nothing",
            &[&name, &value],
        )
        .await?;
        let kept = self
            .row("select value from settings where name = $1", &[&name])
            .await?;
        get(&kept.ok_or(StoreError::Conflict)?, 0)
    }

    async fn prove(&self) -> Result<(), StoreError> {
        self.execute(
            "insert into settings (name, value) values ('proof', convert_to(now()::text, 'UTF8'))
             on conflict (name) do update set value = excluded.value",
            &[],
        )
        .await
    }

    fn watch(&self, on_committed: OnCommitted) {
        self.appender.watch(on_committed);
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.appender.close().await?;
        self.connections.close();
        Ok(())
    }
}

/// Keeps what the clocks show with the last step of a match that is held, and when the first of them is up.
async fn keep_clocks(work: &Work<'_>, id: MatchId, clocks: &KeptClocks) -> Result<(), StoreError> {
    let changed = work
        .execute(
            "update entries set clocks = $2
             where match = $1 and step = (select steps - 1 from heads where match = $1)",
            &[&id.number(), &clocks.text],
        )
        .await?;
    if changed > 0 {
        work.execute(
            "update heads set deadline_ms = $2 where match = $1",
            &[&id.number(), &clocks.deadline_ms],
        )
        .await?;
    }
    Ok(())
}

fn stored(row: &Row) -> Result<StoredMatch, StoreError> {
    let (seats, requests): (Vec<i16>, Vec<&[u8]>) = (get(row, 12)?, get(row, 13)?);
    let request = |(seat, request): (i16, &[u8])| {
        let request = request.try_into().map_err(unreadable)?;
        let seat = u8::try_from(seat).map_err(unreadable)?;
        Ok((seat, RequestId(u128::from_be_bytes(request))))
    };
    let period_left_ms: Option<i64> = get(row, 9)?;
    Ok(StoredMatch {
        game: get(row, 0)?,
        header: get(row, 1)?,
        seed: bytes(row, 2)?,
        seats: get(row, 3)?,
        terms: get(row, 4)?,
        creator: person(row, 5)?,
        created_at: get(row, 6)?,
        listed: get(row, 7)?,
        lanes: get(row, 8)?,
        revision: count(row, 14)?,
        entries: get(row, 11)?,
        period_left_ms: period_left_ms
            .map(u32::try_from)
            .transpose()
            .map_err(unreadable)?,
        clocks: get(row, 10)?,
        requests: seats
            .into_iter()
            .zip(requests)
            .map(request)
            .collect::<Result<_, StoreError>>()?,
    })
}

fn listed(row: &Row) -> Result<Listed, StoreError> {
    Ok(Listed {
        id: MatchId::from_number(get(row, 0)?),
        game: get(row, 1)?,
        header: get(row, 2)?,
        seats: get(row, 3)?,
        creator: person(row, 4)?,
        created_at: get(row, 5)?,
        standing: get(row, 6)?,
        is_old: get(row, 7)?,
        over: get(row, 8)?,
        terms: get(row, 9)?,
    })
}

/// What can be read of a list; the rest is counted and logged.
fn readable(rows: &[Row]) -> Result<Listing, StoreError> {
    let mut listing = Listing::default();
    for row in rows {
        match listed(row) {
            Ok(listed) => listing.matches.push(listed),
            Err(error) => {
                let id = MatchId::from_number(get(row, 0)?);
                tracing::error!(match.id = %id, %error, "a match of a list cannot be read");
                listing.hidden += 1;
            }
        }
    }
    Ok(listing)
}
