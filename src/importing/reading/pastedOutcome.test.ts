import { expect, test } from 'vitest';
import { findAnswer } from '../../exchange/answers/findAnswer';
import { orderShipped } from '../../schema/examples/cards';
import { describeResponse } from './pastedOutcome';

const { template } = orderShipped;
const now = Date.UTC(2026, 10, 28, 12);

const words = (text: string) => {
  const answer = findAnswer(text);
  if (answer?.kind !== 'refusal') throw new Error('No response was found.');
  const { title, sentences } = describeResponse(answer, template, now);
  return [title, ...sentences].join(' ').replaceAll(/[\u2068\u2069]/g, '');
};

test.each([
  [
    'HTTP/2 429\nretry-after: 37',
    'The platform responded with 429: wait 37 s, then send the same again Too many requests. Nothing was created.',
  ],
  [
    'HTTP/2 429\ndate: Sat, 28 Nov 2026 10:00:00 GMT\nretry-after: Sat, 28 Nov 2026 10:00:09 GMT',
    'The platform responded with 429: wait 9 s, then',
  ],
  ['HTTP/2 429', 'wait a minute, then send the same again'],
  [
    'HTTP/2 401',
    'The platform responded with 401: the platform didn’t accept the token Nothing was created.',
  ],
  ['HTTP/2 403', 'The platform responded with 403: no access with this app ID Nothing was created.'],
  [
    'HTTP/2 503',
    'The platform responded with 503: outcome unknown The platform is not available right now. The template may have been created.',
  ],
  ['HTTP/2 502', 'outcome unknown A server between here and the platform failed.'],
  [
    '{"error":{"code":500,"message":"Internal"}}',
    '500: “Internal” The platform reports an error. The template may',
  ],
  ['HTTP/2 404', 'The address responded with 404: this is not the platform’s address There is nothing'],
  ['HTTP/2 201', 'The platform responded with 201: accepted, but the response couldn’t be read'],
  [
    'HTTP/1.1 400 Bad Request\n\nNo such field',
    'The platform responded with 400: “No such field” Nothing was created.',
  ],
])('%j is described as a sending describes it', (text, expected) => {
  expect(words(text)).toContain(expected);
});

test('a taken name has the next name as its remedy, also where the conflict has no body', () => {
  const next = `For example: “${template.name}_2”.`;
  const taken = words(`{"error":{"code":409,"message":"name: a template with this name exists"}}`);
  expect(taken).toContain('This name is taken. The platform has a template with this name');
  expect(taken).toContain(next);
  expect(words('HTTP/2 409')).toContain(
    `409: this name may be taken Send it again under another name. ${next}`,
  );
});
