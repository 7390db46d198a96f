import { isFullRun } from '../../scripts/tests/sizes.mjs';
import { VerifyPage, type OperatorAnswer, type VerificationTitle } from '../models/VerifyPage';
import { expect, test } from '../support/test';
import { onlyEmbedded } from './onlyEmbedded';

test.beforeEach(onlyEmbedded);

const isStatus = (address: string) => address.includes('/verifications/id/');

const outcomes: [OperatorAnswer, VerificationTitle, string][] = [
  ['Complete the verification', 'Number verified', 'Verified'],
  ['Reject it', 'Not verified: Denied', 'Rejected'],
  ['Let it expire', 'Not verified: Expired', 'Expired'],
];

for (const form of ['SDK, public', 'Server, signed'] as const) {
  for (const [place, [answer, title, badge]] of outcomes.entries()) {
    // Two outcomes, each of another form.
    if (!isFullRun && place !== (form === 'Server, signed' ? 1 : 0)) continue;
    test(
      `${form}: “${answer}” at the operator is followed to “${title}”`,
      { tag: '@core' },
      async ({ page }) => {
        const verify = new VerifyPage(page);
        await verify.open();
        await verify.choose(form);
        await verify.form.fillIn({ Reference: 'order 7', 'Custom data': 'from a spec' });
        await verify.start();
        await verify.expectStatus('Waiting for the phone');
        await expect(page).toHaveURL(/\/verify\?id=[\w-]{22}$/);
        await verify.answerAsOperator(answer);
        await verify.expectStatus(title);
        await expect(verify.result.getByText('Reference order 7')).toBeVisible();
        await expect(verify.history.getByText(badge, { exact: true })).toBeVisible();
      },
    );
  }
}

test('the answer is shown in its parts, and each can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const verify = new VerifyPage(page);
  await verify.open();
  await verify.form.area.getByRole('button', { name: 'Use an address of operator two' }).click();
  await verify.start();
  await expect(verify.value('client_id')).toHaveText('client-two');
  await expect(verify.value('app_partner_code')).toHaveText('PARTNER2');
  await expect(verify.value('redirect_uri')).toHaveText(/\/verification\/v1\/callback$/);
  const id = (await verify.value('id').textContent()) ?? '';
  await expect(verify.value('link “status”')).toHaveText(`/verification/v1/verifications/id/${id}`);
  const state = (await verify.value('state').textContent()) ?? '';
  await verify.result.getByRole('button', { name: 'Copy state' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(state);
  await expect(verify.openLink).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(verify.result.getByText(`Leads to ${new URL(page.url()).host}`)).toBeVisible();
});

test('the sent request is shown, in the signed form with the steps of its signature', async ({ page }) => {
  const verify = new VerifyPage(page);
  await verify.open();
  await verify.choose('Server, signed');
  await verify.start();
  await expect(verify.result.getByText(/^Application demo:[\w+/]{43}=$/)).toBeVisible();
  const table = verify.result.getByRole('table', { name: 'Signed text' });
  await expect(table.getByRole('row', { name: /^Method POST/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Body digest [\w+/]{22}==/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Path \/verification\/v1\/verifications/ })).toBeVisible();
});

test.describe('with the clock of the test', () => {
  test.use({ ownContext: true });

  test('no status is requested after the final one', async ({ page }) => {
    await page.clock.install();
    const verify = new VerifyPage(page);
    await verify.open();
    await verify.start();
    await verify.answerAsOperator('Complete the verification');
    await verify.expectStatus('Number verified');
    let asked = 0;
    page.on('request', (request) => {
      if (isStatus(request.url())) asked += 1;
    });
    await page.clock.runFor(60_000);
    expect(asked).toBe(0);
    await expect(verify.result.getByRole('button', { name: 'Refresh status' })).toHaveCount(0);
  });

  test('no status is requested while the page is hidden, and requests continue when it is visible again', async ({
    page,
  }) => {
    await page.clock.install();
    const verify = new VerifyPage(page);
    await verify.open();
    await verify.start();
    await verify.expectStatus('Waiting for the phone');
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    let asked = 0;
    page.on('request', (request) => {
      if (isStatus(request.url())) asked += 1;
    });
    // A visible page would request the status within this time.
    await page.clock.runFor(8000);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await show('hidden');
    // An answer that was under way is read, and causes no further request.
    await page.clock.runFor(1000);
    asked = 0;
    await page.clock.runFor(60_000);
    expect(asked).toBe(0);
    const next = page.waitForRequest((request) => isStatus(request.url()));
    await show('visible');
    await next;
  });
});

test('verifications of this device are kept with shortened numbers, and can be forgotten', async ({
  page,
}) => {
  const verify = new VerifyPage(page);
  await verify.open();
  await verify.start('+919876543210');
  await verify.start('+14155550123');
  await page.reload();
  await expect(verify.history.getByRole('listitem')).toHaveCount(2);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('9876543');
  expect(stored).not.toContain('4155550');
  await verify.history.getByRole('link', { name: '+91…10' }).click();
  await expect(verify.heading('Verification of +91…10')).toBeVisible();
  await verify.history.getByRole('button', { name: 'Remove the verification of +91…10' }).click();
  await expect(verify.history.getByRole('listitem')).toHaveCount(1);
  await verify.history.getByRole('button', { name: 'Remove all' }).click();
  await expect(verify.history).toHaveCount(0);
  await expect(page).toHaveURL(/\/verify$/);
  expect(await page.evaluate(() => localStorage.getItem('rcs.verifications'))).toBe('[]');
});
