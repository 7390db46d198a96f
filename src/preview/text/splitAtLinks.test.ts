import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtLinks } from './splitAtLinks';

const linksOf = (text: string) => splitAtLinks(text).flatMap((piece) => (piece.isLink ? [piece.text] : []));

test('finds web addresses, without the punctuation of the sentence', () => {
  expect(linksOf('Track (https://a.example/[custom_param1a]?x=1), or see http://b.example.')).toEqual([
    'https://a.example/[custom_param1a]?x=1',
    'http://b.example',
  ]);
  expect(linksOf('mail us at a@b.example')).toEqual([]);
});

test('the joined pieces give the text again', () => {
  const word = fc.constantFrom('https://', 'http://a.example', ' ', '.', ')', '\n', 'x', '[custom_param1a]');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('');
      expect(
        splitAtLinks(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
