import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { examples as listed } from '../../src/schema/examples/examples';
import { languageOf } from '../../src/lib/text/language';
import { expect, test } from '../support/test';

test('the gallery draws every example, each with its own picture from this server', async ({
  galleryPage,
  page,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await galleryPage.open();
  await expect(galleryPage.drawings).toHaveCount(listed.length);
  await expect(page.getByText(/speed/i), 'a document for measurements').toHaveCount(0);
  for (const { title } of listed) {
    await expect(galleryPage.title(title)).toBeVisible();
    // A screen reader speaks the heading in its own language, and reads the message.
    expect(await galleryPage.title(title).getAttribute('lang')).toBe(languageOf(title) ?? null);
  }
  await expect(page.getByRole('img', { name: /Monstera.*Cactus/s })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Use this template: / }).first()).toHaveText(
    'Use this template',
  );
  for (const drawing of await galleryPage.drawings.all()) await drawing.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

test('an example starts a draft with the same content, and each press starts another', async ({
  galleryPage,
  templatePage,
  page,
}) => {
  await galleryPage.open();
  const started = sampleOf(['fashion', 'order-shipped', 'one-time-code', 'festive-sale'], 2);
  for (const { title, template } of listed.filter(({ id }) => started.includes(id))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
    await test.step(title, async () => {
      await galleryPage.startFrom(title);
      await expect(templatePage.name).toHaveValue(template.name);
      await expect(page).toHaveURL(/\/templates\/[0-9a-f]+$/);
      expect(await templatePage.readJson()).toEqual(template);

      await templatePage.name.fill('my_own');
      await page.goBack();
      await galleryPage.startFrom(title);
      await expect(templatePage.name).toHaveValue(template.name);
      await page.goBack();
    });
  }
});
