import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

/** Expects that parts are on the screen in full, without scrolling. */
async function expectOnScreen(parts: Readonly<Record<string, Locator>>, height: number) {
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    expect(box, name).not.toBeNull();
    expect(box?.y, `top of ${name}`).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), `bottom of ${name}`).toBeLessThanOrEqual(height);
  }
}

test('everything of one of ten cards is on the screen without scrolling', async ({ page, templatePage }) => {
  const { cards } = templatePage;
  await page.setViewportSize({ width: 1440, height: 900 });
  await templatePage.openExample('speed-10');
  await expect(cards.lines).toHaveCount(10);
  const card = await cards.open(10);
  await expect(card.area).toBeVisible();
  const text = {
    'the first card': cards.line(1),
    'the last card': cards.line(10),
    'the picture': card.area.getByRole('button', { name: 'Crop picture' }),
    'the title': card.field('Title'),
    'the description': card.field('Description'),
  };
  const buttons = [1, 2, 3, 4].map((number) => [`button ${number}`, card.buttons.button(number).line]);
  await expectOnScreen({ ...text, ...(Object.fromEntries(buttons) as Record<string, Locator>) }, 900);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectOnScreen(text, 720);
});

test('the strip is worked by key, and strip, form and phone are at the same card', async ({
  page,
  templatePage,
}) => {
  const { cards, phone } = templatePage;
  await templatePage.openExample('fashion');
  const expectChosen = async (number: number, title: string) => {
    await expect(cards.line(number)).toHaveAttribute('aria-current', 'true');
    await expect(cards.form(number).field('Title')).toHaveValue(title);
    await expect(phone.screen.getByText(title, { exact: true })).toBeInViewport();
  };
  await cards.open(1);
  await page.keyboard.press('ArrowRight');
  await expect(cards.line(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.line(5)).toBeFocused();
  await expectChosen(5, 'The noon frame');

  await page.keyboard.press('Alt+ArrowLeft');
  await templatePage.expectSaid('Moved card 5 left. It is now card 4.');
  await expect(cards.line(4)).toBeFocused();
  await expectChosen(4, 'The noon frame');
  await page.keyboard.press('Delete');
  await templatePage.expectSaid('Card 4 deleted.');
  await expect(cards.lines).toHaveCount(4);
  await expect(cards.line(4)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cards.lines).toHaveCount(5);
  await expectChosen(4, 'The noon frame');
  // The key undid it: the notice of the deletion is gone. That of the next one undoes it, and can be reached by key.
  await expect(templatePage.undoDeletion).toBeHidden();
  await cards.line(4).press('Delete');
  await expect(cards.lines).toHaveCount(4);
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await expect(templatePage.undoDeletion).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards.lines).toHaveCount(5);
  await templatePage.expectSaid('Undone: delete card 4.');
  await expectChosen(4, 'The noon frame');
  await expect(cards.line(4)).toBeFocused();

  await templatePage.expectSaved();
  await page.reload();
  await expectChosen(4, 'The noon frame');
  await templatePage.chooseType('Rich card');
  await templatePage.chooseType('Carousel');
  await expectChosen(4, 'The noon frame');

  // An undo leads back to its card, also after the phone was scrolled by hand.
  await cards.form(4).field('Title').fill('The evening frame');
  await expectChosen(4, 'The evening frame');
  await phone.carousel.evaluate((strip) => strip.scrollTo(0, 0));
  await expect(phone.screen.getByText('The evening frame')).not.toBeInViewport();
  await page.keyboard.press('ControlOrMeta+z');
  await expectChosen(4, 'The noon frame');
  await page.getByRole('radio', { name: 'Try' }).check();
  await cards.open(1);
  await expect(phone.carousel.getByText('The noon frame')).not.toBeInViewport();
  await cards.open(4);
  await expectChosen(4, 'The noon frame');
});

test('at ten cards and at four buttons the adding button says so where one presses @full', async ({
  templatePage,
}) => {
  const { cards, card } = templatePage;
  await templatePage.openExample('speed-10');
  const limit = 'A carousel has at most 10 cards. Delete one to add another.';
  await expect(cards.add).toHaveAttribute('aria-disabled', 'true');
  await cards.add.click({ force: true });
  await templatePage.expectSaid(limit);
  await expect(templatePage.form.area.getByText(limit)).toBeVisible();
  await expect(cards.lines).toHaveCount(10);
  await cards.act(10, 'delete');
  await expect(templatePage.form.area.getByText(limit)).toBeHidden();

  await templatePage.openExample('speed-1');
  const full = 'A card has at most 4 buttons. Delete one to add another.';
  await card.buttons.addButton.click({ force: true });
  await expect(card.area.getByText(full)).toBeVisible();
  await expect(card.buttons.lines).toHaveCount(4);
});

test('the small pictures are those of the cards, and an address loads nothing while it is typed @full', async ({
  page,
  templatePage,
}) => {
  const { cards, card } = templatePage;
  await templatePage.openExample('fashion');
  await expect(cards.line(2).locator('img')).toHaveAttribute('src', /\/examples\/dress/);
  await templatePage.openNew('Rich card');
  await card.addPicture({});
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://pictures.test/')) asked.push(request.url());
  });
  await card.field('Picture link').pressSequentially('https://pictures.test/shoe.jpg');
  await expect.poll(() => new Set(asked)).toEqual(new Set(['https://pictures.test/shoe.jpg']));
});
