import { expect, test } from 'vitest';
import type { CardContentDraft, TemplateDraft } from '../../../schema/draft/draft';
import { cardsIn } from '../model/editCells';
import { guessMeanings, hasHeadings, priceText } from './guessMeanings';
import { documentStateOf } from '../../model/createDocument';
import { readBlock, readRows, readSheetText, writeRows } from './readRows';
import { countRows, takeRows, startPlan } from './sheetEdits';

const meaningsOf = (...headings: string[]) => guessMeanings([headings], true);
const carouselOf = (...cardContents: CardContentDraft[]): TemplateDraft => ({
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
});
const carousel = (...titles: string[]) => carouselOf(...titles.map((title) => ({ title })));
const media = (name: string) => ({
  media: { height: 'MEDIUM' as const, contentInfo: { fileUrl: `https://a.example/${name}.jpg` } },
});
const take = (rows: string[][], draft: TemplateDraft, part = {}) =>
  cardsIn(
    takeRows(documentStateOf({ draft, stash: {} }), rows, {
      ...startPlan(rows, draft),
      ...part,
    }),
  );

test.each([
  [
    'tabs and quoted line breaks',
    'Product\tDetails\r\nTea\t"Green,\n""fresh"""\r\n',
    [
      ['Product', 'Details'],
      ['Tea', 'Green,\n"fresh"'],
    ],
  ],
  [
    'semicolons and a byte order mark',
    '\uFEFFTitle;Price\nTea;1,50\n',
    [
      ['Title', 'Price'],
      ['Tea', '1,50'],
    ],
  ],
  [
    'commas',
    'title,link\nTea,https://a.com\n"Tea, black",https://b.com',
    [
      ['title', 'link'],
      ['Tea', 'https://a.com'],
      ['Tea, black', 'https://b.com'],
    ],
  ],
  [
    'blank rows and columns',
    'A\t\tB\n\t\t\n1\t\t2\n',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
])('reads rows with %s', (_, text, rows) => {
  expect(readSheetText(text)?.rows).toEqual(rows);
});

test('sentences are no rows, lists of addresses are', () => {
  expect(readRows('Hello, dear customer\nThe sale ends today, so hurry')).toBeUndefined();
  expect(readRows('One line only')).toBeUndefined();
  expect(readRows('Tea,https://a.com\nCoffee,https://b.com')).toHaveLength(2);
  expect(readBlock('a\tb\n\tc\n')).toEqual([
    ['a', 'b'],
    ['', 'c'],
  ]);
});

test('columns are matched by usual headings', () => {
  expect(meaningsOf('Product name', 'image_link', 'Details', 'Sale price', 'CTA', 'Product URL')).toEqual([
    'title',
    'picture',
    'description',
    'price',
    'text0',
    'target0',
  ]);
  expect(meaningsOf('Button 1', 'Link 1', 'Button2Text', 'Phone', 'cta_3', 'SKU')).toEqual([
    'text0',
    'target0',
    'text1',
    'target1',
    'text2',
    'skip',
  ]);
  expect(meaningsOf('Picture', 'Title', 'Description', 'Button 1 text', 'Button 1 link or number')).toEqual([
    'picture',
    'title',
    'description',
    'text0',
    'target0',
  ]);
});

test('columns are matched by content where headings say nothing', () => {
  const rows = [
    [
      'Tea',
      'https://cdn.shop.com/tea.jpg',
      'A fresh green tea from the hills of Assam.',
      '₹149',
      'https://shop.com/tea',
      '98765 43210',
      'Buy',
    ],
    [
      'Mocha',
      'https://cdn.shop.com/mocha.png?w=2',
      'Dark.',
      '₹1,249',
      'https://shop.com/mocha',
      '+919876543210',
      'Order',
    ],
  ];
  expect(hasHeadings(rows)).toBe(false);
  expect(guessMeanings(rows, false)).toEqual([
    'title',
    'picture',
    'description',
    'price',
    'target0',
    'target1',
    'text0',
  ]);
});

test('rows become cards with prices, labels and whole addresses', () => {
  const rows = [
    ['Product', 'Price (INR)', 'Details', 'Link', 'Call'],
    ['Tea', '1499', 'Green', 'www.shop.com/tea', '+919876543210'],
    ['Coffee', '', '', '', ''],
  ];
  expect(take(rows, carousel('', ''))).toEqual([
    {
      title: 'Tea',
      description: 'Green\n₹1,499',
      suggestions: [
        {
          action: {
            text: 'Buy now',
            openUrlAction: { application: 'BROWSER', url: 'https://www.shop.com/tea' },
          },
        },
        { action: { text: 'Call us', dialAction: { phoneNumber: '+919876543210' } } },
      ],
    },
    { title: 'Coffee' },
  ]);
  expect(
    take(rows, carousel('Old'), { priceIn: 'title', addsHttps: false }).map(({ title }) => title),
  ).toEqual(['Old', 'Tea – ₹1,499', 'Coffee']);
});

test('rows are added, replace or fill in, and never make more than ten cards', () => {
  const rows = [['Title', 'Details'], ...Array.from({ length: 12 }, (_, index) => [`New ${index + 1}`, 'x'])];
  const draft = carousel('A', 'B');
  const plan = startPlan(rows, draft);
  expect(plan.mode).toBe('replace');
  expect(countRows(draft, rows, plan)).toEqual({ first: 0, made: 10, left: 2 });
  expect(countRows(draft, rows, { ...plan, mode: 'add' })).toEqual({ first: 2, made: 8, left: 4 });
  expect(take(rows, draft, { mode: 'add' })).toHaveLength(10);
  expect(take(rows.slice(0, 2), draft, { mode: 'fill' })).toEqual([
    { title: 'New 1', description: 'x' },
    { title: 'B' },
  ]);
});

test('phone numbers get the country of the person unless they choose otherwise', () => {
  expect(
    startPlan(
      [
        ['Product', 'Phone'],
        ['Tea', '98765 43210'],
      ],
      carousel(''),
    ).addsCountry,
  ).toBe(true);
});

test('rows without pictures go to the cards that have nothing but pictures', () => {
  const rows = [
    ['Title', 'Details'],
    ['Tea', 'Green'],
    ['Coffee', 'Dark'],
  ];
  const draft = carouselOf(media('tea'), media('coffee'));
  expect(startPlan(rows, draft).mode).toBe('fill');
  expect(take(rows, draft)).toEqual([
    { title: 'Tea', description: 'Green', ...media('tea') },
    { title: 'Coffee', description: 'Dark', ...media('coffee') },
  ]);
  expect(startPlan(rows, carouselOf(media('tea'), { title: 'Old', ...media('coffee') })).mode).toBe('add');
  const pictured = [
    ['Title', 'Picture'],
    ['Tea', 'https://a.example/other.jpg'],
  ];
  expect(startPlan(pictured, draft).mode).toBe('add');
});

test('a message of another type becomes a carousel', () => {
  const cards = take(
    [
      ['Title', 'Link'],
      ['Tea', 'https://a.com'],
    ],
    { type: 'text_message', component: { text: 'Hi' } },
  );
  expect(cards).toHaveLength(1);
  expect(cards[0]?.title).toBe('Tea');
});

test.each([
  ['125000', '₹', '₹1,25,000'],
  ['12.50', '$', '$12.50'],
  ['Rs 99', '₹', 'Rs 99'],
  ['99', '', '99'],
])('the price %s with %s is %s', (price, currency, text) => {
  expect(priceText(price, currency)).toBe(text);
});

test('a table that is copied and pasted again gives the same cards', () => {
  const cards = [
    {
      title: 'Tea "green"',
      description: 'Fresh,\nfrom the hills',
      suggestions: [
        { action: { text: 'Buy', openUrlAction: { application: 'BROWSER' as const, url: 'https://a.com' } } },
        { action: { text: 'Call', dialAction: { phoneNumber: '+911234567890' } } },
      ],
    },
    { title: '=1+1' },
  ];
  const rows = readRows(writeRows(cards)) ?? [];
  expect(rows[0]?.slice(0, 3)).toEqual(['Picture', 'Title', 'Description']);
  expect(take(rows, carousel(''))).toEqual(cards);
});
