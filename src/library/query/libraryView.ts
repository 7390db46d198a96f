import type { Draft } from '../../schema/draft/draft';
import { TemplateType } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';
import { draftState, draftStatuses, type DraftStatus } from './draftState';
import { matches, wordsOf } from './searchDrafts';

/** What a list may be narrowed to: a status, or what was changed since it was created. */
export const StatusFilter = z.enum([...draftStatuses, 'changed']);
export type StatusFilter = z.infer<typeof StatusFilter>;

export const LibrarySort = z.enum(['changed', 'name', 'created', 'status']);
export type LibrarySort = z.infer<typeof LibrarySort>;

/** What of the library is looked at; it stands in the address, so that it can be sent to others. */
export type LibraryView = {
  query: string;
  type: TemplateType | undefined;
  status: StatusFilter | undefined;
  sort: LibrarySort;
};

export const wholeLibrary: LibraryView = {
  query: '',
  type: undefined,
  status: undefined,
  sort: 'changed',
};

/** The view that an address asks for; what it says wrong counts as not said. */
export function readView(parameters: URLSearchParams): LibraryView {
  return {
    query: parameters.get('q') ?? '',
    type: TemplateType.safeParse(parameters.get('type')).data,
    status: StatusFilter.safeParse(parameters.get('status')).data,
    sort: LibrarySort.safeParse(parameters.get('sort')).data ?? wholeLibrary.sort,
  };
}

/** The parameters of an address with this view; others in it stay. */
export function writeView(view: LibraryView, parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const values = {
    q: view.query,
    type: view.type,
    status: view.status,
    sort: view.sort === wholeLibrary.sort ? undefined : view.sort,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

export const isNarrowed = ({ query, type, status }: LibraryView): boolean =>
  wordsOf(query).length > 0 || type !== undefined || status !== undefined;

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const rank = new Map<DraftStatus, number>(draftStatuses.map((status, index) => [status, index]));
const rankOf = (draft: Draft) => rank.get(draftState(draft).status) ?? 0;
const byChange = (a: Draft, b: Draft) => b.changedAt - a.changedAt;

const orders = {
  changed: byChange,
  created: (a, b) => b.createdAt - a.createdAt,
  // Those without a name come last.
  name: (a, b) =>
    Number(!a.template.name) - Number(!b.template.name) ||
    names.compare(a.template.name ?? '', b.template.name ?? ''),
  status: (a, b) => rankOf(a) - rankOf(b),
} satisfies Record<LibrarySort, (a: Draft, b: Draft) => number>;

const hasStatus = (draft: Draft, filter: StatusFilter | undefined): boolean =>
  filter === undefined ||
  (filter === 'changed' ? draftState(draft).changed : draftState(draft).status === filter);

const hasType = (draft: Draft, type: TemplateType | undefined): boolean =>
  type === undefined || draft.template.type === type;

export type Selection = {
  /** In the order of the view. */
  shown: Draft[];
  /** How many each choice would show, beside the other choices that are made. */
  types: { all: number } & Record<TemplateType, number>;
  statuses: { all: number } & Record<StatusFilter, number>;
};

/** The drafts that a view shows, and what its filters would show instead. */
export function selectDrafts(drafts: readonly Draft[], view: LibraryView): Selection {
  const words = wordsOf(view.query);
  const found = drafts.filter((draft) => matches(draft, words));
  const ofStatus = found.filter((draft) => hasStatus(draft, view.status));
  const ofType = found.filter((draft) => hasType(draft, view.type));
  const order = orders[view.sort];
  return {
    shown: ofStatus
      .filter((draft) => hasType(draft, view.type))
      // The latest change decides between equals, and then the id, so that nothing jumps.
      .toSorted((a, b) => order(a, b) || byChange(a, b) || (a.id < b.id ? -1 : 1)),
    types: { all: ofStatus.length, ...countTypes(ofStatus) },
    statuses: { all: ofType.length, ...countStatuses(ofType) },
  };
}

function countTypes(drafts: readonly Draft[]): Record<TemplateType, number> {
  const counts = { text_message: 0, rich_card: 0, carousel: 0 };
  for (const { template } of drafts) counts[template.type] += 1;
  return counts;
}

function countStatuses(drafts: readonly Draft[]): Record<StatusFilter, number> {
  const counts: Record<StatusFilter, number> = {
    draft: 0,
    refused: 0,
    unknown: 0,
    sent: 0,
    pending: 0,
    rejected: 0,
    expired: 0,
    approved: 0,
    changed: 0,
  };
  for (const draft of drafts) {
    const { status, changed } = draftState(draft);
    counts[status] += 1;
    if (changed) counts.changed += 1;
  }
  return counts;
}
