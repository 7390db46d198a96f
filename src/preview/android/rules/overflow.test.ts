import { expect, test } from 'vitest';
import { cutHeight, findFit, fitsInOrder, type Fit } from './overflow';

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

test('a card that fits keeps everything', () => {
  expect(findFit(4, height, 1000)).toEqual({ cuts: [], suggestions: 4 });
});

test('the first cut reduces the description to one line; title and suggestions stay (60)', () => {
  expect(findFit(4, height, 592)).toEqual({ cuts: ['descriptionLine'], suggestions: 4 });
});

test('the second cut reduces the title to one line (61)', () => {
  expect(findFit(4, height, 500).cuts).toEqual(['descriptionLine', 'titleLine']);
});

test('the third cut removes suggestions from the end, as many as needed (62)', () => {
  const { cuts, suggestions } = findFit(4, height, 420);
  expect(cuts).toEqual(['descriptionLine', 'titleLine', 'suggestions']);
  expect(suggestions).toBe(2);
});

test('the last cuts remove the description, then the title; the media stays', () => {
  expect(findFit(4, height, 290)).toEqual({
    cuts: ['descriptionLine', 'titleLine', 'suggestions', 'description'],
    suggestions: 0,
  });
  expect(findFit(4, height, 270).cuts).toHaveLength(5);
  expect(findFit(4, height, 100)).toEqual({ cuts: fitsInOrder(0).at(-1)?.cuts, suggestions: 0 });
});

test('finds the same as a measurement after each step, at every maximum', () => {
  for (let suggestions = 0; suggestions <= 4; suggestions += 1)
    for (let maxHeight = 0; maxHeight <= 1000; maxHeight += 8) {
      const fits = fitsInOrder(suggestions);
      const stepwise = fits.find((fit) => height(fit) <= maxHeight) ?? fits.at(-1);
      expect(findFit(suggestions, height, maxHeight)).toEqual(stepwise);
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

test('the height of a cut card counts what each cut takes away, and “More”', () => {
  const heights = {
    content: 700,
    title: 72,
    titleLine: 24,
    description: 400,
    descriptionLine: 20,
    more: 24,
    rows: [48, 48],
    note: 20,
  };
  expect(fitsInOrder(2).map((fit) => cutHeight(heights, fit))).toEqual([816, 460, 412, 364, 316, 296, 272]);
});
