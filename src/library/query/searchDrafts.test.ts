import { describe, expect, it } from 'vitest';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { fashion } from '../../schema/examples/carousels/fashion';
import { textToBase64 } from '../../schema/values/postback';
import { excerptOf, markHits, matches, textsOf, wordsOf } from './searchDrafts';

const template: TemplateDraft = {
  name: 'winter_sale',
  type: 'text_message',
  component: {
    text: 'Hello [custom_param1a], our big winter sale begins on Tuesday at eight.\nCome (early) & bring friends 🎉.',
    suggestions: [
      { reply: { text: 'Count me in', postbackData: textToBase64('joined_the_sale') } },
      {
        action: {
          text: 'Shop',
          postbackData: 'not Base64!',
          openUrlAction: { url: 'https://shop.example/coats', application: 'BROWSER' },
        },
      },
    ],
  },
};
const draftOf = (of: TemplateDraft): Draft => ({
  id: 'd1',
  template: of,
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
});
const draft = draftOf(template);
const finds = (query: string) => matches(draft, wordsOf(query));

describe('matches', () => {
  it.each(['winter_sale', 'TUESDAY', 'count me', 'shop.example/coats', 'joined_the', '(early)', '🎉', ' '])(
    'finds a draft by "%s": name, content, labels, addresses, decoded postbacks',
    (query) => expect(finds(query)).toBe(true),
  );

  it('needs every word, wherever it stands', () => {
    expect(finds('coats tuesday')).toBe(true);
    expect(finds('coats wednesday')).toBe(false);
  });

  it('does not find drafts by the choices of a list, nor by the letters of an encoded postback', () => {
    expect(finds('BROWSER')).toBe(false);
    expect(finds(textToBase64('joined_the_sale'))).toBe(false);
  });

  it('takes composed and decomposed letters for the same', () => {
    const cafe = draftOf({ type: 'text_message', component: { text: 'Cafe\u0301' } });
    expect(matches(cafe, wordsOf('café'))).toBe(true);
  });

  it('reads every text of a carousel', () => {
    const [, second] = fashion.template.component.richCard.carouselCard.cardContents;
    expect(textsOf(fashion.template)).toEqual(
      expect.arrayContaining([fashion.template.name, second?.title, second?.media?.contentInfo.fileUrl]),
    );
  });
});

describe('markHits', () => {
  it('cuts a text at every hit, in the letters in which it stands', () => {
    expect(markHits('Big WINTER sale', wordsOf('sale winter'))).toEqual([
      { text: 'Big ', hit: false },
      { text: 'WINTER', hit: true },
      { text: ' ', hit: false },
      { text: 'sale', hit: true },
    ]);
  });

  it('takes what a person types for letters, not for a pattern', () => {
    expect(markHits('a.c (b)', wordsOf('a.c'))).toEqual([
      { text: 'a.c', hit: true },
      { text: ' (b)', hit: false },
    ]);
    expect(markHits('abc', wordsOf('a.c ( [ \\ - / $'))).toEqual([{ text: 'abc', hit: false }]);
  });
});

describe('excerptOf', () => {
  it('begins shortly before the words that the name does not hold', () => {
    expect(excerptOf(draft, wordsOf('tuesday'))).toMatch(/^…sale begins on Tuesday at eight\. Come/);
    expect(excerptOf(draft, wordsOf('winter_sale'))).toBeUndefined();
    expect(excerptOf(draft, wordsOf('winter_sale count'))).toBe('Count me in');
  });

  it('is whole where it is short, and shows a postback as it reads', () => {
    expect(excerptOf(draft, wordsOf('joined'))).toBe('joined_the_sale');
  });
});
