import { expect, test } from 'vitest';
import { type BrokenRow, rowsText } from './rankRows';

const name = '[custom_param1a]';
const title = ['component', 'richCard', 'standaloneCard', 'cardContent', 'title'];

test('rows that break something read as a letter to whoever keeps the file, errors first', () => {
  const worst: BrokenRow[] = [
    {
      row: 2003,
      values: { [name]: 'W'.repeat(70) },
      findings: [
        { id: 'hint', level: 'hint', path: title, message: 'A hint.' },
        { id: 'value-missing', level: 'error', path: [], message: 'City is empty.' },
      ],
      cuts: [
        {
          id: 'cut-title',
          level: 'warning',
          path: title,
          message: 'iPhone: 5 of 70 letters of the title are seen.',
          loss: 0.9,
          seen: { message: '', state: {} },
        },
      ],
    },
  ];
  const names = { [name]: { name: 'First name' } };
  expect(rowsText({ total: 2500, broken: 1200, worst }, names, 'greeting')).toBe(
    [
      'Values of greeting: 1,200 of 2,500 rows need a look',
      '',
      `Row 2,003 (First name: ${'W'.repeat(60)}…)`,
      '- City is empty.',
      '- Card › Title: iPhone: 5 of 70 letters of the title are seen.',
      '- Card › Title: A hint.',
      '',
      'and 1,199 more rows',
    ].join('\n'),
  );
});
