import type { Page } from '@playwright/test';
import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expectUsable } from '../accessibility/checks';
import { expect, test } from '../support/test';

/** Removes the part of the page that draws the sending, as a new release does. */
async function takeAway(page: Page, ending: 'js' | 'css') {
  const pattern = new RegExp(`/assets/SendPane-[^/]+\\.${ending}$`);
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(pattern);
}

for (const ending of sampleOf(['js', 'css'] as const, 2)) {
  test(`a part of the page whose ${ending} cannot be loaded says so; the draft stays, also through a reload`, async ({
    page,
    templatePage,
  }) => {
    const { form, sending } = templatePage;
    const bringBack = await takeAway(page, ending);
    await templatePage.writeTextMessage('still_here', 'Not lost.');
    await sending.open();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This part of the page couldn’t be loaded');
    await expect(alert).toContainText('Your work is saved');
    await expectUsable(page, 'a part was not loaded');
    await form.fillIn({ 'Message text': 'Not lost, and written on.' });

    await bringBack();
    // Not every browser requests a file again that was missing: a reload does.
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(alert).toBeHidden();
    await expect(form.field('Message text')).toHaveValue('Not lost, and written on.');
    await sending.open();
    const words = sending.area.getByText('You’ll review everything');
    // Check that the part is styled: small print has another colour than text.
    expect(await words.evaluate((element) => getComputedStyle(element).color)).not.toBe(
      await page.evaluate(() => getComputedStyle(document.body).color),
    );
  });
}

test('reloading for a part that is gone saves the last letter first', async ({ page, templatePage }) => {
  const { form, sending } = templatePage;
  const bringBack = await takeAway(page, 'js');
  await templatePage.writeTextMessage('last_letter', 'The last');
  await sending.open();
  await form.field('Message text').press('End');
  await form.field('Message text').pressSequentially(' letter');
  const alert = page.getByRole('alert');
  // The part was asked for while it was away.
  await expect(alert).toBeVisible();
  await bringBack();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(alert).toBeHidden();
  await expect(form.field('Message text')).toHaveValue('The last letter');
});
