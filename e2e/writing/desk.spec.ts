import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { keptDraft, putDrafts } from '../support/keptDrafts';

const tenCards = {
  name: 'ten_cards',
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'MEDIUM',
        cardContents: Array.from({ length: 10 }, (_, index) => ({
          title: `Product ${index + 1}`,
          description: 'Handmade, and back in stock. ₹499',
          media: {
            height: 'MEDIUM',
            contentInfo: { fileUrl: 'https://pictures.example.com/bag.jpg', forceRefresh: false },
          },
          suggestions: ['Buy now', 'Details', 'Save', 'Ask'].map((text) => ({ reply: { text } })),
        })),
      },
    },
  },
};

async function openTenCards(page: Page) {
  await page.goto('/healthz');
  await putDrafts(page, [keptDraft('10000000-0000-4000-8000-000000000000', tenCards, Date.now())]);
  await page.goto('/templates/10000000-0000-4000-8000-000000000000');
}

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

/** Expects that a part is on the screen as a whole, without scrolling. */
async function expectWhole(part: Locator) {
  await expect(part).toBeInViewport({ ratio: 1 });
}

/** Expects besides that nothing lies over its middle or its sides. */
async function expectUncovered(part: Locator) {
  await expectWhole(part);
  const covered = () =>
    part.evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].filter(
        (share) => !element.contains(document.elementFromPoint(left + share * width, top + height / 2)),
      );
    });
  await expect.poll(covered).toEqual([]);
}

test(
  'everything of one card, the phone and the way to the approval are on the screen together',
  { tag: '@core' },
  async ({ page, templatePage }) => {
    const { cards, phone, sending } = templatePage;
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTenCards(page);
    const card = await cards.open(7);

    await test.step('at 1440 by 900: strip, picture, title, description and four buttons', async () => {
      await expectWhole(cards.line(1));
      await expectWhole(cards.line(10));
      await expectWhole(card.area.getByRole('button', { name: 'Crop picture' }));
      for (const label of ['Title', 'Description']) await expectWhole(card.field(label));
      for (let number = 1; number <= 4; number += 1) await expectWhole(card.buttons.button(number).line);
      await expectWhole(phone.screen);
      await expectWhole(sending.sendButton);
    });
    await test.step('at 1280 by 720: title and description', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      for (const label of ['Title', 'Description']) await expectWhole(card.field(label));
      await expectWhole(phone.screen);
    });
  },
);

test('the drawer takes room from the fields only beside two phones, which stay side by side, and is remembered', async ({
  page,
  templatePage,
}) => {
  const field = templatePage.form.field('Title');
  await page.setViewportSize({ width: 1440, height: 900 });
  await templatePage.openExample('fashion');
  await expect(field).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeHidden();
  const width = await widthOf(field);

  for (const phones of ['Both', 'Android']) {
    await page.getByRole('radio', { name: phones }).check();
    await templatePage.openDrawer('Samples');
    await expect(page.getByRole('tabpanel', { name: 'Samples' })).toBeVisible();
    if (phones === 'Android') expect(await widthOf(field)).toBe(width);
    else expect(await widthOf(field)).toBeGreaterThan(300);
    const screens = await page.getByTestId('preview-phone').all();
    await expect
      .poll(async () => {
        const boxes = await Promise.all(screens.map((screen) => screen.boundingBox()));
        return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
      })
      .toBe(1);
    for (const screen of screens) await expectUncovered(screen);
  }
  await templatePage.expectSaved();
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Samples' })).toBeVisible();

  await page.getByRole('tab', { name: 'Samples' }).press('Escape');
  await expect(page.getByRole('tabpanel')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Samples' })).toBeFocused();
  for (const narrow of [1024, 900]) {
    await page.setViewportSize({ width: narrow, height: 768 });
    expect(await widthOf(page.getByRole('region', { name: 'Edit' }))).toBeGreaterThanOrEqual(380);
  }
});

test('the header keeps its rows, at the first key too, with the whole name, and names what is to mend @full', async ({
  page,
  templatePage,
}) => {
  const header = page.getByRole('banner');
  const heightOf = async () => (await header.boundingBox())?.height;
  for (const [width, height] of [
    [1440, 56],
    [900, 56],
    [390, 69],
    [320, 69],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await templatePage.openNew('Text message');
    await expect(templatePage.name).toBeVisible();
    expect(await heightOf()).toBe(height);
    if (width < 480) {
      const name = header.getByText('Untitled template');
      expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    }
    await templatePage.form.field('Message text').pressSequentially('A');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    expect(await heightOf()).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await templatePage.name.focus();
  await templatePage.form.field('Message text').focus();
  await page.getByRole('button', { name: 'Fix 1 error' }).click();
  await expect(templatePage.sending.errorSummary).toBeFocused();
});

test('taps stay in Try, and settings close on a press outside', async ({ page, templatePage }) => {
  const { phone } = templatePage;
  await templatePage.openExample('appointment-reminder');
  await expect(phone.chips.first()).toBeVisible();
  const chips = await phone.chips.count();
  await page.getByRole('radio', { name: 'Try' }).check();
  await phone.chips.first().click();
  await expect(phone.screen.locator('[data-from="user"]')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Edit', exact: true }).check();
  await expect(phone.screen.locator('[data-from="user"]')).toHaveCount(0);
  await expect(phone.chips).toHaveCount(chips);
  await page.getByRole('radio', { name: 'Try' }).check();
  await expect(phone.screen.locator('[data-from="user"]')).toHaveCount(1);

  await page.locator('summary').filter({ hasText: 'Phone settings' }).click();
  await expect(page.getByLabel('Text size')).toBeVisible();
  await page.getByRole('heading', { name: 'Message' }).click();
  await expect(page.getByLabel('Text size')).toBeHidden();
});

test('a draft is deleted from its own page, and the library brings it back', async ({
  page,
  templatePage,
  libraryPage,
}) => {
  await templatePage.writeTextMessage('no_longer_wanted');
  await templatePage.expectSaved();
  await page.getByRole('button', { name: 'Template menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(libraryPage.heading).toBeVisible();
  await expect(libraryPage.recentlyDeleted).toBeVisible();
  await templatePage.expectSaid('Deleted: no_longer_wanted.');
  await expect(templatePage.undoDeletion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(templatePage.name).toHaveValue('no_longer_wanted');
  await templatePage.expectSaid('Restored: no_longer_wanted.');
  await expect(templatePage.name).toBeFocused();
});
