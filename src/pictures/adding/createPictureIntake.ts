import {
  addPictures,
  followPlace,
  planPictures,
  type AddedPicture,
  type PicturePlace,
  type PictureTarget,
} from '../../editor/media/pictureCommands';
import type { PictureJob } from '../../editor/media/Pictures';
import { changeType } from '../../editor/changeType';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { runCommand } from '../../editor/model/createDocument';
import { announceStep } from '../../editor/model/createUndoHistory';
import { cardsPath, standaloneContentPath, carouselCardsOf } from '../../schema/draft/cards';
import type { StoreApi } from 'zustand/vanilla';
import { newId } from '../../ui/browser/page';
import { announce } from '../../ui/notices/announcer';
import { storePicture, type StorePicture, type StoredPicture } from './storePicture';
import type { RemovedMetadata } from '../../schema/media/mediaFile';

/** A file, its place in the list of jobs, and its addresses once it is stored. */
type Entry = {
  job: PictureJob;
  file: File;
  stop: AbortController;
  stored?: StoredPicture;
  /** Whether its card was removed meanwhile. */
  isLost: boolean;
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
    if (before.draft === after.draft) return;
    for (const entry of entries.values()) {
      if (entry.isLost) continue;
      const place = followPlace(entry.job.place, before.draft, after.draft);
      entry.isLost = place === undefined;
      if (place !== undefined) change(entry, { place });
    }
  });

  function showJobs() {
    jobs.setState(
      [...entries.values()].map(({ job }) => job),
      true,
    );
  }
  function change(entry: Entry, part: Partial<PictureJob>) {
    entry.job = { ...entry.job, ...part };
    showJobs();
  }
  function forget(id: string) {
    entries.delete(id);
    showJobs();
  }
  function begin(file: File, place: PicturePlace, step: PictureJob['step'] = { name: 'preparing' }): Entry {
    const job = { id: newId(), name: file.name, place, step };
    const entry = { job, file, stop: new AbortController(), isLost: false };
    entries.set(job.id, entry);
    showJobs();
    return entry;
  }

  function add(files: readonly File[], target: PictureTarget) {
    if (document.readOnly.getState()) {
      announce('Not added. This draft is read-only here.');
      return;
    }
    // A text message becomes one with cards. Its text goes along, and an undo brings it back.
    if (document.getState().draft.type === 'text_message')
      changeType(editor, files.length === 1 ? 'rich_card' : 'carousel');
    const { draft } = document.getState();
    const underWay = [...entries.values()].flatMap(({ job, isLost }) =>
      isLost || job.step.name === 'refused' ? [] : [job.place],
    );
    const { places, refusal } = planPictures(draft, target, files.length, underWay);
    const fallback = draft.type === 'carousel' ? 'newCard' : 'standalone';
    const refused = files.slice(places.length);
    for (const file of refused) {
      const reason = `${file.name} was not added. ${refusal}`;
      begin(file, fallback, { name: 'refused', reason, canRetry: false });
    }
    if (refusal !== undefined) announce(`Not added: ${namesOf(refused)}. ${refusal}`);
    const accepted = files.slice(0, places.length);
    if (accepted.length === 0) return;
    announce(`Adding ${namesOf(accepted)}.`);
    void runInTurn(accepted.map((file, index) => begin(file, places[index] ?? fallback)));
  }

  /** One after the other: files that are decoded beside each other would fill the memory of a small device. */
  async function runInTurn(batch: readonly Entry[]) {
    for (const entry of batch) if (entries.has(entry.job.id)) await run(entry);
    finish(batch);
  }

  async function run(entry: Entry) {
    const { file, stop, job } = entry;
    const outcome = await store(file, {
      signal: stop.signal,
      onProgress: ({ sent, total, isWaiting }) =>
        change(entry, { step: isWaiting ? { name: 'waiting' } : { name: 'uploading', sent, total } }),
    });
    if (outcome.kind === 'stored') entry.stored = outcome.picture;
    else if (outcome.kind === 'cancelled') forget(job.id);
    else if (entries.has(job.id)) {
      change(entry, { step: { name: 'refused', reason: outcome.reason, canRetry: outcome.canRetry } });
      announce(`Not added. ${outcome.reason}`);
    }
  }

  /** Puts what has arrived on the cards, as one step. */
  function finish(batch: readonly Entry[]) {
    const done = batch.flatMap(({ job: { id, place }, file, stored, isLost }) =>
      stored && entries.has(id)
        ? [{ id, place, name: file.name, isLost, stored, ...addressesOf(stored) }]
        : [],
    );
    for (const { id } of done) forget(id);
    const placed = done.filter(({ isLost }) => !isLost);
    const isBlocked = document.readOnly.getState();
    if (placed.length > 0 && !isBlocked) show(placed);
    else if (done.length > 0)
      announce(
        `Added ${namesOf(done)} to Pictures only, because ${isBlocked ? 'this draft is read-only here' : 'the card was deleted'}.`,
      );
  }

  function show(placed: readonly (AddedPicture & { stored: StoredPicture })[]) {
    let cards = carouselCardsOf(document.getState().draft).length;
    const indexes = placed.map(({ place }) => (place === 'newCard' ? cards++ : place));
    const [index] = indexes;
    const command = addPictures(placed);
    const path = typeof index === 'number' ? `${cardsPath}.${index}` : standaloneContentPath;
    // The button that chose the file goes when its picture comes.
    const isAccepted = editor.focus.keepFocus(
      () =>
        runCommand(editor, {
          ...command,
          ...(typeof index === 'number' ? { show: { card: index, path } } : {}),
        }),
      `${path}.media`,
    );
    if (isAccepted)
      announce(describeAdded(placed, indexes.filter(isCard)), {
        undo: () => announceStep(editor, 'undo'),
        of: editor.history,
      });
  }

  return {
    add,
    cancel(id: string) {
      const entry = entries.get(id);
      if (!entry || entry.job.step.name === 'refused') return;
      entry.stop.abort();
      forget(id);
      announce(`Cancelled. ${entry.file.name} was not added.`);
    },
    retry(id: string) {
      const entry = entries.get(id);
      forget(id);
      if (entry && !entry.isLost) void runInTurn([begin(entry.file, entry.job.place)]);
    },
    dismiss: forget,
  };
}

const addressesOf = ({ fileUrl, thumbnailUrl }: StoredPicture) => ({ fileUrl, thumbnailUrl });

const namesOf = (files: readonly { name: string }[]) =>
  files.length > 3
    ? `${files.length} files`
    : new Intl.ListFormat('en-GB').format(files.map(({ name }) => name));

const removedNames = {
  place: 'location',
  camera: 'camera details',
  date: 'date',
  author: 'author',
  comment: 'comment',
  thumbnail: 'old thumbnail',
  other: 'other hidden data',
} satisfies Record<RemovedMetadata, string>;

type Added = { name: string; stored: StoredPicture };

const isCard = (place: PicturePlace): place is number => typeof place === 'number';

/** " to card 2", " to cards 1–5", " to cards 1 and 3"; nothing for the only card of a message. */
function describeCards(cards: readonly number[]): string {
  const numbers = cards.map((index) => index + 1);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (numbers.length === 1) return ` to card ${first}`;
  const isRange = numbers.length > 2 && numbers.every((number, at) => number === first + at);
  const list = isRange
    ? `${first}–${last}`
    : new Intl.ListFormat('en-GB').format(numbers.map((number) => String(number)));
  return ` to cards ${list}`;
}

/** What was added and where, what was done to it, and that anyone can see it. */
function describeAdded(added: readonly Added[], cards: readonly number[]): string {
  const [first] = added;
  const isOne = added.length === 1;
  const removed = [...new Set(added.flatMap(({ stored }) => stored.file.removedMetadata))];
  const hidden =
    removed.length === 0
      ? []
      : [
          `Removed from the file: ${new Intl.ListFormat('en-GB').format(removed.map((part) => removedNames[part]))}.`,
        ];
  return [
    `Added ${isOne ? first?.name : `${added.length} pictures`}${describeCards(cards)}.`,
    ...(isOne ? (first?.stored.notes ?? []) : []),
    ...hidden,
    `Anyone with the ${isOne ? 'link' : 'links'} can see ${isOne ? 'it' : 'them'}.`,
  ].join(' ');
}
