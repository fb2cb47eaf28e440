//! What changes an account as a whole: in one transaction, or not at all, and one after the other.

use super::{NOW_MS, blob, bytes, get, meeting, work::Work};
use crate::{
    Joining, MatchId, MemberName, NewMember, NewSession, PersonId, Renaming, Rewrite, SessionKey, SignIn,
    StoreError,
};

/// For how many days nobody else can have a name that was given up.
const NAME_RESTS_DAYS: i64 = 90;
/// Under which name everybody else is kept from changing accounts: any number that nobody else uses.
pub(super) const ACCOUNTS: i64 = 0x6163_636f_756e_7473;

pub(super) async fn become_member(
    work: &Work<'_>,
    new: &NewMember,
    rewrite: Rewrite,
) -> Result<Joining, StoreError> {
    let person = blob(new.person.0);
    let is_member = work
        .rows(
            "select 1 from persons where id = $1 and skeleton is not null",
            &[&person],
        )
        .await?;
    if !is_member.is_empty() {
        return Ok(Joining::AlreadyMember);
    }
    if is_taken(work, new.person, &new.name.skeleton).await? {
        return Ok(Joining::NameTaken);
    }
    // To choose the first name is no change of name.
    let sql = format!(
        "insert into persons (id, name, skeleton, password, joined_ms, renamed_ms) values ($1, $2, $3, $4, {NOW_MS}, 0)
         on conflict (id) do update set name = excluded.name, skeleton = excluded.skeleton,
         password = excluded.password, joined_ms = excluded.joined_ms, renamed_ms = excluded.renamed_ms"
    );
    work.execute(
        &sql,
        &[&person, &new.name.name, &new.name.skeleton, &new.password],
    )
    .await?;
    set_codes(work, new.person, &new.codes).await?;
    insert_session(work, new.person, &new.session).await?;
    rewrite_matches(work, new.person, rewrite)
        .await
        .map(Joining::Done)
}

pub(super) async fn sign_in(
    work: &Work<'_>,
    sign_in: &SignIn,
    rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    if let Some(key) = sign_in.replaces {
        work.execute("delete from sessions where key = $1", &[&key.0.as_slice()])
            .await?;
    }
    insert_session(work, sign_in.person, &sign_in.session).await?;
    match sign_in.brings {
        Some(guest) => bring_along(work, guest, sign_in.person, sign_in.decks_max, rewrite).await,
        None => Ok(Vec::new()),
    }
}

/// Gives a member everything that a guest had. The guest is nobody any more.
async fn bring_along(
    work: &Work<'_>,
    guest: PersonId,
    member: PersonId,
    decks_max: u32,
    rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    let changed = rewrite_matches(work, guest, rewrite).await?;
    meeting::bring_along(work, guest, member).await?;
    let (guest, member) = (blob(guest.0), blob(member.0));
    for sql in [
        "insert into sitters (person, match) select $2::bytea, match from sitters where person = $1 on conflict do nothing",
        "delete from sitters where person = $1 and $2::bytea is not null",
        "update matches set creator = $2 where creator = $1",
        "insert into follows (person, followed) select $2::bytea, followed from follows where person = $1
         on conflict do nothing",
        "insert into blocks (person, blocked) select $2::bytea, blocked from blocks where person = $1
         on conflict do nothing",
        "update reports set reporter = $2 where reporter = $1",
        "update reports set reported = $2 where reported = $1",
    ] {
        work.execute(sql, &[&guest, &member]).await?;
    }
    // A deck of the same name is the member's own.
    work.execute(
        "insert into decks (person, game, name, deck, updated_ms)
         select $2, game, name, deck, updated_ms from decks as theirs where person = $1
         and not exists (select 1 from decks where person = $2 and game = theirs.game and name = theirs.name)
         order by updated_ms desc
         limit greatest(0, $3 - (select count(*) from decks where person = $2))",
        &[&guest, &member, &i64::from(decks_max)],
    )
    .await?;
    work.execute("delete from decks where person = $1", &[&guest])
        .await?;
    // What the guest followed and blocked goes with the guest.
    work.execute(
        "delete from persons where id = $1 and skeleton is null",
        &[&guest],
    )
    .await?;
    Ok(changed)
}

pub(super) async fn rename(
    work: &Work<'_>,
    person: PersonId,
    name: &MemberName,
    before_ms: i64,
    rewrite: Rewrite,
) -> Result<Renaming, StoreError> {
    let row = work
        .row(
            "select skeleton, renamed_ms from persons where id = $1 and skeleton is not null",
            &[&blob(person.0)],
        )
        .await?;
    let (old, renamed_ms): (String, i64) = (get(&row, 0)?, get(&row, 1)?);
    // To write one's own name otherwise is no change of name.
    if old != name.skeleton {
        if renamed_ms > before_ms {
            return Ok(Renaming::TooSoon);
        }
        if is_taken(work, person, &name.skeleton).await? {
            return Ok(Renaming::NameTaken);
        }
        lay_to_rest(work, person).await?;
        let sql = format!("update persons set renamed_ms = {NOW_MS} where id = $1");
        work.execute(&sql, &[&blob(person.0)]).await?;
    }
    work.execute(
        "update persons set name = $2, skeleton = $3 where id = $1",
        &[&blob(person.0), &name.name, &name.skeleton],
    )
    .await?;
    rewrite_matches(work, person, rewrite).await.map(Renaming::Done)
}

pub(super) async fn delete(
    work: &Work<'_>,
    person: PersonId,
    stand_in: PersonId,
    rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    let changed = rewrite_matches(work, person, rewrite).await?;
    meeting::forget(work, person).await?;
    lay_to_rest(work, person).await?;
    let (person, stand_in) = (blob(person.0), blob(stand_in.0));
    for sql in [
        "update matches set creator = $2 where creator = $1",
        "update reports set reporter = $2, reporter_name = '' where reporter = $1",
        "update reports set reported = $2, reported_name = '' where reported = $1",
    ] {
        work.execute(sql, &[&person, &stand_in]).await?;
    }
    for sql in [
        "delete from sitters where person = $1",
        "delete from decks where person = $1",
        "delete from persons where id = $1",
    ] {
        work.execute(sql, &[&person]).await?;
    }
    Ok(changed)
}

/// Ends the sessions of a person but one.
pub(super) async fn end_sessions(
    work: &Work<'_>,
    person: PersonId,
    kept: Option<SessionKey>,
) -> Result<Vec<SessionKey>, StoreError> {
    let rows = work
        .rows(
            "delete from sessions where person = $1 and key is distinct from $2 returning key",
            &[&blob(person.0), &kept.map(|key| key.0.to_vec())],
        )
        .await?;
    rows.iter().map(|row| bytes(row, 0).map(SessionKey)).collect()
}

pub(super) async fn set_codes(
    work: &Work<'_>,
    person: PersonId,
    codes: &[[u8; 32]],
) -> Result<(), StoreError> {
    let person = blob(person.0);
    work.execute("delete from recovery_codes where person = $1", &[&person])
        .await?;
    let codes: Vec<&[u8]> = codes.iter().map(<[u8; 32]>::as_slice).collect();
    work.execute(
        "insert into recovery_codes (person, code) select $1, code from unnest($2::bytea[]) as code",
        &[&person, &codes],
    )
    .await?;
    Ok(())
}

async fn insert_session(work: &Work<'_>, person: PersonId, session: &NewSession) -> Result<(), StoreError> {
    let sql = format!(
        "insert into sessions (key, person, device, created_ms, used_ms) values ($1, $2, $3, {NOW_MS}, {NOW_MS})"
    );
    work.execute(
        &sql,
        &[&session.key.0.as_slice(), &blob(person.0), &session.device],
    )
    .await?;
    Ok(())
}

/// Whether somebody else has a name of this skeleton, or had it not long ago.
async fn is_taken(work: &Work<'_>, person: PersonId, skeleton: &str) -> Result<bool, StoreError> {
    let sql = format!(
        "select exists (select 1 from persons where skeleton = $1 and id <> $2)
         or exists (select 1 from former_names where skeleton = $1 and person <> $2 and until_ms > {NOW_MS})"
    );
    let row = work.row(&sql, &[&skeleton, &blob(person.0)]).await?;
    get(&row, 0)
}

/// Keeps the name of a member from others for a while.
async fn lay_to_rest(work: &Work<'_>, person: PersonId) -> Result<(), StoreError> {
    let sql = format!(
        "insert into former_names (skeleton, person, until_ms)
         select skeleton, id, {NOW_MS} + $1::bigint * 86400000 from persons where id = $2 and skeleton is not null
         on conflict (skeleton) do update set person = excluded.person, until_ms = excluded.until_ms"
    );
    work.execute(&sql, &[&NAME_RESTS_DAYS, &blob(person.0)]).await?;
    let sql = format!("delete from former_names where until_ms < {NOW_MS}");
    work.execute(&sql, &[]).await?;
    Ok(())
}

/// Changes header and seats of all matches at which somebody sits.
async fn rewrite_matches(
    work: &Work<'_>,
    person: PersonId,
    mut rewrite: Rewrite,
) -> Result<Vec<MatchId>, StoreError> {
    // Held in the order of their ids, heads first, so that nobody is seated meanwhile and nobody waits in a circle.
    work.rows(
        "select 1 from heads where match in (select match from sitters where person = $1)
         order by match for no key update",
        &[&blob(person.0)],
    )
    .await?;
    let theirs = work
        .rows(
            "select id, header, seats from matches where id in (select match from sitters where person = $1)
             order by id for no key update",
            &[&blob(person.0)],
        )
        .await?;
    let mut changed = Vec::new();
    for row in theirs {
        let id: i64 = get(&row, 0)?;
        if let Some((header, seats)) = rewrite(get(&row, 1)?, get(&row, 2)?) {
            work.execute(
                "update matches set header = $2, seats = $3 where id = $1",
                &[&id, &header, &seats],
            )
            .await?;
            work.execute(
                "update heads set revision = revision + 1 where match = $1",
                &[&id],
            )
            .await?;
            changed.push(MatchId::from_number(id));
        }
    }
    Ok(changed)
}
