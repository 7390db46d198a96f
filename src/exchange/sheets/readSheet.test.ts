import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { columnLetters, readPastedSheet, readSheet } from './readSheet';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));
const read = (text: string, name = 'list.csv') => readSheet(bytes(text), name);
const rowsOf = async (text: string, name?: string) => {
  const sheet = await read(text, name);
  return sheet.ok ? sheet.rows.map(({ cells }) => cells) : sheet.message;
};
const workbook = (...sheets: { name: string; rows: CellValue[][]; formats?: Record<string, string> }[]) =>
  writeXlsx({
    sheets: sheets.map(({ name, rows, formats = {} }) => ({
      name,
      rows,
      cells: new Map(Object.entries(formats).map(([at, numFmt]) => [at, { style: { numFmt } }])),
    })),
  });

describe('a text file of rows', () => {
  it('has commas, semicolons or tabs, and cells with quotes, delimiters and line ends', async () => {
    const rows = [['a, "b"\nc;', '2\t']];
    expect(await rowsOf('x,y\r\n"a, ""b""\r\nc;","2\t"\r\n')).toEqual(rows);
    expect(await rowsOf('x;y\n"a, ""b""\nc;";"2\t"')).toEqual(rows);
    expect(await rowsOf('x\ty\r"a, ""b""\rc;"\t"2\t"')).toEqual(rows);
    expect(await rowsOf('sep=;\nx;y\n1,5;2')).toEqual([['1,5', '2']]);
    expect(await rowsOf('x\n1,5\n', 'list.tsv')).toEqual([['1,5']]);
  });

  it('is read in the encodings that spreadsheets write', async () => {
    const text = 'Name,City\nJosé,Köln\n';
    const expected = { columns: ['Name', 'City'], rows: [{ line: 2, cells: ['José', 'Köln'] }] };
    const swapped = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
    for (const file of [bytes(text), bytes(`\uFEFF${text}`), bytes(`\uFEFF${text}`, 'utf16le'), swapped])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await readSheet(file, 'a.csv')).toEqual({ ok: true, ...expected });
    for (const file of [bytes(text, 'latin1'), bytes(text, 'utf16le')])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await readSheet(file, 'a.csv')).toEqual({ ok: true, isGuessed: true, ...expected });
  });

  it('keeps leading zeros, long numbers and blanks, and counts blank rows', async () => {
    expect(await read('\nPIN,Phone\n\n0110,919876543210\n ,\n" a ",+91 98\n,,\n')).toEqual({
      ok: true,
      columns: ['PIN', 'Phone'],
      rows: [
        { line: 4, cells: ['0110', '919876543210'] },
        { line: 6, cells: [' a ', '+91 98'] },
      ],
    });
  });

  it('has each heading once: blank ones get the letter of their column, equal ones a number', async () => {
    const sheet = await read('Phone,,Phone,Phone (2),Phone\n1,2,3,4,5');
    expect(sheet.ok && sheet.columns).toEqual(['Phone', 'Column B', 'Phone (3)', 'Phone (2)', 'Phone (4)']);
  });

  it('is rejected with a sentence when it is no sheet, too large or broken', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff]);
    expect(await readSheet(png, 'a.png')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/“a.png” is not a spreadsheet/) as string,
    });
    expect(await rowsOf('Name')).toMatch(/no rows under a row of headings/);
    expect(await rowsOf('')).toMatch(/no rows under a row of headings/);
    expect(await rowsOf(`a\n${'x\n'.repeat(10_000)}`)).toHaveLength(10_000);
    expect(await rowsOf(`a\n${'x\n'.repeat(10_001)}`)).toMatch(/more than 10,000 rows/);
    expect(await rowsOf(`a\n${'x\n\n'.repeat(10_001)}`)).toMatch(/more than 10,000 rows/);
    expect(await rowsOf(`a\n${'1,'.repeat(200)}1`)).toMatch(/more than 200 columns/);
    expect(await rowsOf('a,b\n1,2\n"3,4\n5,6\n')).toMatch(/quotation mark in row 3 that is never closed/);
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await readSheet(old, 'a.xls')).toMatchObject({
      message: expect.stringMatching(/an old Excel/) as string,
    });
    expect(await readSheet(new Uint8Array(20_000_001), 'a.csv')).toMatchObject({
      message: expect.stringMatching(/larger than 20 MB/) as string,
    });
  });
});

describe('pasted rows', () => {
  it('are read by tabs, with quotation marks that belong to a text', () => {
    const sheet = readPastedSheet('Title\tText\n"Big" sale\t"two\nlines"\n"A, B\tC');
    expect(sheet.ok && sheet.rows.map(({ cells }) => cells[0])).toContain('"Big" sale');
    expect(readPastedSheet('Title\tText\nA\t"two\nlines"\n')).toMatchObject({
      rows: [{ line: 2, cells: ['A', 'two\nlines'] }],
    });
  });
});

describe('an Excel workbook', () => {
  it('is read as it is shown: numbers with all digits, dates, money, leading zeros', async () => {
    const day = new Date('2026-07-04T00:00:00Z');
    const file = await workbook({
      name: 'Branches',
      rows: [
        ['Phone', 'ID', 'PIN', 'Text', 'Day', 'Local', 'Price', 'Sum', 'Yes', 'Scientific'],
        [919876543210, 1234567890123456, 1234, '0042', day, day, 1299.5, 0.1 + 0.2, true, 9.19e11],
      ],
      formats: {
        '1,2': '000000',
        '1,4': 'd mmm yyyy',
        '1,5': 'mm-dd-yy',
        '1,6': '[$₹-4009]#,##0.00',
        '1,9': '0.00E+00',
      },
    });
    const sheet = await readSheet(file, 'a.xlsx');
    expect(sheet).toMatchObject({ ok: true, sheetName: 'Branches', otherSheets: [] });
    expect(sheet.ok && sheet.rows[0]?.cells).toEqual([
      '919876543210',
      '1234567890123456',
      '001234',
      '0042',
      '4 Jul 2026',
      '2026-07-04',
      '₹1,299.50',
      '0.3',
      'TRUE',
      '919000000000',
    ]);
  });

  it('gives the value that a formula had', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [['Sum'], [null]],
          cells: new Map([['1,0', { type: 'formula', formula: '1+1', formulaResult: 2 }]]),
        },
      ],
    });
    expect(await readSheet(file, 'a.xlsx')).toMatchObject({ rows: [{ line: 2, cells: ['2'] }] });
  });

  it('has sheets, the first is read unless another is named', async () => {
    const file = await workbook(
      { name: 'One', rows: [['a'], ['1'], [null], ['3'], [null]] },
      { name: 'Two', rows: [['b'], ['2\r\n']] },
    );
    expect(await readSheet(file, 'a.xlsx')).toEqual({
      ok: true,
      columns: ['a'],
      rows: [
        { line: 2, cells: ['1'] },
        { line: 4, cells: ['3'] },
      ],
      sheetName: 'One',
      otherSheets: ['Two'],
    });
    expect(await readSheet(file, 'a.xlsx', 'Two')).toMatchObject({ columns: ['b'], otherSheets: ['One'] });
    expect(await readSheet(file, 'a.xlsx', 'Three')).toMatchObject({
      message: expect.stringMatching(/has no sheet “Three”/) as string,
    });
  });

  it('is read up to its bounds', async () => {
    const wide = await workbook({ name: 'A', rows: [['a'], Array.from({ length: 201 }, () => 'x')] });
    expect(await readSheet(wide, 'a.xlsx')).toMatchObject({
      message: expect.stringMatching(/more than 200 columns/) as string,
    });
    const far = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [['a'], ['b']],
          cells: new Map([['19000,16383', { value: 'x', type: 'string' }]]),
        },
      ],
    });
    expect(await readSheet(far, 'a.xlsx')).toMatchObject({ ok: true, rows: [{ cells: ['b'] }] });
  });

  it('is not unzipped when it says that it is large, or of no size', async () => {
    const large = await workbook({ name: 'A', rows: [['a'], ['b'.repeat(1_000_000)]] });
    const said = (size: number) => {
      const changed = large.slice();
      const at = Buffer.from(changed).lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
      new DataView(changed.buffer).setUint32(at + 24, size, true);
      return changed;
    };
    expect(await readSheet(said(30_000_000), 'a.xlsx')).toMatchObject({
      message: expect.stringMatching(/20 MB when unzipped/) as string,
    });
    expect(await readSheet(said(0), 'a.xlsx')).toMatchObject({
      message: expect.stringMatching(/20 MB when unzipped/) as string,
    });
    // It says less than it has: the library stops there.
    expect(await readSheet(said(100), 'a.xlsx')).toMatchObject({
      message: expect.stringMatching(/couldn’t be read/) as string,
    });
    expect(await readSheet(large.slice(0, 900), 'a.xlsx')).toMatchObject({
      message: expect.stringMatching(/couldn’t be read/) as string,
    });
  });
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
