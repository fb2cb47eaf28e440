//! Who people are: guests and members, where they are signed in, whom they follow and block.

use std::fmt;

use async_trait::async_trait;

use crate::{MatchId, PersonId, StoreError};

/// Keeps people.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// Somebody who is kept.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;
    /// Several of them, in the same order; who is not kept is left out.
    async fn persons(&self, ids: Vec<PersonId>) -> Result<Vec<Person>, StoreError>;
    /// The member whose name looks like this.
    async fn member(&self, skeleton: String) -> Result<Option<Member>, StoreError>;
    /// The same by id; a guest is none.
    async fn member_by_id(&self, id: PersonId) -> Result<Option<Member>, StoreError>;

    /// Whose session this is. One that is not kept is that of `guest`, unless that person is a member by now.
    async fn session(&self, key: SessionKey, guest: PersonId) -> Result<Option<Visit>, StoreError>;
    /// Keeps when a session was last used.
    async fn touch_session(&self, key: SessionKey) -> Result<(), StoreError>;
    /// Where somebody is signed in, the last used first.
    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, StoreError>;
    /// Ends sessions of a person. Answers which.
    async fn end_sessions(&self, person: PersonId, which: Which) -> Result<Vec<SessionKey>, StoreError>;
    /// Forgets sessions that nobody has used for so many days. Answers how many.
    async fn forget_sessions(&self, days: u32) -> Result<usize, StoreError>;

    /// Makes a person, kept or not, a member with a session.
    async fn become_member(&self, new: NewMember, rewrite: Rewrite) -> Result<Joining, StoreError>;
    /// Signs a member in, with what the guest `brings` had until now. Answers whose matches have changed.
    async fn sign_in(&self, sign_in: SignIn, rewrite: Rewrite) -> Result<Vec<MatchId>, StoreError>;
    /// Gives a member another name, if it has had its own since `before_ms`.
    async fn rename_member(
        &self,
        person: PersonId,
        name: MemberName,
        before_ms: i64,
        rewrite: Rewrite,
    ) -> Result<Renaming, StoreError>;
    /// Gives a member another password, and ends its sessions but `kept`. Answers which have ended.
    async fn set_password(
        &self,
        person: PersonId,
        password: Option<String>,
        kept: Option<SessionKey>,
    ) -> Result<Vec<SessionKey>, StoreError>;
    /// Gives a member these recovery codes, in place of those it has.
    async fn set_codes(&self, person: PersonId, codes: Vec<[u8; 32]>) -> Result<(), StoreError>;
    /// Uses up a recovery code. Answers whether there was such a one.
    async fn use_code(&self, person: PersonId, code: [u8; 32]) -> Result<bool, StoreError>;
    /// Keeps what a member has chosen: a text that only the server reads.
    async fn set_member_settings(&self, person: PersonId, settings: String) -> Result<(), StoreError>;
    /// Deletes a person and all that is theirs. In the matches of others `stand_in` takes their place; nobody else can
    /// have their name for a while. Answers which matches have changed.
    async fn delete_person(
        &self,
        person: PersonId,
        stand_in: PersonId,
        rewrite: Rewrite,
    ) -> Result<Vec<MatchId>, StoreError>;

    /// Whom somebody follows, by name.
    async fn follows(&self, person: PersonId) -> Result<Vec<Person>, StoreError>;
    /// Who follows somebody.
    async fn followers(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError>;
    /// Follows a member, or not any more; nothing changes if one of them blocks the other.
    async fn set_follow(&self, person: PersonId, followed: PersonId, follows: bool)
    -> Result<(), StoreError>;
    /// Whom somebody blocks, by name.
    async fn blocks(&self, person: PersonId) -> Result<Vec<Person>, StoreError>;
    /// Blocks a member, or not any more. Who is blocked is not followed, nor follows.
    async fn set_block(&self, person: PersonId, blocked: PersonId, blocks: bool) -> Result<(), StoreError>;
    /// Whether one of them blocks the other.
    async fn is_blocked(&self, a: PersonId, b: PersonId) -> Result<bool, StoreError>;

    /// Keeps what somebody tells about somebody else. Answers its number.
    async fn report(&self, report: NewReport) -> Result<i64, StoreError>;
    /// What has been told and nobody has settled, or all of it; the newest first.
    async fn reports(&self, also_settled: bool) -> Result<Vec<Report>, StoreError>;
    /// Settles a report. Answers whether there was one.
    async fn settle_report(&self, report: i64) -> Result<bool, StoreError>;
    /// Keeps somebody out, or lets them in again; whoever is kept out is signed out. Answers which sessions have ended.
    async fn set_ban(&self, person: PersonId, reason: Option<String>) -> Result<Vec<SessionKey>, StoreError>;

    /// Tells everybody something; nothing takes it back.
    async fn announce(&self, text: String) -> Result<(), StoreError>;
    /// What everybody is told.
    async fn announcement(&self) -> Result<Option<Announcement>, StoreError>;

    /// What an administrator has asked and nobody has answered. Of several servers one is given each order, until it has
    /// had its time.
    async fn orders(&self) -> Result<Vec<Order>, StoreError>;
    /// Answers it.
    async fn answer_order(&self, order: i64, answer: String) -> Result<(), StoreError>;
}

/// Changes header and seats of a match, if there is something to change.
pub type Rewrite = Box<dyn FnMut(&str, &str) -> Option<(String, String)> + Send>;

/// Somebody: a guest or a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who it is. Never told to others.
    pub id: PersonId,
    /// What others call them.
    pub name: String,
    /// Whether the name is their own: a member's.
    pub member: bool,
}

/// A person with a name of its own and a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Member {
    /// Who it is.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// The hash of the password, if it has one.
    pub password: Option<String>,
    /// Since when: milliseconds since 1970.
    pub joined_ms: i64,
    /// When the name was last changed; 0 before.
    pub renamed_ms: i64,
    /// What it has chosen; empty before.
    pub settings: String,
    /// How many recovery codes are left.
    pub codes_left: u32,
    /// Why it is kept out, if it is.
    pub banned: Option<String>,
}

/// A member's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberName {
    /// As it is written.
    pub name: String,
    /// What look-alikes share.
    pub skeleton: String,
}

/// The key under which a session is kept: a hash of the secret in its cookie.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionKey(pub [u8; 32]);

/// Not even a hash of a secret prints itself by accident.
impl fmt::Debug for SessionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionKey(..)")
    }
}

/// Who has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Who it is.
    pub person: PersonId,
    /// Whether it is a member who is signed in.
    pub member: bool,
    /// Whether they are kept out.
    pub banned: bool,
    /// When the session was last used, if it is kept: milliseconds since 1970.
    pub used_ms: Option<i64>,
}

/// A session to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// Its key.
    pub key: SessionKey,
    /// In which kind of browser.
    pub device: String,
}

/// Where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its key.
    pub key: SessionKey,
    /// In which kind of browser.
    pub device: String,
    /// Since when: milliseconds since 1970.
    pub created_ms: i64,
    /// When it was last used, to a few minutes.
    pub used_ms: i64,
}

/// Which sessions are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// This one.
    One(SessionKey),
    /// All but this one.
    AllBut(SessionKey),
}

/// Somebody who becomes a member.
#[derive(Clone, PartialEq, Eq)]
pub struct NewMember {
    /// Who it is.
    pub person: PersonId,
    /// The name that they have chosen.
    pub name: MemberName,
    /// The hash of the password.
    pub password: String,
    /// Hashes of the recovery codes.
    pub codes: Vec<[u8; 32]>,
    /// Where they are signed in from now on.
    pub session: NewSession,
}

/// What came of the wish to become a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Joining {
    /// It is done; these matches have changed.
    Done(Vec<MatchId>),
    /// Somebody has a name that looks like it.
    NameTaken,
    /// They are one already.
    AlreadyMember,
}

/// A member signs in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignIn {
    /// Who it is.
    pub person: PersonId,
    /// The session from now on.
    pub session: NewSession,
    /// The session until now, if it was kept.
    pub replaces: Option<SessionKey>,
    /// The guest whose things the member brings.
    pub brings: Option<PersonId>,
    /// How many decks a person may keep: what the guest has beyond it is lost.
    pub decks_max: u32,
}

/// What came of the wish for another name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Renaming {
    /// It is done; these matches have changed.
    Done(Vec<MatchId>),
    /// Somebody has a name that looks like it.
    NameTaken,
    /// The last change was too short a time ago.
    TooSoon,
}

/// What somebody tells about somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// Who tells it.
    pub reporter: PersonId,
    /// Of whom.
    pub reported: PersonId,
    /// At which match.
    pub match_id: Option<MatchId>,
    /// Why, in their words or by a code.
    pub reason: String,
    /// What was said there, for whoever decides.
    pub context: String,
}

/// What somebody has told about somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// Who told it.
    pub reporter: String,
    /// Of whom.
    pub reported: Person,
    /// At which match.
    pub match_id: Option<MatchId>,
    /// What they are reported for.
    pub reason: String,
    /// What was said there.
    pub context: String,
    /// When: milliseconds since 1970.
    pub made_ms: i64,
    /// Whether it is settled.
    pub settled: bool,
}

/// What everybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// Its number.
    pub id: i64,
    /// What everybody reads.
    pub text: String,
    /// When: milliseconds since 1970.
    pub made_ms: i64,
}

/// What an administrator asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Its number.
    pub id: i64,
    /// What: a text that only the server reads.
    pub text: String,
}
