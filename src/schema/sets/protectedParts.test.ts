import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTranslationIssues, protectedPartsOf } from './protectedParts';

const partsOf = (text: string) => protectedPartsOf(text).map((part) => [part.kind, part.text]);

describe('the protected parts of a text', () => {
  it('are parameters, set values, links, e-mail addresses and phone numbers', () => {
    expect(
      partsOf(
        'Hi [custom_param1a], see {{Branch}} at https://a.in/x. Write to hi@shop.co.in, call +91 98765 43210!',
      ),
    ).toEqual([
      ['parameter', '[custom_param1a]'],
      ['setValue', '{{Branch}}'],
      ['link', 'https://a.in/x'],
      ['email', 'hi@shop.co.in'],
      ['phone', '+91 98765 43210'],
    ]);
    expect(partsOf('www.shop.com/?q=1, shop.example.in/sale। 1800 266 1234 or (022) 2345 6789')).toEqual([
      ['link', 'www.shop.com/?q=1'],
      ['link', 'shop.example.in/sale'],
      ['phone', '1800 266 1234'],
      ['phone', '(022) 2345 6789'],
    ]);
  });

  it('contain each other only in links', () => {
    expect(partsOf('https://a.in/[custom_param1a]?b={{Branch}}')).toEqual([
      ['link', 'https://a.in/[custom_param1a]?b={{Branch}}'],
    ]);
  });

  it.each(['₹1,29,900 only', '2026-07-04', '04/07/2026', '10:30 to 20:45', '2024-2026', 'a.b', 'i.e. so'])(
    'are not in “%s”',
    (text) => {
      expect(partsOf(text)).toEqual([]);
    },
  );

  it('are in order and joined with the rest give the text', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('[custom_param1a]', '{{B}}', 'https://a.in/', 'a@b.in', '+91 98765 43210', 'www.a.com'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        let at = 0;
        for (const part of protectedPartsOf(text)) {
          expect(part.start).toBeGreaterThanOrEqual(at);
          expect(text.slice(part.start, part.end)).toBe(part.text);
          at = part.end;
        }
        expect(findTranslationIssues(text, text)).toEqual([]);
      }),
    );
  });
});

const issues = (source: string, text: string) =>
  findTranslationIssues(source, text).map(({ level, part, fixed }) => [level, part, fixed]);

describe('a translation', () => {
  it('has no issue when it has the same parts, in any order', () => {
    expect(issues('[custom_param1a] in {{Branch}}', '{{ branch }} में [custom_param1a]')).toEqual([]);
    expect(issues('Call +91 98765 43210', '+91 ९८७६५ ४३२१० पर कॉल करें')).toEqual([]);
    expect(issues('[1] Terms', '[1] शर्तें [नोट]')).toEqual([]);
  });

  it('has an error for a part that is lost, doubled or new', () => {
    expect(findTranslationIssues('Hi [custom_param1a] {{A}}', 'नमस्ते')).toEqual([
      {
        level: 'error',
        part: '[custom_param1a]',
        message: '“[custom_param1a]” is missing. Add it where it belongs in this language.',
      },
      {
        level: 'error',
        part: '{{A}}',
        message: '“{{A}}” is missing. Add it where it belongs in this language.',
      },
    ]);
    expect(findTranslationIssues('{{A}}', '{{A}} {{A}} [custom_param9z]')).toEqual([
      {
        level: 'error',
        part: '{{A}}',
        message: '“{{A}}” is there more often than in the source. Remove one.',
      },
      {
        level: 'error',
        part: '[custom_param9z]',
        message: '“[custom_param9z]” is not in the source. Remove it.',
      },
    ]);
    expect(issues('[custom_param1a] [custom_param1a]', '[custom_param1a]')).toEqual([
      ['error', '[custom_param1a]', undefined],
    ]);
  });

  it.each([
    ['Hi [custom_param2b]!', 'ओ [Custom_Param2B]!', 'ओ [custom_param2b]!'],
    ['Hi [custom_param2b]!', 'ओ [ custom_param 2b ]!', 'ओ [custom_param2b]!'],
    ['Hi [custom_param2b]!', 'ओ ［custom_param２b］!', 'ओ [custom_param2b]!'],
    ['Hi [custom_param2b]!', 'ओ [custom_param२b]!', 'ओ [custom_param2b]!'],
    ['Hi [custom_param2b]!', 'ओ [कस्टम 2b]!', 'ओ [custom_param2b]!'],
    ['Hi {{Branch}}!', 'ओ {{शाखा}}!', 'ओ {{Branch}}!'],
    ['Hi {{Branch}}!', 'ओ { {Branch} }!', 'ओ {{Branch}}!'],
    ['Hi {{My Branch}} {{City}}', '{{City}} {{my_branch}}', '{{City}} {{My Branch}}'],
  ])('of “%s” as “%s” is fixed', (source, text, fixed) => {
    const found = findTranslationIssues(source, text);
    expect(found.map((issue) => [issue.level, issue.fixed])).toEqual([['error', fixed]]);
    expect(findTranslationIssues(source, fixed)).toEqual([]);
  });

  it.each([
    ['two are missing', '{{A}} {{B}}', '{{क}} {{ख}}'],
    ['two are in its place', '{{A}}', '{{क}} {{ख}}'],
    ['the brackets may be an aside', '[custom_param1a] [new]', '[नया]'],
  ])('is not fixed where %s', (_, source, text) => {
    const found = findTranslationIssues(source, text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ fixed }) => fixed === undefined)).toBe(true);
  });

  it('has a warning for a link, e-mail address or number that differs', () => {
    expect(issues('https://a.in or a@b.in or 1800 266 1234', 'https://a.in/hi')).toEqual([
      ['warning', 'a@b.in', undefined],
      ['warning', '1800 266 1234', undefined],
    ]);
    expect(findTranslationIssues('See https://a.in/en', 'https://a.in/hi')).toEqual([
      {
        level: 'warning',
        part: 'https://a.in/en',
        message: 'The link “https://a.in/en” of the source is not in the translation.',
      },
    ]);
  });

  it.each(['{{', '{{a}}', '[custom_param1a]', '[', '1 ', 'a@', 'a.', 'www.', '+', 'https://', '{ {', '1('])(
    'of many “%s” is read in one go',
    (piece) => {
      const text = piece.repeat(200_000 / piece.length);
      expect(protectedPartsOf(text).length).toBeGreaterThanOrEqual(0);
      expect(findTranslationIssues('[custom_param1a] {{b}} a@b.in', text).length).toBeGreaterThan(0);
    },
  );
});
