/** Files that the browser hands to a person. */

export function download(name: string, text: string, kind: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name for a file, from the name of a team. */
export const fileName = (name: string, ending: string): string =>
  `${name.trim().toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'team'}.${ending}`;
