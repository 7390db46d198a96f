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
