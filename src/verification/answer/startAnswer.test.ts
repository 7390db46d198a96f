import { describe, expect, test } from 'vitest';
import { readStarted } from './startAnswer';

const target =
  'https://operator.example/v?client_id=c&redirect_uri=https%3A%2F%2Fservice.example%2Fcallback&app_partner_code=p&state=s';
const documented = {
  id: 'v-1',
  method: 'seamless',
  seamless: { targetUri: target },
  _links: [{ rel: 'status', href: '/verification/v1/verifications/id/v-1', method: 'GET' }],
};
const deviationsOf = (answer: unknown) => readStarted(JSON.stringify(answer)).deviations;

describe('readStartAnswer', () => {
  test('an answer as documented has no deviation and keeps the raw text', () => {
    const raw = JSON.stringify(documented);
    expect(readStarted(raw)).toEqual({
      id: 'v-1',
      method: 'seamless',
      targetUri: target,
      links: documented._links,
      deviations: [],
      raw,
    });
  });

  test.each([
    ['no id', { ...documented, id: undefined }, /^id is missing/],
    ['a number as id', { ...documented, id: 7 }, /^id is missing/],
    ['another method', { ...documented, method: 'sms' }, /^method is “sms”/],
    ['no method', { ...documented, method: undefined }, /^method is missing/],
    ['no seamless', { ...documented, seamless: undefined }, /^seamless is missing/],
    ['no target', { ...documented, seamless: {} }, /targetUri is missing/],
    [
      'a script as target',
      { ...documented, seamless: { targetUri: `javascript:0?${target.split('?')[1]}` } },
      /javascript/,
    ],
    ['no state', { ...documented, seamless: { targetUri: target.replace('&state=s', '') } }, /has no state/],
    ['two states', { ...documented, seamless: { targetUri: `${target}&state=t` } }, /state 2 times/],
    ['no links', { ...documented, _links: undefined }, /^_links is missing/],
    ['links by name', { ...documented, _links: { status: {} } }, /^_links is missing/],
    ['no status link', { ...documented, _links: [] }, /no link with rel “status”/],
    ['another verb', { ...documented, _links: [{ ...documented._links[0], method: 'POST' }] }, /not “GET”/],
    ['another path', { ...documented, _links: [{ ...documented._links[0], href: '/v2/status' }] }, /shape/],
    ['an unknown member', { ...documented, price: 1 }, /does not describe: price/],
  ])('%s is named, and nothing else', (_, answer, words) => {
    expect(deviationsOf(answer)).toEqual([expect.stringMatching(words)]);
  });

  test('a broken link is named by its place', () => {
    expect(deviationsOf({ ...documented, _links: [...documented._links, 7] })).toEqual([
      '_links[1] is not a link with rel, href and method.',
    ]);
  });

  test.each(['', '<html>', '[]', 'null', '"text"'])('nothing can be read of %j', (raw) => {
    expect(readStarted(raw)).toEqual({ links: [], deviations: [expect.any(String)], raw });
  });
});
