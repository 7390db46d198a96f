import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import type { TemplateDraft } from '../../schema/draft/draft';
import { examples } from '../../schema/examples/examples';
import { feedback } from '../../schema/examples/texts';
import { speedTen } from '../../schema/testing/speedDocuments';
import { template } from '../../schema/testing/template.arbitrary';
import { crc32 } from '../../lib/encoding/bytes';
import type { LinkProblem } from './linkView';
import { linkReach, readShareLink, writeShareLink } from './shareLink';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A link as another program would make it, of any bytes. */
function linkOf(bytes: Uint8Array): string {
  const data = deflateRawSync(bytes, { level: 9 }).toString('base64url');
  return `#v1.${data.length}.${crc32(bytes)}.${data}`;
}
const linkOfText = (text: string) => linkOf(new TextEncoder().encode(text));

function content(link: string): Buffer | undefined {
  try {
    return inflateRawSync(Buffer.from(link.split('.')[3] ?? '', 'base64url'));
  } catch {
    return undefined;
  }
}

async function problemOf(link: string): Promise<LinkProblem> {
  const read = await readShareLink(link);
  if (read.ok) throw new Error(`accepted: ${link}`);
  expect(read.message).toMatch(/^This link|^This is not/);
  return read.reason;
}

describe('a template that becomes a link', () => {
  test('comes back the same, with any content', async () => {
    await fc.assert(
      fc.asyncProperty(template, async (value) => {
        const link = await writeShareLink(value);
        expect(link).toMatch(/^#v1\.\d+\.[0-9a-f]{8}\.[\w-]+$/);
        expect(await readShareLink(link)).toEqual({ ok: true, template: value });
      }),
      { numRuns: sizeOf({ everyday: 50, full: 150 }) },
    );
  });

  test('comes back the same when it is unfinished or wrong', async () => {
    const drafts: TemplateDraft[] = [
      { type: 'text_message', component: {} },
      {
        name: 'Not Legal!',
        type: 'carousel',
        component: { richCard: { carouselCard: { cardContents: [{}] } } },
      },
      { type: 'rich_card', component: { text: 'half of a character: \ud83d', suggestions: [{ reply: {} }] } },
    ];
    for (const draft of drafts) {
      expect(await readShareLink(await writeShareLink(draft))).toEqual({ ok: true, template: draft });
    }
  });

  test('is read from a program that compresses in another way', async () => {
    for (const { template: value } of examples) {
      expect(await readShareLink(linkOfText(JSON.stringify(value)))).toEqual({ ok: true, template: value });
      const stored = deflateRawSync(JSON.stringify(value), { level: 0 }).toString('base64url');
      const checksum = crc32(new TextEncoder().encode(JSON.stringify(value)));
      expect((await readShareLink(`#v1.${stored.length}.${checksum}.${stored}`)).ok).toBe(true);
    }
  });

  test('is refused when it is too large for any reader', async () => {
    const draft: TemplateDraft = { type: 'text_message', component: { text: 'x'.repeat(600_000) } };
    await expect(writeShareLink(draft)).rejects.toThrow(RangeError);
  });
});

describe('a link with names and samples', () => {
  const marked: TemplateDraft = { type: 'text_message', component: { text: 'Hi [custom_param1a]' } };
  const names = { '[custom_param1a]': { name: 'Customer name' } };
  const samples = { typical: { '[custom_param1a]': 'Priya' }, short: { '[custom_param1a]': 'Al' } };

  test('brings them back', async () => {
    const link = await writeShareLink(marked, { names, samples });
    expect(link).toMatch(/^#v2\.\d+\.[0-9a-f]{8}\.[\w-]+$/);
    expect(await readShareLink(link)).toEqual({ ok: true, template: marked, parameters: { names, samples } });
  });

  test('has none of markers that the template does not have, and then is a link of version 1', async () => {
    const other = {
      names: { '[custom_param2a]': { name: 'Amount' } },
      samples: { typical: { '[custom_param2a]': '9' } },
    };
    expect(await writeShareLink(marked, other)).toBe(await writeShareLink(marked));
  });

  test('says when it was cut or changed, as the other one does', async () => {
    const link = await writeShareLink(marked, { names, samples });
    const dataAt = link.lastIndexOf('.') + 1;
    for (let end = '#v2'.length; end < link.length; end += 1) {
      expect(await problemOf(link.slice(0, end))).toMatchObject({
        kind: 'cut',
        arrived: Math.max(0, end - dataAt),
      });
    }
    for (let at = dataAt; at < link.length; at += 1) {
      const changed = `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
      expect((await problemOf(changed)).kind).toMatch(/^changed$|^not_compressed$/);
    }
  });

  test('passes over what is unreadable in it', async () => {
    const shared = { template: marked, parameters: { '[custom_param1a]': 7 }, samples: { typical: 'x' } };
    expect(await readShareLink(linkOfText(JSON.stringify(shared)).replace('#v1', '#v2'))).toEqual({
      ok: true,
      template: marked,
      parameters: { names: {}, samples: {} },
    });
  });
});

describe('a link with alt texts', () => {
  const fileUrl = 'https://example.com/shoe.jpg';
  const pictured: TemplateDraft = {
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardContent: { media: { contentInfo: { fileUrl } } } } } },
  };
  const altTexts = { [fileUrl]: 'A running shoe' };

  test('brings those of its pictures', async () => {
    const link = await writeShareLink(pictured, undefined, { ...altTexts, 'https://example.com/x.jpg': 'X' });
    expect(link).toMatch(/^#v2\./);
    expect(await readShareLink(link)).toEqual({
      ok: true,
      template: pictured,
      parameters: { names: {}, samples: {} },
      altTexts,
    });
    expect(JSON.parse(content(link)?.toString() ?? '')).toEqual({ template: pictured, altTexts });
    expect(await writeShareLink(pictured, undefined, {})).toBe(await writeShareLink(pictured));
  });

  test('is read without what is unreadable in it or about other pictures', async () => {
    for (const given of [7, { [fileUrl]: 7, other: 'X' }]) {
      const link = linkOfText(JSON.stringify({ template: pictured, altTexts: given, later: 1 }));
      expect(await readShareLink(link.replace('#v1', '#v2'))).toEqual({
        ok: true,
        template: pictured,
        parameters: { names: {}, samples: {} },
      });
    }
  });
});

describe('a link that was cut', () => {
  test('says how many characters arrived, at every length', async () => {
    const link = await writeShareLink(feedback.template);
    const [, length, checksum = ''] = link.split('.');
    const head = `#v1.${length}.`.length;
    const dataAt = head + checksum.length + 1;
    for (let end = 0; end < link.length; end += 1) {
      const reason = await problemOf(link.slice(0, end));
      if (end < '#v1'.length) expect(reason).toEqual({ kind: 'not_a_link' });
      else
        expect(reason).toEqual({
          kind: 'cut',
          arrived: Math.max(0, end - dataAt),
          expected: end < head ? undefined : Number(length),
        });
    }
  });
});

test('a link of any template, cut anywhere, says how much of it arrived', async () => {
  await fc.assert(
    fc.asyncProperty(template, fc.nat(), async (value, place) => {
      const link = await writeShareLink(value);
      const end = place % link.length;
      const [, length = '', checksum = ''] = link.split('.');
      const lengthEnds = `#v1.${length}.`.length;
      expect(await problemOf(link.slice(0, end))).toEqual(
        end < '#v1'.length
          ? { kind: 'not_a_link' }
          : {
              kind: 'cut',
              arrived: Math.max(0, end - lengthEnds - checksum.length - 1),
              expected: end < lengthEnds ? undefined : Number(length),
            },
      );
    }),
    { numRuns: sizeOf({ everyday: 80, full: 250 }) },
  );
});

/** The expected problem after the character at position `at` of a link was replaced by another. */
function expectedKind(link: string, changed: string, at: number): LinkProblem['kind'] {
  const dots = [...link.matchAll(/\./g)].map(({ index }) => index);
  const [first = 0, second = 0, third = 0] = dots;
  if (at < 2) return 'not_a_link';
  // A digit that replaces the version, or the dot after it, makes another version number.
  // The content of version 1 is not that of version 2.
  if (changed.startsWith('#v2.')) return 'not_a_template';
  if (at <= first) return /^#v\d{1,9}\./.test(changed) ? 'unknown_version' : 'not_a_link';
  if (at < second && /^#v1\.[1-9]\d*\./.test(changed)) {
    return Number(changed.slice(first + 1, second)) > link.length - third - 1 ? 'cut' : 'changed';
  }
  if (at <= third) return 'changed';
  const data = changed.slice(third + 1);
  // A stop in place of the last character looks like a shorter link at the end of a sentence.
  if (/^[\w-]*\.$/.test(data)) return 'cut';
  if (!/^[\w-]*$/.test(data)) return 'changed';
  if (Buffer.from(data, 'base64url').toString('base64url') !== data) return 'changed';
  return content(changed) ? 'changed' : 'not_compressed';
}

describe('a link with one changed character', () => {
  test('is refused with the exact reason, at every place of a link', async () => {
    const link = await writeShareLink(feedback.template);
    for (let at = 0; at < link.length; at += 1) {
      for (const character of 'A9.é') {
        if (character === link[at]) continue;
        const changed = `${link.slice(0, at)}${character}${link.slice(at + 1)}`;
        expect([changed, expectedKind(link, changed, at)]).toEqual([
          changed,
          (await problemOf(changed)).kind,
        ]);
      }
    }
  });

  test('is refused for any template and any change', async () => {
    const character = fc.constantFrom(...Array.from(`${alphabet}.`));
    await fc.assert(
      fc.asyncProperty(template, fc.nat(), character, async (value, place, replacement) => {
        const link = await writeShareLink(value);
        const at = place % link.length;
        fc.pre(link[at] !== replacement);
        const changed = `${link.slice(0, at)}${replacement}${link.slice(at + 1)}`;
        expect((await problemOf(changed)).kind).toBe(expectedKind(link, changed, at));
      }),
      { numRuns: sizeOf({ everyday: 80, full: 250 }) },
    );
  });

  test('is refused where the content stays the same: unused bits of the last byte, another distance of a repetition', async () => {
    const link = await writeShareLink({ type: 'text_message', component: { text: 'ab'.repeat(400) } });
    let silent = 0;
    for (let at = link.lastIndexOf('.') + 1; at < link.length; at += 1) {
      for (const character of alphabet) {
        const changed = `${link.slice(0, at)}${character}${link.slice(at + 1)}`;
        if (changed === link || !content(changed)?.equals(content(link) ?? Buffer.of())) continue;
        silent += 1;
        expect(await problemOf(changed)).toEqual({ kind: 'changed' });
      }
    }
    expect(silent).toBeGreaterThan(0);
  });

  test('is refused when characters were added', async () => {
    const link = await writeShareLink(feedback.template);
    for (const more of ['A', '=', '.A', '&utm_source=chat', '%', '%2']) {
      expect(await problemOf(`${link}${more}`)).toEqual({ kind: 'changed' });
    }
  });
});

describe('a link in a text', () => {
  test('opens with what mail programs add behind it', async () => {
    const link = await writeShareLink(feedback.template);
    for (const more of [
      '.',
      ' ',
      '\n',
      ')',
      ').',
      '>',
      ']',
      '…',
      '",',
      '%20',
      '%3E',
      '%22.',
      '.'.repeat(100_000),
    ]) {
      expect(await readShareLink(`${link}${more}`)).toEqual({ ok: true, template: feedback.template });
    }
  });

  test('that was cut says so, whatever marks the cut', async () => {
    const link = await writeShareLink(feedback.template);
    for (const mark of ['…', '...', '']) {
      expect(await problemOf(`${link.slice(0, -9)}${mark}`)).toMatchObject({ kind: 'cut' });
    }
  });
});

describe('a hostile or broken link', () => {
  test('a bomb stops at the cap', async () => {
    const reason = await problemOf(linkOf(new Uint8Array(50_000_000)));
    if (reason.kind !== 'too_large') throw new Error(reason.kind);
    expect(reason.inflated).toBeGreaterThan(512 * 1024);
    expect(reason.inflated).toBeLessThanOrEqual(512 * 1024 + 256 * 1032);
  });

  test('two million characters are refused before they are inflated', async () => {
    const data = 'A'.repeat(2_000_000);
    expect(await problemOf(`#v1.2000000.00000000.${data}`)).toEqual({ kind: 'too_large', inflated: 0 });
  });

  test.each<[string, LinkProblem]>([
    ['', { kind: 'not_a_link' }],
    ['#', { kind: 'not_a_link' }],
    ['#section', { kind: 'not_a_link' }],
    ['v1.1.00000000.A', { kind: 'not_a_link' }],
    ['#v3.1.00000000.A', { kind: 'unknown_version', version: '3' }],
    [linkOfText('{"type":"text_message","component":{}}').replace('#v1', '#v2'), { kind: 'not_a_template' }],
    ['#v1.01.00000000.A', { kind: 'changed' }],
    ['#v1.4.00000000.AAAA', { kind: 'not_compressed' }],
    [linkOfText('{"type":'), { kind: 'not_json' }],
    [linkOf(Uint8Array.of(0x22, 0xff, 0x22)), { kind: 'not_json' }],
    [linkOfText('\ufeff{}'), { kind: 'not_json' }],
    [linkOfText('['.repeat(33) + ']'.repeat(33)), { kind: 'too_deep' }],
    [linkOfText('null'), { kind: 'not_a_template' }],
    [linkOfText('[]'), { kind: 'not_a_template' }],
    [linkOfText('{"type":"text_message"}'), { kind: 'not_a_template' }],
    [linkOfText('{"type":"other","component":{}}'), { kind: 'not_a_template' }],
    [linkOfText('{"type":"text_message","component":{"suggestions":"x"}}'), { kind: 'not_a_template' }],
    [linkOfText('{"type":"text_message","component":{"text":["x"]}}'), { kind: 'not_a_template' }],
    [
      linkOfText('{"type":"text_message","component":{"__proto__":{"text":"x"}}}'),
      { kind: 'not_a_template' },
    ],
  ])('%s', async (link, reason) => {
    expect(await problemOf(link)).toEqual(reason);
  });
});

test('says where a link fits', async () => {
  expect(linkReach('x'.repeat(2000))).toBe('everywhere');
  expect(linkReach('x'.repeat(2001))).toBe('chats');
  expect(linkReach('x'.repeat(4000))).toBe('chats');
  expect(linkReach('x'.repeat(4001))).toBe('file');
  expect(linkReach(await writeShareLink(speedTen.template))).toBe('everywhere');
});
