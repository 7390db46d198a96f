import { createHash, createHmac } from 'node:crypto';
import { OwnServer } from '../support/ownServer';
import { VerifyPage } from '../models/VerifyPage';
import { expect, test } from '../support/test';

const SECRET = 'c2VjcmV0LW9mLXRoZS10ZXN0cw==';
const body = '{"identity":{"type":"number","endpoint":"+919876543210"},"method":"seamless"}';
const path = '/verification/v1/verifications';

const digest = (text: string) => createHash('md5').update(text).digest('base64');
const textOver = (signedBody: string, time: string) =>
  ['POST', digest(signedBody), 'application/json', `x-timestamp:${time}`, path].join('\n');
const sign = (text: string) =>
  createHmac('sha256', Buffer.from(SECRET, 'base64')).update(text, 'utf8').digest('base64');

test.describe('signatures', { tag: '@own-server' }, () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = new OwnServer({ PLATFORM_VERIFICATION_APPS: JSON.stringify({ demo: SECRET }) });
    await server.start();
  });
  test.afterAll(() => server.remove());

  test('a signed request is taken once; a wrong signature is refused, and the debugger finds its line', async ({
    page,
    request,
  }) => {
    const time = new Date().toISOString();
    const send = (signedText: string) =>
      request.post(`${server.address}${path}`, {
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Application demo:${sign(signedText)}`,
          'x-timestamp': time,
          'X-Forwarded-For': '192.0.2.10',
        },
        data: Buffer.from(body),
      });
    // The other side signed the indented body and sent the compact one.
    const pretty = textOver(JSON.stringify(JSON.parse(body), undefined, 2), time);
    expect((await send(pretty)).status()).toBe(401);
    expect((await send(textOver(body, time))).status()).toBe(200);
    expect((await send(textOver(body, time))).status()).toBe(401);

    const verify = new VerifyPage(page);
    await verify.open(`${server.address}/verify`);
    await verify.debugger.fillIn({ 'x-timestamp': time, Body: body, 'Signed text': pretty });
    const area = verify.debugger.area;
    await expect(area.getByText('First difference: line 2, body digest')).toBeVisible();
    await expect(area.getByText(/Sign exactly the bytes that are sent/)).toBeVisible();
    await verify.debugger.fillIn({ 'Signed text': textOver(body, time) });
    await expect(area.getByText('Both sides signed the same text')).toBeVisible();
  });

  test('a stale time is reported at the line of the time @full', async ({ page }) => {
    const verify = new VerifyPage(page);
    await verify.open(`${server.address}/verify`);
    await verify.choose('Server, signed');
    await verify.start();
    await verify.debugger.area.getByRole('button', { name: 'Use the request above' }).click();
    await expect(verify.debugger.field('Body')).toHaveValue(body);
    await verify.debugger.fillIn({ 'Signed text': textOver(body, '2020-01-01T00:00:00Z') });
    await expect(verify.debugger.area.getByText('First difference: line 4, request time')).toBeVisible();
  });

  test('neither the page nor its snippets contain the secret', async ({ page }) => {
    const answers: string[] = [];
    page.on('response', (response) => {
      // The stream of events goes on until the page is closed.
      const isWhole = !response.url().endsWith('/api/v1/events');
      if (isWhole && response.url().includes('/api/'))
        void response.text().then((text) => answers.push(text));
    });
    const verify = new VerifyPage(page);
    await verify.open(`${server.address}/verify`);
    await verify.choose('Server, signed');
    await verify.start();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expect(page.getByRole('region', { name: 'cURL command' })).toContainText('$VERIFICATION_SECRET');
    const seen =
      (await page.content()) + answers.join('') + (await page.evaluate(() => JSON.stringify(localStorage)));
    expect(seen).not.toContain(SECRET);
    expect(seen).not.toContain(SECRET.slice(0, 12));
  });
});
