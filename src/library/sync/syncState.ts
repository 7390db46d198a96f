import { createStore } from 'zustand/vanilla';
import type { Presence, Space } from '../../schema/responses/spaces';
import type { Draft } from '../../schema/draft/draft';
import { newId } from '../../ui/browser/page';
import { deviceSetting, knownSpacesSetting, seenSetting, type SeenDrafts } from '../settings/settings';
import { askForSync, listenToSync } from '../storage/channel';
import type { SyncProblem } from './serverDrafts';

/** What this tab knows of the drafts at the server. One tab asks; it tells the others. */
export type SyncKnowledge = {
  /** The local revision of each draft that the server has. */
  revisions: Readonly<Record<string, number>>;
  /** Why the server cannot be reached, or why it does not take a draft. */
  problem: SyncProblem | undefined;
  problems: Readonly<Record<string, SyncProblem | undefined>>;
  /** The spaces of this person; undefined until the server has said. */
  spaces: readonly Space[] | undefined;
  /** Who has each draft open, this page left out. */
  people: Readonly<Record<string, readonly Presence[]>>;
  /** The newest change of the comments or reviews of each draft, as far as this page was told. */
  talks: Readonly<Record<string, number>>;
  /** When this browser last caught up after a time without events: what they tell is read again. */
  resumedAt: number;
  /** When the server last said that something is new in the person’s inbox. */
  noticedAt: number;
};

export const syncKnowledge = createStore<SyncKnowledge>(() => ({
  revisions: {},
  problem: undefined,
  problems: {},
  spaces: undefined,
  people: {},
  talks: {},
  resumedAt: 0,
  noticedAt: 0,
}));

/** Names this browser. Made at the first use. */
export function thisDevice(): string {
  if (deviceSetting.getState() === '') deviceSetting.setState(newId());
  return deviceSetting.getState();
}

const tab = newId();

/** The id of this page among those that have drafts open. It begins with its browser: other tabs are nobody else. */
export const thisPage = (): string => `${thisDevice()}-${tab}`;

/** Everybody who has a draft open in another browser; nobody while the server cannot say. */
export const othersAt = ({ people, problem }: SyncKnowledge, draftId: string): readonly Presence[] =>
  problem ? [] : (people[draftId] ?? []).filter(({ page }) => !page.startsWith(`${thisDevice()}-`));

/** Notes what the tab that asks the server has learnt. */
export function learn(news: Partial<SyncKnowledge>): void {
  const { revisions, problems, people, talks, ...rest } = news;
  syncKnowledge.setState((before) => ({
    ...before,
    ...rest,
    revisions: newestOf(before.revisions, revisions),
    problems: { ...before.problems, ...problems },
    people: { ...before.people, ...people },
    talks: talks ? { ...before.talks, ...talks } : before.talks,
  }));
}

/** A revision that is told late does not replace a newer one. */
function newestOf(
  before: SyncKnowledge['revisions'],
  news: SyncKnowledge['revisions'] = {},
): SyncKnowledge['revisions'] {
  const newer = Object.entries(news).filter(([id, revision]) => revision > (before[id] ?? -1));
  return newer.length === 0 ? before : { ...before, ...Object.fromEntries(newer) };
}

/** Follows what the other tabs learn, and asks for what they know already. */
export function followOtherTabs(): void {
  listenToSync((news) => learn(news as Partial<SyncKnowledge>));
  askForSync();
}

/** The space where new drafts go: the first one in which this person may write. */
export const defaultSpace = ({ spaces = [] }: Pick<SyncKnowledge, 'spaces'>): string | undefined =>
  spaces.find(({ role }) => role !== 'viewer')?.name;

type KnowsSpaces = Pick<SyncKnowledge, 'spaces'>;

/** The spaces of this person: as the server says, and until it does, or while they are signed out, as it said last. */
const spacesOf = ({ spaces }: KnowsSpaces) => spaces ?? knownSpacesSetting.getState();

/** Whether this person may only read the drafts of a space. */
export const isReader = (known: KnowsSpaces, space: string | undefined): boolean =>
  spacesOf(known)?.some(({ name, role }) => name === space && role === 'viewer') ?? false;

/** Whether this person may change the drafts of a space; not before their role in it is known. */
export const mayChange = (known: KnowsSpaces, space: string | undefined): boolean =>
  !space || (spacesOf(known)?.some(({ name, role }) => name === space && role !== 'viewer') ?? false);

/** Whether the server has said that this person has no access to a space. */
export function isLost(known: KnowsSpaces, space: string | undefined): boolean {
  const spaces = spacesOf(known);
  return !!space && spaces !== undefined && spaces.every(({ name }) => name !== space);
}

/** The space of a draft by name; undefined for one that is only in this browser, and while it is not known. */
export const spaceOf = (space: string | undefined, known: KnowsSpaces): string | undefined =>
  space === '' ? defaultSpace(known) : space;

/** The other spaces in which this person may write. */
export function otherSpaces({ space }: Pick<Draft, 'space'>, known: KnowsSpaces): Space[] {
  const own = spaceOf(space, known);
  return (known.spaces ?? []).filter(({ name, role }) => role !== 'viewer' && name !== own);
}

/** Where the copy of a draft goes: the same space, unless this person may only read there, or not even that. */
export function spaceOfCopy({ space }: Pick<Draft, 'space'>): Pick<Draft, 'space'> {
  const known = syncKnowledge.getState();
  if (space === undefined || isLost(known, space)) return {};
  return { space: isReader(known, space) ? '' : space };
}

/** Drafts that are remembered as seen; older ones count as seen too. */
const MOST_SEEN = 500;

/** Whether somebody else has changed a draft since the person looked at it. `me`: their name; undefined without sign-in. */
export function isUnseen(
  { id, changedAt, changedBy }: Draft,
  { since, changes }: SeenDrafts,
  me: string | undefined,
): boolean {
  const by = changedBy?.name ?? undefined;
  const isByOther = by !== undefined && by !== me && changedBy?.device !== thisDevice();
  return isByOther && changedAt > since && changedAt > (changes[id] ?? 0);
}

/** Notes that this browser shows a draft. */
export function noteSeen({ id, changedAt }: Pick<Draft, 'id' | 'changedAt'>): void {
  const { since, changes } = seenSetting.getState();
  if ((changes[id] ?? 0) >= changedAt) return;
  const newest = Object.entries({ ...changes, [id]: changedAt }).toSorted(([, a], [, b]) => b - a);
  const forgotten = newest[MOST_SEEN]?.[1] ?? 0;
  seenSetting.setState({
    since: Math.max(since, forgotten),
    changes: Object.fromEntries(newest.slice(0, MOST_SEEN)),
  });
}
