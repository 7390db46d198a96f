import { describe, expect, it } from 'vitest';
import { textToBase64 } from '../schema/values/postback';
import { adviceAdded, type Changes } from './testing/changes';

const card = 'component.richCard.standaloneCard.cardContent';
const cards = 'component.richCard.carouselCard.cardContents';
const file = 'media.contentInfo.fileUrl';
const action = (index: number) => `component.suggestions[${index}].action`;

describe('no advice is given', () => {
  const quiet: { when: string; example: string; changes: Changes }[] = [
    {
      when: 'a text has 2,500 characters',
      example: 'one-time-code',
      changes: { 'component.text': 'a'.repeat(2500) },
    },
    {
      when: 'a text is over its limit, which is an error',
      example: 'one-time-code',
      changes: { 'component.text': '😍a'.repeat(1025) },
    },
    {
      when: 'a reply postback has 2,048 characters',
      example: 'feedback',
      changes: { 'component.suggestions[1].reply.postbackData': textToBase64('a'.repeat(1536)) },
    },
    {
      when: 'a picture was added and has no address yet',
      example: 'mobile-plans',
      changes: { [`${cards}[0].media`]: { height: '', contentInfo: { fileUrl: '' } } },
    },
    {
      when: 'a file has no telling end',
      example: 'order-shipped',
      changes: { [`${card}.${file}`]: 'https://example.com/v1.webp/picture?name=a.mp3' },
    },
    {
      when: 'a card holds a picture and a title alone',
      example: 'order-shipped',
      changes: { [`${card}.description`]: '', [`${card}.suggestions`]: [] },
    },
    {
      when: 'a message about an order of an unknown sender offers no way out',
      example: 'feedback',
      changes: { 'component.text': 'Your order was shipped. How was it?' },
    },
    {
      when: 'a time is no time, which is an error',
      example: 'appointment-reminder',
      changes: { [`${action(1)}.createCalendarEventAction.endTime`]: '2026' },
    },
    {
      when: 'a number is toll-free in India',
      example: 'bank-alert',
      changes: { [`${action(2)}.dialAction.phoneNumber`]: '+9118005550142' },
    },
    {
      when: 'two cards have a button of the same text',
      example: 'plant-care',
      changes: { [`${cards}[0].suggestions[0].reply.text`]: 'Remind me later' },
    },
    {
      when: 'a marker stands where a host should, which is an error',
      example: 'bill-ready',
      changes: { [`${action(0)}.openUrlAction.url`]: 'https://[custom_param1a]/' },
    },
    {
      when: 'blank buttons repeat each other',
      example: 'feedback',
      changes: {
        'component.suggestions[0].reply.text': '',
        'component.suggestions[1].reply.text': ' ',
        'component.suggestions[2]': {},
      },
    },
    {
      when: 'a small text holds emoji',
      example: 'feedback',
      changes: { 'component.suggestions[0].reply.text': '😍😍😍 Yes' },
    },
  ];

  it.each(quiet)('when $when', ({ example, changes }) => {
    expect(adviceAdded(example, changes)).toEqual([]);
  });
});
