import { expect, test } from 'vitest';
import { runWithRequestId } from '../request/requestId';
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

test('the text form is one line for a person, and quotes what could be mistaken', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), [], {
    format: 'text',
    now: () => new Date('2027-03-14T09:30:00Z'),
  });
  log('request', { method: 'GET', path: '/a b=c\n\u001b[31m', status: 200, ms: undefined });
  log('platform-failure', { reason: 'x="1"' });
  expect(lines).toEqual([
    '09:30:00.000 request method=GET path="/a b=c\\n\\u001b[31m" status=200\n',
    '09:30:00.000 ERROR platform-failure reason="x=\\"1\\""\n',
  ]);
});

test('a line that is written during a request carries its id', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  await runWithRequestId('id-of-one', async () => {
    await Promise.resolve();
    log('one');
  });
  log('two');
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['id-of-one', undefined]);
});

test('lines that could not be written are counted in the next one that can', () => {
  const lines: string[] = [];
  let full = true;
  const log = createLog((line) => !full && lines.push(line) > 0);
  log('one');
  log('two');
  full = false;
  log('three');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', event: 'log-lines-lost', count: 2 },
    { event: 'three' },
  ]);
});
