import { expect, test } from 'vitest';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { examples } from '../../schema/examples/examples';
import type { System } from '../model/options';
import { readingOf } from './readingOf';
import { readingText, speak } from './speak';

const picture = 'https://a.example/shoes.jpg';
const context = {
  agent: { name: 'Lark', verified: true },
  samples: { '[custom_param1a]': 'Ada' },
  altTexts: { [picture]: 'Red shoes on a table' },
  clippings: [],
};
const reply = (text: string): SuggestionDraft => ({ reply: { text } });
const dial = (text: string): SuggestionDraft => ({
  action: { text, dialAction: { phoneNumber: '+15551234' } },
});
const open = (text: string): SuggestionDraft => ({
  action: { text, openUrlAction: { url: 'https://a.example/b' } },
});
const card = (content: CardContentDraft, thumbnailImageAlignment?: 'LEFT' | 'RIGHT'): TemplateDraft => ({
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardContent: content,
        ...(thumbnailImageAlignment
          ? { cardOrientation: 'HORIZONTAL', thumbnailImageAlignment }
          : { cardOrientation: 'VERTICAL' }),
      },
    },
  },
});
const stops = (template: TemplateDraft, system: System) =>
  readingOf(template, system, context).spoken.map(speak);
const media = { contentInfo: { fileUrl: picture } };

test('a card is read from top to bottom: sender, picture by its alt text, texts with samples, buttons (103)', () => {
  const template = card({
    title: 'Hello [custom_param1a]',
    description: 'New shoes',
    media,
    suggestions: [reply('Yes'), open('Shop')],
  });
  expect(stops(template, 'android')).toEqual([
    'Lark, verified, heading',
    'Red shoes on a table, image',
    'Hello Ada',
    'New shoes',
    'Yes, button',
    'Shop, a.example/b, button',
  ]);
  expect(stops(template, 'ios')).toEqual([
    'Lark, heading',
    'Red shoes on a table, image',
    'Hello Ada',
    'New shoes',
    'Shop, button',
    'Yes, button',
  ]);
});

test('a picture at the right is read after the text beside it', () => {
  const content = { title: 'Hi', media };
  expect(stops(card(content, 'LEFT'), 'android').slice(1)).toEqual(['Red shoes on a table, image', 'Hi']);
  expect(stops(card(content, 'RIGHT'), 'android').slice(1)).toEqual(['Hi', 'Red shoes on a table, image']);
});

test('a picture without alt text has no name, and what it shows is left out (103)', () => {
  const silent = { contentInfo: { fileUrl: 'https://a.example/b.mp4' } };
  const { spoken, leftOut } = readingOf(card({ media: silent }), 'android', context);
  expect(spoken.map(speak)).toContain('Video');
  expect(leftOut).toEqual([
    {
      message: 'The content of the video. Add alt text.',
      path: 'component.richCard.standaloneCard.cardContent.media',
    },
  ]);
});

test('three actions are read as one menu on an iPhone, and named as left out until it is opened', () => {
  const template = card({ title: 'Hi', suggestions: [dial('A'), dial('B'), dial('C'), reply('D')] });
  expect(stops(template, 'ios').slice(2)).toEqual(['Options, pop-up button', 'D, button']);
  expect(readingOf(template, 'ios', context).leftOut.map(({ message }) => message)).toEqual([
    '“A”, until “Options” is opened.',
    '“B”, until “Options” is opened.',
    '“C”, until “Options” is opened.',
  ]);
  expect(stops(template, 'android').slice(2)).toEqual(['A, button', 'B, button', 'C, button', 'D, button']);
});

test('what a card of a carousel has no room for is not read, and “More” is; a cut text is read whole (103)', () => {
  const cards = 'component.richCard.carouselCard.cardContents';
  const template: TemplateDraft = {
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'SMALL',
          cardContents: [
            { title: 'Short' },
            { title: 'Long', description: 'Much', suggestions: [reply('One'), dial('Two'), reply('Three')] },
          ],
        },
      },
    },
  };
  const gone = (path: string, part: 'button' | 'description') =>
    ({ kind: 'gone', part, path: `${cards}.1.${path}` }) as const;
  const reading = readingOf(template, 'android', {
    ...context,
    clippings: [
      { kind: 'text', part: 'title', path: `${cards}.1.title`, seen: 2, of: 4, text: 'Lo' },
      gone('description', 'description'),
      gone('suggestions.1', 'button'),
      gone('suggestions.2', 'button'),
    ],
  });
  expect(reading.spoken.slice(1).map((stop) => [speak(stop), stop.note])).toEqual([
    ['Short', undefined],
    ['Long', 'Cut off on screen, but read in full.'],
    ['More, button', undefined],
    ['One, button', undefined],
  ]);
  expect(reading.leftOut.map(({ message }) => message)).toEqual([
    'The description of card 2 doesn’t fit on the card. “More” opens it.',
    '“Two” of card 2 doesn’t fit on the card. “More” opens it.',
    '“Three” of card 2 doesn’t fit on the card. “More” opens it.',
  ]);
});

test('a button text that runs from right to left cannot turn the sentence around it', () => {
  const template = card({ suggestions: [dial('اتصل'), dial('Two'), dial('Three')] });
  const [first] = readingOf(template, 'ios', context).leftOut;
  expect(first?.message).toBe('“\u2068اتصل\u2069”, until “Options” is opened.');
});

test('a link at the end of a text is a stop of its own on an iPhone; emoji and addresses are remarked on', () => {
  const template: TemplateDraft = {
    type: 'text_message',
    component: { text: 'Sale 🎉👩‍👩‍👧 https://a.example/x' },
  };
  expect(stops(template, 'ios').slice(1)).toEqual(['Sale 🎉👩‍👩‍👧', 'Tap to Load Preview, a.example, link']);
  expect(readingOf(template, 'android', context).spoken[1]?.note).toBe(
    '2 emoji, each read by its name; the link is read out character by character.',
  );
});

test('a reading is copied as a numbered list, with what is not read', () => {
  expect(
    readingText(
      'android',
      readingOf(card({ media: { contentInfo: { fileUrl: 'https://a.example/p.jpg' } } }), 'android', context),
    ),
  ).toBe(
    'TalkBack on Android\n1. Lark, verified, heading\n2. Image\n\nNot read aloud:\n- The content of the picture. Add alt text.',
  );
});

test.each(examples.map(({ id, template }) => [id, template] as const))(
  'every stop of %s has a word, and all but the sender lead to a field',
  (_, template) => {
    for (const system of ['android', 'ios'] as const) {
      const { spoken } = readingOf(template, system, context);
      expect(spoken.length).toBeGreaterThan(1);
      expect(spoken.map(speak)).not.toContain('');
      expect(spoken.slice(1).every(({ path }) => path?.startsWith('component.'))).toBe(true);
    }
  },
);
