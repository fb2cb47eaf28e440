//! The addresses of the client's own pages, which its router reads: it is the client that is sent there, whatever they show.

/// The words of each address; `:name` stands for any word.
const PAGES: [&str; 18] = [
    "",
    "game/:id",
    "game/:id/leaders",
    "game/:id/rules",
    "game/:id/decks",
    "game/:id/decks/:name",
    "game/:id/teams",
    "game/:id/teams/:name",
    "game/:id/teams/:name/print",
    "match/:id",
    "match/:id/replay",
    "match/:id/review",
    "join/:id/:token",
    "matches",
    "settings",
    "account",
    "member/:name",
    "following",
];

/// Whether the client has a page at this address.
pub(super) fn is_page(path: &str) -> bool {
    let said = words(path);
    PAGES.iter().any(|page| {
        let page = words(page);
        page.len() == said.len()
            && page
                .iter()
                .zip(&said)
                .all(|(word, said)| word.starts_with(':') || word == said)
    })
}

fn words(path: &str) -> Vec<&str> {
    path.split('/').filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_and_the_server_know_the_same_pages() {
        let router = include_str!("../../../../web/src/lib/router.ts");
        let theirs: Vec<&str> = router
            .lines()
            .filter_map(|line| line.strip_prefix("  ['")?.split_once("', ("))
            .map(|(page, _)| page)
            .collect();
        assert_eq!(theirs, PAGES);
    }

    #[test]
    fn pages_are_told_from_other_addresses() {
        for page in [
            "/",
            "/matches",
            "/match/m1/",
            "/join/a/b",
            "/game/flip-football/teams/a%2Fb/print",
        ] {
            assert!(is_page(page), "{page}");
        }
        for other in [
            "/metrics",
            "/match",
            "/wp-login.php",
            "/game",
            "/match/m1/replay/more",
            "/.env",
        ] {
            assert!(!is_page(other), "{other}");
        }
    }
}
