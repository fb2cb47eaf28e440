//! Everything that is kept, table by table, in a form that a file and a database share.
//!
//! Most tables are the same in both. The others say how they are read and written in each, so that the same row comes
//! out of both.

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Integer,
    Boolean,
    Real,
    Text,
    Bytes,
}

use Kind::{Boolean, Bytes, Integer, Real, Text};

/// A table.
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) columns: &'static [(&'static str, Kind)],
    /// In which order its rows are told: by what names each of them.
    pub(super) key: &'static str,
}

/// All tables, each after those that it refers to. Orders of the administrator are left out: they live for seconds, and
/// a server answers them.
pub(super) const TABLES: &[Table] = &[
    Table {
        name: "settings",
        columns: &[("name", Text), ("value", Bytes)],
        key: "name",
    },
    Table {
        name: "persons",
        columns: &[
            ("id", Bytes),
            ("name", Text),
            ("created_at", Text),
            ("skeleton", Text),
            ("password", Text),
            ("joined_ms", Integer),
            ("renamed_ms", Integer),
            ("settings", Text),
            ("banned_ms", Integer),
            ("ban_reason", Text),
        ],
        key: "id",
    },
    Table {
        name: "matches",
        columns: &[
            ("id", Integer),
            ("game", Text),
            ("header", Text),
            ("seed", Bytes),
            ("seats", Text),
            ("terms", Text),
            ("creator", Bytes),
            ("listed", Boolean),
            ("created_at", Text),
            ("lanes", Text),
            ("standing", Text),
            ("standing_steps", Integer),
            ("over", Boolean),
            ("deadline_ms", Integer),
            ("revision", Integer),
        ],
        key: "id",
    },
    Table {
        name: "entries",
        columns: &[
            ("match", Integer),
            ("step", Integer),
            ("entry", Text),
            ("seat", Integer),
            ("request", Bytes),
            ("period_left_ms", Integer),
            ("clocks", Text),
        ],
        key: "match, step",
    },
    Table {
        name: "taken_back",
        columns: &[
            ("id", Integer),
            ("match", Integer),
            ("step", Integer),
            ("entry", Text),
            ("seat", Integer),
            ("request", Bytes),
            ("at", Text),
        ],
        key: "id",
    },
    Table {
        name: "sitters",
        columns: &[("person", Bytes), ("match", Integer)],
        key: "person, match",
    },
    Table {
        name: "sessions",
        columns: &[
            ("key", Bytes),
            ("person", Bytes),
            ("device", Text),
            ("created_ms", Integer),
            ("used_ms", Integer),
        ],
        key: "key",
    },
    Table {
        name: "recovery_codes",
        columns: &[("person", Bytes), ("code", Bytes)],
        key: "person, code",
    },
    Table {
        name: "former_names",
        columns: &[("skeleton", Text), ("person", Bytes), ("until_ms", Integer)],
        key: "skeleton",
    },
    Table {
        name: "follows",
        columns: &[("person", Bytes), ("followed", Bytes)],
        key: "person, followed",
    },
    Table {
        name: "blocks",
        columns: &[("person", Bytes), ("blocked", Bytes)],
        key: "person, blocked",
    },
    Table {
        name: "reports",
        columns: &[
            ("id", Integer),
            ("reporter", Bytes),
            ("reporter_name", Text),
            ("reported", Bytes),
            ("reported_name", Text),
            ("match", Integer),
            ("reason", Text),
            ("context", Text),
            ("made_ms", Integer),
            ("settled_ms", Integer),
        ],
        key: "id",
    },
    Table {
        name: "announcements",
        columns: &[("id", Integer), ("text", Text), ("made_ms", Integer)],
        key: "id",
    },
    Table {
        name: "notices",
        columns: &[
            ("person", Bytes),
            ("number", Integer),
            ("about", Text),
            ("notice", Text),
            ("at_ms", Integer),
        ],
        key: "person, number",
    },
    Table {
        name: "bells",
        columns: &[("person", Bytes), ("told", Integer)],
        key: "person",
    },
    Table {
        name: "challenges",
        columns: &[
            ("id", Integer),
            ("challenger", Bytes),
            ("challenged", Bytes),
            ("challenge", Text),
            ("expires_ms", Integer),
        ],
        key: "id",
    },
    Table {
        name: "seeks",
        columns: &[
            ("id", Integer),
            ("person", Bytes),
            ("seek", Text),
            ("made_ms", Integer),
        ],
        key: "id",
    },
    Table {
        name: "ratings",
        columns: &[
            ("person", Bytes),
            ("game", Text),
            ("pace", Text),
            ("rating", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("matches", Integer),
            ("rated_ms", Integer),
        ],
        key: "person, game, pace",
    },
    Table {
        name: "rating_changes",
        columns: &[
            ("match", Integer),
            ("person", Bytes),
            ("game", Text),
            ("pace", Text),
            ("before", Real),
            ("rating", Real),
            ("deviation", Real),
            ("at_ms", Integer),
        ],
        key: "match, person",
    },
    Table {
        name: "chat",
        columns: &[
            ("place", Integer),
            ("id", Text),
            ("match", Integer),
            ("room", Text),
            ("person", Bytes),
            ("line", Text),
            ("at_ms", Integer),
        ],
        key: "place",
    },
    Table {
        name: "reviews",
        columns: &[("match", Integer), ("made_by", Text), ("review", Text)],
        key: "match",
    },
    Table {
        name: "decks",
        columns: &[
            ("person", Bytes),
            ("game", Text),
            ("name", Text),
            ("deck", Text),
            ("updated_ms", Integer),
        ],
        key: "person, game, name",
    },
];
