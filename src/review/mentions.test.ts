import { expect, test } from 'vitest';
import { splitMentions } from '../lib/text/mentions';
import { findOpenMention, mentionedIn } from './mentions';

const people = [
  { id: '1', name: 'Asha' },
  { id: '2', name: 'Asha Rao' },
  { id: '3', name: 'vik@example.com' },
];
const offered = (text: string, caret = text.length) =>
  findOpenMention(text, caret, people)?.people.map(({ id }) => id);

test.each([
  ['@', ['1', '2', '3']],
  ['Hello @as', ['1', '2']],
  ['Hello @rao', ['2']],
  ['Hello @EXAMPLE', ['3']],
  ['Line\n@vik', ['3']],
  ['@Asha R', ['2']],
  ['mail me at vik@as', undefined],
  ['@nobody', undefined],
  ['@as\nnext line', undefined],
  ['no mention', undefined],
])('%j offers %j', (text, expected) => {
  expect(offered(text)).toEqual(expected);
});

test('the caret decides, not the end of the text', () => {
  expect(findOpenMention('Ask @vi about it', 7, people)).toMatchObject({ start: 4, people: [{ id: '3' }] });
  expect(offered('Ask @vi about it')).toBeUndefined();
});

test('a text names whom it has in full', () => {
  expect(mentionedIn('@vik@example.com and @Asha Rao', people)).toEqual(['2', '3']);
  expect(mentionedIn('vik@example.com', people)).toEqual([]);
});

test('a text is split at the longest names, and nothing of it is lost', () => {
  const text = 'Hi @Asha Rao, @Asha and @Asha!';
  const pieces = splitMentions(text, ['Asha', 'Asha Rao', 'vik@example.com']);
  expect(pieces.filter(({ isMention }) => isMention).map((piece) => piece.text)).toEqual([
    '@Asha Rao',
    '@Asha',
    '@Asha',
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
