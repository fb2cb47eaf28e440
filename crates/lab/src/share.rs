//! Numbered work, shared among threads.

use std::{
    ops::Range,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

/// Each thread takes the next number that is left, until none is or it is told to stop, and adds what came of it to a
/// sum of its own.
///
/// # Panics
/// If the work does.
pub(crate) fn sums<S: Default + Send>(
    numbers: Range<u64>,
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(&mut S, u64) + Sync,
) -> Vec<S> {
    let next = AtomicU64::new(numbers.start);
    let add_up = || {
        let mut sum = S::default();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            work(&mut sum, number);
        }
        sum
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(add_up)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("a game that breaks a law has said so"))
            .collect()
    })
}

/// What came of each number, in the order of the numbers, so that the threads change nothing.
pub(crate) fn list<T: Send>(
    numbers: Range<u64>,
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let done: Vec<Vec<(u64, T)>> = sums(numbers, threads, stop, |done: &mut Vec<_>, number| {
        done.push((number, work(number)));
    });
    let mut done: Vec<(u64, T)> = done.into_iter().flatten().collect();
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_change_nothing() {
        for threads in [0, 1, 3] {
            let squares = list(2..40, threads, &AtomicBool::default(), |number| number * number);
            assert!(squares.into_iter().eq((2..40).map(|number| number * number)));
        }
    }

    #[test]
    fn nothing_is_begun_after_a_stop() {
        let stop = AtomicBool::default();
        let done = list(0..40, 1, &stop, |number| {
            stop.store(number == 3, Ordering::Relaxed);
            number
        });
        assert_eq!(done, [0, 1, 2, 3]);
    }
}
