import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBase64 } from '../../lib/encoding/base64';
import { base64ToText, isPrintable, looksLikePlainText, textToBase64 } from './postback';

describe('isBase64', () => {
  it.each(['', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYmFy', '+/+/'])('accepts %j', (value) => {
    expect(isBase64(value)).toBe(true);
  });

  it.each(['Zg', 'Zg=', 'Zh==', 'Zm9=', 'Zm9v=', '-_-_', 'Zm 9v', 'Zm9v\n', 'get_started'])(
    'refuses %j',
    (value) => {
      expect(isBase64(value)).toBe(false);
    },
  );
});

describe('textToBase64', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['foobar', 'Zm9vYmFy'],
    ['Ja, bitte 👍', 'SmEsIGJpdHRlIPCfkY0='],
    ['\ud800', '77+9'],
  ])('writes %j as %j', (text, base64) => {
    expect(textToBase64(text)).toBe(base64);
  });

  it('is undone by base64ToText for every whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(base64ToText(textToBase64(text))).toBe(text);
      }),
    );
  });

  it('replaces lone surrogates and nothing else', () => {
    expect(base64ToText(textToBase64('a\udc00b👍\ud83d'))).toBe('a\ufffdb👍\ufffd');
  });
});

describe('base64ToText', () => {
  it.each([
    ['no Base64', 'rcs menu'],
    ['an unfinished sequence', 'w4=='],
    ['a lone continuation byte', 'gA=='],
    ['an overlong form', 'wIA='],
    ['a surrogate', '7aCA'],
    ['a code point past the last', '9JCAgA=='],
  ])('is undefined for %s', (_name, value) => {
    expect(base64ToText(value)).toBeUndefined();
  });

  it('keeps a byte order mark and NUL', () => {
    expect(base64ToText('77u/YQ==')).toBe('\ufeffa');
    expect(base64ToText('AA==')).toBe('\u0000');
  });

  it('reads a megabyte, of text or not', () => {
    expect(base64ToText('YWFh'.repeat(250_000))).toHaveLength(750_000);
    expect(base64ToText('gICA'.repeat(250_000))).toBeUndefined();
  });
});

describe('isPrintable', () => {
  it.each(['', 'track=1&id=2', 'line\r\n\ttab', 'नमस्ते', 'مرحبا', '👩‍👩‍👧 ok'])('accepts %j', (text) => {
    expect(isPrintable(text)).toBe(true);
  });

  it.each(['\u0000', 'a\u001b[0m', '\u007f', '\u0085', '\ud800', '\uffff', '\u{1ffff}'])(
    'refuses %j',
    (text) => {
      expect(isPrintable(text)).toBe(false);
    },
  );
});

describe('looksLikePlainText', () => {
  it.each([
    'rcsmenu',
    'rcsmenu1',
    'get_started',
    'wd_call',
    'menu',
    'call',
    'Yes!',
    'reply:datos_capturados',
  ])('takes %j for plain text', (value) => {
    expect(looksLikePlainText(value)).toBe(true);
  });

  it.each(['', 'Z2V0X3N0YXJ0ZWQ=', 'WWVz', '4KSo4KSu4KS44KWN4KSk4KWH'])('takes %j for encoded', (value) => {
    expect(looksLikePlainText(value)).toBe(false);
  });

  it('never takes encoded printable text for plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(looksLikePlainText(textToBase64(text))).toBe(false);
      }),
    );
  });
});
