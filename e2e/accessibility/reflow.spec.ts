import type { Page } from '@playwright/test';
import { test } from '../support/test';
import { expectNoSidewaysScroll, expectReachable } from './checks';
import { walkConnections, walkCrash, walkPages } from './pageStates';
import { walkButtonKinds, walkOutcomes, walkWriting, type Look } from './templateStates';

/** 1280 by 1024 px enlarged to 400 %. */
test.use({ viewport: { width: 320, height: 256 } });
test.setTimeout(180_000);

const lookAt =
  (page: Page): Look =>
  (state) =>
    test.step(state, async () => {
      await expectNoSidewaysScroll(page, state);
      await expectReachable(page, state);
    });

for (const type of ['Text message', 'Rich card', 'Carousel'] as const) {
  test(`at 400 % a ${type.toLowerCase()} can be written: nothing goes sideways or out of reach`, async ({
    page,
  }) => {
    await walkWriting(page, type, lookAt(page));
  });
}

test('at 400 % every kind of button can be written', async ({ page }) => {
  await walkButtonKinds(page, lookAt(page));
});

test('at 400 % every outcome of a sending can be read and acted on', async ({ page, platform }) => {
  await walkOutcomes(page, platform, lookAt(page));
});

test('at 400 % the other pages can be used', async ({ page }) => {
  await walkPages(page, lookAt(page));
  await walkConnections(page, lookAt(page));
  await walkCrash(page, lookAt(page));
});
