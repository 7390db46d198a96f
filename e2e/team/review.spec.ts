import { dark, light, lookIn } from '../accessibility/views';
import { LibraryPage } from '../models/LibraryPage';
import { ReviewPage } from '../models/ReviewPage';
import { expect } from '../support/test';
import { asha, ben, onServer, twoPeopleTest as test, signIn } from '../support/twoBrowsers';

const chitra = { sub: 'chitra-4', email: 'chitra@shop.example', groups: ['boss'] };

test.describe('review', { tag: '@own-server' }, () => {
  test.use({
    settings: {
      SPACES: JSON.stringify([
        {
          name: 'offers',
          label: 'Offers',
          roles: { campaign: 'sender', copy: 'author', boss: 'approver' },
          review: 'required',
        },
      ]),
    },
  });

  test('three people and a guest, from a draft to “approved at the platform”, and an emergency', async ({
    provider,
    page,
    templatePage,
    other,
    browser,
  }) => {
    test.slow();
    const [mine, review] = [new ReviewPage(page), new ReviewPage(other)];
    await signIn(provider, page, asha);
    await signIn(provider, other, chitra);
    await signIn(provider, page, ben);
    await templatePage.writeTextMessage('weekend', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    const address = page.url();
    await page.getByRole('tab', { name: 'Review' }).click();
    await mine.ask('Ask for review', 'Please look at the price.');
    await (
      await lookIn(page, light(1440, 900), dark(390, 844))
    )('a draft that waits for review');
    await page.setViewportSize({ width: 1440, height: 900 });

    await test.step('it waits in the inbox of who may decide, also when its notice is read', async () => {
      await other.goto('/inbox');
      await expect(
        other.getByText('This server sends no e-mail. Its administrator can set that up.'),
      ).toBeVisible();
      const waiting = other.getByRole('region', { name: 'Waits for you' }).getByRole('listitem');
      await expect(waiting).toHaveText([/^Review weekend.*ben@shop\.example asked for a review/]);
      const bell = (words: string) => other.getByRole('link', { name: words, exact: true });
      await expect(bell('Inbox, 1 template waits for you, 1 unread notice')).toHaveText('1');
      await other.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bell('Inbox, 1 template waits for you')).toHaveText('1');
      await (
        await lookIn(other, light(1440, 900), dark(390, 844), light(320, 640))
      )('an inbox with a review that waits');
      await other.setViewportSize({ width: 1440, height: 900 });
      await waiting.getByRole('link').click();
      await expect(other.getByRole('heading', { name: 'weekend', level: 1 })).toBeVisible();
    });

    await test.step('a reviewer comments on the phone, and asks for changes', async () => {
      await other.goto('/?status=waiting');
      await expect(new LibraryPage(other).drafts).toHaveText([/weekend/]);
      await other.setViewportSize({ width: 390, height: 844 });
      await other.getByRole('link', { name: 'Waits for your review' }).click();
      await review.comment.waitFor();
      await expect(other.getByRole('blockquote')).toHaveText('Please look at the price.');
      await review.commentOn('Half price until Sunday.', 'Is it not a third?');
      await expect(review.thread('Message text')).toContainText('chitra@shop.example');
      await (
        await lookIn(other, light(1440, 900), dark(390, 844), light(320, 640))
      )('a review with a comment');
      await other.setViewportSize({ width: 390, height: 844 });
      await other.getByRole('button', { name: 'Ask for changes' }).click();
      const reason = other.getByLabel('What should change?');
      await expect(reason).toBeFocused();
      await other.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const first = await other.getByText('What should change?').boundingBox();
      const record = await review.record.boundingBox();
      expect((record?.y ?? 0) + (record?.height ?? 0), 'the record is above the bar').toBeLessThan(
        first?.y ?? 0,
      );
      await other.getByRole('button', { name: 'Cancel' }).click();
      await review.askForChanges('The price is wrong.');
    });

    await test.step('a guest comments by a link, without an account', async () => {
      const link = await new ReviewPage(page).makeGuestLink();
      const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await guest.goto(link);
      await guest.getByLabel('Your name').fill('Mira');
      await new ReviewPage(guest).commentOn('Half price until Sunday.', 'Our logo is missing.');
      await expect(guest.getByText('Is it not a third?')).toHaveCount(0);
      await guest.close();
    });

    await test.step('the writer sees all at once, replies, changes it and asks again', async () => {
      await expect(mine.state).toContainText('Changes requested by chitra@shop.example');
      await expect(mine.mark).toHaveText('Review: Changes requested by chitra@shop.example');
      await expect(page.getByText('The price is wrong.')).toBeVisible();
      await expect(mine.threads).toContainText([/chitra.*Is it not a third\?/, /Mira \(guest\).*logo/]);
      await mine.reply('Is it not a third?', 'It is. Thank you!');
      await expect(review.thread('Is it not a third?')).toContainText('Thank you!');
      await templatePage.form.fillIn({ 'Message text': 'A third off until Sunday.' });
      await expect(mine.mark).toHaveText('Review: Changed since it was sent to review');
      await mine.ask('Send this version to review');
      await mine.thread('Is it not a third?').getByRole('button', { name: 'Resolve' }).click();
      await expect(page.getByText('Resolved (1)')).toBeVisible();
    });

    await test.step('the reviewer sees what changed, and approves', async () => {
      await expect(other.getByRole('region', { name: 'Changed since the last review' })).toContainText(
        'Message text',
      );
      await other.getByRole('button', { name: 'Compare on the phones' }).click();
      const comparison = other.getByRole('dialog', { name: 'Changed since the last review' });
      for (const words of ['Half price until Sunday.', 'A third off until Sunday.'])
        await expect(comparison.getByText(words).first()).toBeVisible();
      await comparison.getByRole('button', { name: 'Close' }).last().click();
      await expect(other.getByRole('region', { name: 'Check', exact: true })).toBeVisible();
      await review.approve({ anyway: true });
      await expect(mine.state).toContainText('Approved by chitra@shop.example');
    });

    await test.step('a change ends the approval, and undoing it brings it back, in the list of others too', async () => {
      await other.setViewportSize({ width: 1440, height: 900 });
      await other.goto('/');
      const library = new LibraryPage(other);
      const row = library.entry('weekend');
      await expect(row).toContainText('Approved by chitra@shop.example');
      await library.search.fill('chitra');
      await expect(other.getByText(/^1 of \d+ templates/)).toBeVisible();
      await library.search.fill('');
      await (
        await lookIn(other, light(1440, 900), dark(390, 844))
      )('a list with a review');
      await other.setViewportSize({ width: 1440, height: 900 });
      await templatePage.form.fillIn({ 'Message text': 'A third off until Monday.' });
      await expect(mine.mark).toHaveText('Review: Changed since chitra@shop.example approved it');
      await expect(row).toContainText('Changed since chitra@shop.example approved it');
      // The notice about the resolved comment has an Undo as well.
      await templatePage.undo.first().click();
      await expect(mine.mark).toHaveText('Review: Approved by chitra@shop.example');
      await expect(row).toContainText('Approved by chitra@shop.example');
      await expect(onServer(page)).toBeVisible();
    });

    await test.step('what is approved is sent; what is not is refused, also past the page', async () => {
      await signIn(provider, page, asha);
      await page.goto(address);
      await templatePage.sending.send();
      await templatePage.sending.expectStatus('Approval pending');
      const approved = await page.request.put('/api/platform/templates/demo/weekend/status', {
        data: { status: 'approved' },
        headers: { origin: new URL(address).origin },
      });
      expect(approved.status()).toBe(200);
      await templatePage.sending.askStatus();
      await templatePage.sending.expectStatus('Approved');
      const sent = (name: string, text: string) =>
        page.request.post('/api/v2/rcs/demo/templates', {
          data: { name, type: 'text_message', component: { text } },
          headers: { 'RCS-Draft': `offers/${address.split('/').at(-1)}` },
        });
      const refused = await sent('past_the_page', 'Everything is free.');
      expect(refused.status()).toBe(403);
      expect(await refused.text()).toContain('Who can approve it: asha@shop.example, chitra@shop.example.');
    });

    await test.step('in an emergency a sender sends without review, and everybody sees why', async () => {
      await templatePage.writeTextMessage('flood', 'Our shop in Kochi is closed.');
      await expect(onServer(page)).toBeVisible();
      const flood = page.url();
      await templatePage.sending.press();
      const dialog = templatePage.sending.review;
      await expect(
        dialog.getByText('This space sends only templates that a reviewer has approved'),
      ).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Send now' })).toBeDisabled();
      await (
        await lookIn(page, light(1440, 900), dark(390, 844))
      )('a review before sending that is not approved');
      await page.setViewportSize({ width: 1440, height: 900 });
      await dialog.getByLabel('Send without review, because').fill('बाढ़: the shop is under water.');
      await templatePage.sending.confirm();
      await templatePage.sending.expectStatus('Approval pending');
      const recorded = await other.request.get(
        `/api/v1/spaces/offers/drafts/${flood.split('/').at(-1)}/sendings`,
      );
      expect(await recorded.text()).toContain('बाढ़: the shop is under water.');
      await page.goto('/audit');
      await expect(page.getByRole('cell', { name: 'Sent a template without review' })).toBeVisible();
      await expect(page.getByRole('cell', { name: 'Approved a template in review' })).toBeVisible();
    });
  });

  test('a comment that is written offline arrives once; one whose card is gone shows what it was about', async ({
    provider,
    page,
    templatePage,
    other,
  }) => {
    const review = new ReviewPage(other);
    await signIn(provider, other, chitra);
    await signIn(provider, page, ben);
    await page.goto('/templates/new?from=fashion');
    await expect(onServer(page)).toBeVisible();
    await review.open(page.url());
    await other.context().setOffline(true);
    await review.phones.getByText('The harbour jacket').first().click();
    await review.write('Is this still in stock?');
    await expect(review.kept).toContainText('Is this still in stock?');
    await other.context().setOffline(false);
    await expect(review.threads).toHaveText([/Card 1 › Title.*Is this still in stock\?/]);

    await page.getByRole('tab', { name: 'Review' }).click();
    const mine = new ReviewPage(page);
    await expect(mine.thread('Card 1 › Title')).toContainText('new');
    await templatePage.cards.act(1, 'right');
    await expect(mine.thread('Card 2 › Title')).toBeVisible();
    await templatePage.cards.act(2, 'delete');
    await expect(mine.threads).toHaveText([/About a part that was removed.*Is this still in stock\?/]);
    await mine.threads.getByText('About a part that was removed').click();
    await expect(mine.threads.getByRole('img', { name: /The harbour jacket/ })).toBeVisible();
    // Without a review, the reviewer’s page follows the draft.
    await expect(review.phones).not.toContainText('The harbour jacket');
    await expect(review.threads).toHaveText([/About a part that was removed/]);
  });

  test('what waits for a person is in their list, however old the draft is', async ({
    provider,
    page,
    templatePage,
    other,
  }) => {
    await signIn(provider, page, ben);
    await templatePage.writeTextMessage('last_year', 'A lamp for every order.');
    await expect(onServer(page)).toBeVisible();
    await other.clock.install({ time: Date.now() + 100 * 24 * 60 * 60 * 1000 });
    await signIn(provider, other, chitra);
    const library = new LibraryPage(other);
    await expect(other.getByRole('link', { name: 'Older drafts' })).toBeVisible();
    await expect(library.draft('last_year')).toHaveCount(0);

    await page.getByRole('tab', { name: 'Review' }).click();
    await new ReviewPage(page).ask('Ask for review');
    await expect(library.entry('last_year')).toContainText('Waits for your review');
    await other.reload();
    await library.status('Waits for you').click();
    await expect(library.drafts).toHaveText([/last_year.*Waits for your review/]);
  });
});

test.describe('a space that only wants a review', { tag: '@own-server' }, () => {
  test.use({
    settings: {
      SPACES: JSON.stringify([
        { name: 'offers', label: 'Offers', roles: { campaign: 'sender' }, review: 'asked' },
      ]),
    },
  });

  test('warns before a template is sent that nobody has approved, and sends it', async ({
    provider,
    page,
    templatePage,
  }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('weekend', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    await templatePage.sending.press();
    await expect(
      templatePage.sending.review.getByText('No reviewer has approved this version.'),
    ).toBeVisible();
    await templatePage.sending.confirm();
    await templatePage.sending.expectStatus('Approval pending');
  });
});
