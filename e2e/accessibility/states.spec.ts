import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { test } from '../support/test';
import { walkConnections, walkCrash, walkPages } from './pageStates';
import { walkButtonKinds, walkMenus, walkOutcomes, walkTrying, walkWriting } from './templateStates';
import { dark, enlarged, light, lookIn } from './views';

// Less motion: a part that is just fading away has no contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wide = light(1440, 960);
const tablet = dark(1024, 768);
const small = light(320, 640);
const phone = dark(390, 844);

// A carousel has the states of a rich card.
for (const type of sampleOf(['Text message', 'Rich card'] as const, 2)) {
  test(`writing a ${type.toLowerCase()} is accessible in every state`, async ({ page }) => {
    await walkWriting(page, type, await lookIn(page, wide, phone, enlarged));
  });
}

test(
  'writing a carousel is accessible in every state and every layout',
  { tag: '@core' },
  async ({ page }) => {
    await walkWriting(page, 'Carousel', await lookIn(page, wide, tablet, small, phone, enlarged));
  },
);

test('every kind of button is accessible', async ({ page }) => {
  await walkButtonKinds(page, await lookIn(page, wide, phone, enlarged));
});

test('the menus of the header, senders and rare fields are accessible', async ({ page }) => {
  await walkMenus(page, await lookIn(page, wide, dark(320, 640)));
});

test('sample values, taps and their log are accessible', async ({ page }) => {
  await walkTrying(page, await lookIn(page, wide, phone));
});

test('every outcome of a sending is accessible', async ({ page, platform }) => {
  await walkOutcomes(page, platform, await lookIn(page, wide, phone, enlarged));
});

test('start page, gallery, connection and wrong addresses are accessible in every layout', async ({
  page,
}) => {
  await walkPages(page, await lookIn(page, wide, tablet, small, phone, enlarged));
});

test('a missing token, a missing server and a crash are shown accessibly', async ({ page }) => {
  const look = await lookIn(page, wide, phone, enlarged);
  await walkConnections(page, look);
  await walkCrash(page, look);
});
