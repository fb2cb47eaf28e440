//! Notices, challenges and seeks in the data file.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{SqliteStore, blob, unblob, writer::Writer};
use crate::{
    KeptChallenge, KeptLine, KeptNotice, KeptSeek, MatchId, Meeting, NewLine, NewNotice, OfferId,
    OpenChallenges, PersonId, StoreError,
};

const CHALLENGE: &str = "select id, challenger, challenged, challenge, expires_ms from challenges";

#[async_trait]
impl Meeting for SqliteStore {
    async fn save_notice(
        &self,
        person: PersonId,
        notice: NewNotice,
        notices_max: u32,
    ) -> Result<KeptNotice, StoreError> {
        self.write(move |writer| {
            let person = blob(person.0);
            let NewNotice { about, text } = notice;
            if about.is_some() {
                writer.execute(
                    "delete from notices where person = ? and about = ?",
                    params![person, about],
                )?;
            }
            let number: u32 = writer.row(
                "insert into bells (person, told) values (?, 1)
                 on conflict (person) do update set told = told + 1 returning told",
                [person],
                |row| row.get(0),
            )?;
            let at_ms = writer.row(
                "insert into notices (person, number, about, notice, at_ms)
                 values (?, ?, ?, ?, cast(unixepoch('subsec') * 1000 as integer)) returning at_ms",
                params![person, number, about, text],
                |row| row.get(0),
            )?;
            writer.execute(
                "delete from notices where person = ?1 and number <= (
                     select number from notices where person = ?1 order by number desc limit 1 offset ?2
                 )",
                params![person, notices_max],
            )?;
            Ok(KeptNotice { number, text, at_ms })
        })
        .await
    }

    async fn notices(&self, person: PersonId) -> Result<Vec<KeptNotice>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached("select number, notice, at_ms from notices where person = ? order by number")?
                .query_map([blob(person.0)], |row| {
                    Ok(KeptNotice {
                        number: row.get(0)?,
                        text: row.get(1)?,
                        at_ms: row.get(2)?,
                    })
                })?
                .collect()
        })
        .await
    }

    async fn forget_notices(&self, person: PersonId, numbers: Vec<u32>) -> Result<(), StoreError> {
        self.write(move |writer| {
            for number in numbers {
                writer.execute(
                    "delete from notices where person = ? and number = ?",
                    params![blob(person.0), number],
                )?;
            }
            Ok(())
        })
        .await
    }

    async fn forget_notice_about(&self, person: PersonId, about: String) -> Result<(), StoreError> {
        self.write(move |writer| {
            writer.execute(
                "delete from notices where person = ? and about = ?",
                params![blob(person.0), about],
            )?;
            Ok(())
        })
        .await
    }

    async fn save_challenge(
        &self,
        challenge: KeptChallenge,
        most: OpenChallenges,
    ) -> Result<bool, StoreError> {
        self.write(move |writer| {
            let count = |sql: &str, person: PersonId| -> Result<u32, StoreError> {
                writer.row(sql, [blob(person.0)], |row| row.get(0))
            };
            let sent = count(
                "select count(*) from challenges where challenger = ?",
                challenge.challenger,
            )?;
            let received = count(
                "select count(*) from challenges where challenged = ?",
                challenge.challenged,
            )?;
            if sent >= most.sent || received >= most.received {
                return Ok(false);
            }
            writer.execute(
                "insert into challenges (id, challenger, challenged, challenge, expires_ms)
                 values (?, ?, ?, ?, ?)",
                params![
                    challenge.id.number(),
                    blob(challenge.challenger.0),
                    blob(challenge.challenged.0),
                    challenge.text,
                    challenge.expires_ms
                ],
            )?;
            Ok(true)
        })
        .await
    }

    async fn challenge(&self, id: OfferId) -> Result<Option<KeptChallenge>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(&format!("{CHALLENGE} where id = ?"))?
                .query_row([id.number()], challenge)
                .optional()
        })
        .await
    }

    async fn challenges(&self, person: PersonId) -> Result<Vec<KeptChallenge>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(&format!(
                    "{CHALLENGE} where challenger = ?1 or challenged = ?1 order by expires_ms, id"
                ))?
                .query_map([blob(person.0)], challenge)?
                .collect()
        })
        .await
    }

    async fn forget_challenge(&self, id: OfferId) -> Result<Option<KeptChallenge>, StoreError> {
        self.write(move |writer| {
            let found = writer.rows(&format!("{CHALLENGE} where id = ?"), [id.number()], challenge)?;
            writer.execute("delete from challenges where id = ?", [id.number()])?;
            Ok(found.into_iter().next())
        })
        .await
    }

    async fn forget_expired(&self, now_ms: i64) -> Result<Vec<KeptChallenge>, StoreError> {
        self.write(move |writer| {
            let expired = writer.rows(
                &format!("{CHALLENGE} where expires_ms <= ? order by expires_ms, id"),
                [now_ms],
                challenge,
            )?;
            if !expired.is_empty() {
                writer.execute("delete from challenges where expires_ms <= ?", [now_ms])?;
            }
            Ok(expired)
        })
        .await
    }

    async fn save_seek(&self, seek: KeptSeek) -> Result<(), StoreError> {
        self.write(move |writer| {
            writer.execute(
                "insert into seeks (id, person, seek, made_ms) values (?, ?, ?, ?)",
                params![seek.id.number(), blob(seek.person.0), seek.text, seek.made_ms],
            )?;
            Ok(())
        })
        .await
    }

    async fn seeks(&self) -> Result<Vec<KeptSeek>, StoreError> {
        self.read(all_seeks).await
    }

    async fn forget_seek(&self, id: OfferId) -> Result<bool, StoreError> {
        self.write(move |writer: &mut Writer| {
            let deleted = writer.execute("delete from seeks where id = ?", [id.number()])?;
            Ok(deleted > 0)
        })
        .await
    }

    async fn save_line(&self, id: MatchId, line: NewLine) -> Result<i64, StoreError> {
        self.write(move |writer| {
            writer.row(
                "insert into chat (id, match, room, person, line, at_ms)
                 values (?, ?, ?, ?, ?, cast(unixepoch('subsec') * 1000 as integer)) returning at_ms",
                params![line.id, id.number(), line.room, blob(line.person.0), line.text],
                |row| row.get(0),
            )
        })
        .await
    }

    async fn lines(&self, id: MatchId, lines_max: u32) -> Result<Vec<KeptLine>, StoreError> {
        self.read(move |connection| {
            let mut lines: Vec<KeptLine> = connection
                .prepare_cached(
                    "select id, room, person, line, at_ms from chat where match = ? order by rowid desc limit ?",
                )?
                .query_map(params![id.number(), lines_max], |row| {
                    Ok(KeptLine {
                        line: NewLine {
                            id: row.get(0)?,
                            room: row.get(1)?,
                            person: PersonId(unblob(row, 2)?),
                            text: row.get(3)?,
                        },
                        at_ms: row.get(4)?,
                    })
                })?
                .collect::<rusqlite::Result<_>>()?;
            lines.reverse();
            Ok(lines)
        })
        .await
    }

    async fn forget_lines(&self, days: u32) -> Result<usize, StoreError> {
        self.write(move |writer| {
            writer.execute(
                "delete from chat where match in (
                     select chat.match from chat join matches on matches.id = chat.match
                     where matches.over group by chat.match
                     having max(chat.at_ms) < (unixepoch('subsec') - ? * 86400) * 1000
                 )",
                [days],
            )
        })
        .await
    }

    async fn blocked_with(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "select blocked from blocks where person = ?1 union select person from blocks where blocked = ?1",
                )?
                .query_map([blob(person.0)], |row| Ok(PersonId(unblob(row, 0)?)))?
                .collect()
        })
        .await
    }
}

fn all_seeks(connection: &mut Connection) -> rusqlite::Result<Vec<KeptSeek>> {
    connection
        .prepare_cached("select id, person, seek, made_ms from seeks order by made_ms, id")?
        .query_map([], |row| {
            Ok(KeptSeek {
                id: OfferId::from_number(row.get(0)?),
                person: PersonId(unblob(row, 1)?),
                text: row.get(2)?,
                made_ms: row.get(3)?,
            })
        })?
        .collect()
}

fn challenge(row: &Row<'_>) -> rusqlite::Result<KeptChallenge> {
    Ok(KeptChallenge {
        id: OfferId::from_number(row.get(0)?),
        challenger: PersonId(unblob(row, 1)?),
        challenged: PersonId(unblob(row, 2)?),
        text: row.get(3)?,
        expires_ms: row.get(4)?,
    })
}

/// Gives a member what a guest was told and offered.
pub(super) fn bring_along(writer: &Writer, guest: PersonId, member: PersonId) -> Result<(), StoreError> {
    let (guest, member) = (blob(guest.0), blob(member.0));
    for sql in [
        // Numbers count for each person: those of the guest go on after the member's.
        "insert into notices (person, number, about, notice, at_ms)
         select ?2, coalesce((select told from bells where person = ?2), 0) + row_number() over (order by number),
         about, notice, at_ms from notices where person = ?1",
        "insert into bells (person, told)
         select ?2, max(number) from notices where person = ?2 having count(*) > 0
         on conflict (person) do update set told = max(told, excluded.told)",
        "delete from notices where person = ?1 and ?2 is not null",
        "delete from bells where person = ?1 and ?2 is not null",
        "update challenges set challenger = ?2 where challenger = ?1",
        "update challenges set challenged = ?2 where challenged = ?1",
        "update seeks set person = ?2 where person = ?1",
        "update chat set person = ?2 where person = ?1",
    ] {
        writer.execute(sql, params![guest, member])?;
    }
    Ok(())
}

/// Forgets what somebody was told and offered.
pub(super) fn forget(writer: &Writer, person: PersonId) -> Result<(), StoreError> {
    for sql in [
        "delete from notices where person = ?",
        "delete from bells where person = ?",
        "delete from challenges where challenger = ?1 or challenged = ?1",
        "delete from seeks where person = ?",
        "delete from chat where person = ?",
    ] {
        writer.execute(sql, [blob(person.0)])?;
    }
    Ok(())
}
