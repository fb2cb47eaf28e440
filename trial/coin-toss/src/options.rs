//! What can be agreed before a match.

use engine::{Clause, OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValues, read_options};
use serde::{Deserialize, Serialize};

/// The one option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// COIN-TIME-1 How many minutes are played.
    pub minutes: u8,
}

/// The option as it is offered.
pub(crate) const SPECS: &[OptionSpec] = &[OptionSpec {
    name: "minutes",
    kind: OptionKind::Numbers { numbers: &[9, 3] },
    default: OptionDefault::Number(9),
    house: false,
    clause: Clause("COIN-TIME-1"),
}];

/// Named sets of options worth offering.
pub(crate) const PRESETS: &[(&str, &[(&str, &str)])] = &[("box", &[]), ("short", &[("minutes", "3")])];

/// COIN-TIME-2 An unknown option is refused under this clause, a bad value under the option's own.
pub(crate) fn read(values: &OptionValues) -> Result<Options, OptionRefusal> {
    read_options(SPECS, Clause("COIN-TIME-2"), values)
}
