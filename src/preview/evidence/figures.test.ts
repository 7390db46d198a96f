import { expect, test } from 'vitest';
import { assumptions } from './assumptions';
import { figureTables } from './figureRows';

const letters = ['documented', 'observed', 'inferred'];

test('every figure of a phone has a unit, a letter and a source (100)', () => {
  expect(figureTables.flatMap(({ figures }) => Object.keys(figures)).length).toBeGreaterThan(80);
  for (const { unit, figures, notes } of figureTables) {
    expect(unit).not.toBe('');
    for (const name of Object.keys(figures)) {
      const note = notes[name];
      expect(letters, name).toContain(note?.confidence);
      expect(note?.source, name).not.toBe('');
      expect(note?.subject, name).not.toBe('');
    }
  }
});

test('every figure is listed with its value (100)', () => {
  for (const { system, figures, notes } of figureTables) {
    for (const [name, figure] of Object.entries(figures)) {
      const { subject = '' } = notes[name] ?? {};
      const row = assumptions.find((one) => one.system === system && one.subject === subject);
      const value = typeof figure === 'number' ? Math.round(figure * 100) / 100 : figure.size;
      expect(row?.value.match(/\d+(?:\.\d+)?/g)?.map(Number), subject).toContain(value);
    }
  }
});

test('no two rows of a phone have one subject', () => {
  const subjects = assumptions.map(({ system, subject }) => `${system} ${subject}`);
  expect(new Set(subjects).size).toBe(subjects.length);
});

/** The figures that a source states. What we chose ourselves is free to change. */
const statedOf = (system: string) =>
  figureTables
    .filter((table) => table.system === system)
    .flatMap(({ unit, figures, notes }) =>
      Object.entries(figures)
        .filter(([name]) => notes[name]?.confidence !== 'inferred')
        .map(([name, figure]) => {
          const value = typeof figure === 'number' ? Math.round(figure * 1000) / 1000 : Object.values(figure);
          return `${name} ${String(value)} ${unit}`;
        }),
    );

test('every figure that a source states is the one that it states', () => {
  expect(statedOf('android')).toEqual([
    'appBar 64 dp',
    'panelRadius 24 dp',
    'mediaShort 112 dp',
    'mediaMedium 168 dp',
    'mediaTall 264 dp',
    'mediaSide 128 dp',
    'cardMin 112 dp',
    'icon 18 dp',
    'iconGap 8 dp',
    'chip 32 dp',
    'chipInset 16 dp',
    'chipIconInset 8 dp',
    'sheetRadius 28 dp',
    // Widths of carousel cards, of the interface document and of Google's current guide; their greatest heights.
    'SMALL 120 dp',
    'MEDIUM 232 dp',
    'SMALL 180 dp',
    'MEDIUM 296 dp',
    'SMALL 542 dp',
    'MEDIUM 592 dp',
    'bodySmall 12,16 sp',
    'bodyMedium 14,20 sp',
    'bodyLarge 16,24 sp',
    // Web pages in the message app.
    'FULL 100 % of the screen',
    'TALL 75 % of the screen',
    'HALF 50 % of the screen',
    // Pictures: 7:2, 21:9 and 3:2 above a text; 9:16 beside one; 16:10 and 1:1 in small cards; 8:3, 16:9, 9:8 in medium ones.
    'SHORT 3.5 to 1',
    'MEDIUM 2.333 to 1',
    'TALL 1.5 to 1',
    'SHORT 0.563 to 1',
    'SHORT 1.6 to 1',
    'MEDIUM 1 to 1',
    'SHORT 2.667 to 1',
    'MEDIUM 1.778 to 1',
    'TALL 1.125 to 1',
  ]);
  expect(statedOf('ios').toSorted()).toEqual([
    'card 6 lines',
    'inlineActions 2 buttons',
    'lockScreen 4 lines',
    'thumbnail 60 pt',
  ]);
});
