//! What changes an account as a whole: in one transaction, or not at all.

use rusqlite::params;

use super::{
    blob, meeting,
    people::{NOW_MS, session_key},
    writer::Writer,
};
use crate::{
    Joining, MatchId, MemberName, NewMember, NewSession, PersonId, Renaming, Rewrite, SessionKey, SignIn,
    StoreError,
};

/// For how many days nobody else can have a name that was given up.
const NAME_RESTS_DAYS: i64 = 90;

pub(super) fn become_member(
    writer: &mut Writer,
    new: &NewMember,
    rewrite: Rewrite,
) -> Result<Joining, StoreError> {
    let person = blob(new.person.0);
    let is_member: bool = writer.row(
        "select exists (select 1 from persons where id = ? and skeleton is not null)",
        [person],
        |row| row.get(0),
    )?;
    if is_member {
        return Ok(Joining::AlreadyMember);
    }
    if is_taken(writer, new.person, &new.name.skeleton)? {
        return Ok(Joining::NameTaken);
    }
    // To choose the first name is no change of name.
    let sql = format!(
        "insert into persons (id, name, skeleton, password, joined_ms, renamed_ms)
         values (?, ?, ?, ?, {NOW_MS}, 0)
         on conflict (id) do update set name = excluded.name, skeleton = excluded.skeleton,
         password = excluded.password, joined_ms = excluded.joined_ms, renamed_ms = excluded.renamed_ms"
    );
    writer.execute(
        &sql,
        params![person, new.name.name, new.name.skeleton, new.password],
    )?;
    set_codes(writer, new.person, &new.codes)?;
    insert_session(writer, new.person, &new.session)?;
    rewrite_matches(writer, new.person, rewrite).map(Joining::Done)
}

pub(super) fn sign_in(
    writer: &mut Writer,
    sign_in: &SignIn,
    rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    if let Some(key) = sign_in.replaces {
        writer.execute("delete from sessions where key = ?", [key.0])?;
    }
    insert_session(writer, sign_in.person, &sign_in.session)?;
    match sign_in.brings {
        Some(guest) => bring_along(writer, guest, sign_in.person, sign_in.decks_max, rewrite),
        None => Ok(Vec::new()),
    }
}

/// Gives a member everything that a guest had. The guest is nobody any more.
fn bring_along(
    writer: &mut Writer,
    guest: PersonId,
    member: PersonId,
    decks_max: u32,
    rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    let changed = rewrite_matches(writer, guest, rewrite)?;
    meeting::bring_along(writer, guest, member)?;
    let (guest, member) = (blob(guest.0), blob(member.0));
    for sql in [
        "update or ignore sitters set person = ?2 where person = ?1",
        "delete from sitters where person = ?1 and ?2 is not null",
        "update matches set creator = ?2 where creator = ?1",
        "update or ignore follows set person = ?2 where person = ?1",
        "update or ignore blocks set person = ?2 where person = ?1",
        "update reports set reporter = ?2 where reporter = ?1",
        "update reports set reported = ?2 where reported = ?1",
    ] {
        writer.execute(sql, params![guest, member])?;
    }
    // A deck of the same name is the member's own.
    writer.execute(
        "insert into decks (person, game, name, deck, updated_ms)
         select ?2, game, name, deck, updated_ms from decks as theirs where person = ?1
         and not exists (select 1 from decks where person = ?2 and game = theirs.game and name = theirs.name)
         order by updated_ms desc
         limit max(0, ?3 - (select count(*) from decks where person = ?2))",
        params![guest, member, decks_max],
    )?;
    writer.execute("delete from decks where person = ?", [guest])?;
    writer.execute("delete from persons where id = ? and skeleton is null", [guest])?;
    Ok(changed)
}

pub(super) fn rename(
    writer: &mut Writer,
    person: PersonId,
    name: &MemberName,
    before_ms: i64,
    rewrite: Rewrite,
) -> Result<Renaming, StoreError> {
    let (old, renamed_ms): (String, i64) = writer.row(
        "select skeleton, renamed_ms from persons where id = ? and skeleton is not null",
        [blob(person.0)],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    // To write one's own name otherwise is no change of name.
    if old != name.skeleton {
        if renamed_ms > before_ms {
            return Ok(Renaming::TooSoon);
        }
        if is_taken(writer, person, &name.skeleton)? {
            return Ok(Renaming::NameTaken);
        }
        lay_to_rest(writer, person)?;
        let sql = format!("update persons set renamed_ms = {NOW_MS} where id = ?");
        writer.execute(&sql, [blob(person.0)])?;
    }
    writer.execute(
        "update persons set name = ?, skeleton = ? where id = ?",
        params![name.name, name.skeleton, blob(person.0)],
    )?;
    rewrite_matches(writer, person, rewrite).map(Renaming::Done)
}

pub(super) fn delete(
    writer: &mut Writer,
    person: PersonId,
    stand_in: PersonId,
    rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    let changed = rewrite_matches(writer, person, rewrite)?;
    meeting::forget(writer, person)?;
    lay_to_rest(writer, person)?;
    let (person, stand_in) = (blob(person.0), blob(stand_in.0));
    writer.execute(
        "update matches set creator = ? where creator = ?",
        params![stand_in, person],
    )?;
    writer.execute(
        "update reports set reporter = ?1, reporter_name = '' where reporter = ?2",
        params![stand_in, person],
    )?;
    writer.execute(
        "update reports set reported = ?1, reported_name = '' where reported = ?2",
        params![stand_in, person],
    )?;
    for sql in [
        "delete from sitters where person = ?",
        "delete from decks where person = ?",
        "delete from persons where id = ?",
    ] {
        writer.execute(sql, [person])?;
    }
    Ok(changed)
}

/// Ends the sessions of a person but one.
pub(super) fn end_sessions(
    writer: &Writer,
    person: PersonId,
    kept: Option<SessionKey>,
) -> Result<Vec<SessionKey>, StoreError> {
    writer.rows(
        "delete from sessions where person = ? and key is not ? returning key",
        params![blob(person.0), kept.map(|key| key.0)],
        session_key,
    )
}

pub(super) fn set_codes(writer: &Writer, person: PersonId, codes: &[[u8; 32]]) -> Result<(), StoreError> {
    writer.execute("delete from recovery_codes where person = ?", [blob(person.0)])?;
    for code in codes {
        writer.execute(
            "insert into recovery_codes (person, code) values (?, ?)",
            params![blob(person.0), code],
        )?;
    }
    Ok(())
}

fn insert_session(writer: &Writer, person: PersonId, session: &NewSession) -> Result<(), StoreError> {
    let sql = format!(
        "insert into sessions (key, person, device, created_ms, used_ms) values (?, ?, ?, {NOW_MS}, {NOW_MS})"
    );
    writer.execute(&sql, params![session.key.0, blob(person.0), session.device])?;
    Ok(())
}

/// Whether somebody else has a name of this skeleton, or had it not long ago.
fn is_taken(writer: &Writer, person: PersonId, skeleton: &str) -> Result<bool, StoreError> {
    let sql = format!(
        "select exists (select 1 from persons where skeleton = ?1 and id <> ?2)
         or exists (select 1 from former_names where skeleton = ?1 and person <> ?2 and until_ms > {NOW_MS})"
    );
    writer.row(&sql, params![skeleton, blob(person.0)], |row| row.get(0))
}

/// Keeps the name of a member from others for a while.
fn lay_to_rest(writer: &Writer, person: PersonId) -> Result<(), StoreError> {
    let sql = format!(
        "insert into former_names (skeleton, person, until_ms)
         select skeleton, id, {NOW_MS} + ? * 86400000 from persons where id = ? and skeleton is not null
         on conflict (skeleton) do update set person = excluded.person, until_ms = excluded.until_ms"
    );
    writer.execute(&sql, params![NAME_RESTS_DAYS, blob(person.0)])?;
    let sql = format!("delete from former_names where until_ms < {NOW_MS}");
    writer.execute(&sql, [])?;
    Ok(())
}

/// Changes header and seats of all matches at which somebody sits.
fn rewrite_matches(
    writer: &mut Writer,
    person: PersonId,
    mut rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    let theirs: Vec<(i64, String, String)> = writer.rows(
        "select id, header, seats from matches where id in (select match from sitters where person = ?)",
        [blob(person.0)],
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
    )?;
    let mut changed = Vec::new();
    for (id, header, seats) in theirs {
        if let Some((header, seats)) = rewrite(&header, &seats) {
            writer.execute(
                "update matches set header = ?, seats = ?, revision = revision + 1 where id = ?",
                params![header, seats, id],
            )?;
            changed.push(MatchId::from_number(id));
        }
    }
    Ok(changed)
}
