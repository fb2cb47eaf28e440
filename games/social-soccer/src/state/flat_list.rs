//! A short list inside a flat value.

use std::ops::{Deref, DerefMut};

/// Up to `N` things in their order. It is `Copy`, so that a state is cloned in one go.
#[derive(Clone, Copy)]
pub(crate) struct FlatList<T, const N: usize> {
    len: u8,
    /// Behind `len` lies what was left there; nothing reads it.
    items: [T; N],
}

/// Something that can lie behind the end of a list.
pub(crate) trait Blank: Copy {
    const BLANK: Self;
}

impl<T: Blank, const N: usize> FlatList<T, N> {
    pub(crate) const fn new() -> Self {
        Self {
            len: 0,
            items: [T::BLANK; N],
        }
    }
}

impl<T: Copy, const N: usize> FlatList<T, N> {
    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a thing at the end; a full list stays as it is. The lists of a match have room for all there can be.
    pub(crate) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the last thing.
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.take(self.len().checked_sub(1)?)
    }

    /// Takes the thing at a place; those behind it move up.
    pub(crate) fn take(&mut self, at: usize) -> Option<T> {
        let item = *self.get(at)?;
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        Some(item)
    }
}

impl<T, const N: usize> Deref for FlatList<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for FlatList<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for FlatList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for FlatList<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

/// What does not fit is left out.
impl<T: Blank, const N: usize> FromIterator<T> for FlatList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        for item in items.into_iter().take(N) {
            list.push(item);
        }
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a FlatList<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Blank for u8 {
        const BLANK: Self = 0;
    }

    #[test]
    fn what_is_taken_leaves_the_others_in_their_order() {
        let mut list: FlatList<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.take(0), Some(1));
        list.push(4);
        assert_eq!(list[..], [2, 3, 4]);
        assert_eq!(list.pop(), Some(4));
        assert_eq!(list.take(2), None);
        list.clear();
        assert_eq!(list.pop(), None);
    }

    #[test]
    fn lists_are_equal_if_what_they_hold_is() {
        let mut list: FlatList<u8, 4> = [1, 2, 3].into_iter().collect();
        list.pop();
        assert_eq!(list, [1, 2].into_iter().collect());
        assert_eq!(format!("{list:?}"), "[1, 2]");
    }

    #[test]
    fn a_list_takes_in_no_more_than_it_has_room_for() {
        let list: FlatList<u8, 2> = (0..9).collect();
        assert_eq!(list[..], [0, 1]);
    }
}
