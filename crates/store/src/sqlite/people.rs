//! People in SQLite: what is asked of them. What changes an account as a whole stands in `accounts`.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::{SqliteStore, accounts, blob, unblob, writer::Writer};
use crate::{
    Announcement, Joining, MatchId, Member, MemberName, NewMember, NewReport, Order, People, Person,
    PersonId, Renaming, Report, Rewrite, Session, SessionKey, SignIn, StoreError, Visit, Which,
};

/// The present, in milliseconds since 1970.
pub(super) const NOW_MS: &str = "cast(unixepoch('subsec') * 1000 as integer)";

const PERSON: &str = "select id, name, skeleton is not null from persons";
const MEMBER: &str = "select id, name, password, joined_ms, renamed_ms, settings,
     (select count(*) from recovery_codes where person = persons.id), ban_reason
     from persons where skeleton is not null and";

#[async_trait]
impl People for SqliteStore {
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.read(move |connection| find_person(connection, id)).await
    }

    async fn persons(&self, ids: Vec<PersonId>) -> Result<Vec<Person>, StoreError> {
        self.read(move |connection| {
            let found: rusqlite::Result<Vec<_>> =
                ids.into_iter().map(|id| find_person(connection, id)).collect();
            Ok(found?.into_iter().flatten().collect())
        })
        .await
    }

    async fn member(&self, skeleton: String) -> Result<Option<Member>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(&format!("{MEMBER} skeleton = ?"))?
                .query_row([skeleton], member)
                .optional()
        })
        .await
    }

    async fn member_by_id(&self, id: PersonId) -> Result<Option<Member>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(&format!("{MEMBER} id = ?"))?
                .query_row([blob(id.0)], member)
                .optional()
        })
        .await
    }

    async fn session(&self, key: SessionKey, guest: PersonId) -> Result<Option<Visit>, StoreError> {
        self.read(move |connection| {
            let kept = connection
                .prepare_cached(
                    "select person, banned_ms is not null, used_ms from sessions join persons on id = person
                     where key = ?",
                )?
                .query_row([key.0], |row| {
                    Ok(Visit {
                        person: PersonId(unblob(row, 0)?),
                        member: true,
                        banned: row.get(1)?,
                        used_ms: row.get(2)?,
                    })
                })
                .optional()?;
            if kept.is_some() {
                return Ok(kept);
            }
            let (is_member, banned): (bool, bool) = connection
                .prepare_cached(
                    "select skeleton is not null, banned_ms is not null from persons where id = ?",
                )?
                .query_row([blob(guest.0)], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?
                .unwrap_or_default();
            let visit = Visit {
                person: guest,
                member: false,
                banned,
                used_ms: None,
            };
            // The session from before somebody became a member leads nowhere any more.
            Ok((!is_member).then_some(visit))
        })
        .await
    }

    async fn touch_session(&self, key: SessionKey) -> Result<(), StoreError> {
        self.write(move |writer| {
            let sql = format!("update sessions set used_ms = {NOW_MS} where key = ?");
            writer.execute(&sql, [key.0])?;
            Ok(())
        })
        .await
    }

    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select key, device, created_ms, used_ms from sessions where person = ?
                     order by used_ms desc, created_ms desc",
                )?
                .query_map([blob(person.0)], |row| {
                    Ok(Session {
                        key: SessionKey(row.get(0)?),
                        device: row.get(1)?,
                        created_ms: row.get(2)?,
                        used_ms: row.get(3)?,
                    })
                })?
                .collect()
        })
        .await
    }

    async fn end_sessions(&self, person: PersonId, which: Which) -> Result<Vec<SessionKey>, StoreError> {
        self.write(move |writer| match which {
            Which::One(key) => writer.rows(
                "delete from sessions where person = ? and key = ? returning key",
                params![blob(person.0), key.0],
                session_key,
            ),
            Which::AllBut(key) => accounts::end_sessions(writer, person, Some(key)),
        })
        .await
    }

    async fn forget_sessions(&self, days: u32) -> Result<usize, StoreError> {
        self.write(move |writer| {
            let sql = format!("delete from sessions where used_ms < {NOW_MS} - ? * 86400000");
            writer.execute(&sql, [days])
        })
        .await
    }

    async fn become_member(&self, new: NewMember, rewrite: Rewrite) -> Result<Joining, StoreError> {
        self.write(move |writer| accounts::become_member(writer, &new, rewrite))
            .await
    }

    async fn sign_in(&self, sign_in: SignIn, rewrite: Rewrite) -> Result<Vec<MatchId>, StoreError> {
        self.write(move |writer| accounts::sign_in(writer, &sign_in, rewrite))
            .await
    }

    async fn rename_member(
        &self,
        person: PersonId,
        name: MemberName,
        before_ms: i64,
        rewrite: Rewrite,
    ) -> Result<Renaming, StoreError> {
        self.write(move |writer| accounts::rename(writer, person, &name, before_ms, rewrite))
            .await
    }

    async fn set_password(
        &self,
        person: PersonId,
        password: Option<String>,
        kept: Option<SessionKey>,
    ) -> Result<Vec<SessionKey>, StoreError> {
        self.write(move |writer| {
            writer.execute(
                "update persons set password = ? where id = ? and skeleton is not null",
                params![password, blob(person.0)],
            )?;
            accounts::end_sessions(writer, person, kept)
        })
        .await
    }

    async fn set_codes(&self, person: PersonId, codes: Vec<[u8; 32]>) -> Result<(), StoreError> {
        self.write(move |writer| accounts::set_codes(writer, person, &codes))
            .await
    }

    async fn use_code(&self, person: PersonId, code: [u8; 32]) -> Result<bool, StoreError> {
        self.write(move |writer| {
            let used = writer.execute(
                "delete from recovery_codes where person = ? and code = ?",
                params![blob(person.0), code],
            )?;
            Ok(used > 0)
        })
        .await
    }

    async fn set_member_settings(&self, person: PersonId, settings: String) -> Result<(), StoreError> {
        self.write(move |writer| {
            writer.execute(
                "update persons set settings = ? where id = ? and skeleton is not null",
                params![settings, blob(person.0)],
            )?;
            Ok(())
        })
        .await
    }

    async fn delete_person(
        &self,
        person: PersonId,
        stand_in: PersonId,
        rewrite: Rewrite,
    ) -> Result<Vec<MatchId>, StoreError> {
        self.write(move |writer| accounts::delete(writer, person, stand_in, rewrite))
            .await
    }

    async fn follows(&self, person: PersonId) -> Result<Vec<Person>, StoreError> {
        self.others(person, "follows where person = ? and followed = persons.id")
            .await
    }

    async fn followers(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached("select person from follows where followed = ?")?
                .query_map([blob(person.0)], |row| Ok(PersonId(unblob(row, 0)?)))?
                .collect()
        })
        .await
    }

    async fn set_follow(
        &self,
        person: PersonId,
        followed: PersonId,
        follows: bool,
    ) -> Result<(), StoreError> {
        self.write(move |writer| {
            let sql = if follows {
                "insert into follows (person, followed) select :a, :b
                 where not exists (select 1 from blocks where person = :a and blocked = :b)
                 and not exists (select 1 from blocks where person = :b and blocked = :a)
                 on conflict do nothing"
            } else {
                "delete from follows where person = :a and followed = :b"
            };
            writer.execute(
                sql,
                named_params! { ":a": blob(person.0), ":b": blob(followed.0) },
            )?;
            Ok(())
        })
        .await
    }

    async fn blocks(&self, person: PersonId) -> Result<Vec<Person>, StoreError> {
        self.others(person, "blocks where person = ? and blocked = persons.id")
            .await
    }

    async fn set_block(&self, person: PersonId, blocked: PersonId, blocks: bool) -> Result<(), StoreError> {
        self.write(move |writer| {
            let pair = named_params! { ":a": blob(person.0), ":b": blob(blocked.0) };
            if !blocks {
                writer.execute("delete from blocks where person = :a and blocked = :b", pair)?;
                return Ok(());
            }
            writer.execute(
                "insert into blocks (person, blocked) values (:a, :b) on conflict do nothing",
                pair,
            )?;
            writer.execute(
                "delete from follows where (person = :a and followed = :b) or (person = :b and followed = :a)",
                pair,
            )?;
            Ok(())
        })
        .await
    }

    async fn is_blocked(&self, a: PersonId, b: PersonId) -> Result<bool, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select 1 from blocks where person = :a and blocked = :b
                     union all select 1 from blocks where person = :b and blocked = :a",
                )?
                .exists(named_params! { ":a": blob(a.0), ":b": blob(b.0) })
        })
        .await
    }

    async fn report(&self, report: NewReport) -> Result<i64, StoreError> {
        self.write(move |writer| insert_report(writer, &report)).await
    }

    async fn reports(&self, also_settled: bool) -> Result<Vec<Report>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select reports.id, reporter_name, reported, reported_name, coalesce(skeleton is not null, 0),
                     match, reason, context, made_ms, settled_ms is not null
                     from reports left join persons on persons.id = reported
                     where settled_ms is null or ? order by reports.id desc",
                )?
                .query_map([also_settled], told)?
                .collect()
        })
        .await
    }

    async fn settle_report(&self, report: i64) -> Result<bool, StoreError> {
        self.write(move |writer| {
            let sql = format!("update reports set settled_ms = {NOW_MS} where id = ? and settled_ms is null");
            Ok(writer.execute(&sql, [report])? > 0)
        })
        .await
    }

    async fn set_ban(&self, person: PersonId, reason: Option<String>) -> Result<Vec<SessionKey>, StoreError> {
        self.write(move |writer| {
            let since = if reason.is_some() { NOW_MS } else { "null" };
            let sql = format!("update persons set banned_ms = {since}, ban_reason = ? where id = ?");
            writer.execute(&sql, params![reason, blob(person.0)])?;
            if reason.is_none() {
                return Ok(Vec::new());
            }
            accounts::end_sessions(writer, person, None)
        })
        .await
    }

    async fn announce(&self, text: String) -> Result<(), StoreError> {
        self.write(move |writer| {
            let sql = format!("insert into announcements (text, made_ms) values (?, {NOW_MS})");
            writer.execute(&sql, [text])?;
            Ok(())
        })
        .await
    }

    async fn announcement(&self) -> Result<Option<Announcement>, StoreError> {
        self.read(|connection| {
            let last = connection
                .prepare_cached("select id, text, made_ms from announcements order by id desc limit 1")?
                .query_row([], |row| {
                    Ok(Announcement {
                        id: row.get(0)?,
                        text: row.get(1)?,
                        made_ms: row.get(2)?,
                    })
                })
                .optional()?;
            Ok(last.filter(|last| !last.text.is_empty()))
        })
        .await
    }

    async fn orders(&self) -> Result<Vec<Order>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("select id, text from orders where answer is null order by id")?
                .query_map([], |row| {
                    Ok(Order {
                        id: row.get(0)?,
                        text: row.get(1)?,
                    })
                })?
                .collect()
        })
        .await
    }

    async fn answer_order(&self, order: i64, answer: String) -> Result<(), StoreError> {
        self.write(move |writer| {
            writer.execute(
                "update orders set answer = ? where id = ?",
                params![answer, order],
            )?;
            Ok(())
        })
        .await
    }
}

impl SqliteStore {
    /// The people to whom somebody stands so.
    async fn others(&self, person: PersonId, so: &'static str) -> Result<Vec<Person>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(&format!(
                    "{PERSON} where exists (select 1 from {so}) order by name collate nocase"
                ))?
                .query_map([blob(person.0)], person_row)?
                .collect()
        })
        .await
    }
}

pub(super) fn session_key(row: &Row<'_>) -> rusqlite::Result<SessionKey> {
    row.get(0).map(SessionKey)
}

fn find_person(connection: &Connection, id: PersonId) -> rusqlite::Result<Option<Person>> {
    connection
        .prepare_cached(&format!("{PERSON} where id = ?"))?
        .query_row([blob(id.0)], person_row)
        .optional()
}

fn person_row(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person {
        id: PersonId(unblob(row, 0)?),
        name: row.get(1)?,
        member: row.get(2)?,
    })
}

fn member(row: &Row<'_>) -> rusqlite::Result<Member> {
    Ok(Member {
        id: PersonId(unblob(row, 0)?),
        name: row.get(1)?,
        password: row.get(2)?,
        joined_ms: row.get(3)?,
        renamed_ms: row.get(4)?,
        settings: row.get(5)?,
        codes_left: row.get(6)?,
        banned: row.get(7)?,
    })
}

fn insert_report(writer: &Writer, report: &NewReport) -> Result<i64, StoreError> {
    let sql = format!(
        "insert into reports (reporter, reporter_name, reported, reported_name, match, reason, context, made_ms)
         values (:a, coalesce((select name from persons where id = :a), ''),
         :b, coalesce((select name from persons where id = :b), ''), :match, :reason, :context, {NOW_MS})
         returning id"
    );
    writer.row(
        &sql,
        named_params! {
            ":a": blob(report.reporter.0), ":b": blob(report.reported.0),
            ":match": report.match_id.map(MatchId::number), ":reason": report.reason, ":context": report.context,
        },
        |row| row.get(0),
    )
}

fn told(row: &Row<'_>) -> rusqlite::Result<Report> {
    Ok(Report {
        id: row.get(0)?,
        reporter: row.get(1)?,
        reported: Person {
            id: PersonId(unblob(row, 2)?),
            name: row.get(3)?,
            member: row.get(4)?,
        },
        match_id: row.get::<_, Option<i64>>(5)?.map(MatchId::from_number),
        reason: row.get(6)?,
        context: row.get(7)?,
        made_ms: row.get(8)?,
        settled: row.get(9)?,
    })
}
