import { dark, enlarged, light, lookIn } from '../accessibility/views';
import { drawPicture, giveFiles } from '../support/mediaFiles';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test('the library shows the use of pictures, and gives back what it removes', async ({
  page,
  templatePage,
}) => {
  const [kept, spare] = [`${uniqueName()}.jpg`, `${uniqueName()}.jpg`];
  await templatePage.openNew('Rich card', uniqueName());
  const form = templatePage.card;
  const field = form.area.getByRole('group', { name: /^Picture/ });
  // Other sizes have other contents: each file is stored once.
  for (const [name, width] of [
    [spare, 300 + Math.floor(Math.random() * 500)],
    [kept, 900 + Math.floor(Math.random() * 500)],
  ] as const) {
    const picture = await drawPicture(page, name, { width, height: 200, noise: true });
    await giveFiles(field, [picture]);
    await templatePage.expectSaid(`Added ${name}.`);
  }
  await form.fillIn({ Title: 'Tea' });
  await templatePage.sending.send();
  await templatePage.sending.expectStatus('Approval pending');
  await templatePage.expectSaved();

  await page.goto('/pictures');
  const search = page.getByRole('searchbox', { name: 'Search pictures' });
  const uploaded = page.getByRole('region', { name: 'Uploaded' });
  const tile = (name: string) => uploaded.getByRole('listitem').filter({ hasText: name });
  await expect(tile(kept)).toContainText('In 1 draft, sent once');
  await expect(tile(kept).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(tile(spare)).toContainText('Not used');
  const look = await lookIn(page, light(1440, 960), dark(390, 844), light(320, 640), enlarged);
  await look('picture library');
  await page.setViewportSize({ width: 1440, height: 960 });

  await tile(spare)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(tile(spare)).toHaveCount(0);
  await page.getByRole('group', { name: 'Notice' }).getByRole('button', { name: 'Undo' }).click();
  await expect(tile(spare)).toBeVisible();
  await tile(spare)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page
    .getByRole('region', { name: 'Removed' })
    .getByRole('button', { name: `Restore ${spare}` })
    .click();
  await expect(tile(spare)).toBeVisible();

  await search.fill(spare);
  await expect(uploaded.getByRole('listitem')).toHaveCount(1);
  await search.fill('no such picture');
  await expect(page.getByText('No pictures match “no such picture”')).toBeVisible();

  await test.step('a picture starts a template', async () => {
    await search.fill(spare);
    await expect(tile(spare).getByRole('button', { name: `Copy link to ${spare}` })).toBeVisible();
    await tile(spare)
      .getByRole('button', { name: `New template with ${spare}` })
      .click();
    await expect(await form.pictureLink()).toHaveValue(/\/media\/[0-9a-f]{64}\.jpg$/);
    await templatePage.expectSaid(`Opened a new template with ${spare}.`);
  });

  await test.step('a picture of the library and a copy of a gallery picture go on a card', async () => {
    await templatePage.openNew('Rich card', uniqueName());
    await form.area.getByRole('button', { name: 'Pictures' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    await dialog.getByRole('searchbox').fill(spare);
    await dialog.getByRole('button', { name: `Use ${spare}` }).click();
    await expect(await form.pictureLink()).toHaveValue(/\/media\/[0-9a-f]{64}\.jpg$/);
    const first = await (await form.pictureLink()).inputValue();
    await form.area.getByRole('button', { name: 'Replace picture' }).click();
    await page.getByRole('menuitem', { name: /^Pictures/ }).click();
    await dialog.getByRole('searchbox').fill('kurta');
    await dialog
      .getByRole('region', { name: 'Gallery' })
      .getByRole('button', { name: 'Use kurta.jpg' })
      .click();
    await expect(await form.pictureLink()).not.toHaveValue(first);
    await expect(await form.pictureLink()).toHaveValue(/\/media\/[0-9a-f]{64}\.jpg$/);
  });
});
