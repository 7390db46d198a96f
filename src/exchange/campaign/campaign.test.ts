import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import type { TemplateDraft } from '../../schema/draft/draft';
import { readCampaign } from './readCampaign';
import { takeCampaign, usualChoices } from './takeCampaign';

const now = new Date('2026-10-01T10:00:00Z');
const read = (text: string) => readCampaign(text, { country: 'IN', now });
const empty: TemplateDraft = { type: 'text_message', component: {} };
const around = { draft: empty, stash: {}, parameters: noParameterNotes };
function take(text: string, changes: Partial<ReturnType<typeof usualChoices>> = {}) {
  const campaign = read(text);
  return takeCampaign(campaign, { ...usualChoices(campaign), ...changes }, around);
}
const labels = (text: string) => read(text).buttons.map(({ suggestion }) => suggestion.action?.text);
const targets = (text: string) =>
  read(text).buttons.map(
    ({ suggestion: { action } }) => action?.openUrlAction?.url ?? action?.dialAction?.phoneNumber,
  );

const whatsApp = `*Diwali sale is here!* ✨

Hi {name}, get _flat 40% off_ on everything till 8 November.
👉 Shop now: https://www.anand-sarees.example/diwali?c=1

Call us: 98765 43210 or visit anandsarees.com
Use code [code]. T&C apply.`;

test('a campaign of WhatsApp becomes text, buttons and parameters', () => {
  const taken = take(whatsApp);
  expect(taken.text).toBe(`Diwali sale is here! ✨

Hi [custom_param1a], get flat 40% off on everything till 8 November.
👉 Shop now: https://www.anand-sarees.example/diwali?c=1

Call us: 98765 43210 or visit anandsarees.com
Use code [custom_param2a]. T&C apply.`);
  expect(taken.parameters.names).toEqual({
    '[custom_param1a]': { name: 'Name' },
    '[custom_param2a]': { name: 'Code' },
  });
  expect(taken.suggestions).toEqual([
    {
      action: {
        text: 'Shop now',
        openUrlAction: { url: 'https://www.anand-sarees.example/diwali?c=1', application: 'BROWSER' },
      },
    },
    { action: { text: 'Call us', dialAction: { phoneNumber: '+919876543210' } } },
    {
      action: {
        text: 'Open anandsarees.com',
        openUrlAction: { url: 'https://anandsarees.com', application: 'BROWSER' },
      },
    },
  ]);
});

const mail = `From: Priya <priya@shop.example>
Sent: Monday, 28 September 2026
To: marketing@shop.example
Subject: Re: Diwali preview evening

Dear {name}, join us on 14 November 2026 at 6pm for the new collection.

Address: 12 MG Road, Bengaluru 560001
You can reserve your seat at https://shop.example/seat
Questions? Call us: 98765 43210`;

test('a mail becomes a card that one would send: its subject as title, the place, the event', () => {
  const taken = take(mail);
  expect(taken.title).toBe('Diwali preview evening');
  expect(taken.text).toBe(`Dear [custom_param1a], join us on 14 November 2026 at 6pm for the new collection.

Address: 12 MG Road, Bengaluru 560001
You can reserve your seat at https://shop.example/seat`);
  expect(taken.suggestions).toMatchObject([
    {
      action: {
        text: 'Add to calendar',
        createCalendarEventAction: { title: 'Diwali preview evening' },
      },
    },
    { action: { text: 'Show on map', viewLocationAction: { query: '12 MG Road, Bengaluru 560001' } } },
    { action: { text: 'Open shop.example', openUrlAction: { url: 'https://shop.example/seat' } } },
    { action: { text: 'Call us', dialAction: { phoneNumber: '+919876543210' } } },
  ]);
});

const newsletter = `Subject: Monsoon sale
View this email in your browser: https://news.example/v/81

Rain or shine: half price on all umbrellas.
Shop now: https://shop.example/umbrellas

Manage your preferences: https://news.example/p/81
Unsubscribe https://news.example/u/81
Lark & Loom, 12 MG Road, Bengaluru 560001
Follow us: https://instagram.com/larkloom`;

test('the footer of a mail takes no button, and its links leave the text of the card', () => {
  const taken = take(newsletter);
  expect(taken.suggestions.map(({ action }) => action?.text)).toEqual(['Shop now']);
  expect(taken.text).toBe(`Rain or shine: half price on all umbrellas.

Lark & Loom, 12 MG Road, Bengaluru 560001`);
  // Each is still offered.
  expect(targets(newsletter)).toContain('https://news.example/u/81');
});

test.each([
  ['Shop now: https://a.example/x', [0]],
  ['View our collection online: https://a.example/x', [0]],
  ['See it in your browser: https://a.example/x', []],
  ['https://a.example/unsubscribe?u=1', []],
  ['Don’t want these mails? Unsubscribe:\nhttps://a.example/x', []],
  ['Sale: https://a.example/x\n\nUnsubscribe: https://a.example/y', [0]],
  ['Reply STOP to unsubscribe. Call us: 98765 43210', [0]],
])('the chosen buttons of %j', (text, chosen) => {
  expect(usualChoices(read(text)).buttons).toEqual(chosen);
});

test.each([
  ['Visit us\n221B Baker Street, London NW1 6XE', '221B Baker Street, London NW1 6XE'],
  ['📍 Venue: Hall 2, Pragati Maidan, New Delhi', 'Hall 2, Pragati Maidan, New Delhi'],
  ['Where: online', undefined],
  ['Order 48213, due 560001', undefined],
  ['Where: https://a.example, 5', undefined],
])('the address of %j', (text, query) => {
  const [place] = read(text).buttons.filter(({ kind }) => kind === 'place');
  expect(place?.suggestion.action?.viewLocationAction?.query).toBe(query);
});

test('a subject in the middle of a message is no mail', () => {
  expect(take('Hello\nSubject: x\ny')).not.toHaveProperty('title');
  expect(take('Subject: only this')).toMatchObject({ text: 'Subject: only this' });
});

test('a date with an hour is taken as an event of one hour; a day or a deadline alone is only offered', () => {
  const campaign = read('Store opening on 14 November at 6pm');
  expect(campaign.buttons).toMatchObject([{ kind: 'event' }]);
  expect(usualChoices(campaign).buttons).toEqual([0]);
  for (const text of ['Store opening on 14 November', 'The offer ends 14 November at 6pm'])
    expect(usualChoices(read(text)).buttons).toEqual([]);
  const { createCalendarEventAction: event } = campaign.buttons[0]?.suggestion.action ?? {};
  expect(event?.title).toBe('Store opening');
  expect(event?.startTime).toMatch(/^2026-11-14T18:00:00/);
  expect(event?.endTime).toMatch(/^2026-11-14T19:00:00/);
  const long = `Hi! *Diwali Dhamaka* is on ${'for all of you '.repeat(8)}till 14 November, 9 pm`;
  expect(read(long).buttons[0]?.suggestion.action?.createCalendarEventAction?.title).toBe('Diwali Dhamaka');
  for (const text of ['Shop now', 'In 5 minutes', 'Version 2.10', 'From ₹1,499', '24/7 support']) {
    expect(read(text).buttons).toEqual([]);
  }
});

describe('links', () => {
  test.each<[string, (string | undefined)[], (string | undefined)[]]>([
    ['See www.shop.com/sale, please.', ['https://www.shop.com/sale'], ['Open shop.com']],
    ['Shop now WWW.rang.bazaar/diwali or call', ['https://WWW.rang.bazaar/diwali'], ['Shop now']],
    ['(www.rang.store) www. and www', ['https://www.rang.store'], ['Open rang.store']],
    ['Write to help@shop.com', [], []],
    ['Book a table 👇\nhttps://table.example/x', ['https://table.example/x'], ['Book a table']],
    ['Chat: https://wa.me/919876543210', ['https://wa.me/919876543210'], ['Chat']],
    ['Find us https://maps.app.goo.gl/abc', ['https://maps.app.goo.gl/abc'], ['Find us']],
    [
      'The store is at this place on the map https://maps.app.goo.gl/abc',
      ['https://maps.app.goo.gl/abc'],
      ['Show on map'],
    ],
    ['https://a.example/x and again https://a.example/x', ['https://a.example/x'], ['Open a.example']],
    ['Your order is at https://shop.example/{code}', ['https://shop.example/{code}'], ['Open shop.example']],
    ['It costs 5.com', ['https://5.com'], ['Open 5.com']],
    ['Please register here: https://a.example/r', ['https://a.example/r'], ['Open a.example']],
  ])('of %j', (text, urls, names) => {
    expect(targets(text)).toEqual(urls);
    expect(labels(text)).toEqual(names);
  });
});

test('a map link with coordinates shows its place', () => {
  const { buttons } = read(
    'Our store: https://www.google.com/maps/@19.0760,72.8777,15z\nhttps://maps.google.com/?q=28.61,77.20',
  );
  expect(buttons.map(({ kind, suggestion }) => [kind, suggestion])).toEqual([
    [
      'place',
      {
        action: {
          text: 'Our store',
          viewLocationAction: { latLong: { latitude: '19.0760', longitude: '72.8777' } },
        },
      },
    ],
    [
      'place',
      {
        action: {
          text: 'Show on map',
          viewLocationAction: { latLong: { latitude: '28.61', longitude: '77.20' } },
        },
      },
    ],
  ]);
});

describe('numbers', () => {
  test.each<[string, (string | undefined)[]]>([
    ['Call 022-2612 3456', ['+912226123456']],
    ['Ring +44 20 7946 0958 today', ['+442079460958']],
    ['₹1,499 only, order 48213, 14/11/2026', []],
    ['Toll free 1800 22 1234', ['+911800221234']],
  ])('of %j', (text, found) => {
    expect(targets(text).filter((target) => target?.startsWith('+'))).toEqual(found);
  });
});

describe('names', () => {
  test.each<[string, string, Record<string, { name: string }>]>([
    ['Hi {{1}}, order {{2}}', 'Hi [custom_param1a], order [custom_param2a]', {}],
    ['Dear <first name>', 'Dear [custom_param1a]', { '[custom_param1a]': { name: 'First name' } }],
    [
      'Dear %s, %s left',
      'Dear [custom_param1a], [custom_param2a] left',
      { '[custom_param1a]': { name: 'Value 1' }, '[custom_param2a]': { name: 'Value 2' } },
    ],
    ['{name} and {name}', '[custom_param1a] and [custom_param1a]', { '[custom_param1a]': { name: 'Name' } }],
    [
      'Hello [custom_param7a] and {name}',
      'Hello [custom_param7a] and [custom_param8a]',
      { '[custom_param8a]': { name: 'Name' } },
    ],
    ['[SALE] Hi [Name]', '[SALE] Hi [custom_param1a]', { '[custom_param1a]': { name: 'Name' } }],
  ])('of %j', (text, result, names) => {
    const taken = take(text);
    expect(taken.text).toBe(result);
    expect(taken.parameters.names).toMatchObject(names);
  });

  test('that the draft around it knows get its markers, and other markers are not used twice', () => {
    const draft: TemplateDraft = {
      type: 'text_message',
      component: { text: 'Hello [custom_param1a] [custom_param2a]' },
    };
    const parameters = { names: { '[custom_param2a]': { name: 'Name' } }, samples: {} };
    const campaign = read('Hi {name}, {city}');
    const taken = takeCampaign(campaign, usualChoices(campaign), { draft, stash: {}, parameters });
    expect(taken.text).toBe('Hi [custom_param2a], [custom_param3a]');
  });

  test('in an address become parameters of it', () => {
    const { suggestions } = take('See https://shop.example/x?c={code}');
    expect(suggestions[0]?.action?.openUrlAction?.url).toBe('https://shop.example/x?c=[custom_param1a]');
  });
});

test('marks of WhatsApp stay on request, and arithmetic and addresses keep their signs', () => {
  expect(take('*Bold* and _it_', { removesMarks: false }).text).toBe('*Bold* and _it_');
  for (const text of ['2 * 3 * 4', 'snake_case_name', 'https://a.example/_x_/', 'a* b*', '* one\n* two']) {
    expect(take(text).text).toBe(text);
  }
  expect(take('*_both_* ~old~ ```code```').text).toBe('both old code');
});

test('a line that only led to a button leaves the text on request', () => {
  expect(take(whatsApp, { cutsButtons: true }).text).toBe(`Diwali sale is here! ✨

Hi [custom_param1a], get flat 40% off on everything till 8 November.

Call us: 98765 43210 or visit anandsarees.com
Use code [custom_param2a]. T&C apply.`);
});

test('any text is kept, and takes a bounded time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const campaign = read(text);
      const choices = { buttons: [], placeholders: [], removesMarks: false, cutsButtons: false };
      expect(takeCampaign(campaign, choices, around).text).toBe(campaign.text);
      expect(campaign.text.replaceAll(/\s/g, '')).toBe(text.replaceAll(/^\ufeff/g, '').replaceAll(/\s/g, ''));
    }),
  );
  for (const unit of ['*a ', '{a', 'a.b ', '98765 ', '_a*', '12/', 'https://', '<a', '%s ', 'a:\n', '3pm ']) {
    expect(read(unit.repeat(20_000)).buttons.length).toBeLessThanOrEqual(30);
  }
});
