import { expect, test } from 'vitest';
import { createLog, phoneEnding } from './log';

function logged(fields: Record<string, string>, secrets: string[] = []): string {
  const lines: string[] = [];
  createLog((line) => lines.push(line), secrets)('event', fields);
  return lines.join('');
}

test('an event is one line, whatever characters its values have', () => {
  const line = logged({ path: '/a\r\nb\u001b[31mc\u0085d\u2028e\u007f' });
  expect(line.endsWith('\n')).toBe(true);
  // eslint-disable-next-line no-control-regex -- this assertion looks for control characters
  expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  expect(JSON.parse(line)).toMatchObject({ path: '/a\r\nb\u001b[31mc\u0085d\u2028e\u007f' });
});

test('secrets are replaced by value, the longer one first', () => {
  expect(logged({ path: '/x/token-long/token' }, ['token', 'token-long'])).toContain(
    '"/x/[hidden]/[hidden]"',
  );
});

test('a long value is cut', () => {
  expect(logged({ path: 'x'.repeat(10_000) }).length).toBeLessThan(500);
});

test('a phone number is shortened to its last two digits', () => {
  expect(phoneEnding('+919876543210')).toBe('…10');
});
