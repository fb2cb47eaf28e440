//! What becomes of matches and tables when somebody is called otherwise, becomes somebody else, or goes for good.

use std::{collections::BTreeMap, sync::Arc};

use serde_json::value::{RawValue, to_raw_value};
use store::{MatchId, Person, PersonId, Rewrite};

use crate::{
    seating::Seating,
    table::{Command, TableWord, topic},
    tables::Tables,
};

/// The name of whoever has deleted their account, in the records that others keep.
pub(crate) const DEPARTED: &str = "Former member";

/// Puts somebody in another's place in header and seats of a match, as the store keeps them.
pub(crate) fn rewrite(from: PersonId, to: Person) -> Rewrite {
    Box::new(move |header, seats| moved(header, seats, from, &to))
}

fn moved(header: &str, seats: &str, from: PersonId, to: &Person) -> Option<(String, String)> {
    // What cannot be read is left as it is.
    let mut seating: Seating = serde_json::from_str(seats).ok()?;
    if !seating.replace(from, to) {
        return None;
    }
    let mut header: BTreeMap<String, Box<RawValue>> = serde_json::from_str(header).ok()?;
    header.insert("seats".to_owned(), to_raw_value(&seating.names()).ok()?);
    Some((serde_json::to_string(&header).ok()?, seating.to_json()))
}

/// Tells the tables in memory what the store knows already.
pub(crate) async fn tell_tables(tables: &Arc<Tables>, matches: Vec<MatchId>, from: PersonId, to: &Person) {
    for id in matches {
        tables.nodes.publish(&topic(id), &TableWord::renamed(from, to));
        if !tables.is_open(id) {
            // Whoever opens it reads it anew.
            continue;
        }
        let to = to.clone();
        if let Err(error) = tables.ask(id, |reply| Command::Rename { from, to, reply }).await {
            tracing::warn!(match.id = %id, code = error.code(), "a table was not told of a new name");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_change_in_header_and_seats_and_nothing_else_does() {
        let header =
            r#"{"format":2,"seats":{"home":"Guest 1","away":"club"},"commitment":"x","words":{"home":"00"}}"#;
        let id = |number: u128| PersonId(number).to_string();
        let seats = format!(
            r#"{{"home":{{"kind":"person","person":"{}","name":"Guest 1","token":"t"}},"away":{{"kind":"bot","level":"club"}}}}"#,
            id(1)
        );
        let ada = Person {
            id: PersonId(2),
            name: "Ada".into(),
            member: true,
        };
        let (header, seats) = moved(header, &seats, PersonId(1), &ada).unwrap();
        let header: serde_json::Value = serde_json::from_str(&header).unwrap();
        assert_eq!(
            header["seats"],
            serde_json::json!({ "home": "Ada", "away": "club" })
        );
        assert_eq!(
            (&header["commitment"], &header["format"]),
            (&"x".into(), &2.into())
        );
        assert!(
            seats.contains(&id(2)) && !seats.contains(&id(1)) && seats.contains(r#""token":"t""#),
            "{seats}"
        );
        assert_eq!(
            moved("{}", &seats, PersonId(1), &ada),
            None,
            "nobody of that name sits there"
        );
        assert_eq!(moved("{}", "nonsense", PersonId(1), &ada), None);
    }
}
