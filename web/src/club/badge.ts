/** How many things wait to be seen, on the tab and on the app's icon. */

const ICON = 'link[rel="icon"]';
const COUNTED = /^\(\d+\) /;
let count = 0;
let plainIcon: string | null = null;

/** Shows a count in the title, whatever the page calls itself, and a dot on the icon. */
export function badge(next: number): void {
  count = next;
  mark();
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) {
    plainIcon ??= icon.getAttribute('href');
    icon.href = count > 0 ? dotted : (plainIcon ?? icon.href);
  }
  const app = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => {});
}

function mark(): void {
  const title = (count > 0 ? `(${count}) ` : '') + document.title.replace(COUNTED, '');
  if (title !== document.title) document.title = title;
}

/** Keeps the count in the title when a page changes it. Answers how to stop. */
export function keepTitle(): () => void {
  const observer = new MutationObserver(mark);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** The five discs of the sign with a whistle-yellow dot. */
const dotted = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f5b3c"/><g fill="#f5f1e6"><circle cx="9" cy="9" r="3.2"/><circle cx="9" cy="23" r="3.2"/><circle cx="16" cy="16" r="3.2"/><circle cx="23" cy="23" r="3.2"/></g><circle cx="24" cy="8" r="7" fill="#ffd23f"/></svg>',
)}`;
