import type { Draft } from '../../schema/draft/draft';
import { labelsIn } from '../../schema/draft/labels';
import { TemplateType } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';
import { draftState, draftStatuses, type ListedStatus } from './draftState';
import { searchWords } from './searchDrafts';

/**
 * The filter by status; `changed` shows drafts that were changed after they were sent, `new` those that somebody else has
 * changed since the person looked, `waiting` those that wait for the person: for a choice between two people’s versions, or for
 * a review.
 */
export const StatusFilter = z.enum([...draftStatuses, 'changed', 'new', 'waiting']);
export type StatusFilter = z.infer<typeof StatusFilter>;

export const LibrarySort = z.enum(['changed', 'name', 'created', 'status']);
export type LibrarySort = z.infer<typeof LibrarySort>;

/** Search, filters and sorting of the list. They are part of the URL, so that a view can be shared. */
export type LibraryView = {
  query: string;
  type: TemplateType | undefined;
  status: StatusFilter | undefined;
  label: string | undefined;
  sort: LibrarySort;
};

export const wholeLibrary: LibraryView = {
  query: '',
  type: undefined,
  status: undefined,
  label: undefined,
  sort: 'changed',
};

/** Reads a view from the parameters of a URL, and ignores invalid values. */
export function readView(parameters: URLSearchParams): LibraryView {
  return {
    query: parameters.get('q') ?? '',
    type: TemplateType.safeParse(parameters.get('type')).data,
    status: StatusFilter.safeParse(parameters.get('status')).data,
    label: parameters.get('label') || undefined,
    sort: LibrarySort.safeParse(parameters.get('sort')).data ?? wholeLibrary.sort,
  };
}

/** Writes a view to the parameters of a URL, and keeps the other parameters. */
export function writeView(view: LibraryView, parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const values = {
    q: view.query,
    type: view.type,
    status: view.status,
    label: view.label,
    sort: view.sort === wholeLibrary.sort ? undefined : view.sort,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

export const isNarrowed = ({ query, type, status, label }: LibraryView): boolean =>
  searchWords(query).length > 0 || [type, status, label].some((filter) => filter !== undefined);

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const rank = new Map<ListedStatus, number>(draftStatuses.map((status, index) => [status, index]));
const rankOf = (draft: Draft) => rank.get(draftState(draft).status) ?? 0;
const byChange = (a: Draft, b: Draft) => b.changedAt - a.changedAt;

const orders = {
  changed: byChange,
  created: (a, b) => b.createdAt - a.createdAt,
  // Drafts without a name come last.
  name: (a, b) =>
    Number(!a.template.name) - Number(!b.template.name) ||
    names.compare(a.template.name ?? '', b.template.name ?? ''),
  status: (a, b) => rankOf(a) - rankOf(b),
} satisfies Record<LibrarySort, (a: Draft, b: Draft) => number>;

/** What the list cannot know from the drafts alone. */
export type TeamMarks = {
  /** Whether somebody else has changed a draft since the person looked. */
  isNew: (draft: Draft) => boolean;
  /** Whether the review of a draft waits for the person. */
  isToReview: (draft: Draft) => boolean;
  /** Whom the list names beside a draft, for the search. */
  peopleOf: (draft: Draft) => string;
};

function hasStatus(draft: Draft, filter: StatusFilter, { isNew, isToReview }: TeamMarks): boolean {
  if (filter === 'new') return isNew(draft);
  if (filter === 'waiting') return (draft.conflicts ?? []).length > 0 || isToReview(draft);
  return filter === 'changed' ? draftState(draft).changed : draftState(draft).status === filter;
}

const hasType = (draft: Draft, type: TemplateType): boolean => draft.template.type === type;

const hasLabel = ({ labels = [] }: Draft, label: string): boolean => labels.includes(label);

export type LibraryResults = {
  /** In the order of the view. */
  shown: readonly Draft[];
  /** The number of drafts that each choice would show, with the other filters unchanged. */
  types: Record<TemplateType | 'all', number>;
  statuses: Record<StatusFilter | 'all', number>;
  /** By label, in the order of the alphabet. */
  labels: ReadonlyMap<string, number>;
};

/** Drafts in an order; equal ones by the latest change, then by id, so that their order is stable. */
export const sortDrafts = (drafts: readonly Draft[], sort: LibrarySort): Draft[] =>
  drafts.toSorted((a, b) => orders[sort](a, b) || byChange(a, b) || (a.id < b.id ? -1 : 1));

/** Those of the found drafts that the filters of a view show, in their order, and the counts for its filters. */
export function filterDrafts(
  found: readonly Draft[],
  { type, status, label }: Pick<LibraryView, 'type' | 'status' | 'label'>,
  marks: TeamMarks,
): LibraryResults {
  const isOfStatus = (draft: Draft, choice: StatusFilter) => hasStatus(draft, choice, marks);
  const byType = only(hasType, type);
  const byStatus = only(isOfStatus, status);
  const ofLabel = found.filter(only(hasLabel, label));
  const ofType = ofLabel.filter(byType);
  const labelled = found.filter(byType).filter(byStatus);
  return {
    shown: ofType.filter(byStatus),
    types: counts(TemplateType.options, ofLabel.filter(byStatus), hasType),
    statuses: counts(StatusFilter.options, ofType, isOfStatus),
    labels: new Map(
      labelsIn(found).map((one) => [one, labelled.filter((draft) => hasLabel(draft, one)).length]),
    ),
  };
}

/** Whether a draft passes a filter. */
const only =
  <Choice>(has: (draft: Draft, choice: Choice) => boolean, choice: Choice | undefined) =>
  (draft: Draft) =>
    choice === undefined || has(draft, choice);

/** How many drafts each choice would show, and all of them together. */
function counts<Key extends string>(
  choices: readonly Key[],
  drafts: readonly Draft[],
  has: (draft: Draft, choice: Key) => boolean,
): Record<Key | 'all', number> {
  const counted = choices.map((choice) => [choice, drafts.filter((draft) => has(draft, choice)).length]);
  return { ...Object.fromEntries(counted), all: drafts.length } as Record<Key | 'all', number>;
}

/** The label of each status, in filters and beside a draft. */
export const draftStatusMessages = {
  draft: 'Draft',
  refused: 'Not created',
  unknown: 'Outcome unknown',
  sent: 'Created',
  pending: 'Approval pending',
  rejected: 'Rejected by platform',
  expired: 'Expired',
  approved: 'Approved by platform',
  changed: 'Changed since sent',
  new: 'New to you',
  waiting: 'Waits for you',
} satisfies Record<StatusFilter, string>;
