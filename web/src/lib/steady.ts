/** A place beside the table whose words change with what a hand points at. */

import type { Attachment } from 'svelte/attachments';

/**
 * Lets a place grow but not shrink as long as the same decision is made. It shares the height with the table: if it
 * shrank under other words, the table would move, the hand would point at something else, and the words would change back.
 */
export function steady(decision: () => unknown): Attachment<HTMLElement> {
  return (place) => {
    decision();
    let width = place.offsetWidth;
    const watch = new ResizeObserver(() => {
      // The same words have other lines in a wider or narrower window.
      if (place.offsetWidth !== width) place.style.minHeight = '';
      width = place.offsetWidth;
      place.style.minHeight = `${place.offsetHeight}px`;
    });
    watch.observe(place);
    return () => {
      watch.disconnect();
      place.style.minHeight = '';
    };
  };
}
