//! Where a request comes from: the other end of its connection or, behind a proxy that we know, what that one says.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use ipnet::IpNet;

const FORWARDED_FOR: &str = "x-forwarded-for";

/// The proxies whose word is believed.
#[derive(Clone, Default)]
pub(crate) struct Proxies(Vec<IpNet>);

impl Proxies {
    pub(crate) fn new(networks: &[IpNet]) -> Self {
        Self(networks.to_vec())
    }

    /// Whether an address is a proxy's.
    pub(crate) fn contain(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Who asks: the last address in the chain that is no proxy of ours. What stands before it anybody could have
    /// written.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let said: Vec<&str> = headers
            .get_all(FORWARDED_FOR)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .collect();
        let mut client = peer;
        for said in said.iter().rev() {
            if !self.contain(client) {
                break;
            }
            let Some(before) = read(said) else { break };
            client = before;
        }
        household(client)
    }
}

/// An address as proxies write it, with a port or without.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    text.parse()
        .ok()
        .or_else(|| {
            text.parse::<std::net::SocketAddr>()
                .ok()
                .map(|address| address.ip())
        })
        .or_else(|| text.strip_prefix('[')?.strip_suffix(']')?.parse().ok())
}

/// Whoever has one address of the newer kind has all those that begin like it: they count as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, said: &[&str]) -> String {
        let proxies = Proxies::new(&["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()]);
        let mut headers = HeaderMap::new();
        for said in said {
            headers.append(FORWARDED_FOR, said.parse().unwrap());
        }
        proxies.client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_our_own_proxies_are_believed() {
        assert_eq!(client("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
        assert_eq!(client("10.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(client("::1", &["198.51.100.7:4711"]), "198.51.100.7");
        assert_eq!(client("::ffff:10.0.0.1", &["198.51.100.7"]), "198.51.100.7");
    }

    #[test]
    fn what_the_client_writes_itself_is_not_believed() {
        assert_eq!(
            client("10.0.0.1", &["127.0.0.1, 198.51.100.7, 10.2.3.4"]),
            "198.51.100.7"
        );
        assert_eq!(client("10.0.0.1", &["127.0.0.1", "198.51.100.7"]), "198.51.100.7");
        assert_eq!(client("10.0.0.1", &["127.0.0.1, nonsense"]), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn a_household_of_the_newer_addresses_is_one() {
        assert_eq!(client("2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(client("10.0.0.1", &["[2001:db8:1:2:9::9]"]), "2001:db8:1:2::");
    }
}
