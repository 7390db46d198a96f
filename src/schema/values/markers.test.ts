import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findMarkers,
  isHttpUriWithMarkers,
  replaceMarkers,
  splitAtMarkers,
  suspiciousMarkers,
} from './markers';
import { OpenUrlAction } from '../template/openUrlAction';

const marker = fc
  .tuple(fc.nat(), fc.constantFrom('a', 'b', 'z', 'A', 'Z'))
  .map(([number, letter]) => `[custom_param${number}${letter}]`);
const textWithMarkers = fc
  .array(fc.oneof(marker, fc.string({ unit: 'binary' }), fc.constantFrom('[', ']', '[custom_param', '1a]')))
  .map((pieces) => pieces.join(''));

describe('findMarkers', () => {
  it('finds markers in document order with their place in UTF-16 code units', () => {
    expect(findMarkers('🎉 [custom_param1b], [custom_param20Z]')).toEqual([
      { marker: '[custom_param1b]', start: 3, end: 19 },
      { marker: '[custom_param20Z]', start: 21, end: 38 },
    ]);
  });

  it.each([
    '[custom_param]',
    '[custom_param1]',
    '[custom_parama]',
    '[custom_param1ab]',
    '[custom_param1é]',
    '[custom_param١a]',
    '[Custom_param1a]',
    '[custom_param 1a]',
    '[custom_param1a',
    'custom_param1a]',
    '[custom_\nparam1a]',
    '{custom_param1a}',
  ])('takes %j for text', (text) => {
    expect(findMarkers(text)).toEqual([]);
  });

  it('finds the inner one of doubled brackets', () => {
    expect(findMarkers('[[custom_param1a]]')).toEqual([{ marker: '[custom_param1a]', start: 1, end: 17 }]);
  });

  it('gives places at which the markers stand', () => {
    fc.assert(
      fc.property(textWithMarkers, (text) => {
        for (const found of findMarkers(text)) expect(text.slice(found.start, found.end)).toBe(found.marker);
      }),
    );
  });

  it('reads a megabyte of unfinished markers', () => {
    expect(findMarkers('[custom_param'.repeat(80_000))).toEqual([]);
    expect(findMarkers(`[custom_param${'1'.repeat(1_000_000)}`)).toEqual([]);
    expect(suspiciousMarkers('['.repeat(1_000_000))).toEqual([]);
    expect(suspiciousMarkers('{{'.repeat(500_000))).toEqual([]);
  });
});

describe('splitAtMarkers', () => {
  it('cuts a text into text and markers', () => {
    expect(splitAtMarkers('Hello [custom_param1a][custom_param2b]!')).toEqual([
      { text: 'Hello ' },
      { marker: '[custom_param1a]' },
      { marker: '[custom_param2b]' },
      { text: '!' },
    ]);
    expect(splitAtMarkers('')).toEqual([]);
  });

  it('loses nothing: the pieces joined are the text', () => {
    fc.assert(
      fc.property(textWithMarkers, (text) => {
        const pieces = splitAtMarkers(text);
        expect(pieces.map((piece) => ('marker' in piece ? piece.marker : piece.text)).join('')).toBe(text);
        expect(pieces.filter((piece) => 'marker' in piece)).toHaveLength(findMarkers(text).length);
      }),
    );
  });
});

describe('replaceMarkers', () => {
  it('puts the replacement in literally', () => {
    const samples = new Map([['[custom_param1a]', '$& $1']]);
    expect(
      replaceMarkers('a [custom_param1a] b [custom_param2a]', (found) => samples.get(found) ?? found),
    ).toBe('a $& $1 b [custom_param2a]');
  });
});

describe('suspiciousMarkers', () => {
  it.each([
    '[custom_param]',
    '[custom_param1]',
    '[custom_parama]',
    '[custom_param1ab]',
    '[Custom_Param1a]',
    '[custom_param 1a]',
    '[custom_\nparam1a]',
    '[custom_param1a\n]',
    '[custom_param1a, b]',
    '[name]',
    '[order_id]',
    '[नाम]',
    '{{name}}',
    '{{1}}',
    '{{ first name }}',
    '{name}',
    '{0}',
    '{#var#}',
    '[name of the customer]',
    '[custom_param1a',
  ])('points at %j', (placeholder) => {
    expect(suspiciousMarkers(`Hi ${placeholder}`)).toEqual([
      { marker: placeholder, start: 3, end: 3 + placeholder.length },
    ]);
  });

  it.each([
    '',
    'plain',
    '[custom_param1a]',
    '[[custom_param1a]]',
    'as said [1]',
    '[see the mail of Monday]',
    '[]',
    '{}',
    '{ "a": 1 }',
    ':-]',
    '[…]',
    `[${'a'.repeat(65)}]`,
  ])('lets %j be', (text) => {
    expect(suspiciousMarkers(text)).toEqual([]);
  });

  it('never points at a proper marker', () => {
    fc.assert(
      fc.property(textWithMarkers, (text) => {
        const proper = findMarkers(text).map(({ start }) => start);
        for (const { start } of suspiciousMarkers(text)) expect(proper).not.toContain(start);
      }),
    );
  });
});

describe('isHttpUriWithMarkers', () => {
  it.each([
    'https://example.com/[custom_param1a]',
    'https://example.com/a/[custom_param1a]/b?c=[custom_param2b]&d#[custom_param3c]',
    'https://example.com?[custom_param1a]',
    'https://example.com#[custom_param1a]',
    'http://[2001:db8::7]:99999/[custom_param1a][custom_param1a]',
    'HTTPS://example.com/',
    'https://example.com',
  ])('accepts %j', (value) => {
    expect(isHttpUriWithMarkers(value)).toBe(true);
  });

  it.each([
    '[custom_param1a]',
    '[custom_param1a]://example.com/',
    'https://[custom_param1a]',
    'https://[custom_param1a]/',
    'https://[custom_param1a].example.com/',
    'https://example.com[custom_param1a]/',
    'https://example.com[custom_param1a]',
    'https://[custom_param1a]@example.com/',
    'https://example.com:[custom_param1a]/',
    'https:[custom_param1a]',
    'https:/[custom_param1a]',
    'https:///[custom_param1a]',
    'https://example.com/[custom_param1]',
    'https://example.com/[name]',
    'https://example.com/{{name}}',
    'https://example.com/%[custom_param1a]',
    'https://example.com/%4[custom_param1a]',
    'ftp://example.com/[custom_param1a]',
    'tel:[custom_param1a]',
    '',
  ])('refuses %j', (value) => {
    expect(isHttpUriWithMarkers(value)).toBe(false);
  });
});

const messageOf = (url: string) => OpenUrlAction.safeParse({ url }).error?.issues[0]?.message;

it('refuses an address that somebody wrote on purpose with its reason', () => {
  expect(messageOf('https://shop.in/{order_id}')).toBe(
    'Link is not valid: {order_id} is not a personal field. Make it one, such as [custom_param1a], or remove it.',
  );
  expect(messageOf('https://[custom_param1a].shop.in/')).toMatch(/Personal fields come after it/);
  expect(messageOf('shop.in')).toMatch(/^Link is not valid\. Start with https:/);
  expect(messageOf('https://shop.in/[custom_param1a]')).toBeUndefined();
});
