import { expect, test } from 'vitest';
import type { ReportedFinding } from '../state/findings';
import { explainAll, explainEntry } from './explanation';

const title = (card: number) => ['component', 'richCard', 'carouselCard', 'cardContents', card, 'title'];
const issue = (card: number) => ({ path: title(card), message: 'Too long.', requirement: 'at most 200' });

test('an explanation has the cause, the remedy, the field, its path in the API and the source', () => {
  const finding: ReportedFinding = {
    id: 'cut-title',
    level: 'warning',
    path: title(1),
    message: 'iPhone shows 20 of 45 characters. Shorten it.',
    why: 'The rest is not shown anywhere.',
    source: 'https://docs.example/cards',
    date: '2026-03',
  };
  expect(explainEntry({ message: finding.message, places: [finding] }).split('\n')).toEqual([
    'iPhone shows 20 of 45 characters. Shorten it.',
    'The rest is not shown anywhere.',
    'Where: Card 2 › Title (API path: component.richCard.carouselCard.cardContents[1].title)',
    'Source: https://docs.example/cards, 2026-03',
  ]);
});

test('an explanation of several places lists them, and one about none has no place', () => {
  const places = [issue(0), issue(1)];
  expect(explainEntry({ message: 'Too long.', places }).split('\n')).toEqual([
    'Too long.',
    'Where:',
    '- Card 1 › Title (API path: component.richCard.carouselCard.cardContents[0].title)',
    '- Card 2 › Title (API path: component.richCard.carouselCard.cardContents[1].title)',
  ]);
  expect(explainEntry({ message: 'Tips are still loading.', places: [] })).toBe('Tips are still loading.');
});

test('one explanation has all groups but what was dismissed', () => {
  const groups = (['error', 'unchecked', 'dismissed'] as const).map((name) => ({
    name,
    entries: [{ message: `This is ${name}.`, places: [] }],
    count: 1,
  }));
  expect(explainAll(groups)).toBe('Errors\n\nThis is error.\n\n\nNot checked\n\nThis is unchecked.');
});
