import { VerifyPage } from '../models/VerifyPage';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';
import { onlyEmbedded } from './onlyEmbedded';

test.beforeEach(onlyEmbedded);

test('a failed and an expired verification are found by number and reference, with how far they came', async ({
  page,
}) => {
  const verify = new VerifyPage(page);
  const reference = `order ${uniqueName()}`;
  await verify.open();
  await verify.form.fillIn({ Reference: reference });
  await verify.form.field('Phone number').fill('+91 (98765) 43-210');
  await verify.form.area.getByRole('button', { name: 'Use +91 98765 43210' }).click();
  await expect(verify.form.field('Phone number')).toHaveValue('+919876543210');
  await verify.press();
  await verify.expectStatus('Waiting for the phone');
  await expect(verify.step('Opened')).toContainText('No call to the target address has been seen yet');
  await verify.answerAsOperator('Reject it');
  await verify.expectStatus('Not verified: Denied');
  await expect(verify.result).toContainText('The operator rejected it without a reason');
  await expect(verify.step('Opened')).toContainText(/\d\d:\d\d:\d\d.*called the target address/);
  await expect(verify.step('Responded')).toContainText(/\d\d:\d\d:\d\d.*The operator responded: Denied/);
  await expect(verify.step('Ended')).toContainText(/\d\d:\d\d:\d\d.*FAIL: Denied/);

  await verify.startAgain.click();
  await verify.expectStatus('Waiting for the phone');
  await verify.answerAsOperator('Let it expire');
  await verify.expectStatus('Not verified: Expired');
  await expect(verify.history.getByRole('listitem')).toHaveCount(2);
  await expect(verify.history.getByRole('listitem').first()).toContainText(`reference ${reference}`);
  const last = page.url();

  // A colleague has neither the number nor the answer on the device.
  await verify.history.getByRole('button', { name: 'Remove all' }).click();
  for (const text of [reference, '+919876543210']) {
    await verify.open();
    await verify.lookUp(text);
    await expect(page).toHaveURL(last);
    await expect(verify.result).toBeFocused();
    await verify.expectStatus('Not verified: Expired');
  }
  await expect(verify.result).toContainText('The operator reported that time ran out');
  await verify.openFound(2);
  await verify.expectStatus('Not verified: Denied');
  await expect(verify.found.nth(1).getByRole('link')).toHaveAttribute('aria-current', 'true');
  await verify.openFound(1);
  await verify.expectStatus('Not verified: Expired');
  await verify.startAgain.click();
  await expect(verify.form.field('Reference')).toHaveValue(reference);
  await expect(verify.form.field('Phone number')).toBeFocused();
  // A number with blanks is no id: that it was not found says nothing about the number.
  await verify.lookUp('+91 98765-43211');
  await expect(verify.lookup).toContainText('To look up a number, start with +');
  await verify.lookUp('nobody_has_this');
  await expect(verify.lookup).toContainText('doesn’t know it as an ID or as a reference');
});

test('a refused start stays in the list with its reason @full', async ({ page }) => {
  const verify = new VerifyPage(page);
  await verify.open();
  await verify.form.fillIn({ 'End user’s IP address': '8.8.8.8', 'Phone number': '+919876543210' });
  await verify.press();
  await verify.form.expectError('End user’s IP address', 'known operator');
  await page.reload();
  await expect(verify.history.getByRole('listitem')).toContainText('must be an address of a known operator');
  await verify.history.getByRole('link', { name: '+91…10' }).click();
  await expect(verify.result).toContainText('Nothing was started');
  await verify.startAgain.click();
  await expect(verify.form.field('Phone number')).toBeFocused();
});
