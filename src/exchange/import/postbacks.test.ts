import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textToBase64 } from '../../schema/values/postback';
import { draftOf, imported, levels } from './testing/importOne';

/** A message as other platforms write it, which does not say whether its postbacks are encoded. */
const withReply = (postbackData: unknown) => ({
  contentMessage: { text: 'x', suggestions: [{ reply: { text: 'y', postbackData } }] },
});
/** A request body. */
const ownWithReply = (postbackData: unknown) => ({
  name: 'a',
  type: 'text_message',
  component: { text: 'x', suggestions: [{ reply: { text: 'y', postbackData } }] },
});
const postbackOf = async (value: unknown) =>
  (await draftOf(value)).component.suggestions?.[0]?.reply?.postbackData;

test('plain postback data is encoded once, never twice', async () => {
  const first = await imported(withReply('rcsmenu'));
  expect(levels(first)).toEqual([
    'taken',
    'encoded component.suggestions[0].reply.postbackData',
    'added type',
  ]);
  expect(await postbackOf(withReply('rcsmenu'))).toBe(textToBase64('rcsmenu'));
  expect(await postbackOf(withReply(textToBase64('rcsmenu')))).toBe(textToBase64('rcsmenu'));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      const once = await postbackOf(withReply(text));
      expect(await postbackOf(withReply(once))).toBe(once);
    }),
  );
});

test('postback data in the form of the interface is kept byte for byte, and named unless it is a text', async () => {
  const bytes = fc.uint8Array({ minLength: 1 }).map((each) => Buffer.from(each).toString('base64'));
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes, fc.string({ minLength: 1 })), async (value) => {
      expect(await postbackOf(ownWithReply(value))).toBe(value);
      expect(await postbackOf({ request: { body: ownWithReply(value) } })).toBe(value);
      const listed = { ...ownWithReply(value), status: 'approved' };
      expect(await postbackOf(listed)).toBe(value);
    }),
  );
  const at = 'taken component.suggestions[0].reply.postbackData';
  for (const value of ['3q2+7w==', 'rcsmenu', 'rcsmenu1'])
    expect(levels(await imported(ownWithReply(value)))).toContain(at);
  for (const value of [textToBase64('yes'), 'edit'])
    expect(levels(await imported(ownWithReply(value)))).toEqual(['taken']);
});

test('plain letters that happen to be Base64 are encoded where the source has plain text', async () => {
  const twilio = {
    friendly_name: 'a',
    types: { 'twilio/quick-reply': { body: 'x', actions: [{ title: 'Edit', id: 'edit' }] } },
  };
  expect(await postbackOf(twilio)).toBe(textToBase64('edit'));
});

test('where the source does not say, the report names what was read as encoded', async () => {
  const result = await imported(withReply('edit'));
  expect(await postbackOf(withReply('edit'))).toBe('edit');
  expect(result.report).toContainEqual({
    level: 'taken',
    message: 'Read as encoded button IDs: “edit” (\u2068y\u062d\u2069).',
  });
  const several = ['edit', 'MENU', 'eWVz', 'bm8='].map((postbackData) => ({
    reply: { text: postbackData, postbackData },
  }));
  const { report } = await imported({ contentMessage: { text: 'x', suggestions: several } });
  expect(report.map(({ message }) => message).join('\n')).toContain('“eWVz” (yes) and 1 more.');
});

test('a flat button in a request body is in another form, so its plain text is encoded', async () => {
  const flat = { type: 'reply', text: 'y', postbackData: 'rcsmenu' };
  const body = { name: 'a', type: 'text_message', component: { text: 'x', suggestions: [flat] } };
  expect(await postbackOf(body)).toBe(textToBase64('rcsmenu'));
});
