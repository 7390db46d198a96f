import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Command } from '../services/createCommandRegistry';
import { rank } from './rank';

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
  command('Card 2 › Button 1 › Web address', { detail: 'https://shop.example.com' }),
  command('Add a card'),
  command('Gallery', { words: 'examples' }),
  command('Größe'),
];
const found = (query: string, recent: string[] = []) =>
  rank(commands, query, recent).map(({ label }) => label);

test('the words may stand in any order, and each must fit', () => {
  expect(found('title card')).toEqual(['Card 2 › Title']);
  expect(found('card title dresses')).toEqual(['Card 2 › Title']);
  expect(found('card nonsense')).toEqual([]);
});

test('a beginning counts more than the middle of a label, and a label more than what it is about', () => {
  expect(found('card')).toEqual(['Card 2 › Title', 'Card 2 › Button 1 › Web address', 'Add a card']);
  expect(found('examples')[0]).toBe('Gallery');
});

test('letters in their order find a label, strewn ones do not', () => {
  expect(found('glry')).toEqual(['Gallery']);
  expect(rank([command('Gather all leaves lying about here every day')], 'glry', [])).toEqual([]);
});

test('accents and capitals do not count', () => {
  expect(found('GROSSE')).toEqual([]);
  expect(found('grö')).toEqual(['Größe']);
  expect(found('gro')).toEqual(['Größe']);
});

test('among equals the one that was used last comes first', () => {
  expect(found('card', ['Card 2 › Button 1 › Web address'])[0]).toBe('Card 2 › Button 1 › Web address');
});

test('no query makes it throw, and what it finds was there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      for (const each of rank(commands, query, [])) expect(commands).toContain(each);
    }),
  );
});
