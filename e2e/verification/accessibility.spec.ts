import { dark, light, lookIn } from '../accessibility/views';
import { VerifyPage, type OperatorAnswer, type VerificationTitle } from '../models/VerifyPage';
import { expect, test } from '../support/test';
import { onlyEmbedded } from './onlyEmbedded';

test.beforeEach(onlyEmbedded);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every state of a verification is accessible', async ({ page }) => {
  const verify = new VerifyPage(page);
  const look = await lookIn(page, light(1440, 960), dark(1440, 960), light(320, 640), dark(320, 640));
  await verify.open();
  await look('nothing started');
  await verify.press();
  await verify.form.expectError('Phone number', 'Enter');
  await look('fields with errors');
  await verify.choose('Server, signed');
  await verify.start();
  await verify.expectStatus('Waiting for the phone');
  await expect(verify.result.getByRole('table')).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await verify.debugger.area.getByRole('button', { name: 'Use the request above' }).click();
  await verify.debugger.fillIn({ 'Signed text': 'POST\nother' });
  await look('started, everything unfolded, signature compared');
  const answers: [OperatorAnswer, VerificationTitle][] = [
    ['Complete the verification', 'Number verified'],
    ['Reject it', 'Not verified: Denied'],
  ];
  for (const [answer, title] of answers) {
    await verify.start();
    await verify.answerAsOperator(answer);
    await verify.expectStatus(title);
    await look(title);
  }
  await verify.form.fillIn({ 'End user’s IP address': '8.8.8.8' });
  await verify.press();
  await verify.form.expectError('End user’s IP address', 'known operator');
  await verify.lookUp('nobody_has_this');
  await expect(verify.lookup).toContainText('No verification found');
  await verify.history.getByRole('link').first().click();
  await expect(verify.startAgain).toBeVisible();
  await look('refused, kept in the list, and nothing found');
});

test('a verification is started, opened and completed by keyboard alone', async ({ page, context }) => {
  const verify = new VerifyPage(page);
  await verify.open();
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = await focused.evaluate((element) =>
        element instanceof HTMLInputElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element.textContent ?? ''),
      );
      if (label.trim() === name) return;
    }
    throw new Error(`“${name}” was not reached by Tab.`);
  };
  await tabTo('SDK, public');
  await page.keyboard.press('ArrowRight');
  await expect(verify.form.choice('Server, signed')).toBeChecked();
  await tabTo('Phone number');
  await page.keyboard.type('+919876543210');
  await page.keyboard.press('Enter');
  await expect(verify.result).toBeFocused();
  await verify.expectStatus('Waiting for the phone');
  await tabTo('Open as the device would');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const operator = await opened;
  await operator.waitForLoadState();
  await operator.keyboard.press('Tab');
  await operator.keyboard.press('Enter');
  await expect(operator.getByText('You can close this page.')).toBeVisible();
  await operator.close();
  await verify.expectStatus('Number verified');
});
