import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStillTooHigh } from './stillTooHigh';

const card = { title: 'A title', description: 'Fresh every week. '.repeat(30), suggestions: [] };

/** Lines of a text in a box `letters` wide, with letters of one width and greedy line breaks like a browser's. */
function linesOf(text: string, letters: number): number {
  return text.split('\n').reduce((lines, paragraph) => {
    let left = letters;
    let count = 1;
    for (const word of paragraph.split(' ')) {
      const isFirst = left === letters;
      if (!isFirst && word.length + 1 > left) {
        count += 1;
        left = letters;
      }
      left -= word.length + (left === letters ? 0 : 1);
    }
    return lines + count;
  }, 0);
}

test('added letters keep a card too high', () => {
  const now = { ...card, description: `${card.description}${'x'.repeat(50)}` };
  expect(isStillTooHigh({ card, linesOver: 1 }, now)).toBe(true);
});

test('asks to measure again after as many spaces or removals as lines, or a change of another part', () => {
  const after = (description: string) => isStillTooHigh({ card, linesOver: 3 }, { ...card, description });
  expect(after(`${card.description}a b c `)).toBe(false);
  expect(after(card.description.slice(0, -3))).toBe(false);
  expect(after(card.description.slice(0, -2))).toBe(true);
  expect(isStillTooHigh({ card, linesOver: 3 }, { ...card, title: 'Another' })).toBe(false);
  expect(isStillTooHigh({ card, linesOver: 3 }, { ...card, suggestions: [{}] })).toBe(false);
  expect(isStillTooHigh({ card, linesOver: 0 }, card)).toBe(false);
  expect(isStillTooHigh({ card: { description: 'a' }, linesOver: 3 }, { description: '' })).toBe(false);
});

test('no edit that is said to keep the card too high makes the text fit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'i', 'm'), minLength: 1, maxLength: 9 });
  const text = fc.array(fc.tuple(word, fc.constantFrom(' ', ' ', '\n')), { minLength: 1, maxLength: 60 });
  const edit = fc.record({
    at: fc.nat(),
    gone: fc.nat(6),
    come: fc.string({ unit: fc.constantFrom('a', ' ', '\n'), maxLength: 6 }),
  });
  fc.assert(
    fc.property(text, edit, fc.integer({ min: 1, max: 12 }), (pieces, { at, gone, come }, room) => {
      const description = pieces.flat().join('');
      const place = at % (description.length + 1);
      const after = description.slice(0, place) + come + description.slice(place + gone);
      const linesOver = linesOf(description, 10) - room;
      const verdict = isStillTooHigh({ card: { description }, linesOver }, { description: after });
      return !verdict || linesOf(after, 10) > room;
    }),
    { numRuns: 5000 },
  );
});
