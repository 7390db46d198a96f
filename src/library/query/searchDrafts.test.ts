import { describe, expect, it } from 'vitest';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { newSet, type TemplateSet } from '../../schema/draft/set';
import { fashion } from '../../schema/examples/carousels';
import { textToBase64 } from '../../schema/values/postback';
import { excerptOf, splitAtMatches, hasWords, textsOf, searchWords } from './searchDrafts';

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
const finds = (query: string) => hasWords(searchWords(query))(draft);

describe('hasWords', () => {
  it.each(['winter_sale', 'TUESDAY', 'count me', 'shop.example/coats', 'joined_the', '(early)', '🎉', ' '])(
    'finds a draft by "%s" in its name, content, labels, URLs and decoded postbacks',
    (query) => expect(finds(query)).toBe(true),
  );

  it('finds a draft by who changed it last', () => {
    const changed = { ...draftOf(template), changedBy: { name: 'Ben@shop.example', device: 'b' } };
    expect(hasWords(searchWords('ben'))(changed)).toBe(true);
    expect(finds('ben')).toBe(false);
  });

  it('finds a draft by the day, month and year in which it was made or last changed, as people write them', () => {
    const now = new Date(2026, 10, 29, 12).getTime();
    const card: Draft = {
      ...draftOf({ ...template, name: 'diwali_offer' }),
      createdAt: new Date(2024, 1, 3, 9).getTime(),
      changedAt: new Date(2025, 9, 12, 9).getTime(),
      changedBy: { name: 'Ben', device: 'b' },
    };
    const found = (query: string) => hasWords(searchWords(query), undefined, now)(card);
    for (const query of [
      'Diwali 2025',
      '2025',
      'Oct 2025',
      'october, 2025',
      'octob',
      '12 Oct',
      '12 Oct 2025',
      '12th October 2025 diwali',
      'Oct 12',
      'October 12, 2025',
      '2025-10-12',
      '2025-10',
      '12/10/2025',
      '12.10.2025',
      'diwali last year',
      'Feb 2024',
      '3 February',
      '03/02/2024',
    ])
      expect(found(query), query).toBe(true);
    for (const query of [
      'winter_sale 2025',
      '2026',
      'this year',
      '2 Oct',
      '12 Nov',
      'Oct 2024',
      '12 Feb 2024',
      '2025-02',
      '10/12/2025',
      'last changed',
      'octopus',
    ])
      expect(found(query), query).toBe(false);
  });

  it('takes words for a day only where they name one, and finds the month of a name', () => {
    const named = draftOf({ ...template, name: 'big_oct_2025' });
    expect(hasWords(searchWords('Oct 2025'))(named)).toBe(true);
    expect(searchWords('12 Octopus last years 5 May sale')).toEqual([
      '12',
      'octopus',
      'last',
      'years',
      '5 may',
      'sale',
    ]);
  });

  it('finds a day that a message names, too', () => {
    const invitation = draftOf({ type: 'text_message', component: { text: 'See you on 14 March 2019!' } });
    expect(hasWords(searchWords('14 March 2019'))(invitation)).toBe(true);
    expect(hasWords(searchWords('March'))(invitation)).toBe(true);
  });

  it('needs every word, in any place', () => {
    expect(finds('coats tuesday')).toBe(true);
    expect(finds('coats wednesday')).toBe(false);
  });

  it('ignores values that are choices, and the letters of an encoded postback', () => {
    expect(finds('BROWSER')).toBe(false);
    expect(finds(textToBase64('joined_the_sale'))).toBe(false);
  });

  it('treats composed and decomposed letters alike', () => {
    const cafe = draftOf({ type: 'text_message', component: { text: 'Cafe\u0301' } });
    expect(hasWords(searchWords('café'))(cafe)).toBe(true);
  });

  it('finds a sending by its date as people write it, by its status and app ID', () => {
    const at = new Date(2026, 10, 28, 12).getTime();
    const sent: Draft = {
      ...draft,
      sendings: [
        {
          at,
          platform: 'embedded',
          appId: 'shop-app',
          outcome: 'created',
          status: 'rejected',
          summary: '',
          payload: template,
        },
      ],
    };
    const found = (query: string, now = at) => hasWords(searchWords(query), undefined, now)(sent);
    for (const query of ['28 November', '28/11/2026', '28.11.2026', 'today', 'rejected', 'shop-app'])
      expect(found(query), query).toBe(true);
    const day = 86_400_000;
    expect([found('today', at + day), found('yesterday', at + day)]).toEqual([false, true]);
    // The 28th is a Saturday.
    expect([found('last week'), found('last week', at + 3 * day), found('Last Week', at + 9 * day)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([found('approved'), found('29 November')]).toEqual([false, false]);
  });

  it('reads every text of a carousel', () => {
    const [, second] = fashion.template.component.richCard.carouselCard.cardContents;
    expect(textsOf(fashion.template)).toEqual(
      expect.arrayContaining([fashion.template.name, second?.title, second?.media?.contentInfo.fileUrl]),
    );
  });
});

it('finds a draft by the translations, rows and names of its set', () => {
  const set: TemplateSet = {
    ...newSet('en'),
    languages: [{ tag: 'hi', texts: { 'component/text': { text: 'सेल', source: 'Sale' } } }],
    sheet: { file: '', key: 'c1', columns: [], rows: [{ id: 'r1', values: { c1: 'Koramangala' } }] },
    fixedNames: { hi: 'sale_hindi' },
  };
  const source = { ...draftOf(template), set };
  for (const word of ['सेल', 'koramangala', 'sale_hindi']) {
    expect(hasWords([word])(source)).toBe(true);
    expect(hasWords([word])(draftOf(template))).toBe(false);
  }
});

describe('splitAtMatches', () => {
  it('splits a text at every match and keeps its letter case', () => {
    expect(splitAtMatches('Big WINTER sale', searchWords('sale winter'))).toEqual([
      { text: 'Big ', isMatch: false },
      { text: 'WINTER', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'sale', isMatch: true },
    ]);
  });

  it('treats typed characters literally, not as a pattern', () => {
    expect(splitAtMatches('a.c (b)', searchWords('a.c'))).toEqual([
      { text: 'a.c', isMatch: true },
      { text: ' (b)', isMatch: false },
    ]);
    expect(splitAtMatches('abc', searchWords('a.c ( [ \\ - / $'))).toEqual([{ text: 'abc', isMatch: false }]);
  });
});

describe('excerptOf', () => {
  it('begins shortly before the words that the name does not contain', () => {
    expect(excerptOf(draft, searchWords('tuesday'))).toMatch(/^…sale begins on Tuesday at eight\. Come/);
    expect(excerptOf(draft, searchWords('winter_sale'))).toBeUndefined();
    expect(excerptOf(draft, searchWords('winter_sale count'))).toBe('Count me in');
  });

  it('contains all of a short text, and shows a postback decoded', () => {
    expect(excerptOf(draft, searchWords('joined'))).toBe('joined_the_sale');
  });
});
