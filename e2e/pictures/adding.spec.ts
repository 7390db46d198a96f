import type { Page } from '@playwright/test';
import { dark, light, lookIn } from '../accessibility/views';
import {
  asUpload,
  cutOff,
  drawPicture,
  gifFile,
  giveFiles,
  pdfFile,
  plainPng,
  recordFilm,
  textFile,
  withExif,
} from '../support/mediaFiles';
import { ShareDialog } from '../models/dialogs/ShareDialog';
import { unfold } from '../models/Fields';
import { expect, test } from '../support/test';

const stored = (extension: string) => new RegExp(`/media/[0-9a-f]{64}\\.${extension}$`);

/** What the server has at an address. */
async function fetchFile(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  return { type: answer.headers()['content-type'], body: await answer.body() };
}

/** Size and colour of the left edge of a picture, as the browser shows it. */
function measure(page: Page, address: string) {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = new URL(source).pathname;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(2, Math.floor(canvas.height / 2), 1, 1).data ?? [];
    return { width: canvas.width, height: canvas.height, left: red > blue ? 'red' : 'blue' };
  }, address);
}

test(
  'a picture that is dropped on a card of the phone is on both phones, with thumbnail and public address',
  { tag: '@core' },
  async ({ page, templatePage }) => {
    const { card, phone } = templatePage;
    await templatePage.openNew('Rich card', 'one_drop');
    await page.getByRole('radio', { name: 'Both' }).check();
    const picture = withExif(await drawPicture(page, 'shoe.jpg', { width: 1600, height: 900 }), 1);
    await giveFiles(phone.cards, [picture]);
    await expect(await card.pictureLink()).toHaveValue(stored('jpg'));
    await templatePage.expectSaid(
      /Added shoe\.jpg\..*Removed from the file: .*camera.*Anyone with the link can see it\./,
    );

    const iPhone = page.getByRole('region', { name: 'iPhone preview' });
    for (const screen of [phone.screen, iPhone]) {
      const drawn = screen.getByTestId('preview-media').locator('img');
      await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
    }
    const address = await (await card.pictureLink()).inputValue();
    const file = await fetchFile(page, address);
    expect(file.type).toBe('image/jpeg');
    expect(file.body.includes('SecretCam')).toBe(false);

    await card.more.click();
    const thumbnail = await card.field('Thumbnail link').inputValue();
    expect(thumbnail).toMatch(stored('jpg'));
    expect((await fetchFile(page, thumbnail)).body.length).toBeLessThanOrEqual(50_000);

    await test.step('an alt text names the picture on both phones, and is not sent', async () => {
      await card.field('Alt text').fill('A running shoe');
      await expect(phone.screen.getByRole('button', { name: 'A running shoe' })).toBeAttached();
      await expect(iPhone.getByRole('img', { name: 'A running shoe' })).toBeAttached();
      expect(JSON.stringify(await templatePage.readJson())).not.toContain('running shoe');
      await templatePage.expectSaved();
      await page.reload();
      await expect(phone.screen.getByRole('button', { name: 'A running shoe' })).toBeAttached();
    });

    await test.step('a link takes the alt text along when asked to, and its draft has it', async () => {
      const draft = page.url();
      const share = new ShareDialog(page);
      await share.open();
      const bare = await share.panel.getByLabel('Link', { exact: true }).inputValue();
      await share.panel.getByLabel('Include alt texts of pictures').check();
      const link = share.panel.getByLabel('Link', { exact: true });
      await expect(link).not.toHaveValue(bare);
      await page.goto(await link.inputValue());
      await expect(iPhone.getByRole('img', { name: 'A running shoe' })).toBeAttached();
      await page.getByRole('button', { name: 'Save as draft' }).click();
      await card.more.click();
      await expect(card.field('Alt text')).toHaveValue('A running shoe');
      await page.goto(draft);
      await expect(phone.screen.getByRole('button', { name: 'A running shoe' })).toBeAttached();
    });

    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(phone.screen.getByRole('button', { name: 'A running shoe' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(card.field('Picture link')).toHaveCount(0);
    await expect(card.area.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
);

test('pictures of several kinds, sizes and orientations are chosen, pasted and dropped @full', async ({
  page,
  templatePage,
}) => {
  const { cards, phone } = templatePage;
  await templatePage.openNew('Carousel', 'several');
  const strip = page.getByRole('list', { name: 'Cards' });
  const addressOf = async (number: number) => (await (await cards.open(number)).pictureLink()).inputValue();

  await test.step('several at once make one card each, in one step', async () => {
    const large = await drawPicture(page, 'large.jpg', { width: 3000, height: 2400, noise: true });
    expect(Buffer.from(large.base64, 'base64').length).toBeGreaterThan(2_000_000);
    const plain = await drawPicture(page, 'turned.jpg', { width: 800, height: 400 });
    const png = await drawPicture(page, 'logo.png', { width: 300, height: 200, type: 'image/png' });
    const turned = [6, 3, 8, 2].map((orientation) => withExif(plain, orientation));
    await giveFiles(strip, [large, png, ...turned]);
    await expect(cards.lines).toHaveCount(6);
    await templatePage.expectSaid('Added 6 pictures to cards 1–6.');
    const largeAddress = await (await cards.form(1).pictureLink()).inputValue();
    expect((await fetchFile(page, largeAddress)).body.length).toBeLessThanOrEqual(2_000_000);
    expect(await addressOf(2)).toMatch(stored('png'));
    // A quarter clockwise or back swaps the sides, half a turn or a mirror brings the blue right to the left.
    for (const [number, looks] of [
      [3, { width: 400, height: 800 }],
      [4, { width: 800, height: 400, left: 'blue' }],
      [5, { width: 400, height: 800 }],
      [6, { width: 800, height: 400, left: 'blue' }],
    ] as const)
      expect(await measure(page, await addressOf(number))).toMatchObject(looks);
  });

  await test.step('a GIF from the clipboard, films and a PDF by the file dialog', async () => {
    await cards.add.click();
    await giveFiles(cards.form(7).field('Title'), [gifFile('wave.gif')], 'paste');
    await expect(await cards.form(7).pictureLink()).toHaveValue(stored('gif'));
    for (const [number, file, extension] of [
      [8, await recordFilm(page, 'walk.mp4', 'mp4'), 'mp4'],
      [9, await recordFilm(page, 'walk.webm', 'webm'), 'webm'],
      [10, pdfFile('menu.pdf'), 'pdf'],
    ] as const) {
      await cards.add.click();
      await cards.form(number).chooseFile(asUpload(file));
      await expect(await cards.form(number).pictureLink()).toHaveValue(stored(extension));
      if (extension !== 'mp4')
        await templatePage.expectSaid(
          /Hidden data such as author, date or location is not removed from (?:WebM|PDF)/,
        );
    }
  });

  await test.step('one step each is undone', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(cards.lines).toHaveCount(10);
    await expect(cards.form(10).area.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  await test.step('the thumbnail of a film is another of its frames', async () => {
    for (const number of [8, 9]) {
      const film = await cards.open(number);
      await unfold(film.more);
      const thumbnail = film.field('Thumbnail link');
      await expect(thumbnail).toHaveValue(stored('jpg'));
      const first = await thumbnail.inputValue();
      await film.area.getByRole('button', { name: 'Choose video thumbnail' }).click();
      const dialog = page.getByRole('dialog', { name: 'Video thumbnail' });
      const moment = dialog.getByRole('slider', { name: 'Time' });
      await expect(moment).toBeEnabled();
      await moment.press('End');
      await expect(dialog.locator('output')).not.toHaveText('0.0 s');
      await dialog.getByRole('button', { name: 'Use this frame' }).click();
      await expect(dialog).toBeHidden();
      await unfold(film.more);
      await expect(thumbnail).not.toHaveValue(first);
      const chosen = await thumbnail.inputValue();
      expect(await measure(page, chosen)).toEqual({ width: 320, height: 180, left: 'blue' });
      const drawn = phone.screen
        .getByTestId('preview-media')
        .nth(number - 1)
        .locator('img');
      await expect(drawn).toHaveAttribute('src', new URL(chosen).pathname);
    }
  });
});

test('what is no picture is refused by its name, and a lost connection is not felt', async ({
  page,
  templatePage,
}) => {
  const { card } = templatePage;
  await templatePage.openNew('Rich card', 'refusals');
  const field = card.area.getByRole('group', { name: /^Picture/ });
  const jobs = card.area.getByRole('list', { name: 'Files being added' });
  const look = await lookIn(page, light(1440, 960), dark(390, 844), light(320, 640));
  await page.setViewportSize({ width: 1440, height: 960 });

  const whole = await drawPicture(page, 'whole.jpg', { width: 400, height: 300, noise: true });
  for (const [file, words] of [
    [
      textFile('invoice.jpg', 'image/jpeg', '<!doctype html><script>1</script>'),
      /invoice\.jpg is a web page/,
    ],
    [{ ...cutOff(whole), name: 'half.jpg' }, /half\.jpg (?:is damaged|can’t be opened)/],
    [textFile('none.png', 'image/png', ''), /none\.png is empty/],
    [
      plainPng('bomb.png', 30_000, 30_000),
      /bomb\.png has 30,000 × 30,000 pixels\. Make it smaller: at most 100 million/,
    ],
    [textFile('song.mp3', 'audio/mpeg', 'ID3 song'), /song\.mp3 is an audio file/],
  ] as const) {
    await giveFiles(field, [file]);
    await expect(jobs.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    await templatePage.expectSaid(words);
  }
  await look('refused files');
  await page.setViewportSize({ width: 1440, height: 960 });
  for (const name of ['invoice.jpg', 'half.jpg', 'none.png', 'bomb.png', 'song.mp3'])
    await jobs.getByRole('button', { name: `Dismiss: ${name}` }).click();
  await expect(jobs).toHaveCount(0);
  await expect(card.area.getByRole('button', { name: 'Choose a file' })).toBeVisible();

  await test.step('a picture of 60 megapixels is made smaller', async () => {
    await giveFiles(field, [plainPng('wall.png', 10_000, 6000)]);
    await expect(await card.pictureLink()).toHaveValue(stored('jpg'), { timeout: 30_000 });
    await templatePage.expectSaid(/Added wall\.png\. Reduced the number of pixels \(now .*\)/);
    const looks = { width: 2160, height: 1296, left: 'red' };
    expect(await measure(page, await (await card.pictureLink()).inputValue())).toEqual(looks);
    await card.area.getByRole('button', { name: 'Remove picture' }).click();
  });

  await test.step('an upload is cancelled', async () => {
    const held: (() => void)[] = [];
    await page.route('**/api/media/uploads/**', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      // The page has ended the request by itself.
      await route.abort().catch(() => undefined);
    });
    await giveFiles(field, [whole]);
    await jobs.getByRole('button', { name: 'Cancel whole.jpg' }).click();
    await templatePage.expectSaid('Cancelled. whole.jpg was not added.');
    await expect(jobs).toHaveCount(0);
    for (const release of held) release();
    await page.unroute('**/api/media/uploads/**');
  });

  await test.step('an upload whose connection is lost goes on by itself', async () => {
    let cuts = 2;
    await page.route('**/api/media/uploads/**', (route) =>
      route.request().method() === 'PATCH' && cuts-- > 0 ? route.abort('connectionreset') : route.continue(),
    );
    await giveFiles(field, [whole]);
    await expect(jobs.getByText('Waiting for the server. The upload continues automatically.')).toBeVisible();
    await expect(await card.pictureLink()).toHaveValue(stored('jpg'));
    await page.unroute('**/api/media/uploads/**');
  });
});

test('a text message becomes a card with its picture, and a full carousel says that it is full @full', async ({
  page,
  templatePage,
}) => {
  await templatePage.openNew('Text message', 'no_place');
  const picture = await drawPicture(page, 'shoe.jpg', { width: 40, height: 30 });
  await giveFiles(templatePage.phone.screen, [picture]);
  await expect(page.getByRole('radio', { name: 'Rich card' })).toBeChecked();
  await templatePage.expectSaid(/Added shoe\.jpg\./);
  await templatePage.openExample('speed-10');
  await giveFiles(page.getByRole('list', { name: 'Cards' }), [picture]);
  await templatePage.expectSaid(/Not added: shoe\.jpg\. A carousel has at most 10 cards/);
});
