import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { crc32 } from '../../lib/encoding/bytes';
import { readShareLink } from './shareLink';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/share-link.md'), 'utf8');
const example = page.slice(page.indexOf('## Worked example'));
const json = /```json\n(.*)\n```/.exec(example)?.[1] ?? '';
const link = /```\n(#v1\..*)\n```/.exec(example)?.[1] ?? '';

test('the link of the worked example holds the template of the worked example', async () => {
  expect(await readShareLink(link)).toEqual({ ok: true, template: JSON.parse(json) as unknown });
});

test('the figures of the worked example are right', () => {
  const bytes = new TextEncoder().encode(json);
  expect(example).toContain(`${bytes.length} bytes of JSON`);
  expect(example).toContain(`Its CRC-32 is \`${crc32(bytes)}\``);
  const [, length, , data] = link.split('.');
  expect(length).toBe(String(data?.length));
  expect(example).toContain(`${length} characters of base64url`);
});
