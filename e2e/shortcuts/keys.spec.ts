import { expectFocusSeen } from '../accessibility/focus';
import { VersionsPage } from '../models/VersionsPage';
import { expect, test } from '../support/test';

test('? and Ctrl+/ open the list of shortcuts; ? is a letter in a text, and can be switched off', async ({
  page,
  templatePage,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await templatePage.openNew('Text message');
  const text = templatePage.form.field('Message text');
  await text.pressSequentially('Coming?');
  await expect(text).toHaveValue('Coming?');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Control+/');
  await expect(sheet).toContainText('UndoCtrlZ');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();

  await page.getByRole('tab', { name: 'Check' }).focus();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'The ? key opens this list' }).uncheck();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('tab', { name: 'Check' }).focus();
  await page.keyboard.press('?');
  await templatePage.menu.choose('Keyboard shortcuts');
  await expect(sheet.getByRole('checkbox', { name: 'The ? key opens this list' })).not.toBeChecked();
});

/** The parts of the page in the order of F6, from the form on. */
const rounds = [
  { width: 1440, parts: ['Preview', 'Side panel', 'banner', 'Edit'] },
  { width: 1024, parts: ['Preview', 'Side panel', 'banner', 'Edit'] },
  { width: 390, parts: ['banner', 'View', 'Edit'] },
] as const;

test('F6 goes round the parts that are on the screen, and Shift+F6 back', async ({ page, templatePage }) => {
  const partOfFocus = () =>
    page.evaluate(() => {
      const part = document.activeElement?.closest('[data-pane]');
      return part?.getAttribute('aria-label') ?? (part?.tagName === 'HEADER' ? 'banner' : part?.tagName);
    });
  await templatePage.openExample('fashion');
  for (const { width, parts } of rounds) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await templatePage.form.field('Title').focus();
      for (const part of parts) {
        await page.keyboard.press('F6');
        expect(await partOfFocus()).toBe(part);
        await expectFocusSeen(page);
      }
      // The focus returns to the field, not to the start of the form.
      await expect(templatePage.form.field('Title')).toBeFocused();
      for (const part of parts.toReversed().slice(1)) {
        await page.keyboard.press('Shift+F6');
        expect(await partOfFocus()).toBe(part);
      }
    });
  }
});

test('F6 on a page to read goes from the header to its content @full', async ({ page }) => {
  await page.goto('/connection');
  await expect(page.getByLabel('App ID')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('link', { name: 'RCS Template Builder, start page' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByLabel('App ID')).toBeFocused();
});

test('F6 on the versions of a draft goes from the tools to the list, the comparison and the header @full', async ({
  page,
  templatePage,
}) => {
  const versions = new VersionsPage(page);
  await templatePage.openExample('fashion');
  await versions.open();
  await versions.keep('Agreed with Anna');
  await expect(versions.rows).toHaveCount(2);
  const back = page.getByRole('link', { name: 'Back to the draft' });
  await back.focus();
  await page.keyboard.press('F6');
  await expect(versions.list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('F6');
  await expect(versions.comparison.getByRole('tab', { name: 'What changed' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('link', { name: 'Templates', exact: true })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(back).toBeFocused();
});
