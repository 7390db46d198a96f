import { OwnServer } from '../support/ownServer';
import { expect, test as base } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

const token = 'token-of-a-person-5e1d';

/** A page whose server holds no token, in front of a platform that wants one. */
const test = base.extend<{ platformServer: OwnServer; pageServer: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  platformServer: async ({}, provide) => {
    const server = new OwnServer({ PLATFORM_TOKENS: JSON.stringify({ [token]: ['shop'] }) });
    await server.start();
    await provide(server);
    await server.remove();
  },
  pageServer: async ({ platformServer }, provide) => {
    const server = new OwnServer({ RCS_BASE_URL: platformServer.address, RCS_APP_IDS: 'shop' });
    await server.start();
    await provide(server);
    await server.remove();
  },
  address: async ({ pageServer }, provide) => provide(pageServer.address),
  baseURL: async ({ pageServer }, provide) => provide(pageServer.address),
});

test.describe('a server without a token', { tag: '@own-server' }, () => {
  test('the page asks for one, says when it is wrong, and sends with the right one', async ({
    templatePage,
    connectionPage,
    connection,
  }) => {
    expect(connection).toMatchObject({ platform: 'remote', credentials: 'page', appIds: ['shop'] });
    const { page, form, sending } = templatePage;
    const creations = sending.countCreations();
    await templatePage.writeTextMessage(uniqueName(), 'Kept on the way to the connection.');
    await sending.press();
    await sending.expectAlert('Not sent: a token is needed');
    expect(creations()).toBe(0);

    await sending.alert.getByRole('link', { name: 'Open connection' }).click();
    await connectionPage.token.fill('a-wrong-token');
    await page.goBack();
    await expect(form.field('Message text')).toHaveValue('Kept on the way to the connection.');
    await sending.send();
    await sending.expectAlert('The platform didn’t accept the token', 'Nothing was created');

    await sending.alert.getByRole('link', { name: 'Open connection' }).click();
    await connectionPage.token.fill(token);
    await page.goBack();
    await sending.send();
    await sending.expectStatus('Approval pending');
  });

  test('the token is in memory only: no storage holds it, and a reload forgets it', async ({
    templatePage,
    connectionPage,
    page,
    context,
  }) => {
    const { sending } = templatePage;
    await templatePage.writeTextMessage(uniqueName());
    await templatePage.expectSaved();
    await templatePage.menu.choose('Connection');
    await connectionPage.token.fill(token);
    await page.goBack();
    await sending.send();
    await sending.expectStatus('Approval pending');
    await templatePage.expectSaved();

    const storage = JSON.stringify(await context.storageState({ indexedDB: true }));
    expect(storage).toContain('rcs-template-builder');
    expect(storage).not.toContain(token);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);

    await connectionPage.open();
    await expect(connectionPage.token).toHaveValue('');
  });
});
