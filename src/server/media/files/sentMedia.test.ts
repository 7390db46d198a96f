import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStubPlatform } from '../../testing/stubPlatform';
import { openTestApp, postJson, type TestApp } from '../../testing/testApp';
import { realJpeg } from '../testing/mediaSamples';

const PUBLIC = 'https://pictures.example.com/m';
const CREATE = '/api/v2/rcs/demo/templates';

let platform: Awaited<ReturnType<typeof openStubPlatform>>;
let app: TestApp;
let status: number;
const open = async (environment: Record<string, string>) => {
  app = await openTestApp({
    environment: {
      RCS_BASE_URL: platform.baseUrl,
      RCS_APP_IDS: 'demo',
      RCS_ACCESS_TOKEN: 'token',
      ...environment,
    },
  });
};
beforeEach(async () => {
  status = 201;
  platform = await openStubPlatform(({ body }, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(
      status === 201 && body !== '' ? JSON.stringify({ ...JSON.parse(body), status: 'pending' }) : '{}',
    );
  });
});
afterEach(async () => {
  await app.close();
  await platform.close();
});

const store = async () =>
  (await app.call('/api/media?name=a.jpg', { method: 'POST', body: new Uint8Array(realJpeg()) })).json();
const template = (fileUrl: string, thumbnailUrl = fileUrl) => {
  const media = { height: 'TALL', contentInfo: { fileUrl, thumbnailUrl } };
  const card = { cardOrientation: 'VERTICAL', cardContent: { title: 'Sale', media } };
  return { name: 'sale', type: 'rich_card', component: { richCard: { standaloneCard: card } } };
};
const send = (fileUrl: string, thumbnailUrl?: string) =>
  app.call(CREATE, postJson(template(fileUrl, thumbnailUrl)));
const remove = (file: string) => app.call(`/api/media/${file}`, { method: 'DELETE' });

test('a file at an address that is not public is never sent to a remote platform', async () => {
  await open({});
  const { url } = await store();
  const hidden = [url, url.replace('http:', 'https:'), url.replace('localhost:8080', 'pictures.example.com')];
  for (const address of hidden) {
    for (const answer of [await send(address), await send('https://shop.example.com/a.jpg', address)]) {
      const { source, error } = await answer.json();
      expect([answer.status, source, error.code]).toEqual([400, 'gateway', 'media_not_public']);
      expect(error.message).toContain('Nothing was sent.');
    }
  }
  expect(platform.received.filter(({ method }) => method === 'POST')).toEqual([]);
  // Other addresses are the author's own affair: the page warns.
  expect((await send('http://shop.example.com/a.jpg')).status).toBe(201);
});

test('the connection says whether a platform can reach the media address', async () => {
  await open({ MEDIA_PUBLIC_URL: PUBLIC });
  const connection = async () => (await (await app.call('/api/connection')).json()).media;
  expect(await connection()).toEqual({ publicUrl: PUBLIC, isPublic: true, store: 'folder' });
  await app.close();
  await open({
    ALLOWED_HOSTS: 'templates.example.com,localhost',
    PUBLIC_URL: 'https://templates.example.com',
  });
  expect(await connection()).toMatchObject({
    publicUrl: 'https://templates.example.com/media',
    isPublic: true,
  });
  await app.close();
  await open({ MEDIA_PUBLIC_URL: 'http://pictures.example.com' });
  expect(await connection()).toMatchObject({ isPublic: false });
});

test('a file that was sent stays, one whose template was refused can go', async () => {
  await open({ MEDIA_PUBLIC_URL: PUBLIC });
  const { file, url } = await store();
  expect(url).toBe(`${PUBLIC}/${file}`);
  status = 400;
  expect((await send(url)).status).toBe(400);
  expect((await remove(file)).status).toBe(200);
  // Sending a template brings a removed file of it back.
  status = 503;
  expect((await send(url)).status).toBe(503);
  expect((await app.call(`/media/${file}`)).status).toBe(200);
  const answer = await remove(file);
  expect([answer.status, (await answer.json()).error.code]).toEqual([409, 'in_use']);
  const { files } = await (await app.call('/api/media')).json();
  expect(files[0].uses).toEqual([{ appId: 'demo', name: 'sale', platform: 'default' }]);
});

test('a template that the gateway could not send leaves its file free', async () => {
  const closed = await openStubPlatform(() => undefined);
  await closed.close();
  await open({ MEDIA_PUBLIC_URL: PUBLIC, RCS_BASE_URL: closed.baseUrl });
  const { file, url } = await store();
  expect((await (await send(url)).json()).error.code).toBe('unreachable');
  expect((await remove(file)).status).toBe(200);
});
