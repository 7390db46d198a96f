import { expect, test } from 'vitest';
import { matchEntries } from '../schema/entries/matchEntries';
import { identifyPath } from '../schema/entries/entryPaths';
import type { TemplateDraft } from '../schema/draft/draft';
import type { Comment } from '../schema/responses/comments';
import { pinsOf, threadsOf } from './threads';

const card = (title: string) => ({
  cardContent: undefined,
  title,
  suggestions: [{ reply: { text: 'Yes' } }],
});
const carousel = (...titles: string[]): TemplateDraft => ({
  name: 'tea',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardContents: titles.map(card) } } },
});
const cards = 'component.richCard.carouselCard.cardContents';

let count = 0;
const newId = () => `e${(count += 1)}`;
const before = carousel('Masala', 'Assam', 'Green');
const entries = matchEntries(undefined, before, newId);

const comment = (id: string, path: string, more: Partial<Comment> = {}): Comment => ({
  id,
  thread: null,
  path: identifyPath(path.split('.'), entries).join('.'),
  digest: '0'.repeat(64),
  text: id,
  mentions: [],
  by: 'vik',
  byId: 'vik',
  isOwn: false,
  isNew: false,
  at: count,
  editedAt: null,
  deletedAt: null,
  resolvedAt: null,
  resolvedBy: null,
  ...more,
});

const comments = [
  comment('third', `${cards}.2.title`),
  comment('button', `${cards}.1.suggestions.0`),
  comment('whole', ''),
  comment('second', `${cards}.1.title`),
  comment('answer', '', { thread: 'button' }),
];
const read = (template: TemplateDraft, now = entries) =>
  threadsOf(comments, template, now).map(({ first, path }) => [first.id, path]);

test('threads come in the order of the phone, with their answers', () => {
  expect(read(before)).toEqual([
    ['whole', ''],
    ['second', `${cards}.1.title`],
    ['button', `${cards}.1.suggestions.0`],
    ['third', `${cards}.2.title`],
  ]);
  expect(threadsOf(comments, before, entries)[2]?.answers.map(({ id }) => id)).toEqual(['answer']);
});

test('a thread moves with its card, and survives its removal', () => {
  const [first, second, third] = entries.cards;
  const moved = { ...entries, cards: [third, first, second].filter((entry) => entry !== undefined) };
  expect(read(carousel('Green', 'Masala', 'Assam'), moved)).toEqual([
    ['whole', ''],
    ['third', `${cards}.0.title`],
    ['second', `${cards}.2.title`],
    ['button', `${cards}.2.suggestions.0`],
  ]);
  const left = { ...entries, cards: [first, third].filter((entry) => entry !== undefined) };
  expect(read(carousel('Masala', 'Green'), left)).toEqual([
    ['whole', ''],
    ['third', `${cards}.1.title`],
    ['button', undefined],
    ['second', undefined],
  ]);
});

test('a field that was emptied keeps its threads at its card', () => {
  expect(threadsOf([comment('text', `${cards}.1.description`)], before, entries)[0]?.path).toBe(
    `${cards}.1.description`,
  );
});

test('threads are counted as they are begun, so that a later one above them changes no number', () => {
  const title = { title: 'Masala', media: { height: 'TALL' as const } };
  const shown: TemplateDraft = {
    ...before,
    component: { richCard: { carouselCard: { cardContents: [title, ...['Assam', 'Green'].map(card)] } } },
  };
  const numbersOf = (some: readonly Comment[]) =>
    threadsOf(some, shown, entries).map(({ first, number }) => [number, first.id]);
  expect(numbersOf(comments)).toEqual([
    [3, 'whole'],
    [4, 'second'],
    [2, 'button'],
    [1, 'third'],
  ]);
  const more = [
    ...comments,
    comment('done', `${cards}.0.title`, { resolvedAt: 1 }),
    comment('picture', `${cards}.0.media`),
    comment('deleted', `${cards}.0.title`, { deletedAt: 1, text: '' }),
    comment('again', `${cards}.0.media`),
    comment('between', ''),
    comment('third time', `${cards}.0.media`),
    comment('name', 'name'),
  ];
  expect(numbersOf(more)).toEqual([
    [3, 'whole'],
    [9, 'between'],
    [6, 'picture'],
    [8, 'again'],
    [10, 'third time'],
    [5, 'done'],
    [7, 'deleted'],
    [4, 'second'],
    [2, 'button'],
    [1, 'third'],
    [11, 'name'],
  ]);
  // Resolved ones have no pin.
  expect(Object.fromEntries(pinsOf(threadsOf(more, shown, entries), shown))).toEqual({
    [`${cards}.0.media`]: 'comment 6,8,10',
    [`${cards}.1.title`]: 'comment 4',
    [`${cards}.1.suggestions.0`]: 'comment 2',
    [`${cards}.2.title`]: 'comment 1',
  });
});
