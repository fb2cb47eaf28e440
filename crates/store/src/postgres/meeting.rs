//! Notices, challenges, seeks and what is said at tables, in the database.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::{NOW_MS, PostgresStore, blob, connections::Patience, count, get, person, work::Work};
use crate::{
    KeptChallenge, KeptLine, KeptNotice, KeptSeek, MatchId, Meeting, NewLine, NewNotice, OfferId,
    OpenChallenges, PersonId, StoreError,
};

const CHALLENGE: &str = "id, challenger, challenged, challenge, expires_ms";

#[async_trait]
impl Meeting for PostgresStore {
    async fn save_notice(
        &self,
        person: PersonId,
        notice: NewNotice,
        notices_max: u32,
    ) -> Result<KeptNotice, StoreError> {
        let patience = Patience::new();
        loop {
            match self.try_to_save_notice(person, &notice, notices_max).await {
                // If it was kept after all, it takes its own place.
                Err(StoreError::Away(_)) if notice.about.is_some() && patience.is_left() => {
                    patience.pause().await;
                }
                result => return result,
            }
        }
    }

    async fn notices(&self, person: PersonId) -> Result<Vec<KeptNotice>, StoreError> {
        let rows = self
            .rows(
                "select number, notice, at_ms from notices where person = $1 order by number",
                &[&blob(person.0)],
            )
            .await?;
        rows.iter().map(notice_row).collect()
    }

    async fn forget_notices(&self, person: PersonId, numbers: Vec<u32>) -> Result<(), StoreError> {
        let numbers: Vec<i64> = numbers.into_iter().map(i64::from).collect();
        self.execute(
            "delete from notices where person = $1 and number = any ($2)",
            &[&blob(person.0), &numbers],
        )
        .await
    }

    async fn forget_notice_about(&self, person: PersonId, about: String) -> Result<(), StoreError> {
        self.execute(
            "delete from notices where person = $1 and about = $2",
            &[&blob(person.0), &about],
        )
        .await
    }

    async fn save_challenge(
        &self,
        challenge: KeptChallenge,
        most: OpenChallenges,
    ) -> Result<bool, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        // Of two that are saved at once the second counts the first; both are held in the order of their ids.
        let mut both = [challenge.challenger, challenge.challenged];
        both.sort_unstable();
        for person in both {
            work.alone_for(person).await?;
        }
        let (challenger, challenged) = (blob(challenge.challenger.0), blob(challenge.challenged.0));
        let open = work
            .row(
                "select (select count(*) from challenges where challenger = $1),
                 (select count(*) from challenges where challenged = $2)",
                &[&challenger, &challenged],
            )
            .await?;
        if count(&open, 0)? >= most.sent || count(&open, 1)? >= most.received {
            return Ok(false);
        }
        work.execute(
            &format!("insert into challenges ({CHALLENGE}) values ($1, $2, $3, $4, $5)"),
            &[
                &challenge.id.number(),
                &challenger,
                &challenged,
                &challenge.text,
                &challenge.expires_ms,
            ],
        )
        .await?;
        work.commit().await?;
        Ok(true)
    }

    async fn challenge(&self, id: OfferId) -> Result<Option<KeptChallenge>, StoreError> {
        let sql = format!("select {CHALLENGE} from challenges where id = $1");
        let row = self.row(&sql, &[&id.number()]).await?;
        row.as_ref().map(challenge).transpose()
    }

    async fn challenges(&self, person: PersonId) -> Result<Vec<KeptChallenge>, StoreError> {
        let sql = format!(
            "select {CHALLENGE} from challenges where challenger = $1 or challenged = $1 order by expires_ms, id"
        );
        let rows = self.rows(&sql, &[&blob(person.0)]).await?;
        rows.iter().map(challenge).collect()
    }

    async fn forget_challenge(&self, id: OfferId) -> Result<Option<KeptChallenge>, StoreError> {
        let sql = format!("delete from challenges where id = $1 returning {CHALLENGE}");
        let rows = self.once(&sql, &[&id.number()]).await?;
        rows.first().map(challenge).transpose()
    }

    async fn forget_expired(&self, now_ms: i64) -> Result<Vec<KeptChallenge>, StoreError> {
        let sql = format!(
            "with expired as (delete from challenges where expires_ms <= $1 returning {CHALLENGE})
             select {CHALLENGE} from expired order by expires_ms, id"
        );
        let rows = self.once(&sql, &[&now_ms]).await?;
        rows.iter().map(challenge).collect()
    }

    async fn save_seek(&self, seek: KeptSeek) -> Result<(), StoreError> {
        self.once(
            "insert into seeks (id, person, seek, made_ms) values ($1, $2, $3, $4)",
            &[&seek.id.number(), &blob(seek.person.0), &seek.text, &seek.made_ms],
        )
        .await
        .map(|_| ())
    }

    async fn seeks(&self) -> Result<Vec<KeptSeek>, StoreError> {
        let rows = self
            .rows(
                "select id, person, seek, made_ms from seeks order by made_ms, id",
                &[],
            )
            .await?;
        let seek = |row: &Row| {
            Ok(KeptSeek {
                id: OfferId::from_number(get(row, 0)?),
                person: person(row, 1)?,
                text: get(row, 2)?,
                made_ms: get(row, 3)?,
            })
        };
        rows.iter().map(seek).collect()
    }

    async fn forget_seek(&self, id: OfferId) -> Result<bool, StoreError> {
        let deleted = self
            .once("delete from seeks where id = $1 returning 1", &[&id.number()])
            .await?;
        Ok(!deleted.is_empty())
    }

    async fn save_line(&self, id: MatchId, line: NewLine) -> Result<i64, StoreError> {
        let sql = format!(
            "insert into chat (id, match, room, person, line, at_ms) values ($1, $2, $3, $4, $5, {NOW_MS})
             returning at_ms"
        );
        let saved = self
            .once(
                &sql,
                &[
                    &line.id,
                    &id.number(),
                    &line.room,
                    &blob(line.person.0),
                    &line.text,
                ],
            )
            .await?;
        get(saved.first().ok_or(StoreError::Conflict)?, 0)
    }

    async fn lines(&self, id: MatchId, lines_max: u32) -> Result<Vec<KeptLine>, StoreError> {
        let rows = self
            .rows(
                "select id, room, person, line, at_ms from chat where match = $1 order by place desc limit $2",
                &[&id.number(), &i64::from(lines_max)],
            )
            .await?;
        let line = |row: &Row| {
            Ok(KeptLine {
                line: NewLine {
                    id: get(row, 0)?,
                    room: get(row, 1)?,
                    person: person(row, 2)?,
                    text: get(row, 3)?,
                },
                at_ms: get(row, 4)?,
            })
        };
        rows.iter().rev().map(line).collect()
    }

    async fn forget_lines(&self, days: u32) -> Result<usize, StoreError> {
        let sql = format!(
            "delete from chat where match in (
                 select chat.match from chat join matches on matches.id = chat.match
                 where matches.over group by chat.match having max(chat.at_ms) < {NOW_MS} - $1::bigint * 86400000
             ) returning 1"
        );
        let forgotten = self.once(&sql, &[&i64::from(days)]).await?;
        Ok(forgotten.len())
    }

    async fn blocked_with(&self, of: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let rows = self
            .rows(
                "select blocked from blocks where person = $1 union select person from blocks where blocked = $1",
                &[&blob(of.0)],
            )
            .await?;
        rows.iter().map(|row| person(row, 0)).collect()
    }
}

impl PostgresStore {
    async fn try_to_save_notice(
        &self,
        person: PersonId,
        notice: &NewNotice,
        notices_max: u32,
    ) -> Result<KeptNotice, StoreError> {
        let person = blob(person.0);
        let NewNotice { about, text } = notice;
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        // Whoever else tells this person something waits here.
        let bell = work
            .row(
                "insert into bells (person, told) values ($1, 1)
                 on conflict (person) do update set told = bells.told + 1 returning told",
                &[&person],
            )
            .await?;
        if about.is_some() {
            work.execute(
                "delete from notices where person = $1 and about = $2",
                &[&person, about],
            )
            .await?;
        }
        let number: i64 = get(&bell, 0)?;
        let kept = work
            .row(
                &format!(
                    "insert into notices (person, number, about, notice, at_ms) values ($1, $2, $3, $4, {NOW_MS})
                     returning number, notice, at_ms"
                ),
                &[&person, &number, about, text],
            )
            .await?;
        work.execute(
            "delete from notices where person = $1 and number <= (
                 select number from notices where person = $1 order by number desc limit 1 offset $2
             )",
            &[&person, &i64::from(notices_max)],
        )
        .await?;
        work.commit().await?;
        notice_row(&kept)
    }
}

fn notice_row(row: &Row) -> Result<KeptNotice, StoreError> {
    Ok(KeptNotice {
        number: count(row, 0)?,
        text: get(row, 1)?,
        at_ms: get(row, 2)?,
    })
}

fn challenge(row: &Row) -> Result<KeptChallenge, StoreError> {
    Ok(KeptChallenge {
        id: OfferId::from_number(get(row, 0)?),
        challenger: person(row, 1)?,
        challenged: person(row, 2)?,
        text: get(row, 3)?,
        expires_ms: get(row, 4)?,
    })
}

/// Gives a member what a guest was told and offered.
pub(super) async fn bring_along(
    work: &Work<'_>,
    guest: PersonId,
    member: PersonId,
) -> Result<(), StoreError> {
    let (guest, member) = (blob(guest.0), blob(member.0));
    for sql in [
        // Numbers count for each person: those of the guest go on after the member's.
        "insert into notices (person, number, about, notice, at_ms)
         select $2, coalesce((select told from bells where person = $2), 0) + row_number() over (order by number),
         about, notice, at_ms from notices where person = $1",
        "insert into bells (person, told)
         select $2::bytea, max(number) from notices where person = $2 and $1::bytea is not null having count(*) > 0
         on conflict (person) do update set told = greatest(bells.told, excluded.told)",
        "delete from notices where person = $1 and $2::bytea is not null",
        "delete from bells where person = $1 and $2::bytea is not null",
        "update challenges set challenger = $2 where challenger = $1",
        "update challenges set challenged = $2 where challenged = $1",
        "update seeks set person = $2 where person = $1",
        "update chat set person = $2 where person = $1",
    ] {
        work.execute(sql, &[&guest, &member]).await?;
    }
    Ok(())
}

/// Forgets what somebody was told and offered.
pub(super) async fn forget(work: &Work<'_>, person: PersonId) -> Result<(), StoreError> {
    for sql in [
        "delete from notices where person = $1",
        "delete from bells where person = $1",
        "delete from challenges where challenger = $1 or challenged = $1",
        "delete from seeks where person = $1",
        "delete from chat where person = $1",
    ] {
        work.execute(sql, &[&blob(person.0)]).await?;
    }
    Ok(())
}
