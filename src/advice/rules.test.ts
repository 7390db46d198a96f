import { describe, expect, it } from 'vitest';
import { adviceAdded, type Changes } from './advice.changes';
import { addressRules } from './rules/addressRules';
import { cardRules } from './rules/cardRules';
import { carouselRules } from './rules/carouselRules';
import { mediaRules } from './rules/mediaRules';
import { messageRules } from './rules/messageRules';
import { standaloneRules } from './rules/standaloneRules';
import { suggestionListRules } from './rules/suggestionListRules';
import { suggestionRules } from './rules/suggestionRules';
import { templateRules } from './rules/templateRules';
import { textRules } from './rules/textRules';

type Case = {
  rule: string;
  /** The id of the example that `changes` applies to. The advice then stands at `at`. */
  example: string;
  changes: Changes;
  at: string;
  level: 'warning' | 'hint';
};

const card = 'component.richCard.standaloneCard.cardContent';
const cards = 'component.richCard.carouselCard.cardContents';
const file = 'media.contentInfo.fileUrl';
const thumbnail = 'media.contentInfo.thumbnailUrl';
const action = (suggestions: string, index: number) => `${suggestions}[${index}].action`;
const share = (text: string) => ({ action: { text, shareLocationAction: {} } });

const cases: Case[] = [
  {
    rule: 'template-size',
    level: 'warning',
    example: 'feedback',
    changes: { name: 'x'.repeat(250_000) },
    at: 'component',
  },
  {
    rule: 'text-length',
    level: 'warning',
    example: 'one-time-code',
    changes: { 'component.text': 'a'.repeat(2501) },
    at: 'component.text',
  },
  {
    rule: 'only-markers',
    level: 'warning',
    example: 'one-time-code',
    changes: { 'component.text': ' [custom_param1a]\n[custom_param2a]' },
    at: 'component.text',
  },
  {
    rule: 'horizontal-on-iphone',
    level: 'hint',
    example: 'phone-bill',
    changes: {
      'component.richCard.standaloneCard.cardOrientation': 'HORIZONTAL',
      [`${card}.media.height`]: '',
    },
    at: 'component.richCard.standaloneCard.cardOrientation',
  },
  {
    rule: 'alignment-on-vertical',
    level: 'hint',
    example: 'order-shipped',
    changes: { 'component.richCard.standaloneCard.thumbnailImageAlignment': 'LEFT' },
    at: 'component.richCard.standaloneCard.thumbnailImageAlignment',
  },
  {
    rule: 'unequal-heights',
    level: 'hint',
    example: 'fashion',
    changes: { [`${cards}[3].media.height`]: 'TALL' },
    at: cards,
  },
  {
    rule: 'suggestions-alone',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.media`]: undefined, [`${card}.title`]: ' ', [`${card}.description`]: '' },
    at: card,
  },
  {
    rule: 'long-copy',
    level: 'hint',
    example: 'order-shipped',
    changes: { [`${card}.description`]: 'a'.repeat(130) },
    at: `${card}.description`,
  },
  {
    rule: 'long-copy',
    level: 'hint',
    example: 'order-shipped',
    changes: { [`${card}.title`]: 'a'.repeat(151), [`${card}.description`]: '' },
    at: `${card}.title`,
  },
  {
    rule: 'height-on-horizontal',
    level: 'hint',
    example: 'clinic-visit',
    changes: { [`${card}.media.height`]: 'TALL' },
    at: `${card}.media.height`,
  },
  {
    rule: 'height-missing',
    level: 'hint',
    example: 'order-shipped',
    changes: { [`${card}.media.height`]: undefined },
    at: `${card}.media.height`,
  },
  {
    rule: 'pdf-in-card',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://example.com/Bill.PDF?v=2', [`${card}.${thumbnail}`]: '' },
    at: `${card}.${file}`,
  },
  {
    rule: 'gif-on-iphone',
    level: 'hint',
    example: 'fashion',
    changes: { [`${cards}[1].${file}`]: 'https://example.com/dress.gif' },
    at: `${cards}[1].${file}`,
  },
  {
    rule: 'audio-in-card',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://example.com/parcel.mp3' },
    at: `${card}.${file}`,
  },
  {
    rule: 'file-kind',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://example.com/parcel.webp#top' },
    at: `${card}.${file}`,
  },
  {
    rule: 'video-without-thumbnail',
    level: 'hint',
    example: 'hotel-booking',
    changes: { [`${card}.${thumbnail}`]: '' },
    at: `${card}.${thumbnail}`,
  },
  {
    rule: 'thumbnail-of-pdf',
    level: 'hint',
    example: 'phone-bill',
    changes: { [`${card}.${thumbnail}`]: 'https://example.com/bill.jpg' },
    at: `${card}.${thumbnail}`,
  },
  {
    rule: 'card-options-on-iphone',
    level: 'hint',
    example: 'order-shipped',
    changes: { [`${card}.suggestions[1]`]: share('Near you'), [`${card}.suggestions[2]`]: share('Far') },
    at: `${card}.suggestions`,
  },
  {
    rule: 'message-options-on-iphone',
    level: 'hint',
    example: 'bill-ready',
    changes: { 'component.suggestions[3]': share('Share where you are') },
    at: 'component.suggestions',
  },
  {
    rule: 'same-button-text',
    level: 'hint',
    example: 'feedback',
    changes: { 'component.suggestions[4].reply.text': ' 🙂 GOOD' },
    at: 'component.suggestions[4].reply.text',
  },
  {
    rule: 'reply-postback-length',
    level: 'warning',
    example: 'feedback',
    changes: { 'component.suggestions[1].reply.postbackData': 'A'.repeat(2052) },
    at: 'component.suggestions[1].reply.postbackData',
  },
  {
    rule: 'indian-number-length',
    level: 'hint',
    example: 'bank-alert',
    changes: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+9102255500142' },
    at: `${action('component.suggestions', 2)}.dialAction.phoneNumber`,
  },
  {
    rule: 'point-and-query',
    level: 'warning',
    example: 'appointment-reminder',
    changes: { [`${action('component.suggestions', 2)}.viewLocationAction.query`]: 'dentist' },
    at: `${action('component.suggestions', 2)}.viewLocationAction.query`,
  },
  {
    rule: 'query-on-android-only',
    level: 'hint',
    example: 'appointment-reminder',
    changes: { [`${action('component.suggestions', 2)}.viewLocationAction`]: { query: 'dentist' } },
    at: `${action('component.suggestions', 2)}.viewLocationAction.query`,
  },
  {
    rule: 'label-without-point',
    level: 'warning',
    example: 'loyalty',
    changes: { [`${action(`${card}.suggestions`, 1)}.viewLocationAction.label`]: 'Copper Kettle' },
    at: `${action(`${card}.suggestions`, 1)}.viewLocationAction.label`,
  },
  {
    rule: 'end-before-start',
    level: 'warning',
    example: 'appointment-reminder',
    changes: {
      // Ten o'clock in London is after this: the offsets decide, not the digits.
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2027-03-18T10:00:00+05:30',
    },
    at: `${action('component.suggestions', 1)}.createCalendarEventAction.endTime`,
  },
  {
    rule: 'event-in-past',
    level: 'warning',
    example: 'appointment-reminder',
    changes: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.startTime`]:
        '2026-10-31T09:00:00+05:30',
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2026-10-31T10:00:00+05:30',
    },
    at: `${action('component.suggestions', 1)}.createCalendarEventAction.startTime`,
  },
  {
    rule: 'webview-without-mode',
    level: 'warning',
    example: 'boarding-pass',
    changes: { [`${action(`${card}.suggestions`, 0)}.openUrlAction.webviewViewMode`]: undefined },
    at: `${action(`${card}.suggestions`, 0)}.openUrlAction.webviewViewMode`,
  },
  {
    rule: 'mode-without-webview',
    level: 'warning',
    example: 'bill-ready',
    changes: { [`${action('component.suggestions', 0)}.openUrlAction.webviewViewMode`]: 'HALF' },
    at: `${action('component.suggestions', 0)}.openUrlAction.webviewViewMode`,
  },
  {
    rule: 'webview-without-description',
    level: 'hint',
    example: 'boarding-pass',
    changes: { [`${action(`${card}.suggestions`, 0)}.openUrlAction.description`]: '' },
    at: `${action(`${card}.suggestions`, 0)}.openUrlAction.description`,
  },
  {
    rule: 'marker-form',
    level: 'warning',
    example: 'fashion',
    changes: { [`${cards}[2].title`]: 'The early runner for {{name}}' },
    at: `${cards}[2].title`,
  },
  {
    rule: 'marker-place',
    level: 'warning',
    example: 'one-time-code',
    changes: { 'component.suggestions[1].reply.text': 'Not [custom_param1a]' },
    at: 'component.suggestions[1].reply.text',
  },
  {
    rule: 'link-in-card',
    level: 'hint',
    example: 'plant-care',
    changes: { [`${cards}[0].description`]: 'More at WWW.example.com.' },
    at: `${cards}[0].description`,
  },
  {
    rule: 'several-units',
    level: 'hint',
    example: 'feedback',
    changes: { 'component.suggestions[0].reply.text': '😍 Like a brand new bike' },
    at: 'component.suggestions[0].reply.text',
  },
  {
    rule: 'http-address',
    level: 'hint',
    example: 'bill-ready',
    changes: {
      [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'HTTP://pay.example/[custom_param3a]',
    },
    at: `${action('component.suggestions', 0)}.openUrlAction.url`,
  },
  {
    rule: 'fallback-scheme',
    level: 'warning',
    example: 'bill-ready',
    changes: { [`${action('component.suggestions', 1)}.fallbackUrl`]: 'tel:+442079460177' },
    at: `${action('component.suggestions', 1)}.fallbackUrl`,
  },
  {
    rule: 'private-host',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${thumbnail}`]: 'https://localhost:8080/parcel.jpg' },
    at: `${card}.${thumbnail}`,
  },
  {
    rule: 'private-host',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://192.168.1.7/parcel.jpg' },
    at: `${card}.${file}`,
  },
  {
    rule: 'private-host',
    level: 'warning',
    example: 'bill-ready',
    changes: {
      [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'https://intranet/[custom_param3a]',
    },
    at: `${action('component.suggestions', 0)}.openUrlAction.url`,
  },
];

describe('each rule', () => {
  it.each(cases)('$rule gives one advice, at $at', ({ rule, level, example, changes, at }) => {
    expect(adviceAdded(example, changes)).toEqual([`${level} ${rule} at ${at}`]);
  });

  it('has such a case, a unique id, a source and a date', () => {
    const rules = [
      templateRules,
      messageRules,
      standaloneRules,
      carouselRules,
      cardRules,
      mediaRules,
      suggestionListRules,
      suggestionRules,
      textRules,
      addressRules,
    ].flatMap((table) => table.map(({ id, source, date }) => ({ id, source, date })));
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual(ids.sort());
    for (const { source, date } of rules) {
      expect(source).toMatch(/^(?:https:\/\/|Interface document, |Chosen by this implementation$)/);
      expect(date).toMatch(/^20\d\d-\d\d(?:-\d\d)?$/);
    }
  });
});
