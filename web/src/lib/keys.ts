/** Keyboard: one listener, asked only when nobody is typing and no dialog is open. */

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls the handler of the pressed key (`KeyboardEvent.key`). Returns the way to stop. */
export function onKeys(handlers: Record<string, (event: KeyboardEvent) => void>): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    handlers[event.key]?.(event);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/** Whether Space or Enter would press what has the focus. */
export const onControl = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('button, a, summary, [role="button"], [role="slider"]') !== null;
