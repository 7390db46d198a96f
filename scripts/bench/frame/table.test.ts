import { expect, test } from 'vitest';
import { mergeTable } from './performancePage.mjs';
import { atMost, ratioAtLeast } from './rows.mjs';
import { tableHead, tableRow } from './table.mjs';

test('a row says the median, its range, the control, their ratio and whether the goal is reached', () => {
  const control = { what: 'bare', measured: [10, 12, 11] };
  const row = {
    what: 'creations',
    unit: 'a second',
    measured: [9, 8, 12],
    control,
    goal: ratioAtLeast(0.85),
  };
  expect(tableRow('server', row)).toBe(
    '| server | creations | ≥ 0.85 × control | 9 a second (8–12) | bare: 11 a second (10–12) | 0.82 | **no** |',
  );
  expect(tableRow('large', { what: 'tasks', unit: '', measured: [0], goal: atMost(0) })).toBe(
    '| large | tasks | ≤ 0 | 0 | – | – | yes |',
  );
});

test('a measured part replaces its own rows and leaves those of the others', () => {
  const former = [
    ...tableHead,
    '| typing | old |',
    '| server | kept |',
    '',
    '- typing: then',
    '- server: then',
  ];
  const measured = new Map([['typing', { rows: ['| typing | new |'], note: 'now' }]]);
  expect(mergeTable(former.join('\n'), ['typing', 'large', 'server'], measured).split('\n')).toEqual([
    ...tableHead,
    '| typing | new |',
    '| server | kept |',
    '',
    '- typing: now',
    '- server: then',
  ]);
});
