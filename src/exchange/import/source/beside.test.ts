import { expect, test } from 'vitest';
import { importText } from '../importTemplate';

async function read(value: unknown) {
  const result = await importText(typeof value === 'string' ? value : JSON.stringify(value));
  if (!result.ok) throw new Error(result.problem);
  return result.found;
}

test('what stands beside the messages of a list is set aside, not lost', async () => {
  const [first, second] = await read({
    messages: [{ text: 'One' }, { blob: { ueberschrift: 'x' } }, { text: 'Two' }],
    options: { tracking: true },
    next: null,
  });
  expect(first?.unmapped).toEqual({
    'messages[1]': { blob: { ueberschrift: 'x' } },
    options: { tracking: true },
  });
  expect(first?.report).toContainEqual({
    level: 'set_aside',
    path: 'options',
    message: 'It’s next to the message and contains no known message.',
  });
  expect(second?.unmapped).toEqual({});
});

test('a message that cannot be read among others is set aside with the reason', async () => {
  const unknown = { suggestions: [{ tippen: 'Ja' }] };
  const [first, ...others] = await read([{ text: 'One' }, unknown]);
  expect(others).toEqual([]);
  expect(first?.unmapped).toEqual({ 'message 2': unknown });
  expect(first?.report.at(-1)?.message).toContain('No supported buttons');
});

const recorded = (text: string) => ({
  request: { url: 'https://x.test/secret', headers: [{ value: 'secret' }], postData: { text } },
  response: {},
});

test('the address and the headers of a recorded request stay left out', async () => {
  const found = await read({ log: { entries: [recorded('{"text":"One"}'), recorded('{"a":1}')] } });
  expect(found).toHaveLength(1);
  expect(JSON.stringify(found)).not.toContain('secret');
});

test.each([
  [`curl https://x.test -F 'payload={"text":"Hi; there"};type=application/json' -F name=x`],
  [`curl https://x.test --data-urlencode 'payload={"text":"Hi; there"}'`],
  [`curl https://x.test -d 'payload=%7B%22text%22%3A%22Hi%3B+there%22%7D&name=x'`],
])('JSON in a field of a form: %s', async (command) => {
  const [first] = await read(command);
  expect(first).toMatchObject({ draft: { component: { text: 'Hi; there' } } });
});
