import { describe, expect, it } from 'vitest';
import { finishSteps, takeSteps } from '../../lib/idle';
import type { TemplateDraft } from '../../schema/draft/draft';
import { chooseRows, maxReadings, measureRows, type RowsMeasured } from './measureRows';
import { withClipping, worstFirst, type BrokenRow } from './rankRows';
import type { RowClipping, RowMeter } from './rowClipping';

const name = '[custom_param1a]';
const city = '[custom_param2a]';
const code = '[custom_param3a]';
const columns = { [name]: 0, [city]: 1, [code]: 2 };
const template: TemplateDraft = {
  name: 'greeting',
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: {
          title: `Hello ${name}`,
          description: `A shop in ${city}.`,
          suggestions: [
            {
              action: {
                text: 'Open',
                postbackData: 'b3Blbg==',
                openUrlAction: { url: `https://shop.in/${code}`, application: 'BROWSER' },
              },
            },
          ],
        },
      },
    },
  },
};
const tableOf = (rows: string[][]) => ({
  headings: ['n', 'c', 'k'],
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
  isCut: false,
});
const choice = (rows: string[][]) => ({
  template,
  table: tableOf(rows),
  columns,
  typical: {},
  widthOf: (text: string) => text.length,
});
const cut = (loss: number): RowClipping => ({
  id: 'cut-title',
  level: 'warning',
  path: ['component'],
  message: 'It is cut.',
  loss,
  seen: { message: 'It is cut.', state: {} },
});

const row = (number: number, part: Partial<BrokenRow>): BrokenRow => ({
  row: number,
  values: {},
  findings: [],
  ...part,
});
const finding = (level: 'error' | 'warning') => ({ id: 'x', level, path: [], message: '' });

describe('the rows that are measured', () => {
  it('are measured once where they read the same: what stands in an address alone is not read', () => {
    const readings = finishSteps(
      chooseRows(
        choice([
          ['Asha', 'Pune', '1'],
          ['Ravi', 'Pune', '2'],
          ['Asha', 'Pune', '3'],
        ]),
      ),
    );
    expect(readings.map(({ rows }) => rows)).toEqual([[2, 4], [3]]);
    expect(readings[0]?.samples[code]).toBe('1');
  });

  it('are those with the longest text of each field and of each card, within a bound', () => {
    const rows = Array.from({ length: 3000 }, (_, index) => [`Asha ${index}`, 'Pune', '1']);
    rows[1500] = ['A'.repeat(60), 'Pune', '1'];
    rows[700] = ['Al', 'B'.repeat(70), '1'];
    rows[2999] = ['C'.repeat(50), 'D'.repeat(50), '1'];
    const readings = finishSteps(chooseRows(choice(rows)));
    expect(readings).toHaveLength(maxReadings);
    expect(readings.slice(0, 3).map(({ rows: [first] }) => first)).toEqual([1502, 702, 3001]);
  });

  it('are chosen between two keys, and not when the file is another one', async () => {
    const stop = new AbortController();
    stop.abort();
    const rows = Array.from({ length: 3000 }, (_, index) => [`Asha ${index}`, 'Pune', '1']);
    expect(await takeSteps(chooseRows(choice(rows)), stop.signal)).toBeUndefined();
  });
});

describe('the order of rows', () => {
  it('is errors, then what is gone, then the share lost', () => {
    const rows = [
      row(2, { cuts: [cut(0.2)] }),
      row(3, { cuts: [cut(0.6), cut(0.3)] }),
      row(4, { cuts: [cut(1)] }),
      row(5, { findings: [finding('error')] }),
      row(6, { findings: [finding('error')], cuts: [cut(0.5)] }),
      row(7, { findings: [finding('warning')] }),
    ];
    expect(worstFirst(rows).map((each) => each.row)).toEqual([6, 5, 4, 7, 3, 2]);
  });

  it('joins what the rules and the phones say of a row, and counts it once', () => {
    const broken = row(3, { findings: [finding('error')] });
    const ranked = withClipping(
      [broken],
      [
        { reading: { samples: {}, rows: [2, 3] }, cuts: [cut(0.4)] },
        { reading: { samples: {}, rows: [4] }, cuts: [] },
      ],
      () => ({}),
    );
    expect(ranked.map((each) => [each.row, each.findings.length, each.cuts?.length])).toEqual([
      [3, 1, 1],
      [2, 0, 1],
    ]);
  });
});

describe('the measurement of rows', () => {
  const rows = [
    ['Asha', 'Pune', '1'],
    ['A'.repeat(60), 'Pune', '1'],
    ['Asha', 'Pune', '2'],
  ];
  async function run(measure: RowMeter['measure'], stop = new AbortController()) {
    const said: RowsMeasured[] = [];
    await measureRows({
      table: tableOf(rows),
      columns,
      template,
      notes: { names: {}, samples: {} },
      broken: [],
      meter: { measure, widthOf: (text) => text.length },
      onProgress: (measured) => said.push(measured),
      signal: stop.signal,
    });
    return said;
  }

  it('says how many rows it speaks of, those that read the same included', async () => {
    const said = await run(async ({ readings, onProgress }) => {
      onProgress(0);
      return readings.map(({ samples }) => (samples[name]?.length === 60 ? [cut(0.5)] : []));
    });
    expect(said).toMatchObject([
      { state: 'measuring', measured: 0, of: 2 },
      { state: 'done', rows: 3, cut: 1, broken: [{ row: 3 }] },
    ]);
  });

  it('says nothing more when it was stopped, and so when it failed', async () => {
    const stop = new AbortController();
    const late = await run(async ({ readings, onProgress }) => {
      stop.abort();
      onProgress(1);
      return readings.map(() => []);
    }, stop);
    expect(late).toEqual([]);
    expect(await run(() => Promise.reject(new Error('Not loaded.')))).toEqual([{ state: 'failed' }]);
  });
});
