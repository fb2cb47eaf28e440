//! Several nodes on the same data: a table is the same at each of them.

/// Runs tests where nodes meet in one process and, where servers are given, on PostgreSQL and NATS.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod in_one_process {
            $(#[tokio::test]
            async fn $test() {
                super::$test(&crate::support::Meeting::Here).await;
            })+
        }
        mod on_servers {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                match crate::support::Meeting::servers() {
                    Some(servers) => super::$test(&servers).await,
                    None => eprintln!("NOT tested on servers: FIVEASIDE_TEST_POSTGRES and FIVEASIDE_TEST_NATS name none"),
                }
            })+
        }
    };
}

mod club;
mod duties;
mod faults;
mod moves;
mod people;
mod reviewing;
mod thinking;
