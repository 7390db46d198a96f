import { dark, light, lookIn } from '../accessibility/views';
import { ReviewPage } from '../models/ReviewPage';
import { pixelsOf, runsInRow } from '../support/pixels';
import { expect } from '../support/test';
import { asha, onServer, twoPeopleTest as test, signIn } from '../support/twoBrowsers';

test.describe('guests', { tag: '@own-server' }, () => {
  test('somebody without an account comments by a link, until it is withdrawn', async ({
    provider,
    page,
    templatePage,
    other,
  }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('for_the_agency', 'Half price until Sunday.');
    await page.getByRole('button', { name: /^Sender/ }).click();
    const sender = page.getByRole('dialog', { name: 'Sender' });
    await sender.getByLabel('Name').fill('Lark & Loom');
    await sender.getByRole('button', { name: 'Share with “Team”' }).click();
    await expect(sender.getByText(/Shared with “Team”/)).toBeVisible();
    await sender.getByRole('button', { name: 'Done' }).click();
    await expect(onServer(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Review' }).click();
    const link = await new ReviewPage(page).makeGuestLink();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844))
    )('a link for guests');
    await page.setViewportSize({ width: 1440, height: 900 });

    const guest = new ReviewPage(other);
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(link);
    await expect(other.getByText(/asha@shop\.example would like your comments/)).toBeVisible();
    await expect(guest.phones.getByText('Lark & Loom').first()).toBeVisible();
    await (
      await lookIn(other, light(1440, 900), dark(390, 844), light(320, 640))
    )('a review for guests');
    await other.setViewportSize({ width: 390, height: 844 });
    await guest.phones.getByText('Half price until Sunday.').first().click();
    await expect(guest.comment).toBeFocused();
    await guest.comment.fill('Is it <b>really</b> half?');
    await other.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(other.getByText('Say who you are first.')).toBeVisible();
    await expect(guest.comment).toHaveValue('Is it <b>really</b> half?');
    await other.getByLabel('Your name').fill('Mira');
    await other.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(guest.thread('Message text')).toContainText('Is it <b>really</b> half?');

    const mine = new ReviewPage(page);
    await expect(mine.thread('Message text')).toContainText('Mira (guest)');
    await mine.reply('Message text', 'Yes, all of it.');
    // The page of a guest looks for replies every 15 seconds.
    const news = other
      .getByRole('status')
      .filter({ hasText: 'New reply by asha@shop.example: Yes, all of it.' });
    await expect(news).toBeAttached({ timeout: 60_000 });
    await expect(guest.thread('Message text')).toContainText('Yes, all of it.');

    // The narrow window had closed it.
    await page.getByText('People without an account').click();
    await page
      .getByRole('list', { name: 'Open links for guests' })
      .getByRole('button', { name: 'Withdraw link' })
      .click();
    await other.reload();
    await expect(other.getByText(/The link was withdrawn or has expired/)).toBeVisible();
  });

  test('a chat shows a picture of the phones beside the link', async ({
    provider,
    page,
    templatePage,
    playwright,
  }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('for_the_chat', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Review' }).click();
    const link = await new ReviewPage(page).makeGuestLink();
    await expect(page.getByText('Chats show the name and a picture of the phones.')).toBeVisible();

    // The robot of a chat: without a session.
    const robot = await playwright.request.newContext({ extraHTTPHeaders: { Accept: '*/*' } });
    const markup = await (await robot.get(link)).text();
    const contentOf = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(markup)?.[1] ?? '';
    expect(contentOf('og:title')).toBe('for_the_chat');
    const picture = await robot.get(contentOf('og:image'));
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    const { width, height, data } = await pixelsOf(page, png);
    expect([width, height]).toEqual([1200, 630]);
    // The frame of each phone beside its white screen, in the middle of the picture.
    const white = [255, 255, 255, 255];
    expect(runsInRow({ width, height, data }, 315, white)).toBe(2);
    const address = page.url().split('?')[0] ?? '';
    expect(await (await robot.get(address)).text()).not.toContain('og:');
    await robot.dispose();
  });
});
