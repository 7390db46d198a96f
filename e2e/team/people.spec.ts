import { dark, light, lookIn } from '../accessibility/views';
import type { Page } from '@playwright/test';
import type { TestProvider } from '../../src/server/testing/testProvider';
import { LibraryPage } from '../models/LibraryPage';
import type { TemplatePage } from '../models/TemplatePage';
import { VersionsPage } from '../models/VersionsPage';
import { expect } from '../support/test';
import { asha, ben, faces, onServer, twoPeopleTest as test, vik, signIn } from '../support/twoBrowsers';

type Together = { provider: TestProvider; page: Page; templatePage: TemplatePage; other: Page };

/** Asha writes a text message, and a colleague opens it in another browser. */
async function share(
  { provider, page, templatePage, other }: Together,
  name: string,
  text: string,
  colleague = ben,
): Promise<void> {
  await signIn(provider, page, asha);
  await templatePage.writeTextMessage(name, text);
  await expect(onServer(page)).toBeVisible();
  await signIn(provider, other, colleague);
  await other.goto(page.url());
}

test.describe('two people', { tag: '@own-server' }, () => {
  test('the link of a draft leads through the sign-in to the draft', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('for_ben', 'Good morning.');
    await expect(onServer(page)).toBeVisible();
    provider.signInAs(ben);
    await other.goto(page.url());
    const notice = other.getByRole('main').getByRole('group', { name: 'You’re not signed in' });
    await expect(notice).toContainText('Sign in to open this draft');
    await notice.getByRole('link', { name: 'Sign in' }).click();
    await expect(otherTemplate.form.field('Message text')).toHaveValue('Good morning.');
    await expect(other).toHaveURL(page.url());
  });

  test(
    'see each other by name, and one does not write into the field of the other',
    { tag: '@core' },
    async ({ provider, page, templatePage, other, otherTemplate }) => {
      await share({ provider, page, templatePage, other }, 'for_two', 'Good morning.');
      await expect(faces(other).getByRole('button', { name: /^asha@shop\.example/ })).toBeVisible();
      await expect(
        faces(page).getByRole('button', { name: /^ben@shop\.example has this draft open/ }),
      ).toBeVisible();

      const text = otherTemplate.form.field('Message text');
      await templatePage.form.field('Message text').fill('Good morning, everybody.');
      await expect(text).toHaveValue('Good morning, everybody.');
      await expect(text).toHaveJSProperty('readOnly', true);
      await expect(other.getByText('asha@shop.example is writing')).toBeVisible();
      await otherTemplate.name.fill('named_by_ben');
      await expect(templatePage.name).toHaveValue('named_by_ben');
      await text.pressSequentially(' See you\nsoon.');
      await expect(
        other.getByText('asha@shop.example is writing here. What you type isn’t added'),
      ).toBeVisible();
      // What was typed meanwhile waits beside the field.
      await expect(other.getByText('Not in the field: “ See you soon.”')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Add it' })).toBeDisabled();
      await other.getByRole('button', { name: 'Write here' }).click();
      await expect(text).toBeFocused();
      await other.getByRole('button', { name: 'Add it' }).click();
      await expect(templatePage.form.field('Message text')).toHaveValue(
        'Good morning, everybody. See you\nsoon.',
      );
      await expect(other.getByText('Not in the field')).toBeHidden();
      await text.fill('Good evening.');
      await expect(templatePage.form.field('Message text')).toHaveValue('Good evening.');

      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Share' });
      await expect(dialog.getByRole('textbox', { name: 'For your team' })).toHaveValue(page.url());
      await expect(dialog.getByRole('button', { name: 'Copy link for your team' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();

      await other.close();
      await expect(faces(page)).toHaveCount(0);
    },
  );

  test('have a field for themselves only until they leave it', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    // The pause after which nobody writes any more never ends here.
    await other.addInitScript(() => {
      const start = window.setTimeout;
      Object.assign(window, {
        setTimeout: (work: () => void, ms?: number) => (ms === 10_000 ? 0 : start(work, ms)),
      });
    });
    await share({ provider, page, templatePage, other }, 'left_again', 'Good morning.');
    await expect(faces(page).getByRole('button', { name: /^ben@shop\.example/ })).toBeVisible();
    const text = templatePage.form.field('Message text');
    await otherTemplate.form.field('Message text').fill('Good evening.');
    await expect(text).toHaveJSProperty('readOnly', true);
    await otherTemplate.name.focus();
    await expect(text).toHaveJSProperty('readOnly', false);
    await expect(text).toHaveValue('Good evening.');
  });

  test('ask for a field, are told when it is taken, and follow each other', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await signIn(provider, page, asha);
    await page.goto('/templates/new?type=carousel');
    await templatePage.form.fillIn({ 'Template name': 'asked_for' });
    await (await templatePage.cards.open(1)).fillIn({ Title: 'Bags' });
    await expect(onServer(page)).toBeVisible();
    await signIn(provider, other, ben);
    await other.goto(page.url());
    const [mine, theirs] = [await templatePage.cards.open(1), await otherTemplate.cards.open(1)];

    await test.step('asked, and given', async () => {
      await mine.field('Title').fill('Leather bags');
      await expect(theirs.field('Title')).toHaveJSProperty('readOnly', true);
      await other.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(other.getByText('You asked')).toBeVisible();
      await expect(page.getByText('ben@shop.example would like to write here')).toBeVisible();
      await page.getByRole('button', { name: 'Let them write' }).click();
      await otherTemplate.expectSaid('Card 1 › Title is free: you can write there now.');
      // What the other wrote last has arrived: it would move the caret.
      await expect(theirs.field('Title')).toHaveValue('Leather bags');
      await theirs.field('Title').fill('Leather bags, half price');
      await expect(mine.field('Title')).toHaveValue('Leather bags, half price');
      await expect(page.getByText('ben@shop.example would like to write here')).toHaveCount(0);
    });

    await test.step('taken, and the other person is told', async () => {
      await expect(mine.field('Title')).toHaveJSProperty('readOnly', true);
      await page.getByRole('button', { name: 'Write here' }).click();
      await mine.field('Title').fill('Bags for two');
      await otherTemplate.expectSaid(/^asha@shop\.example is writing in Card 1 › Title now/);
      await expect(theirs.field('Title')).toHaveValue('Bags for two');
      await expect(theirs.field('Title')).toHaveJSProperty('readOnly', true);
      await expect(mine.field('Title')).toHaveJSProperty('readOnly', false);
    });

    await test.step('followed from card to card', async () => {
      await faces(other).getByRole('button', { name: /^asha/ }).click();
      const banner = other.getByRole('region', { name: 'Following' });
      await expect(banner).toContainText('Following asha@shop.example');
      await templatePage.cards.open(2);
      await expect(otherTemplate.cards.tool(2, 'more')).toBeVisible();
      await otherTemplate.cards.open(1);
      await expect(banner).toHaveCount(0);
      await templatePage.cards.open(2);
      await expect(faces(other).getByRole('button', { name: /^asha/ })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
  });

  test('see in the list what the other has changed since they looked', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    const library = new LibraryPage(page);
    await signIn(provider, page, asha);
    await library.open();
    await templatePage.writeTextMessage('looked_at', 'Good morning.');
    await expect(onServer(page)).toBeVisible();
    const address = page.url();
    await library.open();
    await expect(library.status('New to you')).toHaveCount(0);
    await signIn(provider, other, ben);
    await other.goto(address);
    await otherTemplate.form.field('Message text').fill('Good evening.');
    await expect(library.entry('looked_at')).toContainText('ben@shop.example has it open');
    await library.status('New to you').click();
    await expect(library.drafts).toHaveText([/looked_at/]);
    await other.goto('/gallery');
    await expect(library.entry('looked_at')).toContainText('New: changed by ben@shop.example');
    await library.draft('looked_at').click();
    await expect(templatePage.form.field('Message text')).toHaveValue('Good evening.');
    await library.open();
    await expect(library.entry('looked_at')).toContainText('Changed by ben@shop.example');
    await expect(library.status('New to you')).toHaveCount(0);
    await library.draft('looked_at').click();
    await templatePage.form.field('Message text').fill('Good night.');
    await expect(onServer(page)).toBeVisible();
    await library.open();
    await expect(library.entry('looked_at')).toBeVisible();
    await expect(library.entry('looked_at')).not.toContainText('hanged by');
  });

  test('see who has sent a template', async ({ provider, page, templatePage, other, otherTemplate }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('sent_by_asha', 'For everybody.');
    await templatePage.sending.send();
    await templatePage.sending.expectStatus('Approval pending');
    await expect(onServer(page)).toBeVisible();
    await signIn(provider, other, ben);
    await other.goto(page.url());
    await otherTemplate.sending.open();
    await expect(otherTemplate.sending.history).toHaveText([/app ID demo, by asha@shop\.example/]);
    await expect(other.getByText('Recorded by the server')).toBeHidden();

    // A program sends from the same draft: the server knows, and says so.
    await page.request.post('/api/v2/rcs/demo/templates', {
      headers: { 'RCS-Draft': `team/${page.url().split('/').at(-1)}` },
      data: { name: 'by_program', type: 'text_message', component: { text: 'Hello.' } },
    });
    await other.reload();
    await otherTemplate.sending.open();
    await expect(other.getByRole('region', { name: 'Recorded by the server' })).toContainText(
      /by_program to Test platform, app ID demo, by asha@shop\.example\. Created\./,
    );

    // Nor is a draft called unsent that only a program has sent.
    await templatePage.writeTextMessage('by_program_only', 'Hello.');
    await expect(onServer(page)).toBeVisible();
    await page.request.post('/api/v2/rcs/demo/templates', {
      headers: { 'RCS-Draft': `team/${page.url().split('/').at(-1)}` },
      data: { name: 'by_program_only', type: 'text_message', component: { text: 'Hello.' } },
    });
    await page.reload();
    await templatePage.sending.open();
    await expect(page.getByRole('region', { name: 'Recorded by the server' })).toBeVisible();
    await expect(page.getByText('Not sent yet')).toBeHidden();
  });

  test.describe('with two spaces', () => {
    test.use({
      settings: {
        SPACES: JSON.stringify([
          { name: 'offers', label: 'Offers', roles: { campaign: 'sender' } },
          { name: 'service', label: 'Service messages', roles: { campaign: 'author', copy: 'author' } },
        ]),
      },
    });

    test('copy a draft to the space of the other, or move it there', async ({
      provider,
      page,
      templatePage,
      other,
    }) => {
      const [mine, theirs] = [new LibraryPage(page), new LibraryPage(other)];
      await signIn(provider, page, asha);
      await templatePage.writeTextMessage('for_service', 'Your parcel is here.');
      await expect(onServer(page)).toBeVisible();
      await signIn(provider, other, ben);
      await theirs.open();
      await expect(theirs.empty).toBeVisible();
      const spaces = page.waitForResponse('**/api/v1/spaces');
      await mine.open();
      await spaces;
      await mine.act('for_service', 'Copy to “Service messages”');
      await expect(mine.done).toContainText('Copied to “Service messages”');
      await expect(theirs.drafts).toHaveText([/for_service_2/]);
      await mine.undo.click();
      await expect(theirs.empty).toBeVisible();

      await mine.act('for_service', 'Move to “Service messages”');
      await expect(mine.done).toContainText('Moved to “Service messages”');
      await expect(theirs.drafts).toHaveText([/for_service/]);
      await expect(mine.drafts).toHaveCount(1);
      await expect
        .poll(async () => (await page.request.get('/api/audit?action=draft-moved')).text())
        .toContain('for_service: Offers → Service messages');
      await mine.undo.click();
      await expect(theirs.empty).toBeVisible();
      await expect(mine.drafts).toHaveCount(1);
    });
  });

  test('see in the history who changed what, compare with it and go back to it', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await share({ provider, page, templatePage, other }, 'with_history', 'Written by Asha.');
    await otherTemplate.form.field('Message text').fill('Written by Ben.');
    await expect(templatePage.phone.bubble).toHaveText('Written by Ben.');
    await expect(onServer(other)).toBeVisible();

    const versions = new VersionsPage(page);
    await versions.open();
    await expect(versions.history).toHaveText([
      /^ben@shop\.exampleChanged Message text/,
      /^YouCreated the draft/,
    ]);
    const look = await lookIn(page, dark(390, 844), light(1440, 900));
    await look('The history of a draft');
    await versions.history.getByRole('link', { name: 'You' }).click();
    await expect(versions.changes).toHaveText([/Message text changed.*Asha.*Ben/]);
    await versions.restore();
    await templatePage.expectSaid(/^Restored: State of /);
    await expect(otherTemplate.form.field('Message text')).toHaveValue('Written by Asha.');
    await versions.open();
    await expect(versions.history.first()).toHaveText(/^YouChanged Message text/);
  });

  test('a viewer reads the drafts of the others and keeps their own in their browser', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await share({ provider, page, templatePage, other }, 'to_read', 'For everybody.', vik);
    await expect(otherTemplate.form.field('Message text')).toHaveValue('For everybody.');
    await expect(otherTemplate.readOnlyNotice).toContainText('You can only read this draft');
    await other.getByRole('button', { name: 'Save a copy' }).click();
    await otherTemplate.form.field('Message text').fill('A copy of a viewer.');
    await expect(other.getByTitle(/^Saved in this browser.*role/)).toBeVisible();
    await expect(templatePage.form.field('Message text')).toHaveValue('For everybody.');

    // What was sent is theirs to see, and how to send is not.
    await templatePage.sending.send();
    await templatePage.sending.expectStatus('Approval pending');
    await expect(onServer(page)).toBeVisible();
    await other.goto(page.url());
    for (const width of [1440, 390]) {
      await other.setViewportSize({ width, height: 900 });
      await otherTemplate.sending.open();
      await expect(other.getByText('In Team you can see what was sent, but not send.')).toBeVisible();
      await expect(otherTemplate.sending.history).toHaveText([/Approval pending.*by asha@shop\.example/]);
    }
    await other.setViewportSize({ width: 1440, height: 900 });

    // Nothing that a viewer may not do is offered.
    const library = new LibraryPage(other);
    // The page knows the role from the last visit: the server has not said it yet.
    await other.route('**/api/v1/spaces', () => undefined);
    await library.open();
    await library.openMenu('to_read');
    const items = other.getByRole('menu').getByRole('menuitem');
    await expect(items.filter({ hasText: 'Export' })).toBeVisible();
    await expect(items.filter({ hasText: /Delete|Archive|Labels/ })).toHaveCount(0);
    await other.keyboard.press('Escape');
    await library.choose('to_read');
    await expect(library.chosen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await other.keyboard.press('Delete');
    await expect(library.draft('to_read')).toBeVisible();
  });
});
