import { describe, expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { fashion } from '../../schema/examples/carousels';
import { textToBase64 } from '../../schema/values/postback';
import { specSheet, specSheetMarkdown } from './specSheet';

const message: TemplateDraft = {
  name: 'order_shipped',
  type: 'text_message',
  component: {
    text: 'Hello [custom_param1a],\n# your order *left*.',
    suggestions: [
      { reply: { text: 'Thanks', postbackData: textToBase64('thx') } },
      {
        action: {
          text: 'Track',
          postbackData: textToBase64('track'),
          openUrlAction: { url: 'https://shop.example/o?id=[custom_param2a]&a_b=1', application: 'BROWSER' },
        },
      },
    ],
  },
};
const notes = {
  names: { '[custom_param1a]': { name: 'Customer name' } },
  samples: { typical: { '[custom_param1a]': 'Priya', '[custom_param2a]': '48213' } },
};

describe('a spec sheet', () => {
  test('has the fields of a text message with their limits, its buttons with their targets, its parameters', () => {
    expect(specSheet(message, notes)).toEqual({
      name: 'order_shipped',
      type: 'Text message',
      cards: undefined,
      parts: [
        {
          title: 'Message',
          maxButtons: 11,
          fields: [{ name: 'Message text', value: message.component.text, isAddress: false, limit: 3072 }],
          buttons: [
            {
              text: { name: 'Text', value: 'Thanks', isAddress: false, limit: 25 },
              effect: 'Quick reply',
              fields: [{ name: 'Button ID', value: 'thx', isAddress: false }],
            },
            {
              text: { name: 'Text', value: 'Track', isAddress: false, limit: 25 },
              effect: 'Open a link',
              fields: [
                { name: 'Button ID', value: 'track', isAddress: false },
                {
                  name: 'Link',
                  value: 'https://shop.example/o?id=[custom_param2a]&a_b=1',
                  isAddress: true,
                  limit: 2048,
                },
                { name: 'Opens in', value: 'Browser', isAddress: false },
              ],
            },
          ],
        },
      ],
      parameters: [
        { marker: '[custom_param1a]', name: 'Customer name', sample: 'Priya', places: ['Message text'] },
        {
          marker: '[custom_param2a]',
          name: 'Field 2',
          sample: '48213',
          places: ['Button 2 › Link'],
        },
      ],
    });
  });

  test('has a part for each card of a carousel, and one for their layout', () => {
    const { cards, parts } = specSheet(fashion.template, noParameterNotes);
    expect(cards).toEqual({ count: 5, limit: 10 });
    expect(parts.map(({ title }) => title)).toEqual([
      'Layout',
      'Card 1',
      'Card 2',
      'Card 3',
      'Card 4',
      'Card 5',
    ]);
    expect(parts[0]?.fields).toEqual([{ name: 'Card width', value: 'Medium', isAddress: false }]);
    expect(parts[1]?.fields.map(({ name }) => name)).toEqual([
      'Title',
      'Description',
      'Picture › Height',
      'Picture › Picture link',
      'Picture › Thumbnail link',
      'Picture › Reload file',
    ]);
  });

  test('of an empty draft is a heading', () => {
    const sheet = specSheet({ type: 'rich_card', component: {} }, noParameterNotes);
    expect(specSheetMarkdown(sheet)).toBe('# Untitled template\n\nRich card\n');
  });
});

test('Markdown of a spec sheet reads its texts as text', () => {
  expect(specSheetMarkdown(specSheet(message, notes))).toBe(`# order_shipped

Text message

## Message

- **Message text** (44 of 3,072 characters):

  > Hello \\[custom_param1a\\],  
  > \\# your order \\*left\\*.

- **Buttons** (2 of 11)
  - **Thanks** (6 of 25 characters): Quick reply
    - **Button ID**: thx
  - **Track** (5 of 25 characters): Open a link
    - **Button ID**: track
    - **Link** (48 of 2,048 characters): <https://shop.example/o?id=[custom_param2a]&a_b=1>
    - **Opens in**: Browser

## Personal fields

- **Customer name** \`[custom_param1a]\`, for example “Priya”
  - Used in: Message text
- **Field 2** \`[custom_param2a]\`, for example “48213”
  - Used in: Button 2 › Link
`);
});

test('the record of an approval is at the end, on one line each, and no Markdown', () => {
  const sheet = specSheet({ name: 'sale', type: 'carousel', component: {} }, noParameterNotes);
  const signOff = [{ label: 'Approved by', lines: ['chitra, 14 Mar: “*Fine*,\n# go”', 'dora, 15 Mar'] }];
  expect(specSheetMarkdown(sheet, signOff)).toMatch(
    /\n\n## Sign-off\n\n- \*\*Approved by\*\*\n {2}- chitra, 14 Mar: “\\\*Fine\\\*, # go”\n {2}- dora, 15 Mar\n$/,
  );
});

test.each([
  ['<b>&lt;', String.raw`\<b\>\&lt;`],
  ['snake_case _em_', String.raw`snake_case \_em\_`],
  ['1. one', String.raw`1\. one`],
  ['- a', String.raw`\- a`],
])('%s is escaped', (name, written) => {
  expect(specSheetMarkdown(specSheet({ name, type: 'carousel', component: {} }, noParameterNotes))).toContain(
    `# ${written}\n`,
  );
});
