import { sampleOf } from '../../../scripts/tests/sizes.mjs';
import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength } from '../support/DrawnPhone';
import { addressOf, missingPicture, showPicture } from '../support/pictureShapes';
import { servePictures } from '../support/servePictures';
import { carousel, horizontalCard, lines, media, reply, verticalCard } from '../support/templates';
import { requestBody } from '../support/requestBody';

/** The heights of the cards in whole px. */
async function heightsOf(phone: DrawnPhone): Promise<number[]> {
  return (await phone.boxes(phone.cards)).map(({ height }) => Math.round(height));
}

test('71, 72, 85, 86, 90. the picture of a vertical card has its own shape @full', async ({ page }) => {
  await servePictures(page);
  const phone = new DrawnPhone(page, 'iPhone');
  await phone.openTemplate(verticalCard({ title: 'Hi', media: media('3x2.svg', 'SHORT') }));

  await test.step('90. the screen is 393 by 852', async () => {
    const screen = await phone.box(phone.screen);
    expectLength(screen.width, 393, 'width');
    expectLength(screen.height, 852, 'height');
  });
  await test.step('85. its sizes are called estimates', async () => {
    await expect(
      page.getByText('iPhone preview: the layout is documented, exact sizes are estimates.'),
    ).toBeVisible();
  });
  await test.step('86. the logo is round', async () => {
    const logo = await phone.box(phone.part('logo'));
    expectLength(logo.width, logo.height, 'as wide as high');
    await expect(phone.part('logo')).toHaveCSS('border-radius', '50%');
  });
  await test.step('71. the chosen height changes no box', async () => {
    await expect.poll(async () => Math.round((await phone.box(phone.media)).height)).toBe(192);
    // The drawer with the request body moves the phone. Open it before the boxes are measured.
    expect(await requestBody(page)).toContain('"height": "SHORT"');
    const before = await phone.allBoxes();
    for (const height of ['MEDIUM', 'TALL']) {
      await phone.field('Height').selectOption(height);
      expect(await requestBody(page)).toContain(`"height": "${height}"`);
      expect(await phone.allBoxes(), height).toEqual(before);
    }
  });
  for (const [shape, ratio] of [
    ['4x3', 4 / 3],
    ['1x1', 1],
    ['16x9', 16 / 9],
    ['3x2', 3 / 2],
  ] as const) {
    await test.step(`72. ${shape}`, async () => {
      await (await phone.pictureLink()).fill(`https://pictures.test/${shape}.svg`);
      await expect
        .poll(async () => {
          const { width, height } = await phone.box(phone.media);
          return Math.abs(width / height / ratio - 1);
        })
        .toBeLessThan(0.01);
    });
  }
});

test('73, 74, 98. beside the text the picture is 60 by 60, and its side is called estimated @full', async ({
  page,
}) => {
  await servePictures(page);
  const phone = new DrawnPhone(page, 'iPhone');
  await phone.openTemplate(
    horizontalCard('LEFT', { title: 'Hi', description: lines(2), media: media('3x2.svg') }),
  );
  for (const side of ['Left', 'Right']) {
    await phone.choose('Picture side', new RegExp(`^${side}$`));
    await expect
      .poll(async () => (await phone.box(phone.media)).left < (await phone.box(phone.titles)).left)
      .toBe(side === 'Left');
    const picture = await phone.box(phone.media);
    expectLength(picture.width, 60, 'width');
    expectLength(picture.height, 60, 'height');
    await expect(phone.notes).toContainText('is an estimate');
  }
  await test.step('98. the same on a page zoomed to 110 %', async () => {
    await page.evaluate(() => {
      document.documentElement.style.zoom = '1.1';
    });
    const picture = await phone.box(phone.media);
    expectLength(picture.width / 1.1, 60, 'width');
    expectLength(picture.height / 1.1, 60, 'height');
    // Measured in px of the window, six lines would count as seven, which is too many.
    await phone.field('Title').fill('');
    await phone.field('Description').fill(lines(6));
    await expect(phone.descriptions).toContainText('line 6');
    expectLength((await phone.box(phone.descriptions)).height / 1.1, 108, 'six lines of 18');
    await expect(phone.cards).not.toHaveAttribute('data-opens');
  });
});

test(
  '16, 19, 56, 77, 81. each card of a carousel has its own height, in the order of the template',
  { tag: '@core' },
  async ({ page }) => {
    await servePictures(page);
    const phone = new DrawnPhone(page, 'iPhone');
    await phone.openTemplate(
      carousel([
        { title: 'A', media: media('1x1.svg') },
        { title: 'B', description: 'Words', media: media('16x9.svg'), suggestions: [reply('Yes')] },
        { title: 'C' },
      ]),
    );
    await expect(phone.titles).toHaveText(['A', 'B', 'C']);
    await expect(phone.media).toHaveCount(2);
    await test.step('56. without a picture a card starts with its title', async () => {
      const bare = phone.cards.nth(2);
      await expect(bare.getByTestId('preview-media')).toHaveCount(0);
      const [card] = await phone.boxes(bare);
      const [title] = await phone.boxes(bare.getByTestId('preview-title'));
      expectLength((title?.top ?? 0) - (card?.top ?? 0), 10, 'space above the title');
    });
    await test.step('81.', async () => {
      await expect.poll(async () => new Set(await heightsOf(phone)).size).toBe(3);
      const [a = 0, b = 0, c = 0] = await heightsOf(phone);
      expect(a).toBeGreaterThan(b);
      expect(b).toBeGreaterThan(c);
    });
    await test.step('77. a reply is below its card', async () => {
      const card = await phone.box(phone.cards.nth(1));
      expect((await phone.box(phone.suggestions)).top).toBeGreaterThanOrEqual(card.bottom);
    });
    await test.step('19. after a card has moved', async () => {
      await phone.openCard(1);
      await page.getByRole('button', { name: 'Move card 1 right', exact: true }).click();
      await expect(phone.titles).toHaveText(['B', 'A', 'C']);
      const lefts = (await phone.boxes(phone.titles)).map(({ left }) => left);
      expect(lefts, 'from left to right').toEqual(lefts.toSorted((one, other) => one - other));
    });
    await test.step('16. after a card has been added', async () => {
      await page.getByRole('button', { name: 'Add card' }).click();
      await expect(phone.cards).toHaveCount(4);
    });
  },
);

test('52, 53. a GIF does not move and a note says so; a broken picture keeps its box @full', async ({
  page,
}) => {
  await servePictures(page);
  const phone = new DrawnPhone(page, 'iPhone');
  await phone.openTemplate(verticalCard({ title: 'Hi', media: media('3x2.svg', 'MEDIUM', '4x3.svg') }));
  await expect.poll(async () => Math.round((await phone.box(phone.media)).height)).toBe(192);
  for (const [shape, height] of sampleOf(
    [
      ['3x2', 192],
      ['1x1', 288],
      ['9x16', 512],
      ['1x4', 512],
      ['21x9', (288 * 9) / 21],
      ['7x2', (288 * 2) / 7],
      ['8x1', (288 * 2) / 7],
    ] as const,
    3,
  )) {
    await test.step(`53. ${shape}: the same boxes while it is drawn, broken and not downloaded`, async () => {
      await showPicture(phone, addressOf(shape));
      await expect
        .poll(async () => Math.round((await phone.box(phone.media)).height))
        .toBe(Math.round(height));
      const whole = await phone.allBoxes();
      await showPicture(phone, missingPicture);
      expect(await phone.allBoxes(), 'broken').toEqual(whole);
      await expect(phone.titles).toHaveText('Hi');
      await showPicture(phone, addressOf(shape));
      expect(await phone.allBoxes(), 'drawn again').toEqual(whole);
    });
  }
  await test.step('53. not downloaded, failed, and with a thumbnail of another shape', async () => {
    await showPicture(phone, addressOf('1x1'));
    await expect.poll(async () => Math.round((await phone.box(phone.media)).height)).toBe(288);
    const whole = await phone.allBoxes();
    for (const state of ['Not downloaded yet', 'Download failed']) {
      await phone.set('Pictures', state);
      expect(await phone.allBoxes(), state).toEqual(whole);
      await phone.field('Thumbnail link').fill(addressOf('16x9'));
      await expect(phone.media.locator('img')).toHaveAttribute('src', addressOf('16x9'));
      expect(await phone.allBoxes(), `${state}, with a thumbnail`).toEqual(whole);
      await phone.field('Thumbnail link').fill('');
    }
    await phone.set('Pictures', 'Downloaded');
  });
  await test.step('52.', async () => {
    await (await phone.pictureLink()).fill('https://pictures.example.com/loyalty.gif');
    const frame = phone.media.locator('canvas');
    await expect(frame).toBeVisible();
    await expect(phone.media.locator('img')).toHaveCount(0);
    await expect(phone.notes).toContainText('GIFs in cards don’t move');
    await expect
      .poll(() =>
        frame.evaluate((canvas: HTMLCanvasElement) =>
          canvas
            .getContext('2d')
            ?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
            .data.some((value) => value > 0),
        ),
      )
      .toBe(true);
  });
});
