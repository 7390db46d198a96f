import { expect, test } from 'vitest';
import { findFit, fitsInOrder, type Fit, isStillTooHigh } from './overflow';
import fc from 'fast-check';

const full = { media: 264, title: 72, titleLine: 24, description: 400, descriptionLine: 20, row: 48 };

function height({ cuts, suggestions }: Fit): number {
  const has = (cut: Fit['cuts'][number]) => cuts.includes(cut);
  const title = has('title') ? 0 : has('titleLine') ? full.titleLine : full.title;
  const description = has('description')
    ? 0
    : has('descriptionLine')
      ? full.descriptionLine
      : full.description;
  return full.media + title + description + suggestions * full.row;
}

function firstFit(suggestions: number, heightOf: (fit: Fit) => number, maxHeight: number): Fit {
  const search = findFit(suggestions, maxHeight);
  let step = search.next();
  while (!step.done) step = search.next(heightOf(step.value));
  return step.value;
}

test('a card that fits keeps everything', () => {
  expect(firstFit(4, height, 1000)).toEqual({ cuts: [], suggestions: 4 });
});

test('the first cut reduces the description to one line; title and suggestions stay (60)', () => {
  expect(firstFit(4, height, 592)).toEqual({ cuts: ['descriptionLine'], suggestions: 4 });
});

test('the second cut reduces the title to one line (61)', () => {
  expect(firstFit(4, height, 500).cuts).toEqual(['descriptionLine', 'titleLine']);
});

test('the third cut removes suggestions from the end, as many as needed (62)', () => {
  const { cuts, suggestions } = firstFit(4, height, 420);
  expect(cuts).toEqual(['descriptionLine', 'titleLine', 'suggestions']);
  expect(suggestions).toBe(2);
});

test('the last cuts remove the description, then the title; the media stays', () => {
  expect(firstFit(4, height, 290)).toEqual({
    cuts: ['descriptionLine', 'titleLine', 'suggestions', 'description'],
    suggestions: 0,
  });
  expect(firstFit(4, height, 270).cuts).toHaveLength(5);
  expect(firstFit(4, height, 100)).toEqual({ cuts: fitsInOrder(0).at(-1)?.cuts, suggestions: 0 });
});

test('finds the same as a measurement after each step, at every maximum', () => {
  for (let suggestions = 0; suggestions <= 4; suggestions += 1)
    for (let maxHeight = 0; maxHeight <= 1000; maxHeight += 8) {
      const fits = fitsInOrder(suggestions);
      const stepwise = fits.find((fit) => height(fit) <= maxHeight) ?? fits.at(-1);
      expect(firstFit(suggestions, height, maxHeight)).toEqual(stepwise);
    }
});

test('a card without suggestions skips their step', () => {
  expect(fitsInOrder(0).map(({ cuts }) => cuts.at(-1))).toEqual([
    undefined,
    'descriptionLine',
    'titleLine',
    'description',
    'title',
  ]);
});

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
