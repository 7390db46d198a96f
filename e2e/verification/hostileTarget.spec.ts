import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { OwnServer } from '../support/ownServer';
import { VerifyPage } from '../models/VerifyPage';
import { expect, test } from '../support/test';
import { StubService } from './StubService';

const answerWith = (targetUri: unknown) => ({
  id: 'v-1',
  method: 'seamless',
  seamless: { targetUri },
  _links: [{ rel: 'status', href: '/verification/v1/verifications/id/v-1', method: 'GET' }],
});

/** Addresses that the page shows and offers no way to open. */
const neverOpened = [
  'javascript:window.__pwn=1',
  'JaVaScRiPt:window.__pwn=1//https://operator.example/',
  'java\nscript:window.__pwn=1',
  'data:text/html,<script>window.opener.__pwn=1</script>',
  'vbscript:1',
  'file:///etc/passwd',
  'intent://x#Intent;scheme=https;end',
  'blob:https://operator.example/1',
  'https://bank.example@evil.example/',
  'https://evil.example\\@bank.example/',
  'https://ev%69l.example/',
  '//evil.example/',
  '/connection',
  'https:operator.example',
  '"><img src=x onerror="window.__pwn=1">',
  '<script>window.__pwn=1</script>',
];

test.describe('answers of a service that may be hostile', { tag: '@own-server' }, () => {
  let service: StubService;
  let server: OwnServer;
  test.beforeAll(async () => {
    service = new StubService();
    await service.start();
    server = new OwnServer({ VERIFICATION_BASE_URL: service.baseUrl, VERIFICATION_APP_ID: 'customer' });
    await server.start();
  });
  test.afterAll(async () => {
    await server.remove();
    await service.close();
  });

  test('hostile target addresses are shown as text with a warning, and never opened', async ({
    page,
    context,
  }) => {
    const verify = new VerifyPage(page);
    await verify.open(`${server.address}/verify`);
    for (const targetUri of sampleOf(neverOpened, 4)) {
      service.started = answerWith(targetUri);
      await verify.start();
      await expect(verify.value('targetUri')).toHaveText(targetUri, { useInnerText: false });
      await expect(verify.result.getByText('This page won’t open the target address')).toBeVisible();
      await expect(verify.openLink).toHaveCount(0);
      await expect(verify.result.getByText('differs from the interface document')).toBeVisible();
    }
    expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined();
    expect(context.pages()).toHaveLength(1);
    expect(page.url()).toContain(`${server.address}/verify`);
  });

  test.describe('with the clock of the test', () => {
    test.use({ ownContext: true });

    test('an address of another host is shown with that host, and waits for a press', async ({
      page,
      context,
    }) => {
      await page.clock.install();
      const called: string[] = [];
      context.on('request', (request) => called.push(request.url()));
      const verify = new VerifyPage(page);
      await verify.open(`${server.address}/verify`);
      service.started = answerWith('http://evil.example:8080/start?state=1');
      await verify.start();
      await expect(
        verify.result.getByText('Leads to evil.example:8080 in a new tab, not encrypted (http).'),
      ).toBeVisible();
      await expect(verify.openLink).toHaveAttribute('target', '_blank');
      await expect(verify.openLink).toHaveAttribute('referrerpolicy', 'no-referrer');
      await page.clock.runFor(60_000);
      expect(called.filter((address) => address.includes('evil.example'))).toEqual([]);
      expect(context.pages()).toHaveLength(1);
    });
  });

  test('undocumented answers are reported, and kept unchanged', async ({ page }) => {
    const verify = new VerifyPage(page);
    await verify.open(`${server.address}/verify`);
    service.started = '<html>Welcome</html>';
    await verify.form.fillIn({ 'Phone number': '+919876543210' });
    await verify.press();
    await expect(verify.heading('Started, but its status can’t be followed')).toBeVisible();
    await verify.result.getByText('Full response').click();
    await expect(verify.result.getByText('<html>Welcome</html>')).toBeVisible();
  });

  test('the address of a connection to a real platform cannot be chosen', async ({ page }) => {
    const verify = new VerifyPage(page);
    await verify.open(`${server.address}/verify`);
    await expect(verify.form.field('End user’s IP address')).toHaveAttribute('readonly');
    await expect(verify.form.field('End user’s IP address')).toHaveValue('127.0.0.1');
    await expect(verify.form.area.getByText('Server, signed')).toHaveCount(0);
  });

  test('the status is requested at the address that the platform linked', async ({ page }) => {
    const verify = new VerifyPage(page);
    await verify.open(`${server.address}/verify`);
    service.started = {
      ...answerWith('https://operator.example/'),
      _links: [{ rel: 'status', href: '/uat/status/v-1', method: 'GET' }],
    };
    await verify.start();
    await verify.expectStatus('Waiting for the phone');
    expect(service.asked).toContain('GET /uat/status/v-1');
  });
});
