import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTextEdits, type TextEdit } from './findTextEdits';

function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight(
    (changed, { from, to, insert }) => changed.slice(0, from) + insert + changed.slice(to),
    text,
  );
}

test('there are no edits between equal texts', () => {
  expect(findTextEdits('a\nb', 'a\nb')).toEqual([]);
});

test('only the part of a line that differs is replaced', () => {
  expect(findTextEdits('{\n  "text": "Hello"\n}', '{\n  "text": "Hello you"\n}')).toEqual([
    { from: 18, to: 18, insert: ' you' },
  ]);
});

test('lines that change together are edited one by one', () => {
  expect(findTextEdits('a1\nb1\nc', 'a2\nb2\nc')).toEqual([
    { from: 1, to: 2, insert: '2' },
    { from: 4, to: 5, insert: '2' },
  ]);
});

test('an added line is inserted, and a removed one is deleted', () => {
  expect(applyEdits('a\nc', findTextEdits('a\nc', 'a\nb\nc'))).toBe('a\nb\nc');
  expect(applyEdits('a\nb\nc', findTextEdits('a\nb\nc', 'a\nc'))).toBe('a\nc');
});

test('the edits turn any text into any other', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '\n', '\r\n', '🎉', '  ', '{', '"x": 1,'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = findTextEdits(before, after);
      expect(applyEdits(before, edits)).toBe(after);
      expect(edits.every(({ from, to }, index) => from <= to && from >= (edits[index - 1]?.to ?? 0))).toBe(
        true,
      );
    }),
  );
});
