//! People in the database: what is asked of them. What changes an account as a whole stands in `accounts`.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::{
    NOW_MS, PostgresStore,
    accounts::{self, ACCOUNTS},
    blob, bytes, count, get, person,
    work::Work,
};
use crate::{
    Announcement, Joining, MatchId, Member, MemberName, NewMember, NewReport, Order, People, Person,
    PersonId, Renaming, Report, Rewrite, Session, SessionKey, SignIn, StoreError, Visit, Which,
};

const PERSON: &str = "select id, name, skeleton is not null from persons";
const MEMBER: &str = "select id, name, password, joined_ms, renamed_ms, settings,
     (select count(*) from recovery_codes where person = persons.id), ban_reason
     from persons where skeleton is not null and";
/// How long a server may take for an order before another one may try.
const ORDER_MS: i64 = 10_000;

#[async_trait]
impl People for PostgresStore {
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = self
            .row(&format!("{PERSON} where id = $1"), &[&blob(id.0)])
            .await?;
        row.as_ref().map(person_row).transpose()
    }

    async fn persons(&self, ids: Vec<PersonId>) -> Result<Vec<Person>, StoreError> {
        let ids: Vec<Vec<u8>> = ids.into_iter().map(|id| blob(id.0)).collect();
        let rows = self
            .rows(
                "select persons.id, name, skeleton is not null
                 from unnest($1::bytea[]) with ordinality as asked (id, place) join persons on persons.id = asked.id
                 order by place",
                &[&ids],
            )
            .await?;
        rows.iter().map(person_row).collect()
    }

    async fn member(&self, skeleton: String) -> Result<Option<Member>, StoreError> {
        let row = self.row(&format!("{MEMBER} skeleton = $1"), &[&skeleton]).await?;
        row.as_ref().map(member).transpose()
    }

    async fn member_by_id(&self, id: PersonId) -> Result<Option<Member>, StoreError> {
        let row = self.row(&format!("{MEMBER} id = $1"), &[&blob(id.0)]).await?;
        row.as_ref().map(member).transpose()
    }

    async fn session(&self, key: SessionKey, guest: PersonId) -> Result<Option<Visit>, StoreError> {
        // One question for both: every visit of a guest asks it.
        let rows = self
            .rows(
                "select person, true, banned_ms is not null, used_ms from sessions join persons on id = person
                 where key = $1
                 union all
                 select id, skeleton is not null, banned_ms is not null, null from persons
                 where id = $2 and not exists (select 1 from sessions where key = $1)",
                &[&key.0.as_slice(), &blob(guest.0)],
            )
            .await?;
        let Some(row) = rows.first() else {
            return Ok(Some(Visit {
                person: guest,
                member: false,
                banned: false,
                used_ms: None,
            }));
        };
        let visit = Visit {
            person: person(row, 0)?,
            member: get(row, 1)?,
            banned: get(row, 2)?,
            used_ms: get(row, 3)?,
        };
        // The session from before somebody became a member leads nowhere any more.
        Ok((visit.used_ms.is_some() || !visit.member).then_some(visit))
    }

    async fn touch_session(&self, key: SessionKey) -> Result<(), StoreError> {
        let sql = format!("update sessions set used_ms = {NOW_MS} where key = $1");
        self.execute(&sql, &[&key.0.as_slice()]).await
    }

    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, StoreError> {
        let rows = self
            .rows(
                "select key, device, created_ms, used_ms from sessions where person = $1
                 order by used_ms desc, created_ms desc",
                &[&blob(person.0)],
            )
            .await?;
        let session = |row: &Row| {
            Ok(Session {
                key: SessionKey(bytes(row, 0)?),
                device: get(row, 1)?,
                created_ms: get(row, 2)?,
                used_ms: get(row, 3)?,
            })
        };
        rows.iter().map(session).collect()
    }

    async fn end_sessions(&self, person: PersonId, which: Which) -> Result<Vec<SessionKey>, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        let ended = match which {
            Which::One(key) => {
                let rows = work
                    .rows(
                        "delete from sessions where person = $1 and key = $2 returning key",
                        &[&blob(person.0), &key.0.as_slice()],
                    )
                    .await?;
                rows.iter()
                    .map(|row| bytes(row, 0).map(SessionKey))
                    .collect::<Result<_, _>>()?
            }
            Which::AllBut(key) => accounts::end_sessions(&work, person, Some(key)).await?,
        };
        work.commit().await?;
        Ok(ended)
    }

    async fn forget_sessions(&self, days: u32) -> Result<usize, StoreError> {
        let sql =
            format!("delete from sessions where used_ms < {NOW_MS} - $1::bigint * 86400000 returning 1");
        let forgotten = self.once(&sql, &[&i64::from(days)]).await?;
        Ok(forgotten.len())
    }

    async fn become_member(&self, new: NewMember, rewrite: Rewrite) -> Result<Joining, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        work.alone(ACCOUNTS).await?;
        let joining = accounts::become_member(&work, &new, rewrite).await?;
        work.commit().await?;
        Ok(joining)
    }

    async fn sign_in(&self, sign_in: SignIn, rewrite: Rewrite) -> Result<Vec<MatchId>, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        work.alone(ACCOUNTS).await?;
        let changed = accounts::sign_in(&work, &sign_in, rewrite).await?;
        work.commit().await?;
        Ok(changed)
    }

    async fn rename_member(
        &self,
        person: PersonId,
        name: MemberName,
        before_ms: i64,
        rewrite: Rewrite,
    ) -> Result<Renaming, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        work.alone(ACCOUNTS).await?;
        let renaming = accounts::rename(&work, person, &name, before_ms, rewrite).await?;
        work.commit().await?;
        Ok(renaming)
    }

    async fn set_password(
        &self,
        person: PersonId,
        password: Option<String>,
        kept: Option<SessionKey>,
    ) -> Result<Vec<SessionKey>, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        work.execute(
            "update persons set password = $2 where id = $1 and skeleton is not null",
            &[&blob(person.0), &password],
        )
        .await?;
        let ended = accounts::end_sessions(&work, person, kept).await?;
        work.commit().await?;
        Ok(ended)
    }

    async fn set_codes(&self, person: PersonId, codes: Vec<[u8; 32]>) -> Result<(), StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        accounts::set_codes(&work, person, &codes).await?;
        work.commit().await
    }

    async fn use_code(&self, person: PersonId, code: [u8; 32]) -> Result<bool, StoreError> {
        let used = self
            .once(
                "delete from recovery_codes where person = $1 and code = $2 returning 1",
                &[&blob(person.0), &code.as_slice()],
            )
            .await?;
        Ok(!used.is_empty())
    }

    async fn set_member_settings(&self, person: PersonId, settings: String) -> Result<(), StoreError> {
        self.execute(
            "update persons set settings = $2 where id = $1 and skeleton is not null",
            &[&blob(person.0), &settings],
        )
        .await
    }

    async fn delete_person(
        &self,
        person: PersonId,
        stand_in: PersonId,
        rewrite: Rewrite,
    ) -> Result<Vec<MatchId>, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        work.alone(ACCOUNTS).await?;
        let changed = accounts::delete(&work, person, stand_in, rewrite).await?;
        work.commit().await?;
        Ok(changed)
    }

    async fn follows(&self, person: PersonId) -> Result<Vec<Person>, StoreError> {
        self.others(person, "follows where person = $1 and followed = persons.id")
            .await
    }

    async fn followers(&self, followed: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let rows = self
            .rows(
                "select person from follows where followed = $1 order by person",
                &[&blob(followed.0)],
            )
            .await?;
        rows.iter().map(|row| person(row, 0)).collect()
    }

    async fn set_follow(
        &self,
        person: PersonId,
        followed: PersonId,
        follows: bool,
    ) -> Result<(), StoreError> {
        let sql = if follows {
            "insert into follows (person, followed) select $1::bytea, $2::bytea
             where not exists (select 1 from blocks where person = $1 and blocked = $2)
             and not exists (select 1 from blocks where person = $2 and blocked = $1)
             on conflict do nothing"
        } else {
            "delete from follows where person = $1 and followed = $2"
        };
        self.execute(sql, &[&blob(person.0), &blob(followed.0)]).await
    }

    async fn blocks(&self, person: PersonId) -> Result<Vec<Person>, StoreError> {
        self.others(person, "blocks where person = $1 and blocked = persons.id")
            .await
    }

    async fn set_block(&self, person: PersonId, blocked: PersonId, blocks: bool) -> Result<(), StoreError> {
        let sql = if blocks {
            "with parted as (
                 delete from follows where (person = $1 and followed = $2) or (person = $2 and followed = $1)
             )
             insert into blocks (person, blocked) values ($1, $2) on conflict do nothing"
        } else {
            "delete from blocks where person = $1 and blocked = $2"
        };
        self.execute(sql, &[&blob(person.0), &blob(blocked.0)]).await
    }

    async fn is_blocked(&self, a: PersonId, b: PersonId) -> Result<bool, StoreError> {
        let rows = self
            .rows(
                "select 1 from blocks where person = $1 and blocked = $2
                 union all select 1 from blocks where person = $2 and blocked = $1",
                &[&blob(a.0), &blob(b.0)],
            )
            .await?;
        Ok(!rows.is_empty())
    }

    async fn report(&self, report: NewReport) -> Result<i64, StoreError> {
        let sql = format!(
            "insert into reports (reporter, reporter_name, reported, reported_name, match, reason, context, made_ms)
             values ($1, coalesce((select name from persons where id = $1), ''),
             $2, coalesce((select name from persons where id = $2), ''), $3, $4, $5, {NOW_MS})
             returning id"
        );
        let made = self
            .once(
                &sql,
                &[
                    &blob(report.reporter.0),
                    &blob(report.reported.0),
                    &report.match_id.map(MatchId::number),
                    &report.reason,
                    &report.context,
                ],
            )
            .await?;
        get(made.first().ok_or(StoreError::Conflict)?, 0)
    }

    async fn reports(&self, also_settled: bool) -> Result<Vec<Report>, StoreError> {
        let rows = self
            .rows(
                "select reports.id, reporter_name, reported, reported_name, coalesce(skeleton is not null, false),
                 match, reason, context, made_ms, settled_ms is not null
                 from reports left join persons on persons.id = reported
                 where settled_ms is null or $1 order by reports.id desc",
                &[&also_settled],
            )
            .await?;
        rows.iter().map(told).collect()
    }

    async fn settle_report(&self, report: i64) -> Result<bool, StoreError> {
        let sql = format!(
            "update reports set settled_ms = {NOW_MS} where id = $1 and settled_ms is null returning 1"
        );
        let settled = self.once(&sql, &[&report]).await?;
        Ok(!settled.is_empty())
    }

    async fn set_ban(&self, person: PersonId, reason: Option<String>) -> Result<Vec<SessionKey>, StoreError> {
        let mut connection = self.connections.get().await?;
        let work = Work::begin(&mut connection).await?;
        let sql = format!(
            "update persons set banned_ms = case when $2::text is null then null else {NOW_MS} end, ban_reason = $2
             where id = $1"
        );
        work.execute(&sql, &[&blob(person.0), &reason]).await?;
        let ended = match reason {
            Some(_) => accounts::end_sessions(&work, person, None).await?,
            None => Vec::new(),
        };
        work.commit().await?;
        Ok(ended)
    }

    async fn announce(&self, text: String) -> Result<(), StoreError> {
        let sql = format!("insert into announcements (text, made_ms) values ($1, {NOW_MS})");
        self.once(&sql, &[&text]).await.map(|_| ())
    }

    async fn announcement(&self) -> Result<Option<Announcement>, StoreError> {
        let row = self
            .row(
                "select id, text, made_ms from announcements order by id desc limit 1",
                &[],
            )
            .await?;
        let Some(row) = row else { return Ok(None) };
        let last = Announcement {
            id: get(&row, 0)?,
            text: get(&row, 1)?,
            made_ms: get(&row, 2)?,
        };
        Ok(Some(last).filter(|last| !last.text.is_empty()))
    }

    async fn orders(&self) -> Result<Vec<Order>, StoreError> {
        let sql = format!(
            "with taken as (
                 update orders set taken_ms = {NOW_MS} where id in (
                     select id from orders where answer is null and coalesce(taken_ms, 0) < {NOW_MS} - $1
                     order by id for update skip locked
                 )
                 returning id, text
             )
             select id, text from taken order by id"
        );
        let rows = self.once(&sql, &[&ORDER_MS]).await?;
        let order = |row: &Row| {
            Ok(Order {
                id: get(row, 0)?,
                text: get(row, 1)?,
            })
        };
        rows.iter().map(order).collect()
    }

    async fn answer_order(&self, order: i64, answer: String) -> Result<(), StoreError> {
        self.execute("update orders set answer = $2 where id = $1", &[&order, &answer])
            .await
    }
}

impl PostgresStore {
    /// The people to whom somebody stands so.
    async fn others(&self, person: PersonId, so: &'static str) -> Result<Vec<Person>, StoreError> {
        let sql =
            format!("{PERSON} where exists (select 1 from {so}) order by lower(name) collate \"C\", name");
        let rows = self.rows(&sql, &[&blob(person.0)]).await?;
        rows.iter().map(person_row).collect()
    }
}

fn person_row(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: person(row, 0)?,
        name: get(row, 1)?,
        member: get(row, 2)?,
    })
}

fn member(row: &Row) -> Result<Member, StoreError> {
    Ok(Member {
        id: person(row, 0)?,
        name: get(row, 1)?,
        password: get(row, 2)?,
        joined_ms: get(row, 3)?,
        renamed_ms: get(row, 4)?,
        settings: get(row, 5)?,
        codes_left: count(row, 6)?,
        banned: get(row, 7)?,
    })
}

fn told(row: &Row) -> Result<Report, StoreError> {
    Ok(Report {
        id: get(row, 0)?,
        reporter: get(row, 1)?,
        reported: Person {
            id: person(row, 2)?,
            name: get(row, 3)?,
            member: get(row, 4)?,
        },
        match_id: get::<Option<i64>>(row, 5)?.map(MatchId::from_number),
        reason: get(row, 6)?,
        context: get(row, 7)?,
        made_ms: get(row, 8)?,
        settled: get(row, 9)?,
    })
}
