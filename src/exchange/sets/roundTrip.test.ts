import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreCell, writeCsv } from './csvFile';
import { readTranslations } from './readTranslations';
import { hardTexts, tableOf } from './testing/hardTexts';
import type { ReadTranslations, TranslationTable } from './translationTable';
import { writeXliff } from './xliffFile';
import { writeXlsx } from './xlsxFile';

const bytes = (text: string) => new TextEncoder().encode(text);

const formats: Record<string, (table: TranslationTable) => Promise<[Uint8Array, string][]>> = {
  CSV: async (table) => [[bytes(writeCsv(table)), 'texts.csv']],
  Excel: async (table) => [[await writeXlsx(table), 'texts.xlsx']],
  XLIFF: async (table) =>
    table.languages.map((language) => [bytes(writeXliff(table, language)), `${language}.xlf`]),
};
const names = ['CSV', 'Excel', 'XLIFF'] as const;

/** Writes one table, and reads it as the return of another. */
async function roundTrip(
  format: (typeof names)[number],
  written: TranslationTable,
  now: TranslationTable,
): Promise<ReadTranslations> {
  const files = (await formats[format]?.(written)) ?? [];
  const reads = await Promise.all(files.map(([file, name]) => readTranslations(file, name, now)));
  return {
    texts: reads.flatMap(({ texts }) => texts),
    problems: reads.flatMap(({ problems }) => problems),
  };
}

/** Each translation of a table, by field and language. */
const textsOf = (table: TranslationTable) =>
  Object.fromEntries(
    table.units.flatMap(({ id, source, targets }) =>
      Object.entries(targets)
        .filter(([, { text }]) => text !== '')
        .map(([language, { text }]) => [`${id} ${language}`, { text, source }]),
    ),
  );
const readOf = ({ texts }: ReadTranslations) =>
  Object.fromEntries(texts.map(({ id, language, text, source }) => [`${id} ${language}`, { text, source }]));

/** A file cannot have half a character, and spreadsheets have one kind of line end. */
const changed = (text: string) => `${text.toWellFormed().replaceAll(/\r\n?/g, '\n')}!`;

describe.each(names)('a table that goes out as %s and comes back', (format) => {
  it('differs in nothing, whatever its texts are', async () => {
    const table = tableOf(
      hardTexts,
      hardTexts.map((text, index) => ({ hi: text, ta: hardTexts[(index + 7) % hardTexts.length] })),
    );
    const read = await roundTrip(format, table, table);
    expect(read.problems).toEqual([]);
    expect(readOf(read)).toEqual(textsOf(table));
  });

  it('has the changed texts, and only them', async () => {
    const before = tableOf(
      hardTexts,
      hardTexts.map((hi) => ({ hi })),
    );
    const after = tableOf(
      hardTexts,
      hardTexts.map((hi, index) => ({ hi: index % 3 === 0 ? changed(hi) : hi, ta: changed(hi) })),
    );
    const read = await roundTrip(format, after, before);
    expect(read.problems).toEqual([]);
    expect(readOf(read)).toEqual(textsOf(after));
  });

  it('differs in nothing for any text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom(...'\'=+-@\t\r\n"_x0D;,<&]>{}[]\u0000\ud83d\udc4d'.split('')),
        maxLength: 12,
      }),
    );
    // Placeholders that only one side has are rejected: another test has them.
    const plain = text.filter((each) => !/\{\{[^{}]+\}\}|\[custom_param/.test(each));
    const row = fc.record({ source: plain, hi: plain, ta: plain });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        const table = tableOf(
          rows.map(({ source }) => source),
          rows,
        );
        const read = await roundTrip(format, table, table);
        expect(read.problems).toEqual([]);
        expect(readOf(read)).toEqual(textsOf(table));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps parameters, set values and links in their places', async () => {
    const source =
      'Hi [custom_param1a], {{Branch}}: https://a.in/?q=[custom_param2b] or +91 98765 43210, [custom_param1a]';
    const hi =
      '{{Branch}} — [custom_param1a] [custom_param1a] https://a.in/?q=[custom_param2b] & +91 98765 43210';
    const table = tableOf([source], [{ hi }]);
    const read = await roundTrip(format, table, table);
    expect(read).toMatchObject({ problems: [], texts: [{ text: hi, source }] });
  });

  it('says which source the translator saw', async () => {
    const read = await roundTrip(format, tableOf(['Old\r\nprice'], [{ hi: 'क' }]), tableOf(['New price']));
    expect(read.texts).toMatchObject([
      { language: 'hi', text: 'क', source: 'Old\r\nprice'.replaceAll(format === 'XLIFF' ? '' : '\r', '') },
    ]);
  });

  it('imports no texts that lost a parameter, or of fields that are gone, and says what they are', async () => {
    const sources = ['Hi [custom_param1a]', 'Sale in {{Branch}}', 'Bye'];
    const written = tableOf(sources, [{ hi: 'नमस्ते' }, { hi: '{{शाखा}} में' }, { hi: 'फिर' }]);
    const read = await roundTrip(format, written, tableOf(sources.slice(0, 2)));
    expect(read.texts).toEqual([]);
    const places = {
      CSV: ['line 2, column hi', 'line 3, column hi', 'line 4'],
      Excel: ['Translations!F2', 'Translations!F3', 'Translations!A4'],
      XLIFF: ['unit cards/c0/title', 'unit cards/c1/title', 'unit cards/c2/title'],
    };
    const own = read.problems.slice(0, 3);
    expect(own.map(({ place }) => place)).toEqual(places[format]);
    expect(own.map(({ message }) => message)).toEqual([
      '“[custom_param1a]” is missing. Add it where it belongs in this language.',
      expect.stringContaining('“{{Branch}}” is missing'),
      'The template has no field “cards/c2/title”. It may have been removed since.',
    ]);
    // No word of the translator is lost.
    expect(own.map(({ faulty, lost }) => faulty?.text ?? lost)).toEqual([
      'नमस्ते',
      '{{शाखा}} में',
      [{ language: 'hi', text: 'फिर' }],
    ]);
    expect(own[0]?.faulty).toMatchObject({ id: 'cards/c0/title', language: 'hi', source: sources[0] });
  });

  it('does not change fields that are not translated', async () => {
    const table = tableOf(['https://a.in'], [{ hi: 'https://b.in' }]);
    const units = table.units.map((unit) => ({ ...unit, isTranslated: false }));
    expect(await roundTrip(format, table, { ...table, units })).toMatchObject({
      texts: [],
      problems: [
        {
          message: '“Card 1 › title” is not translated, so this text was not imported.',
          lost: [{ language: 'hi', text: 'https://b.in' }],
        },
      ],
    });
    expect(await roundTrip(format, { ...table, units }, { ...table, units })).toEqual({
      texts: [],
      problems: [],
    });
  });
});

describe('a spreadsheet of translations', () => {
  const table = tableOf(['One', 'Two'], [{ hi: 'एक', state: 'machine' }]);
  const read = (csv: string) => readTranslations(bytes(csv), 'a.csv', table);

  it('begins no cell with what a spreadsheet would run, and is restored exactly', () => {
    for (const text of hardTexts) {
      const [cell = ''] = /(?<="Source: English \(en\)".*\r\n(?:"[^"]*",){4}")(?:[^"]|"")*(?=")/.exec(
        writeCsv(tableOf([text])),
      ) ?? [''];
      expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(restoreCell(cell.replaceAll('""', '"'))).toBe(text);
    }
  });

  it('names its states in the note', () => {
    expect(writeCsv(table)).toContain('Translated by a service, not checked yet: hi.');
  });

  it('may have moved and added columns, and languages in any case', async () => {
    const found = await read('Tamil (TA);id;HI;Source\nஒன்று;cards/c0/title;;One\n');
    expect(found).toEqual({
      texts: [{ id: 'cards/c0/title', language: 'ta', text: 'ஒன்று', source: 'One' }],
      problems: [],
    });
  });

  it('has problems at their places: unknown and doubled languages and fields, missing columns', async () => {
    const found = await read(
      'ID,Source,hi,Hindi (hi),Klingon (tlh),ta\ncards/c0/title,One,a,b,c,\ncards/c0/title,One,d,,,\nx,,,,,\n',
    );
    expect(found.texts).toEqual([{ id: 'cards/c0/title', language: 'hi', text: 'a', source: 'One' }]);
    expect(found.problems).toEqual([
      {
        place: 'column Klingon (tlh)',
        message: '“Klingon (tlh)” is not a language of this template, so the column was not imported.',
      },
      {
        place: 'column Hindi (hi)',
        message: 'The language hi is there twice. Only its first column was imported.',
      },
      {
        place: 'line 3',
        message: 'The field “cards/c0/title” is there twice. Only the first was imported.',
        lost: [{ language: 'hi', text: 'd' }],
      },
      { place: 'line 4', message: 'The template has no field “x”. It may have been removed since.' },
    ]);
    expect((await read('Field,hi\na,b\n')).problems).toMatchObject([{ place: 'a.csv' }]);
    expect((await read('ID,hi\ncards/c1/title,b\n')).problems).toMatchObject([
      { place: 'a.csv', message: expect.stringContaining('“Source” is missing') as string },
    ]);
    expect((await read('')).problems).toMatchObject([{ place: 'a.csv' }]);
  });
});
