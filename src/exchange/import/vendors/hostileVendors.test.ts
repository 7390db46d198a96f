import { expect, test } from 'vitest';
import { importText } from '../importTemplate';
import { read, readTemplate } from './testing/readVendor';

const image = 'https://a.example/p.jpg';
const body = (text: string) => ({ type: 'BODY', text });
const answers = (...texts: string[]) => ({
  type: 'BUTTONS',
  buttons: texts.map((text) => ({ type: 'QUICK_REPLY', text })),
});

test('of two texts in the form of WhatsApp the second is kept beside the message', async () => {
  const result = await readTemplate({ components: [body('One'), body('Two')] });
  expect(result.draft.component).toEqual({ text: 'One' });
  expect(result.unmapped).toEqual({ 'components[1]': body('Two') });
});

test('a header of text and one of a picture are both taken', async () => {
  const { draft } = await readTemplate({
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'One' },
      { type: 'HEADER', format: 'IMAGE', example: { header_handle: [image] } },
      body('Two'),
    ],
  });
  expect(draft.component.richCard?.standaloneCard?.cardContent).toEqual({
    title: 'One',
    description: 'Two',
    media: { contentInfo: { fileUrl: image } },
  });
});

test('buttons beside a carousel in the form of WhatsApp are offered for a place', async () => {
  const cards = [{ components: [body('One')] }, { components: [body('Two')] }];
  const result = await readTemplate({ components: [{ type: 'CAROUSEL', cards }, answers('Yes')] });
  expect(result.draft.type).toBe('carousel');
  expect(result.chips?.suggestions).toEqual([{ reply: { text: 'Yes' } }]);
});

test('components written as a text of JSON', async () => {
  const { draft } = await readTemplate({ components: JSON.stringify([body('One'), answers('Yes')]) });
  expect(draft.component).toEqual({ text: 'One', suggestions: [{ reply: { text: 'Yes' } }] });
});

test('a carousel without a card that is understood raises a doubt', async () => {
  const result = await readTemplate({
    types: { 'twilio/carousel': { body: 'One', slides: [{ title: 'Two' }] } },
  });
  expect(result.doubt).toContain('The message wasn’t recognised');
  expect(Object.values(result.unmapped)).toEqual(['One', [{ title: 'Two' }]]);
});

test('a list of WhatsApp becomes buttons that reply, with a doubt', async () => {
  const sections = [{ title: 'Group', rows: [{ id: '1', title: 'Row' }] }];
  const result = await read({
    type: 'interactive',
    interactive: { type: 'list', body: { text: 'Choose' }, action: { button: 'Open', sections } },
  });
  expect(result.doubt).toContain('the rows became reply buttons');
  expect(Object.values(result.unmapped)).toEqual(expect.arrayContaining(['Group', 'Open']));
});

test('a receipt of Messenger is refused', async () => {
  const payload = { template_type: 'receipt', recipient_name: 'A', elements: [{ title: 'B', price: 5 }] };
  await expect(read({ message: { attachment: { type: 'template', payload } } })).rejects.toThrow('receipt');
});

test('values beyond the hundredth are set aside, not lost', async () => {
  const values = Object.fromEntries(Array.from({ length: 102 }, (_, index) => [`${index + 1}`, `v${index}`]));
  const result = await read({ ContentSid: 'HX1', ContentVariables: values });
  expect(JSON.stringify(result.unmapped)).toContain('"102":"v101"');
  expect(result.doubt).toContain('100 sample values');
});

test('a list of messages, texts and cards: each that is understood, the rest kept', async () => {
  const result = await importText(
    JSON.stringify([{ text: 'One' }, 'Two', { title: 'Three' }, { foo: 'Four' }]),
  );
  if (!result.ok) throw new Error(result.problem);
  expect(result.found.map(({ kind }) => kind)).toEqual(['template', 'card']);
  expect(result.found[0]?.unmapped).toEqual({ '[1]': 'Two', '[3]': { foo: 'Four' } });
});

test.each([
  { content: { text: 'One' }, suggestions: [{ reply: { text: 'Yes' } }] },
  { content: { textMessage: { text: 'One' } }, suggestions: [{ reply: { text: 'Yes' } }] },
])('buttons beside a text belong to it: %j', async (value) => {
  const result = await readTemplate(value);
  expect(result.draft.component).toMatchObject({ text: 'One', suggestions: [{ reply: { text: 'Yes' } }] });
  expect(result.chips).toBeUndefined();
});

test('of two alternative texts the second is kept beside', async () => {
  const media = { contentDescription: 'One', contentInfo: { fileUrl: image, altText: 'Two' } };
  const result = await readTemplate({
    richCard: { standaloneCard: { cardContent: { title: 'Card', media } } },
  });
  const kept = [...Object.values(result.altTexts ?? {}), ...Object.values(result.unmapped)];
  expect(kept).toEqual(['Two', 'One']);
});

test('an answer of mobtexting without a language keeps its name', async () => {
  const payload = JSON.stringify({ type: 'text', payload: { text: 'One' } });
  const { draft } = await readTemplate({ name: 'offer', type: 'text', payload });
  expect(draft).toEqual({ name: 'offer', type: 'text_message', component: { text: 'One' } });
});

test('values beside the JSON of a log line are left out and named', async () => {
  const result = await importText(
    `{"level":"info","token":"secret","body":${JSON.stringify('{"text":"One"}')}}`,
  );
  if (!result.ok) throw new Error(result.problem);
  expect(JSON.stringify(result.found)).not.toContain('secret');
  expect(result.found[0]?.report.map(({ message }) => message).join(' ')).toMatch(/not part of the message/);
});
