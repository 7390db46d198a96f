import published from '../../../public/phones.json' with { type: 'json' };
import { dark, light, lookIn } from '../../accessibility/views';
import { expect, test } from '../../support/test';

// Less motion: a part that is just fading away has no contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every fact about the phones has a row, and an address that leads to it', async ({ page }) => {
  await page.goto('/phones#iphone-card');
  const look = await lookIn(page, light(1440, 960), light(1024, 768), dark(1440, 960), dark(390, 844));
  const { facts, conflicts, announced } = published;
  const all = [...facts, ...conflicts, ...announced];
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
  ).toHaveCount(all.length);
  const fact = page.getByRole('heading', { name: /^Lines of title and description in a card/ });
  await expect(fact).toBeInViewport();
  for (const title of ['Android', 'iPhone', 'Where sources disagree', 'Announced, not drawn'])
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
  await look('facts about phones');

  await page.getByRole('searchbox', { name: 'Find a fact' }).fill('universal profile');
  await expect(page.getByRole('status').filter({ hasText: 'facts' })).toHaveText(`4 of ${all.length} facts`);
  await expect(page.getByRole('region', { name: 'Android', exact: true })).toBeHidden();
  await look('facts that were searched');
});

test('the facts are data for programs, with the same addresses', async ({ page, request }) => {
  await page.goto('/phones');
  const address = await page.getByRole('link', { name: 'Data for programs' }).getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual(published);
});

test('“How accurate is this?” leads to the facts', async ({ page, context }) => {
  await page.goto('/templates/new?from=order-shipped');
  await page.getByText('How accurate is this?').first().click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'All facts, with iOS versions and links' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('How phones show messages');
});

test('Check says which button the notification has, and leads to it', async ({ page, templatePage }) => {
  await templatePage.openExample('store-nearby');
  await templatePage.openDrawer('Check');
  const check = page.getByRole('tabpanel', { name: 'Check' });
  await expect(check).toContainText('Button in Android’s notification: Save the opening day');
  await expect(check).toContainText(
    'The notification shows “Save the opening day” instead: Google doesn’t say that it shows buttons for places.',
  );
  await check.getByRole('button', { name: 'Save the opening day' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' }).last()).toHaveValue(
    'Lark & Loom opens on Mercer Lane',
  );
});
