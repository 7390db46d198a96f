import { pixelsOf, runsInRow } from '../support/pixels';
import { expect, test } from '../support/test';

test('the connection page names the destination of templates and the holder of the token', async ({
  connectionPage,
  connection,
}) => {
  await connectionPage.open();
  const { area } = connectionPage.platform;
  await expect(area).toContainText(
    connection.platform === 'embedded' ? 'Embedded test platform.' : 'External platform.',
  );
  await expect(area).toContainText(connection.baseUrl);
  await expect(area).toContainText(`Up to ${connection.textLimit.toLocaleString('en-US')} characters`);
  await expect(connectionPage.platform.field('App ID')).toHaveValue(connection.appIds[0] ?? '');
  if (connection.credentials === 'server') await expect(connectionPage.token).toBeHidden();
});

test('the sender appears on the phone with its settings, and survives a reload', async ({
  connectionPage,
  templatePage,
  page,
  address,
}) => {
  const { phone } = templatePage;
  const verified = phone.header.getByRole('img', { name: 'Verified' });
  await templatePage.openNew('Text message');
  await expect(phone.header).toContainText('Your business');
  await expect(verified).toBeVisible();
  await templatePage.expectSaved();

  await connectionPage.open();
  const swatch = connectionPage.senders.field('Brand colour');
  /** How often the middle row of the swatch changes to a colour. */
  const runsOf = async (...color: number[]) => {
    const pixels = await pixelsOf(page, await swatch.screenshot());
    return runsInRow(pixels, Math.round(pixels.height / 2), color);
  };
  expect(await runsOf(36, 80, 166), 'no colour is set, and none is shown').toBe(0);
  await connectionPage.senders.fillIn({
    Name: 'Lark & Loom',
    'Brand colour': '#8a1c5b',
    Verified: false,
  });
  await expect(connectionPage.senders.area).toContainText('#8a1c5b');
  expect(await runsOf(138, 28, 91)).toBe(1);
  await page.goBack();
  await expect(phone.header).toContainText('Lark & Loom');
  await expect(verified).toBeHidden();
  await expect(phone.logo).toHaveText('L');
  await expect(phone.logo).toHaveCSS('background-color', 'rgb(138, 28, 91)');

  await connectionPage.open();
  const logo = new URL('/examples/agent-logo.png', address).href;
  await connectionPage.senders.fillIn({ 'Logo link': logo, Verified: true });
  await connectionPage.senders.field('Name').focus();
  await page.goBack();
  await page.reload();
  await expect(phone.header).toContainText('Lark & Loom');
  await expect(verified).toBeVisible();
  await expect(phone.logo).toHaveAttribute('src', logo);
});

test('a wrong logo address is reported at its field and loads nothing @full', async ({ connectionPage }) => {
  await connectionPage.open();
  const { senders } = connectionPage;
  await senders.fillIn({ 'Logo link': 'javascript:alert(1)' });
  await senders.expectNoError('Logo link');
  await senders.field('Name').focus();
  await senders.expectError('Logo link', 'Enter a full link that starts with https://');
});

test('the connection page says so when the server does not answer, and tries again', async ({
  connectionPage,
  page,
}) => {
  // The server answers from the press on: any other part of the page that asks meanwhile gets no answer either.
  const isPressed = () => page.evaluate(() => document.body.dataset.pressed === 'true');
  await page.route('**/api/connection', async (route) =>
    (await isPressed()) ? route.fallback() : route.abort(),
  );
  await connectionPage.open();
  const notice = page.getByRole('group', { name: 'The connection couldn’t be loaded' });
  await expect(notice).toContainText('Your drafts are safe on this device.');
  await page.evaluate(() => {
    document.addEventListener('pointerdown', () => document.body.setAttribute('data-pressed', 'true'), true);
  });
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(connectionPage.platform.field('App ID')).toBeVisible();
});
