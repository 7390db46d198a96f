import { expect, test } from 'vitest';
import { type BrokenRow, rowsText } from './rankRows';

const name = '[custom_param1a]';
const title = ['component', 'richCard', 'standaloneCard', 'cardContent', 'title'];

test('rows that break something read as a letter to whoever keeps the file, errors first', () => {
  const broken: BrokenRow[] = [
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
    ...Array.from({ length: 1199 }, (_, index) => ({ row: index, values: {}, findings: [] })),
  ];
  const names = { [name]: { name: 'First name' } };
  const text = rowsText({ total: 2500, broken }, names, 'greeting');
  expect(text).toContain(
    [
      'Values of greeting: 1,200 of 2,500 rows need attention',
      '',
      `Row 2,003 (First name: ${'W'.repeat(60)}…)`,
      '- City is empty.',
      '- Card › Title: iPhone: 5 of 70 letters of the title are seen.',
      '- Card › Title: A hint.',
      '',
    ].join('\n'),
  );
  expect(text).toMatch(/^Values.*\n\nand 1,150 more rows$/s);
});
