/** A place whose words become longer and shorter, with others around it that should stay where they are. */

import type { Attachment } from 'svelte/attachments';

/** Tells a place, as `--grown`, how high it has ever been: its styles may keep that room for it. */
export const steady: Attachment<HTMLElement> = (place) => {
  let [width, grown] = [0, 0];
  const watch = new ResizeObserver(() => {
    // The same words have other lines in a wider or narrower window.
    if (place.offsetWidth !== width) {
      grown = 0;
      place.style.removeProperty('--grown');
    }
    width = place.offsetWidth;
    grown = Math.max(grown, place.offsetHeight);
    place.style.setProperty('--grown', `${grown}px`);
  });
  watch.observe(place);
  return () => {
    watch.disconnect();
    place.style.removeProperty('--grown');
  };
};
