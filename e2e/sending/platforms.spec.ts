import { OwnServer } from '../support/ownServer';
import { expect, test as base } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

const token = 'token-of-live-7a2c';

/** A page whose server has the embedded platform and another server's as production. */
const test = base.extend<{ liveServer: OwnServer; pageServer: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  liveServer: async ({}, provide) => {
    const server = new OwnServer({ PLATFORM_TOKENS: JSON.stringify({ [token]: ['shop'] }) });
    await server.start();
    await provide(server);
    await server.remove();
  },
  pageServer: async ({ liveServer }, provide) => {
    const live = {
      name: 'live',
      label: 'Live, India',
      tone: 'production',
      rcsBaseUrl: liveServer.address,
      rcsAppIds: ['shop'],
      rcsAccessToken: token,
    };
    const server = new OwnServer({ PLATFORMS: JSON.stringify([live]) });
    await server.start();
    await provide(server);
    await server.remove();
  },
  address: async ({ pageServer }, provide) => provide(pageServer.address),
  baseURL: async ({ pageServer }, provide) => provide(pageServer.address),
});

test.describe('several platforms', { tag: '@own-server' }, () => {
  test('a draft goes where its review says, production asks once more, and every place names it', async ({
    page,
    templatePage,
    libraryPage,
    connectionPage,
    liveServer,
    request,
  }) => {
    const { sending } = templatePage;
    const { review } = sending;
    const name = uniqueName();
    const header = page.getByRole('banner').getByTitle(/^Sends to:/);
    await test.step('the review offers the choice, and remembers it', async () => {
      await templatePage.writeTextMessage(name);
      await expect(header).toHaveText('Sends to: Test platform');
      await sending.press();
      const choice = review.getByRole('combobox', { name: 'Sends to' });
      await expect(choice).toHaveValue('default');
      await expect(review.getByRole('checkbox')).toBeHidden();
      await choice.selectOption('Live, India');
      await expect(review).toContainText('shop');
      await expect(header).toHaveText('Sends to: Live, India');
      await review.getByRole('button', { name: 'Cancel' }).click();
      await templatePage.expectSaved();
      await page.reload();
      await expect(header).toHaveText('Sends to: Live, India');
    });
    await test.step('production asks once more', async () => {
      const creations = sending.countCreations();
      await sending.press();
      const confirmation = review.getByRole('checkbox', { name: 'Yes, send it to Live, India for real' });
      await review.getByRole('button', { name: 'Send now' }).click();
      await expect(confirmation).toBeFocused();
      await expect(review).toContainText('Confirm this first.');
      expect(creations()).toBe(0);
      await confirmation.check();
      await review.getByRole('button', { name: 'Send now' }).click();
      await sending.expectStatus('Approval pending');
      await expect(sending.area.getByRole('group', { name: /^Created/ })).toContainText(
        'Sent to: Live, India',
      );
      await expect(sending.history.first()).toContainText('To Live, India, app ID shop');
      await expect(sending.history.getByRole('button', { name: 'Set status manually' })).toBeHidden();
    });
    await test.step('its status comes from the platform that it was sent to', async () => {
      await request.put(`${liveServer.address}/api/platform/templates/shop/${name}/status`, {
        data: { status: 'approved' },
      });
      await page.reload();
      await expect(sending.status).toContainText('Approved');
      await libraryPage.open();
      await expect(libraryPage.entry(name)).toContainText('Approved');
      const here = await request.get(`/api/v2/rcs/demo/templates/${name}`);
      expect(here.status()).toBe(404);
    });
    await test.step('the connection page shows both', async () => {
      await connectionPage.open();
      const live = connectionPage.platform.area.getByRole('group', { name: 'Live, India' });
      await expect(live).toContainText('Asks for confirmation, because this is production.');
      await expect(live.getByRole('combobox', { name: 'App ID' })).toHaveValue('shop');
      await expect(connectionPage.platform.area.getByRole('group', { name: 'Test platform' })).toContainText(
        'Embedded test platform.',
      );
    });
  });
});
