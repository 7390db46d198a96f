import { keptDraft, putDrafts } from '../support/keptDrafts';
import { drawPicture, giveFiles } from '../support/mediaFiles';
import { expect, test } from '../support/test';

const missing = `/media/${'0'.repeat(64)}.jpg`;
const shortCard = (fileUrl: string) => ({
  title: 'Tea',
  media: { height: 'SHORT', contentInfo: { fileUrl } },
});
const withPicture = (name: string, fileUrl: string) => ({
  name,
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: {
          title: 'Tea',
          description: 'Fresh leaves.',
          media: { height: 'MEDIUM', contentInfo: { fileUrl } },
        },
      },
    },
  },
});

test('what a platform would not get stands at its field and in Check, and only a reached picture is a green light', async ({
  page,
  address,
  templatePage,
}) => {
  const { card } = templatePage;
  await page.goto('/gallery');
  await putDrafts(page, [keptDraft('broken', withPicture('broken_picture', `${address}${missing}`))]);
  await page.goto('/templates/broken');
  const words = 'There is no file at this link (404).';
  await templatePage.openDrawer('Check');
  const check = page.getByRole('tabpanel', { name: /^Check/ });
  await expect(check.getByText(words)).toBeVisible();
  await expect(await card.pictureLink()).toHaveAccessibleDescription(
    new RegExp(words.replace(/[().]/g, '\\$&')),
  );
  await expect(check.getByText('Ready to send')).toHaveCount(0);

  await giveFiles(card.area.getByRole('group', { name: /^Picture/ }), [
    await drawPicture(page, 'tea.jpg', { width: 800, height: 343 }),
  ]);
  await expect(card.area.getByRole('button', { name: 'Picture link: uploaded file' })).toBeVisible();
  await expect(check.getByText('Ready to send')).toBeVisible();
  await expect(check.getByText(words)).toHaveCount(0);
});

test('the pictures of all drafts are checked at once @full', async ({ page, address }) => {
  await page.goto('/gallery');
  await putDrafts(page, [
    keptDraft('one', withPicture('one_broken', `${address}${missing}`)),
    keptDraft('two', withPicture('two_example', 'https://pictures.example.com/bag.jpg')),
  ]);
  await page.goto('/pictures');
  await page.getByRole('button', { name: 'Check pictures in all drafts' }).click();
  const found = page.getByRole('region', { name: 'Check pictures in all drafts' });
  await expect(found.getByText('1 of 1 checked')).toBeVisible();
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(found.getByRole('listitem')).toContainText('There is no file at this link (404).');
  await found.getByRole('link', { name: 'one_broken' }).click();
  await expect(page).toHaveURL(/\/templates\/one$/);
});

test('a template from elsewhere shows pictures of this server, and names the other hosts @full', async ({
  page,
  address,
  templatePage,
}) => {
  await templatePage.openNew('Rich card', 'own_picture');
  await giveFiles(templatePage.card.area.getByRole('group', { name: /^Picture/ }), [
    await drawPicture(page, 'own.jpg', { width: 640, height: 480 }),
  ]);
  await expect(await templatePage.card.pictureLink()).toHaveValue(/\/media\//);
  const own = await (await templatePage.card.pictureLink()).inputValue();
  expect(own.startsWith(address)).toBe(true);

  const cardContents = [shortCard(own), shortCard('https://pictures.other.test/tea.jpg')];
  const template = {
    name: 'from_elsewhere',
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
  };
  await putDrafts(page, [{ ...keptDraft('foreign', template), trustsMedia: false }]);
  await page.goto('/templates/foreign');
  const drawn = templatePage.phone.screen.getByTestId('preview-media');
  await expect
    .poll(() =>
      drawn
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(640);
  await expect(drawn.nth(1).locator('img')).toHaveCount(0);
  await expect(page.getByText('Pictures from pictures.other.test aren’t loaded')).toBeVisible();
});
