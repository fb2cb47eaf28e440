//! The client's types are those of the server.

use std::{env, fs, path::Path};

#[test]
fn types_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types.gen.ts");
    let types = server::types();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&file, &types).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == types,
        "web/src/types.gen.ts is old: run `UPDATE_TYPES=1 cargo test -p server --test types`"
    );
}
