import type { Locator, Page } from '@playwright/test';
import { isFullRun } from '../../../scripts/tests/sizes.mjs';
import { pixelsOf } from '../../support/pixels';
import { expect, test } from '../../support/test';
import { differencesOf, measureDrawings } from '../support/drawnCopy';
import { DrawnPhone } from '../support/DrawnPhone';
import { hardTemplates } from '../support/hardTemplates';
import { openTemplate } from '../support/openTemplate';
import { servePictures } from '../support/servePictures';

test.use({ viewport: { width: 1900, height: 1300 } });

const gallery = [
  'one-time-code',
  'interests',
  'delivery-location',
  'boarding-pass',
  'clinic-visit',
  'hotel-booking',
  'phone-bill',
  'loyalty',
  'festive-sale',
  'event-tickets',
];

/** The copies of the phones that a picture is drawn from, as documents, from now on. */
async function collectCopies(page: Page) {
  await page.evaluate(() => {
    const copies: string[] = [];
    class CollectingSerializer extends XMLSerializer {
      override serializeToString(node: Node) {
        const copy = super.serializeToString(node);
        copies.push(copy);
        return copy;
      }
    }
    globalThis.XMLSerializer = CollectingSerializer;
    Object.assign(globalThis, { takeCopies: () => copies.splice(0) });
  });
}

const takeCopies = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { takeCopies: () => string[] }).takeCopies());

/** Pictures and fonts have arrived, cards have cut their texts, and nothing moves. */
async function settle(page: Page) {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-loading-fonts]') &&
      [...document.querySelectorAll<HTMLImageElement>('[data-phone] img')].every(({ complete }) => complete),
  );
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Scrolls everything on the phones that scrolls. */
const scrollAll = (page: Page) =>
  page.locator('[data-phone] *').evaluateAll((parts) => {
    for (const part of parts) {
      const { overflowX, overflowY, flexDirection } = getComputedStyle(part);
      if (/auto|scroll/.test(overflowX)) part.scrollLeft = 90;
      if (/auto|scroll/.test(overflowY)) part.scrollTop = flexDirection === 'column-reverse' ? -70 : 70;
    }
  });

/** The states of the phones on the screen, in the order in which one test enters them. */
const states = {
  light: async () => undefined,
  'dark, largest text': async (page) => {
    await new DrawnPhone(page).set('Phone theme', 'Dark');
    await new DrawnPhone(page).set('Text size', 'Largest');
  },
  scrolled: scrollAll,
  'sheet open': async (page) => {
    await new DrawnPhone(page).startTrying();
    for (const system of ['Android', 'iPhone'] as const) {
      const { screen, dialog } = new DrawnPhone(page, system);
      const button = screen.locator(
        'button[data-kind]:not([data-kind="reply"]), [data-testid="preview-options"]',
      );
      // A tap on one phone may act on both.
      if ((await dialog.count()) === 0 && (await button.count()) > 0) await button.first().click();
    }
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>;
const stateNames = Object.keys(states) as (keyof typeof states)[];

/** Px at the edge of a phone that are not compared: the page shines through beside its round corners. */
const edge = 32;

/** A phone in the middle of the page may begin at half a pixel, and its letters too. */
async function screenshotAtWholePixel(phone: Locator): Promise<Buffer> {
  const shift = (isBack: boolean) =>
    phone.evaluate((part, back) => {
      part.style.marginLeft = back ? '' : `${-(part.getBoundingClientRect().left % 1)}px`;
    }, isBack);
  await shift(false);
  const png = await phone.screenshot();
  await shift(true);
  return png;
}

/**
 * The share of pixels that differ between two pictures of a phone, without its edge. Letters at a fraction of a pixel are
 * smoothed in another way, by up to 61 of 255: that is no difference.
 */
async function shareOfOthers(page: Page, first: Buffer, second: Buffer) {
  const [one, other] = [await pixelsOf(page, first), await pixelsOf(page, second)];
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  let count = 0;
  for (let y = edge; y < height - 2 * edge; y += 1) {
    for (let x = edge; x < width - edge; x += 1) {
      const [at, there] = [4 * (y * one.width + x), 4 * (y * other.width + x)];
      const isOther = [0, 1, 2].some(
        (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[there + channel] ?? 0)) > 64,
      );
      if (isOther) count += 1;
    }
  }
  return count / (width * height);
}

/** Takes our notes off the phones, or puts them back: a picture has none. */
const hideNotes = (phones: Locator, isHidden: boolean) =>
  phones.evaluateAll((all, hides) => {
    for (const phone of all) phone.toggleAttribute('data-without-notes', hides);
  }, isHidden);

/** Saves a picture of both phones, and compares each box and text of its copies with the screen. */
async function expectSame(page: Page, reader: Page, name: string, comparesPixels: boolean) {
  await settle(page);
  const phones = page.locator('[data-phone]');
  await hideNotes(phones, true);
  const shown = await phones.evaluateAll(measureDrawings);
  await hideNotes(phones, false);
  // Drawn by the page between all other work of the machine: the test's own limit holds.
  const saving = page.waitForEvent('download', { timeout: 0 });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await (await saving).delete();
  const copies = await takeCopies(page);
  expect(copies, name).toHaveLength(2);
  for (const [index, copy] of copies.entries()) {
    await reader.route(
      'http://copy.test/',
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: copy }),
      {
        times: 1,
      },
    );
    await reader.goto('http://copy.test/');
    await reader.evaluate(() => document.fonts.ready.then(() => undefined));
    const [drawn = []] = await reader.locator('foreignObject > *').evaluateAll(measureDrawings);
    const phone = shown[index] ?? [];
    await expect(reader.getByTestId(/preview-note|preview-fold/).filter({ visible: true }), name).toHaveCount(
      0,
    );
    expect(phone.length, name).toBeGreaterThan(20);
    expect.soft(differencesOf(phone, drawn), `${name}, phone ${index + 1}`).toEqual([]);
    if (!comparesPixels) continue;
    const painted = await reader.locator('foreignObject > *').screenshot();
    await hideNotes(phones, true);
    const onScreen = await screenshotAtWholePixel(phones.nth(index));
    await hideNotes(phones, false);
    const others = await shareOfOthers(reader, onScreen, painted);
    // The dots of a cut text have at least 5 such pixels, of some 400,000.
    expect.soft(others, `${name}, phone ${index + 1}: other pixels`).toBeLessThan(0.00001);
  }
}

const all = [
  ...gallery.map((id) => [id, (page: Page) => page.goto(`/templates/new?from=${id}`)] as const),
  ...Object.entries(hardTemplates).map(
    ([name, template]) => [name, (page: Page) => openTemplate(page, template)] as const,
  ),
];

/** All of them in a full run; else two, each in another state. */
const templates = [...all.entries()].filter(([index]) => isFullRun || index % 10 === 0);

test('94. a saved picture has each box and each text of the phones on the screen', async ({
  page,
  context,
}) => {
  test.setTimeout(isFullRun ? 1_800_000 : 600_000);
  await servePictures(page);
  const reader = await context.newPage();
  await page.bringToFront();
  for (const [index, [name, open]] of templates) {
    await test.step(name, async () => {
      await open(page);
      const phone = new DrawnPhone(page);
      await phone.choose('Phones', /^Both$/);
      await phone.choose('Preview size', /^100%$/);
      await expect(page.getByRole('region', { name: 'iPhone preview' })).toBeVisible();
      await collectCopies(page);
      // In a full run in every state.
      const entered = isFullRun
        ? stateNames
        : stateNames.filter((_, place) => place === index % stateNames.length);
      for (const state of entered) {
        await states[state](page);
        // In a full run a few of each state also as pixels, else both.
        await expectSame(page, reader, `${name}, ${state}`, index % (isFullRun ? 5 : 10) === 0);
      }
    });
  }
});
