import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTemplateEditor } from '../../editor/testing/createTemplateEditor';
import type { PictureJob } from '../../editor/media/Pictures';
import { listActions } from '../../editor/rows/listActions';
import { entriesAt } from '../../editor/state/paths';
import { cardsPath } from '../../schema/draft/cards';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import type { UploadedMedia } from '../../schema/media/mediaFile';
import { createPictureIntake } from './createPictureIntake';
import type { StoreOutcome } from './storePicture';

const carousel: TemplateDraft = {
  type: 'carousel',
  component: {
    richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: [{ title: 'A' }, { title: 'B' }] } },
  },
};
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const stored = (name: string): StoreOutcome => ({
  kind: 'stored',
  picture: {
    fileUrl: `https://b.example/${name}`,
    notes: [],
    file: { removedMetadata: [] } as unknown as UploadedMedia,
  },
});

let editor: ReturnType<typeof createTemplateEditor>;
let jobs: StoreApi<readonly PictureJob[]>;
/** Ends the upload that runs. */
let settle: (outcome: StoreOutcome) => Promise<void>;
let intake: ReturnType<typeof createPictureIntake>;

const cards = () => entriesAt(editor.document.getState().draft, cardsPath) as readonly CardContentDraft[];
const files = () => cards().map(({ media }) => media?.contentInfo?.fileUrl);

beforeEach(() => {
  editor = createTemplateEditor(carousel, {});
  jobs = createStore<readonly PictureJob[]>(() => []);
  const waiting: ((outcome: StoreOutcome) => void)[] = [];
  settle = async (outcome) => {
    waiting.shift()?.(outcome);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  intake = createPictureIntake({
    editor,
    jobs,
    store: (_, { signal }) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
      }),
  });
});

describe('dropped files', () => {
  it('are put on their cards together, when the last one has arrived', async () => {
    intake.add([file('a.jpg'), file('b.jpg')], 'cards');
    await settle(stored('a.jpg'));
    expect(files()).toEqual([undefined, undefined]);
    await settle(stored('b.jpg'));
    expect(files()).toEqual(['https://b.example/a.jpg', 'https://b.example/b.jpg']);
    expect(jobs.getState()).toEqual([]);
    expect(editor.history.undo()).toBe('add 2 pictures');
    expect(cards()).toEqual([{ title: 'A' }, { title: 'B' }]);
  });

  it('make a text message one with cards, which keeps its text', async () => {
    for (const [count, type] of [
      [1, 'rich_card'],
      [2, 'carousel'],
    ] as const) {
      editor = createTemplateEditor({ type: 'text_message', component: { text: 'Hello' } }, {});
      intake = createPictureIntake({ editor, jobs, store: async () => stored('a.jpg') });
      intake.add([file('a.jpg'), file('b.jpg')].slice(0, count), 'cards');
      expect(editor.document.getState().draft.type).toBe(type);
      await vi.waitFor(() => expect(jobs.getState()).toEqual([]));
      expect(JSON.stringify(editor.document.getState().draft)).toContain('https://b.example/a.jpg');
      expect(JSON.stringify(editor.document.getState().draft)).toContain('"description":"Hello"');
      editor.history.undo();
      editor.history.undo();
      expect(editor.document.getState().draft).toMatchObject({
        type: 'text_message',
        component: { text: 'Hello' },
      });
    }
  });

  it('fill all cards that have no picture, then make new ones, also in two drops beside each other', async () => {
    intake.add(['a.jpg', 'b.jpg'].map(file), 'cards');
    intake.add([file('c.jpg')], 'cards');
    // The drops run beside each other: one file of each at a time.
    await settle(stored('a.jpg'));
    await settle(stored('c.jpg'));
    await settle(stored('b.jpg'));
    expect(files()).toEqual(['a', 'b', 'c'].map((name) => `https://b.example/${name}.jpg`));
  });

  it('follow their card when it moves', async () => {
    intake.add([file('a.jpg')], `${cardsPath}.0`);
    listActions(editor, cardsPath, 'card').moveTo(0, 1);
    expect(jobs.getState()).toMatchObject([{ place: 1 }]);
    await settle(stored('a.jpg'));
    expect(files()).toEqual([undefined, 'https://b.example/a.jpg']);
  });

  it('change nothing when their card is gone', async () => {
    intake.add([file('a.jpg')], `${cardsPath}.0`);
    listActions(editor, cardsPath, 'card').remove(0);
    await settle(stored('a.jpg'));
    expect(cards()).toEqual([{ title: 'B' }]);
  });

  it('that are refused stay on the list, and the others are added', async () => {
    intake.add([file('a.jpg'), file('b.jpg')], 'cards');
    await settle({ kind: 'refused', reason: 'a.jpg is empty.', canRetry: false });
    await settle(stored('b.jpg'));
    expect(files()).toEqual([undefined, 'https://b.example/b.jpg']);
    expect(jobs.getState()).toMatchObject([
      { name: 'a.jpg', step: { name: 'refused', reason: 'a.jpg is empty.' } },
    ]);
    intake.dismiss(jobs.getState()[0]?.id ?? '');
    expect(jobs.getState()).toEqual([]);
  });

  it('are tried again by a press', async () => {
    intake.add([file('a.jpg')], `${cardsPath}.1`);
    await settle({ kind: 'refused', reason: 'The connection was lost.', canRetry: true });
    intake.retry(jobs.getState()[0]?.id ?? '');
    await settle(stored('a.jpg'));
    expect(files()).toEqual([undefined, 'https://b.example/a.jpg']);
  });

  it('that are cancelled are not added, also while others of the same drop still come', async () => {
    intake.add([file('a.jpg'), file('b.jpg')], 'cards');
    await settle(stored('a.jpg'));
    intake.cancel(jobs.getState()[0]?.id ?? '');
    await settle(stored('b.jpg'));
    expect(files()).toEqual([undefined, 'https://b.example/b.jpg']);
  });

  it('are not added to a draft that is read-only', async () => {
    editor.document.setReadOnly(true);
    intake.add([file('a.jpg')], 'cards');
    expect(jobs.getState()).toEqual([]);
    editor.document.setReadOnly(false);
    intake.add([file('a.jpg')], 'cards');
    editor.document.setReadOnly(true);
    await settle(stored('a.jpg'));
    expect(cards()).toHaveLength(2);
  });
});
