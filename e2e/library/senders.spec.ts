import { fileURLToPath } from 'node:url';
import { Palette } from '../models/Palette';
import { SenderDialog } from '../models/dialogs/SenderDialog';
import { expect, test } from '../support/test';

const logoFile = fileURLToPath(new URL('../../public/examples/agent-logo.png', import.meta.url));

test('a press on the phone’s header names the sender; each template keeps its own', async ({
  templatePage,
  connectionPage,
  libraryPage,
  page,
}) => {
  const { phone } = templatePage;
  const sender = new SenderDialog(page);
  const status = page.getByRole('status');
  await templatePage.openNew('Text message');
  await templatePage.expectSaved();
  const first = page.url();

  await test.step('the first sender is written in the dialog, with a picture file as its logo', async () => {
    await phone.header.click();
    await sender.fillIn({ Name: 'Lark & Loom', Verified: false, 'Kind of messages': 'Transactional' });
    await sender.chooseLogo(logoFile);
    await expect(status).toHaveText('Logo: agent-logo.png.');
    await sender.close();
    await expect(phone.header).toBeFocused();
    await expect(phone.header).toContainText('Lark & Loom');
    await expect(phone.logo).toHaveAttribute('src', /^data:image\/(png|jpeg);base64,/);
  });

  await test.step('another template gets another one', async () => {
    await templatePage.openNew('Rich card');
    await expect(phone.header).toContainText('Lark & Loom');
    await page.getByRole('button', { name: /^Sender\s*Lark & Loom/ }).click();
    await sender.button('New sender').click();
    await expect(sender.field('Name')).toBeFocused();
    await page.keyboard.type('Patel Sarees');
    await sender.fillIn({ 'Kind of messages': 'Promotional', 'Brand colour': '#8a1c5b' });
    await expect(sender.choice('Patel Sarees')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(phone.header).toContainText('Patel Sarees');
    await templatePage.expectSaved();
    await page.goto(first);
    await expect(phone.header).toContainText('Lark & Loom');
  });

  await test.step('the palette leads there too, and a sender is chosen with the keys', async () => {
    await new Palette(page).run('brand', 'Sender: name, logo, colour');
    await sender.choice('Lark & Loom').focus();
    await page.keyboard.press('ArrowDown');
    await expect(status).toHaveText('Sender: Patel Sarees');
    await expect(phone.header).toContainText('Patel Sarees');
    await page.keyboard.press('ArrowUp');
    await sender.close();
    await expect(phone.header).toContainText('Lark & Loom');
    await templatePage.expectSaved();
  });

  await test.step('the list is on the connection page; a deleted sender comes back', async () => {
    await connectionPage.open();
    const { senders } = connectionPage;
    await senders.choice('Patel Sarees').check();
    await expect(status).toHaveText('Default sender: Patel Sarees');
    await senders.area.getByRole('button', { name: 'Delete' }).click();
    await expect(senders.choice('Patel Sarees')).toBeHidden();
    await senders.area.getByRole('button', { name: 'Restore Patel Sarees' }).press('Enter');
    await expect(senders.choice('Patel Sarees')).toBeChecked();
  });

  await test.step('the default one is shown by every new template', async () => {
    await templatePage.openNew('Text message');
    await expect(phone.header).toContainText('Patel Sarees');
    await libraryPage.open();
    await page.goto(first);
    await expect(phone.header).toContainText('Lark & Loom');
  });
});

test('the sender of an earlier version of the page becomes the first one', async ({ templatePage, page }) => {
  await templatePage.openNew('Text message');
  await templatePage.expectSaved();
  await page.evaluate(() =>
    localStorage.setItem(
      'rcs.agent',
      JSON.stringify({ name: 'Old & Sons', verified: false, color: '#8a1c5b' }),
    ),
  );
  await page.reload();
  await expect(templatePage.phone.header).toContainText('Old & Sons');
  await templatePage.phone.header.click();
  await expect(new SenderDialog(page).choice('Old & Sons')).toBeChecked();
});

test('a change in one tab is on the phone of the other', async ({ templatePage, context }) => {
  await templatePage.openNew('Text message');
  await templatePage.expectSaved();
  const other = await context.newPage();
  await other.goto('/connection');
  await other
    .getByRole('region', { name: 'Senders' })
    .getByLabel('Name', { exact: true })
    .fill('Written elsewhere');
  await expect(templatePage.phone.header).toContainText('Written elsewhere');
  await other.close();
});
