import { isSame } from '../../lib/values';
import { isAligned, matchEntries } from '../../schema/entries/matchEntries';
import type { SharedDraft } from '../../exchange/merge/mergeEdits';
import type { DraftEntries, Writer } from '../../schema/draft/conflicts';
import type { Draft } from '../../schema/draft/draft';
import type { DraftAnswer, DraftDocument } from '../../schema/responses/spaces';
import { newId } from '../../ui/browser/page';
import { readStoredDraft } from '../storage/readStoredDraft';
import type { SyncRow } from '../storage/syncRow';

/** What people share of a draft. `base`: an earlier state, in which its cards and buttons are known again. */
export function sharedOf(draft: Draft, base?: SharedDraft): SharedDraft {
  const { template, stash, samples, parameters, altTexts, set, sender, labels, archived } = draft;
  const { sendings, createdAt, changedAt } = draft;
  const entries =
    draft.entries && isAligned(draft.entries, template) ? draft.entries : matchEntries(base, template, newId);
  return {
    template,
    entries,
    stash,
    ...(samples && { samples }),
    ...(parameters && { parameters }),
    ...(altTexts && { altTexts }),
    ...(set && { set }),
    ...(sender && { sender }),
    ...(labels && { labels }),
    ...(archived && { archived }),
    conflicts: draft.conflicts ?? [],
    sendings,
    createdAt,
    changedAt,
  };
}

/** The draft with what people share of it replaced; what belongs to this browser stays. */
export function withShared(draft: Draft, shared: SharedDraft): Draft {
  const { samples: _, parameters: __, altTexts: ___, sender: ____, conflicts: _____, ...others } = draft;
  const { labels: ______, archived: _______, set: ________, ...own } = others;
  const { conflicts, ...rest } = shared;
  return { ...own, ...rest, sendings: [...rest.sendings], ...(conflicts.length > 0 && { conflicts }) };
}

/**
 * Who writes a document: the browser, and whether its person has allowed the pictures of a draft from elsewhere. Also what
 * was done with the whole draft, which is told and never merged.
 */
type DocumentFacts = { device: string } & Pick<Draft, 'trustsMedia' | 'movedFrom' | 'restored'>;

/** The draft as a space stores it. Whoever opens it first is asked about pictures that its writer was asked about too. */
export function toDocument(
  { template, stash, conflicts, ...rest }: SharedDraft,
  { device, trustsMedia, movedFrom, restored }: DocumentFacts,
): DraftDocument {
  const beside = {
    aside: stash,
    ...rest,
    ...(conflicts.length > 0 && { conflicts }),
    ...(trustsMedia === false && { trustsMedia }),
    ...(movedFrom && { movedFrom }),
    ...(restored && { restored }),
    device,
  };
  // Without members that are undefined, as JSON has none.
  return JSON.parse(JSON.stringify({ template, beside })) as DraftDocument;
}

/** The draft of a document; undefined if it cannot be read. */
export function fromDocument(id: string, { template, beside }: DraftDocument): Draft | undefined {
  const now = Date.now();
  return readStoredDraft({ createdAt: now, changedAt: now, ...beside, id, template });
}

/** The document with the identities by which this browser knows its cards and buttons. */
export const withEntries = ({ template, beside }: DraftDocument, entries: DraftEntries): DraftDocument => ({
  template,
  beside: { ...beside, entries },
});

/** The browser that wrote a document; empty for a program. */
export const deviceOf = ({ beside }: DraftDocument): string =>
  typeof beside?.device === 'string' ? beside.device : '';

/** A document without who wrote it and when. Identities alone are no change: programs write none. */
const contentOf = ({ template, beside }: DraftDocument) => {
  const {
    device: _,
    changedAt: __,
    createdAt: ___,
    trustsMedia: ____,
    entries: _____,
    movedFrom: ______,
    restored: _______,
    ...rest
  } = beside ?? {};
  return { template, rest };
};

/** Whether two documents hold the same draft, whoever wrote it. */
export function isSameContent(a: DraftDocument, b: DraftDocument): boolean {
  return isSame(contentOf(a), contentOf(b));
}

/** Who wrote what the server answered with. */
export const writerOf = ({ draft, document }: DraftAnswer): Writer => ({
  name: draft.changedBy,
  device: deviceOf(document),
});

/** A draft of the server that this browser does not have yet. */
export const arrivalOf = (space: string, answer: DraftAnswer, theirs: Draft): Draft => ({
  ...theirs,
  space,
  changedBy: writerOf(answer),
});

/** What both know after an answer of the server. */
export const rowOf = (
  place: Pick<SyncRow, 'id' | 'space'>,
  { draft: { etag, revision, sequence, changedAt, deletedAt }, document }: DraftAnswer,
): Omit<SyncRow, 'localRevision'> => ({
  ...place,
  etag,
  revision,
  sequence,
  agreedAt: changedAt,
  base: document,
  isDeleted: deletedAt !== null,
});
