/** Files that the browser hands to a person. */

export const download = (name: string, text: string, kind: string): void => downloadBlob(name, new Blob([text], { type: kind }));

export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name for a file, from the name of a team. */
export const fileName = (name: string, ending: string): string =>
  `${name.trim().toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'team'}.${ending}`;
