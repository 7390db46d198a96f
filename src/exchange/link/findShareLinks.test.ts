import { describe, expect, test } from 'vitest';
import { feedback } from '../../schema/examples/texts';
import { findShareLinks } from './findShareLinks';
import { readShareLink, writeShareLink } from './shareLink';

const link = await writeShareLink(feedback.template);
const address = `https://desk.example/inspect?phone=ios&theme=dark${link}`;

/** Opens the first reading of a text that can be opened. */
async function open(text: string) {
  for (const { query, fragment } of findShareLinks(text)) {
    const read = await readShareLink(fragment);
    if (read.ok) return { query, template: read.template };
  }
  return undefined;
}
const opened = { query: '?phone=ios&theme=dark', template: feedback.template };

describe('a share link in a text', () => {
  test.each([
    ['alone', address],
    ['with a stop behind it', `${address}.`],
    ['in brackets', `(${address})`],
    ['in angle brackets', `<${address}>`],
    ['in a sentence', `The picture is cut, see ${address}, please.\nThanks`],
    ['with blanks around it', `  ${address} \n`],
    ['with the words of a chat behind it', `<${address}|the card>`],
    ['with a character without a width', `\u200b${address}\u200b`],
    ['with a stop of Hindi', `${address}।`],
    ['with a stop of Chinese', `（${address}）。`],
    ['as Markdown', `[the card](${address}).`],
  ])('%s opens with its view', async (_, text) => {
    expect(await open(text)).toEqual(opened);
  });

  test('that a mail program broke into lines is joined again', async () => {
    const half = Math.floor(address.length * 0.8);
    for (const gap of ['\n', '\r\n', '=\r\n', '\n> ', '\n>> ', ' '])
      expect(await open(`${address.slice(0, half)}${gap}${address.slice(half)}. Thanks`)).toEqual(opened);
  });

  test('that a mail filter wrapped is unwrapped', async () => {
    const wrapped = `https://eur01.safelinks.example/?url=${encodeURIComponent(address)}&data=05%7C01&reserved=0`;
    expect(await open(`See ${wrapped}.`)).toEqual(opened);
  });

  test('that was cut is found as it stands, whatever words follow', () => {
    const cut = address.slice(0, -9);
    expect(findShareLinks(`${cut} does not open`)[0]).toEqual({
      query: opened.query,
      fragment: link.slice(0, -9),
    });
  });

  test('that is none is not found', () => {
    for (const text of ['', 'Hello #version', '{"a":"#v"}', 'https://x.test/#vintage'])
      expect(findShareLinks(text)).toEqual([]);
  });
});
