/** The invitation links of matches that this browser has made: the server tells each only once. */

import type { CreatedMatch, Seat } from '../types.gen';

type Invitations = CreatedMatch['invitations'];
const key = (match: string) => `five-a-side-invitations-${match}`;

export function keepInvitations({ id, invitations }: CreatedMatch): void {
  if (Object.keys(invitations).length === 0) return;
  try {
    localStorage.setItem(key(id), JSON.stringify(invitations));
  } catch {
    // Private windows may refuse; the link is then shown until the page is left.
  }
}

export function invitationsOf(match: string): [Seat, string][] {
  try {
    const kept = JSON.parse(localStorage.getItem(key(match)) ?? '{}') as Invitations;
    return Object.entries(kept) as [Seat, string][];
  } catch {
    return [];
  }
}

export function dropInvitations(match: string): void {
  try {
    localStorage.removeItem(key(match));
  } catch {
    // Then it was never kept.
  }
}
