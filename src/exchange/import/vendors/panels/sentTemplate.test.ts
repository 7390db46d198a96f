import { expect, test } from 'vitest';
import { importOne } from '../../testing/importOne';
import { readTemplate } from '../testing/readVendor';

const sid = 'HX1234567890abcdef1234567890abcdef';

test.each([
  ['JSON', JSON.stringify({ To: '+1', ContentSid: sid, ContentVariables: '{"1":"Amy","2":5}' })],
  [
    'a command',
    `curl -X POST "https://api.twilio.example/Messages.json" \\\n--data-urlencode "ContentSid=${sid}" \\\n--data-urlencode "To=+1" \\\n--data-urlencode 'ContentVariables={"1": "Amy", "2": "5"}' \\\n-u AC1:secret`,
  ],
  [
    'a form',
    `curl https://x.test -d 'ContentSid=${sid}&To=%2B1&ContentVariables=%7B%221%22%3A%22Amy%22%2C%222%22%3A5%7D'`,
  ],
])('Twilio: %s that sends a content says so, with its variables as samples', async (_name, text) => {
  const result = await importOne(text);
  if (!result.ok || result.kind !== 'template') throw new Error('not taken');
  expect(result.draft).toEqual({ type: 'text_message', component: {} });
  expect(result.unmapped).toEqual({ ContentSid: sid, To: '+1' });
  expect(result.doubt).toContain('the message text isn’t in it');
  expect(result.parameters).toEqual({
    names: { '[custom_param1a]': { name: 'Variable 1' }, '[custom_param2a]': { name: 'Variable 2' } },
    samples: { typical: { '[custom_param1a]': 'Amy', '[custom_param2a]': '5' } },
  });
});

test('Twilio: an id that is a legal name becomes the name', async () => {
  expect((await readTemplate({ contentSid: 'welcome_1', contentVariables: {} })).draft.name).toBe(
    'welcome_1',
  );
});

test('Twilio: a command with the words themselves is a text', async () => {
  const result = await importOne(
    `curl https://x.test --data-urlencode "Body=Hello, you" --data-urlencode "To=+1"`,
  );
  expect(result).toMatchObject({ ok: true, draft: { component: { text: 'Hello, you' } } });
});

const textValue = (value: string, more: object = {}) => ({ type: 'text', text: value, ...more });

test('WhatsApp: values of header, body and buttons, and what is no sample', async () => {
  const image = { type: 'image', image: { link: 'https://a.example/p.jpg' } };
  const result = await readTemplate({
    to: '+91',
    type: 'template',
    template: {
      name: 'order',
      language: { code: 'en' },
      components: [
        { type: 'header', parameters: [image] },
        {
          type: 'body',
          parameters: [
            textValue('Amy', { parameter_name: 'first_name' }),
            { type: 'currency', currency: { fallback_value: '$5' } },
          ],
        },
        { type: 'button', sub_type: 'url', index: '0', parameters: [textValue('sale')] },
        {
          type: 'carousel',
          cards: [{ card_index: 0, components: [{ type: 'body', parameters: [textValue('10%')] }] }],
        },
      ],
    },
  });
  expect(result.draft).toEqual({ name: 'order', type: 'text_message', component: {} });
  expect(Object.values(result.parameters?.names ?? {}).map(({ name }) => name)).toEqual([
    'first_name',
    'body 2',
    'button 0 1',
    'card 1 body 1',
  ]);
  expect(Object.values(result.parameters?.samples.typical ?? {})).toEqual(['Amy', '$5', 'sale', '10%']);
  expect(result.unmapped).toMatchObject({ 'template.components[0].parameters[0]': image });
});

test.each([
  { to: '91', message: { templateId: 'otp', templateParams: { code: '1234' } } },
  { type: 'text', phone: '91', template: { name: 'otp', data: { code: '1234' } } },
  { channels: [], message: { rcs: { template: 'otp', parameters: { code: '1234' } } } },
])('the name and the samples of %j', async (request) => {
  const result = await readTemplate(request);
  expect(result.draft.name).toBe('otp');
  expect(result.parameters).toEqual({
    names: { '[custom_param1a]': { name: 'code' } },
    samples: { typical: { '[custom_param1a]': '1234' } },
  });
});

test('values without a name are refused with the reason', async () => {
  const values = { components: [{ type: 'body', parameters: [{ type: 'text', text: 'Amy' }] }] };
  expect(await importOne(JSON.stringify(values))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('only the values for a template') as string,
  });
});
