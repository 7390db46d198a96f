import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { importJson } from '../import/importTemplate';
import { readShareLink, writeShareLink } from './shareLink';

const template: TemplateDraft = { name: 'shared', type: 'text_message', component: { text: 'Hello' } };
const sender = { id: 'of this device', name: 'Lark & Loom', verified: true, color: '#112233' };

test('a link carries the sender and the refusal, and an old link opens without them', async () => {
  const refusal = 'component.text: is not allowed';
  const link = await writeShareLink(template, undefined, undefined, { sender, refusal });
  expect(link).toMatch(/^#v2\./);
  expect(await readShareLink(link)).toMatchObject({
    ok: true,
    template,
    sender: { ...sender, id: 'linked' },
    refusal,
  });
  const old = await readShareLink(await writeShareLink(template));
  expect(old).toEqual({ ok: true, template });
});

test.each([
  ['data:image/png;base64,AAAA', undefined],
  ['https://a.example/logo.png', 'https://a.example/logo.png'],
])('a logo goes along only by its address: %s', async (logoUrl, carried) => {
  const link = await writeShareLink(template, undefined, undefined, { sender: { ...sender, logoUrl } });
  expect(await readShareLink(link)).toMatchObject({ ok: true, sender: { name: 'Lark & Loom' } });
  const read = await readShareLink(link);
  expect(read.ok && read.sender?.logoUrl).toBe(carried);
});

test('a choice that is none of the choices stays what the customer wrote, also for the colleague', async () => {
  const media = { height: 'LARGE', contentInfo: { fileUrl: 'https://a.example/a.jpg' } };
  const body = {
    name: 'large',
    type: 'rich_card',
    component: { richCard: { standaloneCard: { cardOrientation: 'vertical', cardContent: { media } } } },
  };
  const read = importJson(JSON.stringify(body));
  if (!read.ok || read.kind !== 'template') throw new Error('It is a template.');
  const linked = await readShareLink(await writeShareLink(read.draft));
  expect(linked.ok && linked.template.component.richCard?.standaloneCard).toMatchObject({
    cardOrientation: 'VERTICAL',
    cardContent: { media: { height: 'LARGE' } },
  });
});
