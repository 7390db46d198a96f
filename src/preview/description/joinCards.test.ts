import { expect, test } from 'vitest';
import { joinCards } from './joinCards';

const cards = (...lines: string[][]) =>
  lines.map((each, index) => ({ title: `Card ${index + 1} of ${lines.length}`, lines: each }));

test('what is true of all cards is told once, before what differs', () => {
  expect(joinCards(cards(['cut', 'a', 'call'], ['cut', 'b', 'call'], ['cut', 'c', 'call']))).toEqual([
    { title: 'All 3 cards', lines: ['cut', 'call'] },
    { title: 'Card 1 of 3', lines: ['a'] },
    { title: 'Card 2 of 3', lines: ['b'] },
    { title: 'Card 3 of 3', lines: ['c'] },
  ]);
});

test('what is true of half of the cards names them', () => {
  const own = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const lines = own.map((each, index) => ([1, 6, 7].includes(index) ? [each] : [each, 'cut']));
  const [shared, ...rest] = joinCards(cards(...lines));
  expect(shared).toEqual({ title: 'Cards 1, 3 to 6, 9 and 10', lines: ['cut'] });
  expect(rest.flatMap((part) => part.lines)).toEqual(own);
});

test('what is true of a few cards stays with each of them', () => {
  const few = cards(['cut'], ['cut'], ['a'], ['b'], ['c']);
  expect(joinCards(few)).toEqual(few);
});

test('cards that are the same have no parts of their own', () => {
  expect(joinCards(cards(['a', 'b'], ['a', 'b']))).toEqual([{ title: 'Both cards', lines: ['a', 'b'] }]);
});
