import { useState } from 'react';
import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { withArchived, withLabels, type LabelChange } from '../../schema/draft/labels';
import type { TemplateType } from '../../schema/values/enums';
import { announce, announceQuietly } from '../../ui/notices/announcer';
import { download, newId } from '../../ui/browser/page';
import { addDrafts, changeDrafts, removeFromBrowser, restoreDrafts, softDelete } from '../storage/drafts';
import { notDone, storageErrorMessages, type Stored } from '../storage/storageError';
import { toStoredVersion } from '../versions/version';
import { addVersions, readVersionsOf } from '../versions/versions';
import { isLost, mayChange, otherSpaces, spaceOf, syncKnowledge } from '../sync/syncState';
import { quote } from '../../lib/text/isolate';
import type { Space } from '../../schema/responses/spaces';
import { draftNames, manyDrafts } from './draftState';
import { writeLibraryFile } from '../../exchange/file/libraryFile';
import { copyDrafts } from './copyDrafts';

/** Functions that the page passes in, because the library does not know the editor. */
export type LibraryTools = {
  newId: () => string;
  /** The draft as another type; content that does not fit is stashed. */
  convertType: (draft: Draft, type: TemplateType) => Pick<Draft, 'template' | 'stash'>;
  setStatus: (draft: Draft) => void;
  /** Whether a person may set the status of a sent draft: some platforms report it themselves. */
  canSetStatus: (sending: SendingRecord) => boolean;
  /** Shows the differences between a sent draft and the template at its platform. */
  compareWithPlatform: (draft: Draft) => void;
};

/** Whether a draft that the message calls deleted is in the list again. */
function isOutdated({ deletedIds = [] }: DoneAction, drafts: readonly Draft[]): boolean {
  if (deletedIds.length === 0) return false;
  const there = new Set(drafts.map(({ id }) => id));
  return deletedIds.some((id) => there.has(id));
}

/** The actions of the list, each with its undo. `onFound` is called with the ids of drafts to show. */
export function useLibraryActions(
  drafts: readonly Draft[],
  tools: LibraryTools,
  onFound: (ids: string[]) => void,
) {
  const [done, setDone] = useState<DoneAction>();

  function finish(result: Stored<unknown>, next: DoneAction) {
    const message = result.ok ? next.message : notDone(result.error);
    announceQuietly(message);
    setDone(result.ok ? next : { message });
  }
  /** Says what has begun if it takes a while. */
  function begin(what: string, of: readonly Draft[]) {
    if (of.length <= manyDrafts) return;
    const message = `${what} ${draftNames(of)}…`;
    announceQuietly(message);
    setDone({ message, isPending: true });
  }
  async function bringBack(gone: readonly Draft[]) {
    begin('Restoring', gone);
    finish(await restoreDrafts(gone.map(({ id }) => id)), { message: `Restored: ${draftNames(gone)}` });
    onFound(gone.map(({ id }) => id));
  }
  async function remove(gone: readonly Draft[]) {
    const ids = gone.map(({ id }) => id);
    begin('Deleting', gone);
    finish(await softDelete(ids), {
      message: `Deleted: ${draftNames(gone)}`,
      undo: () => void bringBack(gone),
      deletedIds: ids,
      takesFocus: true,
    });
  }
  async function removeHere(gone: readonly Draft[]) {
    finish(await removeFromBrowser(gone.map(({ id }) => id)), {
      message: `Removed from this browser: ${draftNames(gone)}`,
    });
  }
  async function duplicate(originals: readonly Draft[], type: TemplateType | undefined) {
    begin('Duplicating', originals);
    const bases = originals.map((original) =>
      type === undefined ? original : { ...original, ...tools.convertType(original, type) },
    );
    const copies = await copyDrafts(bases, drafts, tools.newId);
    const [only] = copies.length === 1 ? copies : [];
    finish(await addDrafts(copies), {
      message: `Duplicated: ${draftNames(copies)}`,
      ...(only ? { open: only.id } : { show: () => onFound(copies.map(({ id }) => id)) }),
      undo: () => void remove(copies),
    });
  }
  async function copyTo(space: Space, originals: readonly Draft[]) {
    begin('Copying', originals);
    const copies = await copyDrafts(originals, drafts, tools.newId);
    finish(await addDrafts(copies.map((copy) => ({ ...copy, space: space.name }))), {
      message: `Copied to ${quote(space.label)}: ${draftNames(copies)}`,
      undo: () => void remove(copies),
    });
  }
  /** Puts drafts into another space, with their sendings and versions, and deletes them where they were. */
  async function moveTo(space: Space, originals: readonly Draft[]) {
    begin('Moving', originals);
    const known = syncKnowledge.getState();
    const moved = originals.map((draft) => {
      const from = spaceOf(draft.space, known);
      const { movedFrom: _, ...rest } = draft;
      return {
        ...rest,
        id: newId(),
        space: space.name,
        ...(from !== undefined && { movedFrom: { space: from, id: draft.id } }),
      };
    });
    const ids = originals.map(({ id }) => id);
    const result = await addWithVersions(moved, ids);
    finish(result.ok ? await softDelete(ids) : result, {
      message: `Moved to ${quote(space.label)}: ${draftNames(moved)}`,
      undo: () => void moveBack(),
      takesFocus: true,
    });
    async function moveBack() {
      const restored = await restoreDrafts(ids);
      finish(restored.ok ? await softDelete(moved.map(({ id }) => id)) : restored, {
        message: `Moved back: ${draftNames(originals)}`,
      });
    }
  }
  async function archive(moved: readonly Draft[], isArchived: boolean) {
    begin(isArchived ? 'Archiving' : 'Moving', moved);
    const result = await changeDrafts(
      moved.map(({ id }) => id),
      (draft) => withArchived(draft, isArchived),
    );
    finish(result, {
      message: isArchived ? `Archived: ${draftNames(moved)}` : `Back in the list: ${draftNames(moved)}`,
      undo: () => void archive(moved, !isArchived),
      takesFocus: true,
    });
  }
  async function label(labelled: readonly Draft[], change: LabelChange) {
    begin('Labelling', labelled);
    const before = new Map(labelled.map(({ id, labels = [] }) => [id, labels]));
    const ids = [...before.keys()];
    finish(await changeDrafts(ids, (draft) => withLabels(draft, change)), {
      message: `Labels changed: ${draftNames(labelled)}`,
      undo: () => void takeBack(),
    });
    // Labels that somebody else has added meanwhile stay.
    async function takeBack() {
      const result = await changeDrafts(ids, (draft) => {
        const had = before.get(draft.id) ?? [];
        return withLabels(draft, {
          add: change.remove.filter((one) => had.includes(one)),
          remove: change.add.filter((one) => !had.includes(one)),
        });
      });
      finish(result, { message: `Labels as before: ${draftNames(labelled)}` });
    }
  }
  return {
    actions: {
      ...tools,
      canChange: ({ space }) => mayChange(syncKnowledge.getState(), space),
      isLost: ({ space }) => isLost(syncKnowledge.getState(), space),
      removeHere: (gone) => void removeHere(gone),
      otherSpaces: (draft) => otherSpaces(draft, syncKnowledge.getState()),
      copyTo: (space, originals) => void copyTo(space, originals),
      moveTo: (space, originals) => void moveTo(space, originals),
      archive: (moved, isArchived) => void archive(moved, isArchived),
      label: (labelled, change) => void label(labelled, change),
      duplicate: (originals, type) => void duplicate(originals, type),
      exportDrafts: (chosen) => void exportDrafts(chosen),
      remove: (gone) => void remove(gone),
    } satisfies DraftActions,
    done: done && !isOutdated(done, drafts) ? done : undefined,
    setDone,
  };
}

/** Adds drafts with copies of the versions of others. `originals`: the ids of those, in the same order. */
async function addWithVersions(
  drafts: readonly Draft[],
  originals: readonly string[],
): Promise<Stored<unknown>> {
  const versions = await readVersionsOf(new Set(originals));
  if (!versions.ok) return versions;
  const added = await addDrafts(drafts);
  if (!added.ok) return added;
  return addVersions(
    drafts.flatMap(({ id: draftId }, index) =>
      (versions.value.get(originals[index] ?? '') ?? []).map((version) => ({
        ...version,
        id: newId(),
        draftId,
      })),
    ),
  );
}

/** Downloads drafts with their versions as one file. */
async function exportDrafts(drafts: readonly Draft[]) {
  const now = Date.now();
  const fileName = fileNameOf(drafts, now);
  const read = await readVersionsOf(new Set(drafts.map(({ id }) => id)));
  const versions = read.ok ? read.value : undefined;
  const file = writeLibraryFile(drafts, now, (id) => (versions?.get(id) ?? []).map(toStoredVersion));
  download(fileName, file);
  announce(
    read.ok
      ? `Exported: ${draftNames(drafts)}, as ${fileName}`
      : `Exported without versions: ${draftNames(drafts)}, as ${fileName}. ${storageErrorMessages[read.error].title}.`,
  );
}

/** The name of the file: its content and the day. */
function fileNameOf(drafts: readonly Draft[], now: number): string {
  const [only] = drafts.length === 1 ? drafts : [];
  const what = only?.template.name?.replaceAll(/[^a-z0-9_]+/gi, '_').slice(0, 40);
  return `rcs-${what ? `template-${what}` : 'templates'}-${new Date(now).toISOString().slice(0, 10)}.json`;
}

/** The actions of the list on one or several drafts. */
export type DraftActions = Pick<LibraryTools, 'setStatus' | 'canSetStatus' | 'compareWithPlatform'> & {
  duplicate: (drafts: readonly Draft[], type?: TemplateType) => void;
  exportDrafts: (drafts: readonly Draft[]) => void;
  /** Whether the person may change a draft: in some spaces they may only read. */
  canChange: (draft: Draft) => boolean;
  /** Whether the person has lost the space of a draft: only this browser shows it to them. */
  isLost: (draft: Draft) => boolean;
  /** Removes what this browser has of drafts. */
  removeHere: (drafts: readonly Draft[]) => void;
  /** The spaces to which a draft can be copied. */
  otherSpaces: (draft: Draft) => Space[];
  copyTo: (space: Space, drafts: readonly Draft[]) => void;
  moveTo: (space: Space, drafts: readonly Draft[]) => void;
  /** Moves drafts to the archive, or back to the list. */
  archive: (drafts: readonly Draft[], isArchived: boolean) => void;
  label: (drafts: readonly Draft[], change: LabelChange) => void;
  remove: (drafts: readonly Draft[]) => void;
};

/** An action that is done, or still runs. */
export type DoneAction = {
  message: string;
  isPending?: boolean;
  undo?: () => void;
  /** The id of the draft that the action has made. */
  open?: string;
  /** Shows the drafts that the action has made in the list. */
  show?: () => void;
  /** Ids of drafts that were deleted: the message goes away when one of them is in the list again. */
  deletedIds?: readonly string[];
  /** Focuses the Undo button, because the action removed the element that had the focus. */
  takesFocus?: boolean;
};
