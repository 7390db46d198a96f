import type { Writer } from '../schema/draft/conflicts';
import type { Presence } from '../schema/responses/spaces';
import { thisDevice } from '../library/sync/syncState';

/** The person in front of this page; null without sign-in. */
type Me = string | null | undefined;

/** Somebody else as this page calls them. Without sign-in nobody has a name; one person may have two browsers. */
export function nameOfOther(name: string | null, me: Me): string {
  if (name === null) return 'Another browser';
  return name === me ? 'You, in another browser' : name;
}

/** Who wrote a value. */
export function nameOfWriter({ name, device }: Writer, me: Me): string {
  return device === thisDevice() ? 'You' : nameOfOther(name, me);
}

const HUES = 6;

/** The colour of a page among those that have a draft open: a number from 0 to 5. */
export const hueOf = ({ page }: Pick<Presence, 'page'>): number =>
  Array.from(page, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % HUES;
