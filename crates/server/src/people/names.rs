//! The names of members: unlike a guest's, a member's name is nobody else's, and neither is one that looks like it.

use clubhouse::Level;
use store::MemberName;

use crate::error::ApiError;

const LENGTH_MIN: usize = 3;
const LENGTH_MAX: usize = 20;

/// Names that would speak for the club, for a bot, or for nobody.
const RESERVED: [&str; 41] = [
    "account",
    "admin",
    "administrator",
    "anonymous",
    "anybody",
    "away",
    "bot",
    "club",
    "coach",
    "computer",
    "deleted",
    "everybody",
    "fiveaside",
    "former",
    "formermember",
    "guest",
    "help",
    "home",
    "house",
    "mail",
    "me",
    "member",
    "moderator",
    "nobody",
    "null",
    "official",
    "owner",
    "referee",
    "root",
    "server",
    "somebody",
    "spectator",
    "staff",
    "support",
    "system",
    "team",
    "undefined",
    "webmaster",
    "www",
    "you",
    "yourself",
];

/// A name that a member may have.
pub(crate) fn read(name: &str) -> Result<MemberName, ApiError> {
    let name = name.trim();
    let is_edge = |edge: Option<char>| edge.is_some_and(|edge| edge.is_ascii_alphanumeric());
    let is_name = (LENGTH_MIN..=LENGTH_MAX).contains(&name.chars().count())
        && name
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_')
        && is_edge(name.chars().next())
        && is_edge(name.chars().last())
        && name.chars().any(|letter| letter.is_ascii_alphabetic());
    if !is_name {
        return Err(ApiError::bad_member_name());
    }
    let skeleton = skeleton(name);
    if is_reserved(&skeleton) {
        return Err(ApiError::name_taken());
    }
    Ok(MemberName {
        name: name.to_owned(),
        skeleton,
    })
}

/// What a name and its look-alikes share. What no member can be called has none.
pub(crate) fn find(name: &str) -> Option<String> {
    read(name).ok().map(|name| name.skeleton)
}

/// Without case, without the strokes between, and with one letter for those that can be taken for each other.
fn skeleton(name: &str) -> String {
    let one_by_one: String = name
        .to_ascii_lowercase()
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| match letter {
            '0' => 'o',
            '1' | 'i' => 'l',
            letter => letter,
        })
        .collect();
    one_by_one.replace("rn", "m").replace("vv", "w")
}

/// Guests are called so and numbered.
fn is_reserved(skeleton: &str) -> bool {
    let guests = self::skeleton("guest");
    let is_guests = skeleton
        .strip_prefix(&guests)
        // In a skeleton 0 and 1 have become letters.
        .is_some_and(|rest| {
            rest.chars()
                .all(|letter| letter.is_ascii_digit() || letter == 'o' || letter == 'l')
        });
    let is_bots = Level::ALL
        .iter()
        .any(|level| self::skeleton(&level.to_string()) == skeleton);
    is_guests || is_bots || RESERVED.iter().any(|name| self::skeleton(name) == skeleton)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str) -> String {
        find(name).unwrap_or_else(|| panic!("{name} is a name"))
    }

    #[test]
    fn look_alikes_share_a_skeleton() {
        for (one, other) in [
            ("Ada", "aDA"),
            ("ada-1", "ada_l"),
            ("Bill", "B1IL"),
            ("b-o-b", "bob"),
            ("Bob", "b0b"),
            ("Corner", "Comer"),
            ("Vivvy", "viwy"),
        ] {
            assert_eq!(found(one), found(other), "{one} {other}");
        }
        assert_ne!(found("ada"), found("adam"));
        assert_ne!(found("ada2"), found("ada3"));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        let long = "x".repeat(21);
        for name in [
            "", "ab", "a b c", "zoë", "a.b", "-ada", "ada-", "_ada", "123", "---", "a\u{0}b", "аda", &long,
        ] {
            assert_eq!(read(name), Err(ApiError::bad_member_name()), "{name}");
        }
        assert_eq!(
            read(" Ada_Lovelace-1843 ").map(|name| name.name),
            Ok("Ada_Lovelace-1843".to_owned())
        );
        assert_eq!(read(&"x".repeat(20)).map(|name| name.name.len()), Ok(20));
    }

    #[test]
    fn some_names_are_nobodys() {
        for name in [
            "admin",
            "Adm1n",
            "Five-a-Side",
            "guest",
            "Guest-1234",
            "guest1001",
            "club",
            "World",
            "r00t",
        ] {
            assert_eq!(read(name), Err(ApiError::name_taken()), "{name}");
        }
        assert!(read("guesthouse").is_ok());
    }
}
