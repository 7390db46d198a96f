import { useState } from 'react';
import { writeLibraryFile } from '../../exchange/file/libraryFile';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import { formatNumber } from '../../schema/values/text';
import { announce } from '../../ui/notices/announcer';
import { download } from '../../ui/browser/download';
import type { Done } from '../list/DoneBar';
import type { DraftActions } from '../list/draftActions';
import { nameOf } from '../list/DraftItem';
import { addDrafts, restoreDraft, softDelete } from '../storage/drafts';
import { duplicateOf } from '../storage/duplicateOf';
import { storageErrorMessages, type Stored } from '../storage/storageError';

/** What the page lends the library, as it knows the editor. */
export type LibraryTools = {
  newId: () => string;
  /** The same draft as another type, with what does not fit stashed. */
  retype: (draft: Draft, type: TemplateType) => Pick<Draft, 'template' | 'stash'>;
  setStatus: (draft: Draft) => void;
};

type LibraryActions = {
  actions: DraftActions;
  done: Done | undefined;
  setDone: (done: Done | undefined) => void;
};

/** "winter_sale", or how many when there are several. */
export function inWords(drafts: readonly Draft[]): string {
  const [first] = drafts;
  return first && drafts.length === 1 ? nameOf(first) : `${formatNumber(drafts.length)} templates`;
}

/** Does the same with each of several drafts; the first failure ends it. */
export async function withEach(
  drafts: readonly Draft[],
  work: (id: string) => Promise<Stored<unknown>>,
): Promise<Stored<unknown>> {
  for (const { id } of drafts) {
    // oxlint-disable-next-line no-await-in-loop -- in their order, so that it is known where it ended
    const result = await work(id);
    if (!result.ok) return result;
  }
  return { ok: true, value: undefined };
}

function isOver({ gone = [] }: Done, drafts: readonly Draft[]): boolean {
  if (gone.length === 0) return false;
  const there = new Set(drafts.map(({ id }) => id));
  return gone.some((id) => there.has(id));
}

/** Everything that is done with drafts of the list, each with its way back. `onFound`: these are to be looked at. */
export function useLibraryActions(
  drafts: readonly Draft[],
  tools: LibraryTools,
  onFound: (ids: string[]) => void,
): LibraryActions {
  const [done, setDone] = useState<Done>();

  function finish(result: Stored<unknown>, next: Done) {
    const words = result.ok ? next.words : `Not done. ${storageErrorMessages[result.error].title}.`;
    announce(words);
    setDone(result.ok ? next : { words });
  }
  async function bringBack(gone: readonly Draft[]) {
    finish(await withEach(gone, restoreDraft), { words: `Brought back: ${inWords(gone)}` });
    onFound(gone.map(({ id }) => id));
  }
  async function remove(gone: readonly Draft[]) {
    finish(await withEach(gone, softDelete), {
      words: `Deleted: ${inWords(gone)}`,
      undo: () => void bringBack(gone),
      gone: gone.map(({ id }) => id),
      takesFocus: true,
    });
  }
  async function duplicate(originals: readonly Draft[], type: TemplateType | undefined) {
    const taken = new Set(drafts.flatMap(({ template }) => template.name ?? []));
    const now = Date.now();
    const copies = originals.map((original, index) => {
      const base = type === undefined ? original : { ...original, ...tools.retype(original, type) };
      // The first one stands first, as it does among the originals.
      const copy = duplicateOf(base, { id: tools.newId(), now: now + originals.length - 1 - index, taken });
      if (copy.template.name) taken.add(copy.template.name);
      return copy;
    });
    finish(await addDrafts(copies), {
      words: `Duplicated: ${inWords(copies)}`,
      show: () => onFound(copies.map(({ id }) => id)),
      undo: () => void remove(copies),
    });
  }
  return {
    actions: {
      duplicate: (originals, type) => void duplicate(originals, type),
      setStatus: tools.setStatus,
      exportDrafts,
      remove: (gone) => void remove(gone),
    },
    done: done && !isOver(done, drafts) ? done : undefined,
    setDone,
  };
}

function exportDrafts(chosen: readonly Draft[]) {
  const now = Date.now();
  const fileName = fileNameOf(
    chosen.map(({ template }) => template),
    now,
  );
  download(fileName, writeLibraryFile(chosen, now));
  announce(`Exported: ${inWords(chosen)}, as ${fileName}`);
}

/** The file's name tells what is in it, and of which day. */
function fileNameOf(templates: readonly TemplateDraft[], now: number): string {
  const [only] = templates.length === 1 ? templates : [];
  const what = only?.name?.replaceAll(/[^a-z0-9_]+/gi, '_').slice(0, 40);
  return `rcs-${what ? `template-${what}` : 'templates'}-${new Date(now).toISOString().slice(0, 10)}.json`;
}
