/** What a finger drags. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * Keeps what a finger drags from the browser. `touch-action: none` keeps the page from scrolling with it, but a finger
 * that is lifted quickly still throws the page for the browser, and the next tap, wherever it is, only stops the throw.
 */
export function gripped(held: () => boolean): Attachment<HTMLElement> {
  return (grip) =>
    on(
      grip,
      'touchmove',
      (event) => {
        if (held()) event.preventDefault();
      },
      { passive: false },
    );
}
