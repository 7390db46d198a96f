import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';
import { expectStill } from './checks';

for (const { title, reducedMotion, query } of sampleOf(
  [
    { title: 'where the device asks for less motion', reducedMotion: 'reduce', query: '' },
    { title: 'with freeze=1', reducedMotion: 'no-preference', query: 'freeze=1' },
  ] as const,
  2,
)) {
  test.describe(title, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('nothing moves on the pages beside the template page', async ({ page }) => {
      for (const address of ['/', '/gallery', '/connection', '/no-such-page']) {
        await page.goto(`${address}?${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectStill(page, address);
      }
    });

    test('nothing moves while writing, moving cards and sending', async ({
      page,
      platform,
      templatePage,
    }) => {
      await page.goto(`/templates/new?from=fashion&${query}`);
      await expect(templatePage.name).toBeVisible();
      await expectStill(page, 'full carousel');
      await templatePage.cards.act(1, 'right');
      await templatePage.expectSaid(/moved/i);
      await expectStill(page, 'after a card moved');
      await templatePage.cards.line(5).click();
      await expectStill(page, 'another card chosen');

      const name = uniqueName();
      await templatePage.name.fill(name);
      await platform.answers(name, 'slow:3000');
      await templatePage.sending.press();
      await expect(templatePage.sending.review).toBeVisible();
      await expectStill(page, 'review');
      await templatePage.sending.confirm();
      await expect(templatePage.sending.sendingButton).toBeVisible();
      await expectStill(page, 'sending');
      await templatePage.sending.expectStatus('Approval pending');
      await expectStill(page, 'sent');
    });
  });
}
