import { expect, test } from 'vitest';
import { fashion } from '../../schema/examples/carousels/fashion';
import { foreignHosts, foreignHostsWithin } from './foreignHosts';
import { mediaAddress, ownMediaAddress } from './mediaAddress';

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
