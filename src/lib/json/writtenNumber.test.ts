import fc from 'fast-check';
import { expect, test } from 'vitest';
import { losesDigits, markNumbers, numbersAsText, readMarkedNumbers, WrittenNumber } from './writtenNumber';

const read = (text: string) => readMarkedNumbers(JSON.parse(markNumbers(text)));

test.each([
  '12345678901234567890',
  '-9007199254740993',
  '1e400',
  '1e-400',
  '19.07600000000000009',
  'Infinity',
])('%s is kept as it is written', (written) => {
  expect(losesDigits(written)).toBe(true);
  expect(read(`{"a":[${written}]}`)).toEqual({ a: [new WrittenNumber(written)] });
  expect(numbersAsText(read(`[{"a": ${written}}]`))).toEqual([{ a: written }]);
});

test.each([
  '0',
  '-0.0',
  '1.50',
  '1000000000000000000000',
  '1e21',
  '12345678901234',
  '0.000001',
  '1767225600000',
])('%s is a number as any other', (written) => {
  expect(read(`[${written}]`)).toEqual([Number(written)]);
});

test('texts are left alone', () => {
  const text = JSON.stringify({ a: 'Infinity 12345678901234567890 "1e400"', '12345678901234567890': '\\' });
  expect(markNumbers(text)).toBe(text);
  expect(() => JSON.parse(markNumbers('[x12345678901234567890]'))).toThrow(SyntaxError);
});

test('what JSON.parse keeps is read as it reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(JSON.parse(JSON.stringify(numbersAsText(read(text))), asNumber)).toEqual(
        JSON.parse(text, asNumber),
      );
    }),
  );
});

/** Numbers with many digits may be texts after the reading. */
function asNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
