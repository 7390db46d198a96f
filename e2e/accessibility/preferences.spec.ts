import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

// What people set in their system or browser changes colours and letters of the whole page.

test.use({ ownContext: true });

const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('with forced colours, what is chosen looks chosen', async ({ page, templatePage }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await templatePage.openExample('fashion');
  await templatePage.openDrawer('Check');
  const { cards, form } = templatePage;
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(cards.line(1)).toHaveCSS('outline-color', highlight);
  await expect(cards.line(2)).toHaveCSS('outline-style', 'none');
  const label = (words: string) => form.choice(words).locator('xpath=following-sibling::span[1]');
  await expect(label('Carousel')).toHaveCSS('background-color', highlight);
  expect(await groundOf(label('Rich card'))).not.toBe(highlight);
  await expect(page.getByRole('tab', { name: /^Check/ })).toHaveCSS('background-color', highlight);
  expect(await groundOf(page.getByRole('tab', { name: 'Taps' }))).not.toBe(highlight);
});

test('for people who ask for more contrast, soft lines and words are darker', async ({
  page,
  templatePage,
}) => {
  await templatePage.openNew('Text message');
  const hint = page.getByText('Each name can be used once').or(page.getByText('0 / 3,072')).first();
  const before = await hint.evaluate((text) => getComputedStyle(text).color);
  await page.emulateMedia({ contrast: 'more' });
  expect(await hint.evaluate((text) => getComputedStyle(text).color)).not.toBe(before);
});

test('with wider letters and lines no choice is cut', async ({ page, templatePage }) => {
  await templatePage.openExample('fashion');
  await expect(templatePage.name).toBeVisible();
  // The figures of WCAG 2.1, 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [1440, 1024, 390]) {
    // oxlint-disable-next-line no-await-in-loop -- one window after the other
    await page.setViewportSize({ width, height: 844 });
    // oxlint-disable-next-line no-await-in-loop
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('select')].flatMap((select) => {
        if (!select.checkVisibility({ visibilityProperty: true })) return [];
        const { font, letterSpacing, paddingInlineStart, wordSpacing } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('There is no canvas.');
        Object.assign(pen, { font, letterSpacing, wordSpacing });
        const words = select.selectedOptions[0]?.textContent ?? '';
        const needed = pen.measureText(words).width + Number.parseFloat(paddingInlineStart);
        return needed > select.clientWidth ? [`${words}: ${needed} in ${select.clientWidth}`] : [];
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
