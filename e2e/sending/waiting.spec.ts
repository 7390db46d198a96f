import { createGate } from '../support/createGate';
import { drawPicture, giveFiles } from '../support/mediaFiles';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

const uploads = '**/api/media/uploads**';
const stored = expect.stringMatching(/\/media\/[0-9a-f]{64}\.\w+$/);

test('a sending waits for an upload and the checks, and never leaves out a chosen picture silently', async ({
  page,
  templatePage,
}) => {
  const { card, sending } = templatePage;
  const { review } = sending;
  await templatePage.openNew('Rich card', uniqueName());
  await card.fillIn({ Title: 'Canvas bag', Description: 'Back in stock.' });
  const picture = await drawPicture(page, 'bag.jpg', { width: 640, height: 360 });
  const choose = () => giveFiles(card.area.getByRole('group', { name: /^Picture/ }), [picture]);

  await test.step('a failed upload is named, and can be tried again', async () => {
    await page.route(uploads, (route) => route.fulfill({ status: 403 }));
    await choose();
    await sending.press();
    const failed = review.getByRole('group', { name: '“bag.jpg” isn’t in the message' });
    await expect(failed).toContainText('You don’t have permission to upload files.');
    await expect(review.getByRole('button', { name: /^Send (?:now|when ready)$/ })).toBeDisabled();
    await page.unroute(uploads);
    await failed.getByRole('button', { name: 'Send without it' }).click();
    await expect(failed).toBeHidden();
    await review.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a running upload is waited for', async () => {
    const gate = createGate();
    await page.route(uploads, async (route) => {
      await gate.isOpen;
      await route.continue();
    });
    await choose();
    const creations = sending.countCreations();
    await sending.press();
    await expect(review).toContainText('“bag.jpg” is uploading.');
    await review.getByText('Send without waiting').click();
    await expect(review).toContainText('“bag.jpg” will be missing.');
    await review.getByRole('button', { name: 'Send when ready' }).click();
    await expect(review.getByRole('button', { name: 'Sending when ready…' })).toBeVisible();
    expect(creations()).toBe(0);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/templates'),
    );
    gate.open();
    expect((await sent).postDataJSON()).toMatchObject({
      component: {
        richCard: { standaloneCard: { cardContent: { media: { contentInfo: { fileUrl: stored } } } } },
      },
    });
    await sending.expectStatus('Approval pending');
    expect(creations()).toBe(1);
  });
});
