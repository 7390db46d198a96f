import { expectAccessible } from '../accessibility/checks';
import { VersionsPage } from '../models/VersionsPage';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test('a draft is compared with the template at its platform, from its menu, its sending and the list @full', async ({
  page,
  templatePage,
  libraryPage,
}) => {
  const { form, sending } = templatePage;
  const versions = new VersionsPage(page);
  const name = uniqueName().slice(0, 16);
  await templatePage.writeTextMessage(name, 'It arrives on Tuesday.');
  await sending.send();
  await sending.expectStatus('Approval pending');
  await form.fillIn({ 'Message text': 'It arrives on Friday.' });
  await expect(sending.status).toContainText('changed since sent');
  await test.step('from the sending', async () => {
    await sending.area.getByRole('link', { name: 'See what changed' }).click();
    await expect(versions.side('From')).toContainText('On the platform: Test platform');
    await expect(versions.changes).toHaveText([/Message text changed.*Tuesday.*Friday/]);
    await expect(versions.phone('From')).toContainText('It arrives on Tuesday.');
    await expect(versions.phone('To')).toContainText('It arrives on Friday.');
    await versions.showPhone('iPhone');
    await expect(versions.phone('From')).toContainText('It arrives on Tuesday.');
    await expectAccessible(page, 'a draft compared with its platform');
    await versions.choose('To', 'On the platform');
    await expect(versions.comparison).toContainText('No changes');
    await versions.back();
  });
  await test.step('from the menu; a field that no draft has is named', async () => {
    await page.route(`**/api/v2/rcs/*/templates/${name}`, async (route) => {
      const answer = await route.fetch();
      const stored = (await answer.json()) as { component: object };
      await route.fulfill({ json: { ...stored, component: { ...stored.component, footer: 'Bye' } } });
    });
    await page.reload();
    await versions.menu.click();
    await page.getByRole('menuitem', { name: 'Compare with the platform' }).click();
    await expect(versions.changes).toHaveText([/Message text changed/, /footer removed.*Bye/]);
  });
  await test.step('from the list, and when the platform has none', async () => {
    await page.unroute(`**/api/v2/rcs/*/templates/${name}`);
    await page.route(`**/api/v2/rcs/*/templates/${name}`, (route) =>
      route.fulfill({ status: 404, json: { error: { code: 404, message: 'Template Not Found' } } }),
    );
    await libraryPage.open();
    await expect(libraryPage.entry(name)).toContainText('Changed since sent');
    await libraryPage.act(name, 'Compare with the platform');
    await expect(page.getByRole('group', { name: 'Can’t compare with the platform' })).toContainText(
      'The platform has no template with this name.',
    );
  });
});
