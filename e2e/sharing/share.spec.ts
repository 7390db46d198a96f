import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { decodeQR } from 'qr/decode.js';
import { dark, enlarged, light, lookIn } from '../accessibility/views';
import { Palette } from '../models/Palette';
import { ShareDialog, type ShareTab } from '../models/dialogs/ShareDialog';
import { InspectPage } from '../models/InspectPage';
import { openTemplate } from '../phone/support/openTemplate';
import { pictureColor, servePictures } from '../phone/support/servePictures';
import { carousel, media, reply } from '../phone/support/templates';
import { pixelsOf, runsInRow, type Pixels } from '../support/pixels';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a link opens at the chosen phone, theme and card, with the names of parameters, also from its code', async ({
  templatePage,
  page,
  context,
}) => {
  await templatePage.openExample('fashion', 'linked');
  const share = new ShareDialog(page);
  await share.open();
  await share.panel.getByLabel('Opens with').selectOption('iPhone');
  await share.panel.getByLabel('Theme').selectOption('Dark');
  await share.panel.getByLabel('Starts at card').selectOption({ index: 2 });
  await share.panel.getByText('On iPhone 16').click();
  await share.panel.getByLabel('iPhone', { exact: true }).selectOption('iPhone SE (375 pt)');
  await share.panel.getByLabel('Contrast').selectOption('Increased');
  await expect(share.panel.getByText('Shown on iPhone SE, increased contrast')).toBeVisible();
  await share.button('Copy link').click();
  await templatePage.expectSaid('Copied the link.');
  const link = await clipboard(page);
  expect(link).toMatch(/\/inspect\?phone=ios&theme=dark&card=3&iphone=375&contrast=more#v2\./);

  await expect(share.panel).toContainText('names of personal fields. Not included: sample values');
  await share.panel.getByLabel('Include sample values').check();
  await expect(share.panel.getByLabel('Link', { exact: true })).not.toHaveValue(link);
  await share.panel.getByLabel('Include sample values').uncheck();
  await expect(share.panel.getByLabel('Link', { exact: true })).toHaveValue(link);

  const code = share.panel.getByRole('img', { name: 'QR code of the link' });
  expect(decodeQR(await pixelsOf(page, await code.screenshot()))).toBe(link);
  await expect(share.panel).toContainText('Phones can’t open this code, because this page runs at');
  const [file] = await Promise.all([page.waitForEvent('download'), share.button('Save as PNG').click()]);
  expect(file.suggestedFilename()).toBe('linked_code.png');
  expect(decodeQR(await pixelsOf(page, await readFile(await file.path())))).toBe(link);
  const [drawing] = await Promise.all([page.waitForEvent('download'), share.button('Save as SVG').click()]);
  expect(await readFile(await drawing.path(), 'utf8')).toMatch(/^<svg /);

  const colleague = await context.newPage();
  const shared = new InspectPage(colleague);
  // A mail program takes the end of the sentence for a part of the link.
  await shared.open(`${link}).`);
  await expect(shared.title('linked')).toBeVisible();
  await expect(colleague.getByRole('radio', { name: 'iPhone' })).toBeChecked();
  await expect(shared.android).toBeHidden();
  await expect(shared.iPhone).toHaveAttribute('data-theme', 'dark');
  await expect(shared.iPhone).toHaveAttribute('data-contrast', 'more');
  await expect.poll(() => shared.iPhone.evaluate((phone) => phone.clientWidth)).toBe(375);
  await expect(shared.iPhone.getByTestId('preview-card').nth(2)).toBeInViewport({ ratio: 0.9 });

  await shared.useAsDraft.click();
  await expect(colleague.getByLabel('Template name')).toBeFocused();
});

/** Saves the picture that the dialog shows. */
async function savePicture(page: Page, share: ShareDialog): Promise<{ name: string; pixels: Pixels }> {
  await expect(share.drawnPicture).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), share.button('Save as PNG').click()]);
  return { name: file.suggestedFilename(), pixels: await pixelsOf(page, await readFile(await file.path())) };
}

test('pictures show the phones as they are, one card, or all cards, as a file and on the clipboard', async ({
  templatePage,
  page,
}) => {
  await servePictures(page);
  const cards = ['One', 'Two', 'Three', 'Four'].map((title) => ({
    title,
    media: media('3x2.svg', 'MEDIUM'),
    suggestions: [reply('Yes')],
  }));
  await openTemplate(page, carousel(cards, 'MEDIUM'));
  const phone = templatePage.phone.screen;
  await expect(phone.locator('img')).toHaveCount(4);
  const strip = phone.getByTestId('preview-carousel');
  await strip.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }));
  /** The y of the middle of the pictures of cards, in px from the top of the phone. */
  const middle = await page.locator('[data-phone="android"]').evaluate((drawn) => {
    const picture = drawn.querySelector('[data-testid="preview-media"]');
    if (!picture || !(drawn instanceof HTMLElement)) throw new Error('The phone draws a picture.');
    const around = drawn.getBoundingClientRect();
    const { top, height } = picture.getBoundingClientRect();
    return ((top + height / 2 - around.top) * drawn.offsetWidth) / around.width;
  });
  const share = new ShareDialog(page);
  await share.open('Picture');

  await test.step('the phone keeps its scrolled cards', async () => {
    const { name, pixels } = await savePicture(page, share);
    expect(name).toBe('drawn.png');
    // Nothing is left of the first card; a part of the second and of the third is in the window.
    expect(runsInRow(pixels, Math.round(2 * middle), pictureColor)).toBe(2);
  });

  await test.step('one card, and all of them', async () => {
    await share.panel.getByLabel('Content').selectOption('Card 1 only');
    const card = await savePicture(page, share);
    expect(card.name).toBe('drawn_card_1.png');
    expect(runsInRow(card.pixels, 150, pictureColor)).toBe(1);

    await share.panel.getByLabel('Content').selectOption('All 4 cards side by side');
    await share.panel.getByLabel('Phones').selectOption('Both phones');
    const all = await savePicture(page, share);
    expect(all.name).toBe('drawn_cards.png');
    expect(runsInRow(all.pixels, 150, pictureColor)).toBe(4);
    expect(runsInRow(all.pixels, all.pixels.height - 350, pictureColor)).toBe(4);
    await templatePage.expectSaid('Saved drawn_cards.png.');
  });

  await share.button('Copy picture').click();
  await templatePage.expectSaid('Copied the picture.');
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).map(({ types: of }) => of),
  );
  expect(types).toEqual([['image/png']]);

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('Not allowed.'));
  });
  await share.button('Copy picture').click();
  await templatePage.expectSaid('This browser doesn’t allow copying pictures. Save the picture instead.');
});

test('a picture whose host lets no page read it is named, and its place is marked @full', async ({
  templatePage,
  page,
}) => {
  await page.route('https://pictures.test/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'access-control-allow-origin': 'https://pictures.test' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="rgb(0,160,0)"/></svg>',
    }),
  );
  await openTemplate(page, carousel([{ media: media('3x2.svg', 'MEDIUM') }, { title: 'Two' }], 'MEDIUM'));
  await expect(templatePage.phone.screen.locator('img')).toBeVisible();
  const share = new ShareDialog(page);
  await share.open('Picture');
  await expect(share.panel.getByRole('group', { name: 'Some pictures couldn’t be drawn' })).toContainText(
    'Pictures from pictures.test are missing',
  );
  const { pixels } = await savePicture(page, share);
  expect(pixels.width).toBeGreaterThan(600);
  await share.close();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await templatePage.expectSaid('Saved the picture. Pictures from pictures.test are missing');
});

test('the request is written for four languages without the token, and a template is read to a developer @full', async ({
  templatePage,
  page,
  context,
}) => {
  await templatePage.openExample('fashion', 'specified');
  const share = new ShareDialog(page);
  await share.open('For developers');
  for (const [language, copy] of [
    ['Windows cmd', 'Copy cURL'],
    ['PowerShell', 'Copy script'],
    ['JavaScript', 'Copy fetch'],
    ['macOS, Linux', 'Copy cURL'],
  ] as const) {
    await share.panel.getByRole('radio', { name: language }).check();
    await share.button(copy).click();
    await templatePage.expectSaid('Replace <ACCESS_TOKEN> with your token.');
    const command = await clipboard(page);
    expect(command).toContain('Bearer <ACCESS_TOKEN>');
    expect(command).toContain('specified');
  }

  await share.button('Copy JSON').click();
  const body = JSON.stringify(JSON.parse(await clipboard(page)));
  expect(JSON.parse(body)).toMatchObject({ name: 'specified', type: 'carousel' });

  await share.choose('Spec sheet');
  await share.button('Copy as text').click();
  await templatePage.expectSaid('Copied the spec sheet.');
  expect(await clipboard(page)).toMatch(/^# specified\n\nCarousel, 5 of 10 cards\n/);
  const [sheet] = await Promise.all([
    context.waitForEvent('page'),
    share.panel.getByRole('link', { name: 'Open to print' }).click(),
  ]);
  await expect(sheet.getByRole('heading', { level: 1, name: 'specified' })).toBeVisible();
  await expect(sheet.getByRole('heading', { level: 2, name: 'Personal fields' })).toBeVisible();
  await expect(sheet.getByRole('heading', { level: 2, name: 'Issues' })).toBeVisible();
  const signedOff = await sheet.getByText(/^[0-9a-f]{64}$/).textContent();
  expect(signedOff).toBe(createHash('sha256').update(body).digest('hex'));
  await sheet.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('banner')).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden();
  await sheet.emulateMedia({ media: 'screen' });
  const look = await lookIn(sheet, light(1440, 900), dark(390, 844), enlarged);
  await look('spec sheet');
  await sheet.getByRole('link', { name: 'Open preview' }).click();
  await expect(sheet.getByRole('region', { name: 'iPhone preview' })).toBeVisible();
});

test('the address of a draft from another browser explains itself and takes a link @full', async ({
  page,
}) => {
  await page.goto('/templates/0123456789abcdef');
  await expect(page.getByRole('group', { name: 'This draft can’t be found' })).toContainText(
    'Ask them to choose Share, then Copy link',
  );
  await page
    .getByLabel('Or paste something')
    .fill('{"name":"pasted_here","type":"text_message","component":{"text":"Hello"}}');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open as a new draft' }).click();
  await expect(page.getByLabel('Template name')).toHaveValue('pasted_here');
  await expect(page.getByLabel('Template name')).toBeFocused();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the dialog is operated by key, is accessible in every tab, and gives the focus back', async ({
    templatePage,
    page,
  }) => {
    await templatePage.openExample('fashion', 'by_key');
    await new Palette(page).run('Share', 'Share…');
    const share = new ShareDialog(page);
    await expect(share.root).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(share.root).toBeHidden();

    const opener = page.getByRole('button', { name: 'Share', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await share.root.getByRole('tab', { name: 'Link' }).focus();
    const lookNarrow = await lookIn(page, dark(390, 844));
    const look = await lookIn(page, light(1440, 900), dark(390, 844), enlarged);
    for (const tab of ['Link', 'Picture', 'Spec sheet', 'For developers'] satisfies ShareTab[]) {
      await expect(share.root.getByRole('tab', { name: tab })).toBeFocused();
      if (tab === 'Picture') await expect(share.drawnPicture).toBeVisible();
      // It is texts and buttons.
      await (tab === 'For developers' ? lookNarrow : look)(`share, ${tab}`);
      await page.keyboard.press('ArrowRight');
    }
    // After the last tab comes the first. Enter in a choice does not close the dialog.
    await share.choose('For developers');
    await share.panel.getByRole('radio', { name: 'PowerShell' }).check();
    await page.keyboard.press('Enter');
    await expect(share.root).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
