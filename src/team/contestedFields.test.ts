import { expect, test } from 'vitest';
import type { FieldConflict } from '../schema/draft/conflicts';
import { contestedFields } from './contestedFields';

function conflict(at: number, device: string, value: string, field = 'name'): FieldConflict {
  return {
    id: `${at}`,
    path: ['template', field],
    kept: { name: 'Asha', device: 'desk' },
    other: { name: device, device, value, at },
  };
}

test('a field shows the last value of each other writer, and what they had typed before apart', () => {
  const conflicts = [
    conflict(1, 'ben', 'Sal'),
    conflict(2, 'vik', 'Offer'),
    conflict(3, 'ben', 'Sale'),
    conflict(4, 'desk', 'Bags'),
    conflict(5, 'ben', 'Sale today'),
    conflict(6, 'ben', 'Hello', 'text'),
  ];
  const [name, text, ...others] = contestedFields(conflicts);
  expect(name?.latest.map(({ other }) => other.value)).toEqual(['Sale today', 'Offer']);
  expect(name?.earlier.map(({ other }) => other.value)).toEqual(['Bags', 'Sale', 'Sal']);
  expect(text?.latest.map(({ other }) => other.value)).toEqual(['Hello']);
  expect(others).toEqual([]);
});

test('where only the writer of the draft’s value has others, the newest is offered', () => {
  const [field] = contestedFields([conflict(1, 'desk', 'Bag'), conflict(2, 'desk', 'Bags')]);
  expect(field?.latest.map(({ id }) => id)).toEqual(['2']);
  expect(field?.earlier.map(({ id }) => id)).toEqual(['1']);
});
