import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Command } from '../../workspace/services/createCommandRegistry';
import { rank } from './findCommands';

const command = (label: string, rest: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group: 'Actions',
  run: () => undefined,
  ...rest,
});

const commands = [
  command('Undo'),
  command('Card 2 › Title', { detail: 'Summer dresses' }),
  command('Card 2 › Button 1 › Link', { detail: 'https://shop.example.com' }),
  command('Add a card'),
  command('Gallery', { keywords: 'examples' }),
  command('Größe'),
];
const found = (query: string, recent: string[] = []) =>
  rank(commands, query, recent).map(({ label }) => label);

test('matches words in any order, and every word must match', () => {
  expect(found('title card')).toEqual(['Card 2 › Title']);
  expect(found('card title dresses')).toEqual(['Card 2 › Title']);
  expect(found('card nonsense')).toEqual([]);
});

test('ranks the beginning of a label above its middle, and a label above its detail', () => {
  expect(found('card')).toEqual(['Card 2 › Title', 'Card 2 › Button 1 › Link', 'Add a card']);
  expect(found('examples')[0]).toBe('Gallery');
});

test('ranks a whole word above the beginning of a longer one, and the main action first among equals', () => {
  const sendings = [
    command('Sender: name, logo, colour'),
    command('Send a copy'),
    command('Send for approval…', { isMainAction: true }),
  ];
  const labels = (query: string, recent: string[] = []) =>
    rank(sendings, query, recent).map(({ label }) => label);
  expect(labels('send')).toEqual(['Send for approval…', 'Send a copy', 'Sender: name, logo, colour']);
  expect(labels('sen')[0]).toBe('Send for approval…');
  expect(labels('sen', ['Send a copy'])[0]).toBe('Send a copy');
});

test('matches letters in their order, unless they are far apart', () => {
  expect(found('glry')).toEqual(['Gallery']);
  expect(rank([command('Gather all leaves lying about here every day')], 'glry', [])).toEqual([]);
});

test('ignores case and accents', () => {
  expect(found('GROSSE')).toEqual([]);
  expect(found('grö')).toEqual(['Größe']);
  expect(found('gro')).toEqual(['Größe']);
});

test('ranks the recent command first among equals', () => {
  expect(found('card', ['Card 2 › Button 1 › Link'])[0]).toBe('Card 2 › Button 1 › Link');
});

test('never throws, and finds given commands only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      for (const each of rank(commands, query, [])) expect(commands).toContain(each);
    }),
  );
});
