import {
  addPictures,
  followPlace,
  planPictures,
  type AddedPicture,
  type PicturePlace,
  type PictureTarget,
} from '../../editor/media/pictureCommands';
import type { PictureJob } from '../../editor/media/Pictures';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { runCommand } from '../../editor/model/createDocument';
import { announceStep } from '../../editor/model/createUndoHistory';
import { cardsPath, standaloneContentPath, carouselCardsOf } from '../../schema/draft/cards';
import type { StoreApi } from 'zustand/vanilla';
import { newId } from '../../ui/browser/page';
import { announce } from '../../ui/notices/announcer';
import { storePicture, type StorePicture, type StoredPicture } from './storePicture';
import type { RemovedMetadata } from '../../schema/media/mediaFile';

/** A file and what became of it. The files of one drop are put on their cards together. */
type Entry = {
  id: string;
  file: File;
  place: PicturePlace | undefined;
  stop: AbortController;
  stored?: StoredPicture;
  state: 'running' | 'stored' | 'refused' | 'gone';
};

type Parts = {
  editor: TemplateEditor;
  jobs: StoreApi<readonly PictureJob[]>;
  /** Prepares and uploads one file. */
  store?: StorePicture;
};

/** Takes dropped, pasted and chosen files: uploads them and puts them on their cards. */
export function createPictureIntake({ editor, jobs, store = storePicture }: Parts) {
  const { document } = editor;
  /** The files that are being added, and the refused ones until they are dismissed. */
  const entries = new Map<string, Entry>();

  document.onTransaction(({ before, after }) => {
    if (entries.size === 0 || before.draft === after.draft) return;
    for (const entry of entries.values()) {
      if (entry.place === undefined) continue;
      entry.place = followPlace(entry.place, before.draft, after.draft);
      if (entry.place !== undefined) change(entry.id, { place: entry.place });
    }
  });

  function change(id: string, part: Partial<PictureJob>) {
    if (!jobs.getState().some((job) => job.id === id)) return;
    jobs.setState(
      jobs.getState().map((job) => (job.id === id ? { ...job, ...part } : job)),
      true,
    );
  }
  const remove = (id: string) =>
    jobs.setState(
      jobs.getState().filter((job) => job.id !== id),
      true,
    );
  function forget(id: string) {
    entries.delete(id);
    remove(id);
  }

  function refuse(name: string, place: PicturePlace, reason: string) {
    const step = { name: 'refused', reason, canRetry: false } as const;
    jobs.setState([...jobs.getState(), { id: newId(), name, place, step }], true);
  }

  function add(files: readonly File[], target: PictureTarget) {
    if (document.readOnly.getState()) {
      announce('Not added: this draft is read-only here.');
      return;
    }
    const { draft } = document.getState();
    const { places, refusal } = planPictures(draft, target, files.length);
    const fallback = draft.type === 'carousel' ? 'newCard' : 'standalone';
    for (const file of files.slice(places.length))
      refuse(file.name, fallback, `${file.name} was not added. ${refusal}`);
    if (refusal !== undefined) announce(`Not added: ${namesOf(files.slice(places.length))}. ${refusal}`);
    if (places.length === 0) return;
    const batch = places.flatMap((place, index): Entry[] => {
      const file = files[index];
      return file ? [{ id: newId(), file, place, stop: new AbortController(), state: 'running' }] : [];
    });
    announce(`Adding ${namesOf(batch.map(({ file }) => file))}.`);
    start(batch);
  }

  function start(batch: readonly Entry[]) {
    for (const entry of batch) entries.set(entry.id, entry);
    jobs.setState(
      [
        ...jobs.getState(),
        ...batch.map(({ id, file, place = 'newCard' }): PictureJob => ({
          id,
          name: file.name,
          place,
          step: { name: 'preparing' },
        })),
      ],
      true,
    );
    void runInTurn(batch);
  }

  /** One after the other: files that are decoded beside each other would fill the memory of a small device. */
  async function runInTurn(batch: readonly Entry[]) {
    for (const entry of batch) if (entry.state === 'running') await run(entry);
    finish(batch);
  }

  async function run(entry: Entry) {
    const { id, file, stop } = entry;
    const outcome = await store(file, {
      signal: stop.signal,
      onProgress: ({ sent, total, isWaiting }) =>
        change(id, { step: isWaiting ? { name: 'waiting' } : { name: 'uploading', sent, total } }),
    });
    if (outcome.kind === 'stored') {
      entry.stored = outcome.picture;
      entry.state = 'stored';
    } else if (outcome.kind === 'refused' && entry.state === 'running') {
      entry.state = 'refused';
      change(id, { step: { name: 'refused', reason: outcome.reason, canRetry: outcome.canRetry } });
      announce(`Not added. ${outcome.reason}`);
    } else {
      entry.state = 'gone';
      remove(id);
    }
  }

  /** Puts what has arrived on the cards, as one step. */
  function finish(batch: readonly Entry[]) {
    const done = batch.filter((entry) => entry.state === 'stored');
    for (const { id, state } of batch) if (state !== 'refused') forget(id);
    const placed = done.flatMap(({ place, file, stored }): (AddedPicture & { stored: StoredPicture })[] =>
      place === undefined || !stored
        ? []
        : [{ place, name: file.name, fileUrl: stored.fileUrl, thumbnailUrl: stored.thumbnailUrl, stored }],
    );
    const isBlocked = document.readOnly.getState();
    if (placed.length > 0 && !isBlocked) show(placed);
    else if (done.length > 0)
      announce(
        `${namesOf(done.map(({ file }) => file))} ${done.length === 1 ? 'is' : 'are'} in the picture library: ${isBlocked ? 'this draft is read-only here' : 'the card is gone'}.`,
      );
  }

  function show(placed: readonly (AddedPicture & { stored: StoredPicture })[]) {
    const [first] = placed;
    const cards = carouselCardsOf(document.getState().draft).length;
    const index = first?.place === 'newCard' ? cards : first?.place;
    const command = addPictures(placed);
    const path = typeof index === 'number' ? `${cardsPath}.${index}` : standaloneContentPath;
    const isAccepted = runCommand(editor, {
      ...command,
      ...(typeof index === 'number' ? { show: { card: index, path } } : {}),
    });
    if (isAccepted)
      announce(describeAdded(placed), { undo: () => announceStep(editor, 'undo'), of: editor.history });
  }

  return {
    add,
    cancel(id: string) {
      const entry = entries.get(id);
      if (entry?.state !== 'running' && entry?.state !== 'stored') return;
      entry.state = 'gone';
      entry.stop.abort();
      remove(id);
      announce(`Stopped: ${entry.file.name} was not added.`);
    },
    retry(id: string) {
      const entry = entries.get(id);
      forget(id);
      if (entry?.place === undefined) return;
      start([
        { id: newId(), file: entry.file, place: entry.place, stop: new AbortController(), state: 'running' },
      ]);
    },
    dismiss: forget,
  };
}

const namesOf = (files: readonly File[]) =>
  files.length > 3
    ? `${files.length} files`
    : new Intl.ListFormat('en-GB').format(files.map(({ name }) => name));

const removedNames = {
  place: 'place',
  camera: 'camera',
  date: 'date',
  author: 'author',
  comment: 'comment',
  thumbnail: 'old thumbnail',
  other: 'other hidden data',
} satisfies Record<RemovedMetadata, string>;

type Added = { name: string; stored: StoredPicture };

/** What was added, what was done to it, and that anyone can see it. */
function describeAdded(added: readonly Added[]): string {
  const [first] = added;
  const isOne = added.length === 1;
  const removed = [...new Set(added.flatMap(({ stored }) => stored.file.removedMetadata))];
  const hidden =
    removed.length === 0
      ? []
      : [`Removed: ${new Intl.ListFormat('en-GB').format(removed.map((part) => removedNames[part]))}.`];
  return [
    `Added ${isOne ? first?.name : `${added.length} pictures`}.`,
    ...(isOne ? (first?.stored.notes ?? []) : []),
    ...hidden,
    `Anyone with ${isOne ? 'its address' : 'their addresses'} can see ${isOne ? 'it' : 'them'}.`,
  ].join(' ');
}
