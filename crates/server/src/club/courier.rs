//! The courier: takes notices to the store, and then to whom they concern if they are there.

use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::join_all;
use store::{KeptNotice, NewNotice, PersonId, Store, StoreError};
use tokio::sync::mpsc;

use super::Club;
use crate::messages::club::{FromClub, Notice, NumberedNotice};

/// How many notices may be under way. Beyond that they are lost, and the tables go on.
const UNDER_WAY: usize = 4096;
/// How many are carried at once.
const AT_ONCE: usize = 256;
/// How many notices are kept for one person.
const NOTICES_MAX: u32 = 50;

pub(super) struct Courier {
    store: Arc<dyn Store>,
    bag: mpsc::Sender<(PersonId, Notice)>,
    /// Taken by whoever carries.
    to_carry: Mutex<Option<mpsc::Receiver<(PersonId, Notice)>>>,
}

impl Courier {
    pub(super) fn new(store: Arc<dyn Store>) -> Self {
        let (bag, to_carry) = mpsc::channel(UNDER_WAY);
        Self {
            store,
            bag,
            to_carry: Mutex::new(Some(to_carry)),
        }
    }

    pub(super) fn take(&self, person: PersonId, notice: Notice) {
        if self.bag.try_send((person, notice)).is_err() {
            tracing::warn!("a notice is lost: too many are under way");
        }
    }

    /// Carries notices, in the order in which they were taken, for as long as there is a club.
    pub(super) async fn carry(&self, club: &Club) {
        let to_carry = self
            .to_carry
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let Some(mut to_carry) = to_carry else { return };
        let mut bag = Vec::new();
        while to_carry.recv_many(&mut bag, AT_ONCE).await > 0 {
            // They come to the store in their order and are committed together.
            let kept = join_all(bag.iter().map(|(person, notice)| self.save(*person, notice))).await;
            for ((person, notice), kept) in bag.drain(..).zip(kept) {
                match kept {
                    Ok(KeptNotice { number, at_ms, .. }) => {
                        let notices = [NumberedNotice {
                            number,
                            at_ms,
                            notice,
                        }];
                        club.send_to(person, &FromClub::Notices { notices: &notices });
                    }
                    Err(error) => tracing::warn!(%error, "a notice was not kept"),
                }
            }
        }
    }

    async fn save(&self, person: PersonId, notice: &Notice) -> Result<KeptNotice, StoreError> {
        let new = NewNotice {
            about: Some(notice.about()),
            text: serde_json::to_string(notice).expect("notices are plain data"),
        };
        self.store.save_notice(person, new, NOTICES_MAX).await
    }
}

/// A notice as it was kept; one of a newer version of this program is left alone.
pub(super) fn read(kept: &KeptNotice) -> Option<NumberedNotice> {
    let notice = serde_json::from_str(&kept.text).ok()?;
    Some(NumberedNotice {
        number: kept.number,
        at_ms: kept.at_ms,
        notice,
    })
}
