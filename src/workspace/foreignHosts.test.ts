// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { mediaBaseSetting } from '../library/settings/settings';
import { fashion } from '../schema/examples/carousels';
import { foreignHosts, foreignHostsWithin, distrustNewHosts } from './foreignHosts';
import { mediaAddress, ownMediaAddress, storedAddress } from './mediaAddress';
import { createDocument } from '../editor/model/createDocument';
import { createStore } from 'zustand/vanilla';
import type { TemplateDraft } from '../schema/draft/draft';

const cardsOf = (...addresses: string[]) => ({
  type: 'carousel' as const,
  component: {
    richCard: {
      carouselCard: {
        cardContents: addresses.map((fileUrl) => ({ media: { contentInfo: { fileUrl } } })),
      },
    },
  },
});

test("an example's pictures have no foreign host", () => {
  expect(foreignHosts(fashion.template)).toEqual([]);
});

test('lists each host once, as the browser resolves it, with its port', () => {
  expect(
    foreignHosts(
      cardsOf(
        'https://a.example/1.png',
        'https://A.example/2.png',
        'http://trusted.example@evil.test:8080/3.png',
        'ftp://files.example/4.png',
        'not an address',
      ),
    ),
  ).toEqual(['a.example', 'evil.test:8080']);
});

test('finds hosts in a stash and in sending records', () => {
  expect(
    foreignHostsWithin({
      template: fashion.template,
      aside: { 'component#carousel': cardsOf('https://aside.example/1.png').component },
      sendings: [{ payload: cardsOf('https://sent.example/1.png'), platform: 'https://api.example' }],
    }),
  ).toEqual(['aside.example', 'sent.example']);
});

test('an address that leaves the folder of the examples loads nothing of this server', () => {
  for (const path of ['../api/connection', '/healthz', 'a/../../operator/x.png', '..', 'a.png?x=1']) {
    const address = `https://pictures.example.com/${path}`;
    expect(ownMediaAddress(address)).toBeUndefined();
    expect([address, undefined]).toContain(mediaAddress(address));
  }
  expect(ownMediaAddress('https://pictures.example.com/bag.jpg')).toBe('/examples/bag.jpg');
});

const file = `${'a1'.repeat(32)}.jpg`;
const bucket = 'https://pictures.bucket.example/shop';

afterEach(() => mediaBaseSetting.setState(''));

test('an uploaded file is this server’s own, also at the public address of a bucket', () => {
  expect(storedAddress(`${location.origin}/media/${file}`)).toBe(`/media/${file}`);
  expect(storedAddress(`${bucket}/${file}`)).toBeUndefined();
  mediaBaseSetting.setState(bucket);
  expect(storedAddress(`${bucket}/${file}`)).toBe(`/media/${file}`);
  expect(ownMediaAddress(`${bucket}/${file}`)).toBe(`/media/${file}`);
});

test('nothing else at that host is', () => {
  mediaBaseSetting.setState(bucket);
  for (const other of [
    `${bucket}/tea.jpg`,
    `${bucket}/../${file}`,
    `${bucket}/${file}?x=1`,
    `${bucket}-other/${file}`,
    `https://pictures.bucket.example/${file}`,
  ]) {
    expect(storedAddress(other)).toBeUndefined();
    expect(mediaAddress(other)).toBe(other);
  }
});

const withPicture = (fileUrl: string): TemplateDraft => ({
  type: 'rich_card',
  component: { richCard: { standaloneCard: { cardContent: { media: { contentInfo: { fileUrl } } } } } },
});

test.each([
  ['blocks pictures of a new host in foreign content', 'https://b.example/1.png', true, false],
  ['keeps pictures of a known host in foreign content', 'https://a.example/2.png', true, true],
  ['keeps pictures of a new host that the person typed', 'https://b.example/1.png', false, true],
])('%s', (_name, fileUrl, foreign, isTrusted) => {
  const document = createDocument({ draft: withPicture('https://a.example/1.png'), stash: {} });
  const trustsMedia = createStore(() => true);
  document.onTransaction((applied) => distrustNewHosts(applied, trustsMedia));
  document.dispatch({
    origin: 'paste',
    foreign,
    apply: ({ stash }) => ({ draft: withPicture(fileUrl), stash }),
  });
  expect(trustsMedia.getState()).toBe(isTrusted);
});
