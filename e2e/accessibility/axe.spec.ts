import type { Page } from '@playwright/test';
import { test } from '../support/test';
import { expectUsable } from './checks';
import { walkConnections, walkCrash, walkPages } from './pageStates';
import { walkButtonKinds, walkOutcomes, walkTrying, walkWriting, type Look } from './templateStates';

/** Less motion, as what is just fading away has no contrast of its own. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lookAt =
  (page: Page): Look =>
  (state) =>
    test.step(state, () => expectUsable(page, state));

/** Every state in both themes, in the widest layout and on a phone. */
for (const { colorScheme, width, height } of [
  { colorScheme: 'light', width: 1440, height: 960 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    test.setTimeout(300_000);

    for (const type of ['Text message', 'Rich card', 'Carousel'] as const) {
      test(`writing a ${type.toLowerCase()} is accessible in every state`, async ({ page }) => {
        await walkWriting(page, type, lookAt(page));
      });
    }

    test('every kind of button is accessible', async ({ page }) => {
      await walkButtonKinds(page, lookAt(page));
    });

    test('sample values, taps and their log are accessible', async ({ page }) => {
      await walkTrying(page, lookAt(page));
    });

    test('every outcome of a sending is accessible', async ({ page, platform }) => {
      await walkOutcomes(page, platform, lookAt(page));
    });

    test('start page, gallery, connection and wrong addresses are accessible', async ({ page }) => {
      await walkPages(page, lookAt(page));
    });

    test('a missing token, a missing server and a crash are shown accessibly', async ({ page }) => {
      await walkConnections(page, lookAt(page));
      await walkCrash(page, lookAt(page));
    });
  });
}

/** The two layouts between, each in the theme that it does not have above. */
for (const { colorScheme, width, height } of [
  { colorScheme: 'dark', width: 1024, height: 768 },
  { colorScheme: 'light', width: 320, height: 640 },
] as const) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    test.setTimeout(300_000);

    test('writing a carousel is accessible in every state', async ({ page }) => {
      await walkWriting(page, 'Carousel', lookAt(page));
    });

    test('start page, gallery, connection and wrong addresses are accessible', async ({ page }) => {
      await walkPages(page, lookAt(page));
    });
  });
}
