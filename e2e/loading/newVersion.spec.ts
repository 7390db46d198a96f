import type { Page } from '@playwright/test';
import { expectUsable } from '../accessibility/checks';
import { expect, test as base } from '../support/test';
import { TemplatePage } from '../models/TemplatePage';
import { RenewableServer } from './renewableServer';

const test = base.extend<{ renewable: RenewableServer; behind: string }>({
  behind: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  renewable: async ({ behind }, provide) => {
    const server = new RenewableServer(behind);
    await server.start();
    await provide(server);
    await server.end();
  },
});

test.use({ serviceWorkers: 'allow' });

const release = (page: Page) => page.locator('meta[name="release"]');
const offer = (page: Page, name: string) => page.getByRole('group', { name });

const expectKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');

/** Checks for a new release now. The browser does so on the next visit, or within a day. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('a new version waits until the person starts it, and the text typed last is kept', async ({
  page,
  context,
  renewable,
}) => {
  const template = new TemplatePage(page);
  await page.goto(`${renewable.address}/templates/new?type=text_message`);
  await expectKept(page);
  await template.form.fillIn({ 'Message text': 'Before the release.' });
  const other = await context.newPage();
  await other.goto(`${renewable.address}/gallery`);
  await expect(other.getByRole('heading', { name: 'Gallery' })).toBeVisible();

  renewable.renew();
  await lookForNewer(page);
  await expect(offer(page, 'A new version is ready')).toBeVisible();
  await expectUsable(page, 'a new version is ready');
  // The page does not reload by itself, nor after "Later".
  await offer(page, 'A new version is ready').getByRole('button', { name: 'Later' }).click();
  await expect(offer(page, 'A new version is ready')).toBeHidden();
  await template.form.field('Message text').press('End');
  await template.form.field('Message text').pressSequentially(' And after.');
  await page.reload();
  await expect(release(page)).toHaveCount(0);
  await expect(template.form.field('Message text')).toHaveValue('Before the release. And after.');

  await template.form.field('Message text').press('End');
  await template.form.field('Message text').pressSequentially(' To the last letter');
  await offer(page, 'A new version is ready').getByRole('button', { name: 'Reload' }).click();
  await expect(release(page)).toHaveCount(1);
  await expect(template.form.field('Message text')).toHaveValue(
    'Before the release. And after. To the last letter',
  );
  await expect(offer(page, 'A new version is ready')).toBeHidden();

  // The other window is not reloaded. It offers to.
  await expect(release(other)).toHaveCount(0);
  await offer(other, 'The page was updated in another window')
    .getByRole('button', { name: 'Reload' })
    .click();
  await expect(release(other)).toHaveCount(1);
});
