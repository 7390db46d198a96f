import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GuestEmbed, GuestReview, MadeGuestLink } from '../../schema/responses/guests';
import { hostileTexts } from '../../schema/testing/hostileTexts';
import { chunk, png as makePng, realJpeg } from '../media/testing/mediaSamples';
import { createStaticPage } from '../site/staticPage';
import { removeStaleDrafts } from '../spaces/draftTidy';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { ORIGIN, temporaryFolder, type TestApp } from '../testing/testApp';

const drafts = '/api/v1/spaces/offers/drafts';
const as = (name: string) => ({ 'Test-Person': name });
const PAGE = '<!doctype html><html><head><title>RCS Template Builder</title></head><body></body></html>';

let folder: ReturnType<typeof temporaryFolder>;
let app: TestApp;
beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder.path, 'page'));
  writeFileSync(join(folder.path, 'page', 'index.html'), PAGE);
  app = await openReviewApp({
    page: createStaticPage(join(folder.path, 'page'), join(folder.path, 'element')),
  });
  await remember(app);
  for (const id of ['sale', 'other'])
    await call(app, `${drafts}/${id}`, {
      method: 'PUT',
      body: text(`Half price ${id}`),
      headers: { ...as('asha'), 'If-None-Match': '*' },
    });
});
afterEach(async () => {
  await app.close();
  folder.remove();
});

const png = (width = 1200, height = 630, ...more: Buffer[]) => makePng(width, height, more);

type Link = { secret: string; id: string; digest: string; draft: string };

async function makeLink(draft = 'sale'): Promise<Link> {
  const made = await readAs(
    MadeGuestLink,
    call(app, `${drafts}/${draft}/guests`, { method: 'POST', body: { days: 7 }, headers: as('asha') }),
  );
  const { digest } = await readAs(
    GuestReview,
    call(app, '/api/v1/guest/review', { method: 'POST', body: { secret: made.secret } }),
  );
  return { secret: made.secret, id: made.link.id, digest, draft };
}
const upload = (
  { draft, id, digest }: Link,
  body: Buffer = png(),
  headers: Record<string, string> = as('asha'),
  type = 'image/png',
) =>
  app.call(`${drafts}/${draft}/guests/${id}/picture?digest=${digest}`, {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { 'Content-Type': type, ...headers },
  });
const statusOf = async (response: Promise<Response>) => (await response).status;

/** What the robot of a chat reads. */
const readPage = (path: string) => app.call(path, { headers: { Accept: '*/*' } });
const pageOf = async ({ secret }: Link) => (await readPage(`/review/${secret}`)).text();
const pictureOf = ({ secret }: Link) => app.call(`/review/${secret}/picture.png`);
const embedOf = ({ secret }: Link, more = '') =>
  app.call(`/api/v1/guest/oembed?url=${encodeURIComponent(`${ORIGIN}/review/${secret}`)}${more}`);

/** Neither page nor picture nor oEmbed says anything of a template. */
async function expectNothing(link: Link) {
  const page = await readPage(`/review/${link.secret}`);
  expect([page.status, await page.text()]).toEqual([200, PAGE]);
  expect([(await pictureOf(link)).status, (await embedOf(link)).status]).toEqual([404, 404]);
}

async function rewrite(words: string, name = 'offer') {
  const draft = await call(app, `${drafts}/sale`, { headers: as('asha') });
  await call(app, `${drafts}/sale`, {
    method: 'PUT',
    body: { template: { ...text(words).template, name } },
    headers: { ...as('asha'), 'If-Match': draft.headers.get('etag') ?? '' },
  });
}

test('a chat sees title and picture of a link for guests', async () => {
  const link = await makeLink();
  expect(await pageOf(link)).not.toContain('og:image');
  expect(await statusOf(upload(link))).toBe(204);
  const page = await readPage(`/review/${link.secret}`);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const markup = await page.text();
  const address = `${ORIGIN}/review/${link.secret}/picture.png`;
  expect(markup).toContain('<meta property="og:title" content="offer" />');
  expect(markup).toContain('content="Text message. asha would like your comments."');
  expect(markup).toContain(`<meta property="og:image" content="${address}" />`);
  expect(markup).toContain('<meta property="og:image:width" content="1200" />');
  expect(markup).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(markup.indexOf('og:title')).toBeLessThan(markup.indexOf('</head>'));
  const picture = await pictureOf(link);
  expect(Buffer.from(await picture.arrayBuffer()).equals(png())).toBe(true);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  expect(picture.headers.get('x-robots-tag')).toBe('noindex');

  const [, embed = ''] = /json\+oembed" title="offer" href="([^"]+)"/.exec(markup) ?? [];
  const answer = await readAs(GuestEmbed, app.call(embed.replaceAll('&amp;', '&')));
  expect(answer).toMatchObject({ title: 'offer', author_name: 'asha', thumbnail_url: address });
  expect(await readAs(GuestEmbed, embedOf(link, '&maxwidth=400'))).not.toHaveProperty('thumbnail_url');
  expect(await statusOf(embedOf(link, '&format=xml'))).toBe(501);
});

test('the public address of the server is in the tags', async () => {
  await app.close();
  app = await openReviewApp({
    page: createStaticPage(join(folder.path, 'page'), join(folder.path, 'element')),
    environment: {
      PUBLIC_URL: 'https://templates.example.com',
      ALLOWED_HOSTS: 'localhost,templates.example.com',
    },
  });
  await call(app, `${drafts}/sale`, {
    method: 'PUT',
    body: text('Half price'),
    headers: { ...as('asha'), 'If-None-Match': '*' },
  });
  const link = await makeLink();
  await upload(link);
  expect(await pageOf(link)).toContain(
    `og:image" content="https://templates.example.com/review/${link.secret}/picture.png"`,
  );
});

test('without an open link there is nothing: a wrong secret, withdrawn, expired, of a deleted draft', async () => {
  const wrong = { ...(await makeLink()), secret: 'x'.repeat(43) };
  await expectNothing(wrong);
  const withdrawn = await makeLink();
  await upload(withdrawn);
  await call(app, `${drafts}/sale/guests/${withdrawn.id}`, { method: 'DELETE', headers: as('asha') });
  await expectNothing(withdrawn);
  expect(await statusOf(upload(withdrawn))).toBe(404);
  const expired = await makeLink();
  await upload(expired);
  app.clock.now += 7 * 24 * 3600 * 1000 + 1;
  await expectNothing(expired);
  expect(await statusOf(upload(expired))).toBe(404);
  await removeStaleDrafts(app.database, app.clock.now);
  expect(await app.database.selectFrom('guest_links').selectAll().execute()).toEqual([]);
  const ofDeleted = await makeLink();
  await upload(ofDeleted);
  const draft = await call(app, `${drafts}/sale`, { headers: as('asha') });
  await call(app, `${drafts}/sale`, {
    method: 'DELETE',
    headers: { ...as('asha'), 'If-Match': draft.headers.get('etag') ?? '' },
  });
  await expectNothing(ofDeleted);
});

test('each link has its own picture', async () => {
  const [one, other] = [await makeLink(), await makeLink('other')];
  expect(await statusOf(upload(one))).toBe(204);
  expect((await pictureOf(other)).status).toBe(404);
  expect(await pageOf(other)).not.toContain('og:image');
  // The link of another draft, by an address that names this one.
  expect(await statusOf(upload({ ...other, draft: 'sale', digest: one.digest }))).toBe(404);
  expect(await statusOf(upload(other, png(600, 315)))).toBe(204);
  expect((await (await pictureOf(one)).arrayBuffer()).byteLength).toBe(png().byteLength);
});

test('a picture shows the version that guests see, or is not shown', async () => {
  const link = await makeLink();
  await upload(link);
  await rewrite('Now a third off');
  expect((await pictureOf(link)).status).toBe(404);
  const markup = await pageOf(link);
  expect([markup.includes('og:title'), markup.includes('og:image')]).toEqual([true, false]);
  expect(markup).toContain('<meta name="twitter:card" content="summary" />');
  expect(await statusOf(upload(link))).toBe(412);
});

test('a page of the team says nothing about its template', async () => {
  for (const path of ['/templates/sale', '/templates/sale/review', '/'])
    expect(await (await readPage(path)).text()).toBe(PAGE);
});

test('only authors of the space add a picture', async () => {
  const link = await makeLink();
  const codes = await Promise.all(
    ['vik', 'stranger', 'nobody'].map((name) => statusOf(upload(link, png(), as(name)))),
  );
  expect(codes).toEqual([403, 404, 401]);
  expect(await statusOf(upload(link, png(), { ...as('asha'), Origin: 'https://evil.example' }))).toBe(403);
  expect((await pictureOf(link)).status).toBe(404);
});

test.each([
  ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
  ['a JPEG', realJpeg(), 422],
  ['nothing', Buffer.alloc(0), 422],
  ['half a PNG', png().subarray(0, 200), 422],
  ['too few pixels', png(299, 630), 422],
  ['too many pixels', png(1201, 630), 422],
  ['too many bytes', png(1200, 630, chunk('tEXt', Buffer.alloc(500_000))), 413],
])('%s is no picture for a chat', async (_, body, status) => {
  const link = await makeLink();
  expect(await statusOf(upload(link, body))).toBe(status);
  expect((await pictureOf(link)).status).toBe(404);
});

test('a picture is stored without what else is in its file, and only as PNG', async () => {
  const link = await makeLink();
  expect(await statusOf(upload(link, png(), as('asha'), 'text/html'))).toBe(415);
  await upload(link, png(1200, 630, chunk('tEXt', 'Comment\0<script>')));
  expect(Buffer.from(await (await pictureOf(link)).arrayBuffer()).equals(png())).toBe(true);
});

test('hostile names are text in the tags', async () => {
  const link = await makeLink();
  const names = [...hostileTexts.map(([, words]) => words), "$& $` $' $1 $<head>"];
  let shown = 0;
  for (const [index, name] of names.entries()) {
    await rewrite(`Words ${index}`, name);
    const markup = await pageOf(link);
    const [before, rest = ''] = markup.split('<meta property="og:type"');
    expect(`${before}</head>${rest.split('</head>')[1]}`).toBe(PAGE);
    const inside = `<meta property="og:type"${rest.split('</head>')[0]}`;
    // Without the quoted values, only our own tags are left.
    const tags = inside.replaceAll(/"[^"<>]*"/g, '""').replaceAll(/\s+/g, ' ');
    expect(tags).toBe(
      `${'<meta property="" content="" /> '.repeat(5)}<meta name="" content="" /> <link rel="" type="" title="" href="" /> `,
    );
    if (!inside.includes('og:title" content="offer"')) shown += 1;
  }
  expect(shown).toBeGreaterThan(60);
});

test('no line of the log and no list of requests has the secret', async () => {
  const link = await makeLink();
  await upload(link);
  await pageOf(link);
  await pictureOf(link);
  await embedOf(link);
  const requests = await (await call(app, '/api/log', { headers: as('sam') })).text();
  expect(requests).toContain('/api/v1/guest/oembed');
  expect([requests.includes(link.secret), app.lines.join('').includes(link.secret)]).toEqual([false, false]);
});
