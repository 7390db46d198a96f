import { describe, expect, it } from 'vitest';
import { createValueCheck } from '../../advice/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import { checkRows, guessColumns, maxRows, readValueTable } from './checkRows';
import { decodeFile } from '../../exchange/sheets/separated';

const name = '[custom_param1a]';
const order = '[custom_param2a]';
const names = { [name]: { name: 'First name' } };

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

describe('a file of values', () => {
  it('is read with commas, semicolons or tabs, quotes, and a byte order mark', () => {
    expect(readValueTable('\uFEFFFirst name,Order\n"Asha, R.",7\n\n')).toEqual({
      headings: ['First name', 'Order'],
      rows: [{ number: 2, cells: ['Asha, R.', '7'] }],
      isCut: false,
    });
    const rows = [{ number: 2, cells: ['1', '2'] }];
    expect(readValueTable('a;b\n1;2')?.rows).toEqual(rows);
    expect(readValueTable('a\tb\n1\t2')?.rows).toEqual(rows);
    expect(readValueTable('First name')).toBeUndefined();
    expect(readValueTable('')).toBeUndefined();
  });

  it('is read in the encodings that spreadsheets write', () => {
    const text = 'Name\nJosé';
    expect(decodeFile(bytes(text, 'utf8'))).toEqual({ text, isGuessed: false });
    expect(decodeFile(bytes(`\uFEFF${text}`, 'utf16le'))).toEqual({ text, isGuessed: false });
    const swapped = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
    expect(decodeFile(swapped)).toEqual({ text, isGuessed: false });
    expect(decodeFile(bytes(text, 'latin1'))).toEqual({ text, isGuessed: true });
  });

  it('has blank rows, which count in the numbers of the others', () => {
    const table = readValueTable('\r\n name ;city\r\n\r\nAsha;Pune\r\n ; \r\n"R\nK";Agra\r\n\r\n');
    expect(table).toEqual({
      headings: ['name', 'city'],
      rows: [
        { number: 4, cells: ['Asha', 'Pune'] },
        { number: 6, cells: ['R\nK', 'Agra'] },
      ],
      isCut: false,
    });
  });

  it('is read up to its bound', () => {
    const table = readValueTable(`name\n${'x\n'.repeat(maxRows + 5)}`);
    expect(table?.rows).toHaveLength(maxRows);
    expect(table?.isCut).toBe(true);
    const gaps = readValueTable(`name\n${'x\n\n'.repeat(maxRows)}`);
    expect(gaps?.isCut).toBe(true);
    const full = readValueTable(`name\n${'x\n'.repeat(maxRows)}${'\n'.repeat(9)}`);
    expect(full).toMatchObject({ isCut: false, rows: { length: maxRows } });
  });

  it('has a column for each parameter: by name, by marker, else by position', () => {
    expect(guessColumns(['Order', 'first_name'], [name, order], names)).toEqual({
      [name]: 1,
      [order]: undefined,
    });
    expect(guessColumns(['custom_param2a', 'x'], [name, order], {})).toEqual({
      [name]: undefined,
      [order]: 0,
    });
    expect(guessColumns(['x', 'y'], [name, order], {})).toEqual({ [name]: 0, [order]: 1 });
    expect(guessColumns(['x', 'y', 'z'], [name, order], {})).toEqual({
      [name]: undefined,
      [order]: undefined,
    });
  });
});

const template: TemplateDraft = {
  name: 'greeting',
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: {
          title: `Hello ${name}`,
          description: 'Your order is here.',
          suggestions: [
            {
              action: {
                text: 'Open',
                postbackData: 'b3Blbg==',
                openUrlAction: { url: `https://shop.in/${order}`, application: 'BROWSER' },
              },
            },
          ],
        },
      },
    },
  },
};

function run(rows: string[][], signal = new AbortController().signal) {
  const reports: number[] = [];
  const result = checkRows({
    table: {
      headings: ['n', 'o'],
      rows: rows.map((cells, index) => ({ number: index + 2, cells })),
      isCut: false,
    },
    columns: { [name]: 0, [order]: 1 },
    names,
    check: createValueCheck(template, { now: Date.UTC(2026, 10, 22) }),
    onProgress: (checked) => reports.push(checked),
    signal,
  });
  return { result, reports };
}

describe('the check of rows', () => {
  it('finds what the template itself is free of, worst first', async () => {
    const { result } = run([
      ['Asha', '7'],
      ['See https://bit.ly/x', '8'],
      ['A'.repeat(200), 'x'.repeat(2048)],
      ['', '9'],
      ['**Asha**', '7'],
    ]);
    const report = await result;
    expect(report).toMatchObject({ checked: 5, total: 5, broken: { length: 4 } });
    expect(report?.broken.map(({ row }) => row)).toEqual([4, 5, 3, 6]);
    const messages = report?.broken.map(({ findings }) => findings.map(({ message }) => message).join(' '));
    expect(messages?.[0]).toMatch(/Title has 206 characters.*Link has/s);
    expect(messages?.[1]).toContain('First name is empty.');
    expect(messages?.[2]).toContain('bit.ly');
    expect(messages?.[3]).toContain('formatting marks');
  });

  it('works in slices and can be stopped', async () => {
    const stop = new AbortController();
    const rows = Array.from({ length: 3000 }, (_, index) => [`Asha ${index}`, `${index}`]);
    const { result, reports } = run(rows, stop.signal);
    stop.abort();
    expect(await result).toBeUndefined();
    expect(reports.length).toBeLessThanOrEqual(1);
  });
});
