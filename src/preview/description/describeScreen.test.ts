import { describe, expect, test } from 'vitest';
import type { TemplateDraft, SuggestionDraft } from '../../schema/draft/draft';
import type { System } from '../model/options';
import { describeScreen, joinCards } from './describeScreen';
import { seenAsText, type DrawnFacts, type SeenOn } from './seen';

const on: SeenOn = {
  samples: { '[custom_param1a]': 'Ada' },
  theme: 'light',
  textSize: 'default',
  phone: 'Pixel 8',
  locale: 'en-GB',
  timeZone: 'Asia/Kolkata',
};
const nothing: DrawnFacts = { clippings: [], pictures: [] };

const action = (text: string, content: object): SuggestionDraft => ({ action: { text, ...content } });
const call = action('Call', { dialAction: { phoneNumber: '+919876543210' } });
const shop = action('Shop', { openUrlAction: { url: 'https://shop.example', application: 'BROWSER' } });
const open = (url: string) => action('Go', { openUrlAction: { url, application: 'BROWSER' } });
const yes: SuggestionDraft = { reply: { text: 'Yes' } };
const fileUrl = 'https://shop.example/shoe.png';

function cardWith(suggestions: SuggestionDraft[], content = {}): TemplateDraft {
  const cardContent = { title: 'For [custom_param1a]', ...content, suggestions };
  return {
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent } } },
  };
}
const textWith = (text: string, suggestions: SuggestionDraft[] = []): TemplateDraft => ({
  type: 'text_message',
  component: { text, suggestions },
});
const linesOf = (template: TemplateDraft, system: System, drawn = nothing, state = on) =>
  describeScreen(template, system, drawn, state).parts.flatMap(({ lines }) => lines);

test('a tall picture in a small carousel is described as it is drawn: medium', () => {
  const media = { height: 'TALL' as const, contentInfo: { fileUrl } };
  const template: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'SMALL', cardContents: [{ media }] } } },
  };
  expect(linesOf(template, 'android').join(' ')).toContain('a fixed height (medium)');
});

describe('buttons', () => {
  test('do not claim to open what is no web link', () => {
    const [called, blank] = linesOf(textWith('Hi', [open('tel:+919876543210'), open('')]), 'android').slice(
      1,
    );
    expect(called?.replaceAll(/[\u2068\u2069]/g, '')).toBe(
      'Button 1, “Go”: may do nothing, because “tel:+919876543210” is not a web link.',
    );
    expect(blank).toBe('Button 2, “Go”: does nothing, because it has no link.');
  });

  test('stand in the order of the template on Android; an iPhone puts replies last and below', () => {
    const template = cardWith([yes, call]);
    expect(linesOf(template, 'android').slice(1)).toEqual([
      'Button 1, “Yes”: sends “Yes” as a reply.',
      'Button 2, “Call”: opens the phone app with +919876543210 filled in; the customer still has to tap Call.',
    ]);
    expect(linesOf(template, 'ios').slice(1)).toEqual([
      'Button “Call”: opens the phone app with +919876543210 filled in; the customer still has to tap Call.',
      'Button “Yes”: sends “Yes” as a reply.',
      'On iPhone, quick replies appear below the card, after the other buttons.',
    ]);
  });

  test('more than two fold into “Options” on an iPhone alone', () => {
    const template = cardWith([call, shop, action('Where', { shareLocationAction: {} })]);
    const folded = 'Tap “Options” to see 3 buttons: “Call”, “Shop”, “Where”.';
    expect(linesOf(template, 'ios').join(' ')).toContain(folded);
    expect(linesOf(template, 'android').join(' ')).not.toContain('Options');
    expect(linesOf(cardWith([call, shop]), 'ios').join(' ')).not.toContain('Options');
  });

  test('that the drawn card leaves out are named with the reason', () => {
    const gone = { kind: 'gone', part: 'button' } as const;
    const path = 'component.richCard.standaloneCard.cardContent.suggestions.1';
    const lines = linesOf(cardWith([call, shop]), 'android', {
      clippings: [{ ...gone, path }],
      pictures: [],
    });
    expect(lines.at(-1)).toMatch(/^Button 2, “Shop”, is not shown, because the card is too tall/);
  });

  test('above the limit are counted', () => {
    expect(linesOf(cardWith([call, call, call, call, shop]), 'android').at(-1)).toBe(
      'One more button is not shown, because a card can have 4.',
    );
  });
});

const tapOf = (suggestion: SuggestionDraft, system: System) =>
  linesOf(cardWith([suggestion]), system)[1]?.replace(/^.*?”: /, '');

describe('taps', () => {
  test('an event is told in the zone of the reader and as it is written', () => {
    const event = { title: 'Opening', startTime: '2027-03-14T09:30:00Z', endTime: '2027-03-14T10:30:00Z' };
    expect(tapOf(action('Save', { createCalendarEventAction: event }), 'android')).toMatch(
      /^opens the calendar with “Opening”, from Sun,? 14 Mar 2027, 15:00 GMT\+5:30 to .*, in the time zone Asia\/Kolkata\. The template says 09:30, UTC\. Phones show it in their own time zone/,
    );
  });

  test('a place to search for opens on Android only', () => {
    const where = action('Where', { viewLocationAction: { query: 'shop' } });
    expect(tapOf(where, 'android')).toBe('opens the map and searches for “shop”.');
    expect(tapOf(where, 'ios')).toMatch(/^may not work: .*Android only, and there is no fallback link\.$/);
  });

  test('a page over the chat has its height on Android', () => {
    const page = { url: 'https://shop.example', application: 'WEBVIEW', webviewViewMode: 'HALF' };
    const view = action('Open', { openUrlAction: page });
    expect(tapOf(view, 'android')).toContain('in the chat, on half of the screen');
    expect(tapOf(view, 'ios')).toContain('can differ on iPhone');
  });
});

describe('texts and pictures', () => {
  test('samples stand in place of parameters', () => {
    expect(linesOf(cardWith([]), 'android')).toEqual(['Title: “For Ada”']);
  });

  test('a cut text says how much of it is seen and why', () => {
    const path = 'component.richCard.standaloneCard.cardContent.description';
    const cut = { kind: 'text', part: 'description', path, seen: 3, of: 12, text: 'One' } as const;
    const template = cardWith([], { description: 'One two three' });
    const drawn = { clippings: [cut], pictures: [] };
    expect(linesOf(template, 'ios', drawn).slice(1)).toEqual([
      'Description, cut off: 3 of 12 characters fit, “One…”.',
      'iPhone shows at most 6 lines of title and description together. Tap the card to see all of it.',
    ]);
  });

  test('a picture is cut, whole, or not known', () => {
    const media = { height: 'SHORT', contentInfo: { fileUrl } };
    const path = 'component.richCard.standaloneCard.cardContent.media';
    const cut = {
      kind: 'picture',
      path: `${path}.contentInfo.fileUrl`,
      hidden: 0.7,
      form: 'portrait',
      edges: 'top and bottom',
    } as const;
    const template = cardWith([], { media });
    const first = (drawn: DrawnFacts, system: System = 'android') => linesOf(template, system, drawn)[0];
    expect(first({ clippings: [cut], pictures: [path] })).toMatch(
      /^Picture above the text: 70% of this portrait picture is cut off, equally at top and bottom\. .* a fixed height \(short\)/,
    );
    expect(first({ clippings: [], pictures: [path] }, 'ios')).toBe('Picture above the text: shown in full.');
    expect(first(nothing)).toContain('it is unknown how much is cut off');
  });

  test('an address in a card cannot be tapped; in a text it depends on the phone and its place', () => {
    const card = cardWith([], { description: 'See shop.com/x now' });
    for (const system of ['android', 'ios'] as const)
      expect(linesOf(card, system).at(-1)).toMatch(/^shop\.com\/x in the description can’t be tapped/);
    const followed = textWith('See https://shop.example/x now');
    expect(linesOf(followed, 'android')[1]).toBe(
      'https://shop.example/x is a link; a tap opens it in the browser.',
    );
    expect(linesOf(followed, 'ios')[1]).toContain('may not be tappable on iPhone');
    expect(linesOf(textWith('See https://shop.example/x'), 'ios')[1]).toContain('Tap to Load Preview');
  });
});

test('cards of a carousel name a reason once, each with the letters that it shows', () => {
  const path = 'component.richCard.carouselCard.cardContents';
  const cardContents = ['One two three', 'Four five six'].map((description) => ({
    title: 'Hi',
    description,
  }));
  const clippings = cardContents.map(
    (_, index) =>
      ({
        kind: 'text',
        part: 'description',
        path: `${path}.${index}.description`,
        seen: index + 3,
        of: 13,
        text: 'Abc',
      }) as const,
  );
  const template: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'SMALL', cardContents } } },
  };
  expect(describeScreen(template, 'ios', { clippings, pictures: [] }, on).parts).toEqual([
    {
      title: 'Both cards',
      lines: [
        'Title: “Hi”',
        'iPhone shows at most 6 lines of title and description together. Tap the card to see all of it.',
      ],
    },
    { title: 'Card 1 of 2', lines: ['Description, cut off: 3 of 13 characters fit, “Abc…”.'] },
    { title: 'Card 2 of 2', lines: ['Description, cut off: 4 of 13 characters fit, “Abc…”.'] },
  ]);
});

test('a dark theme and a large text are explained', () => {
  const [settings] = describeScreen(textWith('Hi'), 'android', nothing, {
    ...on,
    theme: 'dark',
    textSize: 'largest',
  }).parts;
  expect(settings?.title).toBe('Phone settings');
  expect(settings?.lines[0]).toMatch(/^Dark theme: the phone chooses dark colours/);
  expect(settings?.lines[1]).toMatch(/^The text size is set to 130% of normal\. .* more may be cut off\.$/);
  const [small] = describeScreen(textWith('Hi'), 'ios', nothing, { ...on, textSize: 'small' }).parts;
  expect(small?.lines[0]).toMatch(/of normal\. More characters fit on a line\.$/);
});

test('everything is one text to copy', () => {
  expect(
    seenAsText(describeScreen(textWith('Hi', [yes]), 'ios', nothing, { ...on, phone: 'iPhone 16' })),
  ).toBe(
    [
      'iPhone, Messages (iPhone 16), text size default, light theme',
      '',
      'Text message',
      '- Text: “Hi”',
      '- Button “Yes”: sends “Yes” as a reply.',
      '- Quick replies appear below the other buttons and stay until one is sent.',
    ].join('\n'),
  );
});

const cards = (...lines: string[][]) =>
  lines.map((each, index) => ({ title: `Card ${index + 1} of ${lines.length}`, lines: each }));

test('what is true of all cards is told once, before what differs', () => {
  expect(joinCards(cards(['cut', 'a', 'call'], ['cut', 'b', 'call'], ['cut', 'c', 'call']))).toEqual([
    { title: 'All 3 cards', lines: ['cut', 'call'] },
    { title: 'Card 1 of 3', lines: ['a'] },
    { title: 'Card 2 of 3', lines: ['b'] },
    { title: 'Card 3 of 3', lines: ['c'] },
  ]);
});

test('what is true of half of the cards names them', () => {
  const own = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const lines = own.map((each, index) => ([1, 6, 7].includes(index) ? [each] : [each, 'cut']));
  const [shared, ...rest] = joinCards(cards(...lines));
  expect(shared).toEqual({ title: 'Cards 1, 3 to 6, 9 and 10', lines: ['cut'] });
  expect(rest.flatMap((part) => part.lines)).toEqual(own);
});

test('what is true of a few cards stays with each of them', () => {
  const few = cards(['cut'], ['cut'], ['a'], ['b'], ['c']);
  expect(joinCards(few)).toEqual(few);
});

test('cards that are the same have no parts of their own', () => {
  expect(joinCards(cards(['a', 'b'], ['a', 'b']))).toEqual([{ title: 'Both cards', lines: ['a', 'b'] }]);
});
