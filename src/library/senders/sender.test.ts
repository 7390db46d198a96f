import { describe, expect, test } from 'vitest';
import {
  readEarlierSender,
  defaultSender,
  initialSender,
  orderSenders,
  readSender,
  type Sender,
} from './sender';
import { toDraftSender } from '../../schema/draft/sender';

const acme: Sender = {
  id: 'acme',
  name: 'Acme',
  verified: false,
  createdAt: 2,
  logo: 'data:image/png;base64,AA==',
};
const lark: Sender = { id: 'lark', name: 'Lark & Loom', verified: true, createdAt: 1, color: '#8a1c5b' };

describe('the senders of a device', () => {
  test('are listed in the order in which they were made, and are never none', () => {
    expect(orderSenders([acme, lark])).toEqual([lark, acme]);
    expect(orderSenders([])).toEqual([initialSender]);
  });

  test('have one default: the one that was made the default last, else the oldest', () => {
    expect(defaultSender([lark, acme])).toBe(lark);
    const standard = { ...acme, defaultAt: 5 };
    expect(defaultSender([lark, standard])).toBe(standard);
    expect(defaultSender([{ ...lark, defaultAt: 6 }, standard]).id).toBe('lark');
  });

  test('leave a draft what it needs on another device, without the picture file', () => {
    const sender: Sender = { ...acme, defaultAt: 5, kind: 'promotional' };
    expect(toDraftSender(sender)).toEqual({
      id: 'acme',
      name: 'Acme',
      verified: false,
      kind: 'promotional',
    });
  });

  test.each([
    [undefined],
    [{ id: 'x' }],
    [{ ...acme, logo: 'https://a.example/x.png' }],
    [{ ...lark, color: 'red' }],
  ])('are not read from %j', (stored) => expect(readSender(stored)).toBeUndefined());
});

describe('the sender of an earlier version', () => {
  test('becomes the first sender without a loss', () => {
    const earlier = {
      name: 'Lark',
      logoUrl: 'https://lark.example/logo.png',
      verified: false,
      color: '#8a1c5b',
    };
    expect(readEarlierSender(JSON.stringify(earlier))).toEqual({ ...initialSender, ...earlier });
  });

  test.each([null, 'not JSON', '{}'])('is absent from %j', (text) => {
    expect(readEarlierSender(text)).toBeUndefined();
  });
});
