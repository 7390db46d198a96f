import { dark, light, lookIn } from '../accessibility/views';
import { uniqueName } from '../models/bench/uniqueName';
import { Palette } from '../models/Palette';
import { expect, test } from '../support/test';

test('the documentation is found from the page, sends requests, and leads back @full', async ({
  page,
  libraryPage,
}) => {
  const look = await lookIn(page, light(1440, 960), dark(320, 640));
  await libraryPage.open();
  await new Palette(page).run('openapi', /^API documentation/);
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.getByText('You can send every request from here')).toBeVisible();
  await look('documentation');

  const requests = page.getByRole('navigation', { name: 'Requests' });
  await requests.getByRole('link', { name: 'Create a template', exact: true }).first().click();
  const create = page.locator('#createTemplate');
  await expect(create.getByRole('heading', { name: 'Create a template' })).toBeInViewport();
  await create.getByText('As cURL').click();
  await expect(create.getByLabel('cURL')).toContainText('curl --request POST');
  const name = uniqueName();
  const body = create.getByRole('textbox', { name: 'Body' });
  await body.fill((await body.inputValue()).replace(/"name": "[^"]*"/, `"name": "${name}"`));
  await create.getByRole('button', { name: 'Send POST' }).click();
  await expect(create.getByLabel('Response')).toContainText('201');
  await expect(create.getByLabel('Response')).toContainText(name);
  await page.getByRole('link', { name: '← Templates' }).click();
  await expect(libraryPage.heading).toBeVisible();
});
