import { dark, light, lookIn } from '../accessibility/views';
import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { ShareDialog } from '../models/dialogs/ShareDialog';
import { LibraryPage } from '../models/LibraryPage';
import { expect } from '../support/test';
import { faces, onServer, twoBrowsersTest } from '../support/twoBrowsers';
import { join } from 'node:path';

const test = twoBrowsersTest;

const conflict = (page: Page, field: string) => page.getByRole('listitem', { name: `Versions of ${field}` });

test.describe('one person without sign-in', { tag: '@own-server' }, () => {
  test('another browser has the drafts, and what one types is on the other’s phone', async ({
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await templatePage.writeTextMessage('summer_sale', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    await expect(faces(page)).toHaveCount(0);
    await expect(page.getByText(/team/i)).toHaveCount(0);

    const library = new LibraryPage(other);
    await library.open();
    await library.draft('summer_sale').click();
    await expect(otherTemplate.form.field('Message text')).toHaveValue('Half price until Sunday.');
    await expect(faces(page).getByRole('button', { name: /^Another browser/ })).toBeVisible();

    await otherTemplate.name.fill('winter_sale');
    await expect(templatePage.name).toHaveValue('winter_sale');
    await templatePage.form.field('Message text').fill('Half price until Monday.');
    await expect(otherTemplate.phone.bubble).toHaveText('Half price until Monday.');
    await expect(otherTemplate.name).toHaveValue('winter_sale');
  });

  test('a link says when its draft has changed since, and leads to the draft', async ({
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await templatePage.writeTextMessage('shared_by_link', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    const share = new ShareDialog(page);
    const link = await share.readLink();
    await share.close();
    const changed = other.getByText('This draft has changed since the link was made');

    const read = other.waitForResponse(/\/drafts\//);
    await other.goto(link);
    expect((await read).status()).toBe(200);
    await expect(otherTemplate.phone.bubble).toHaveText('Half price until Sunday.');
    await expect(changed).toHaveCount(0);

    const written = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && /\/drafts\/[\w-]+$/.test(response.url()),
    );
    await templatePage.form.field('Message text').fill('Half price until Monday.');
    await written;
    await other.reload();
    await expect(changed).toBeVisible();
    await expect(otherTemplate.phone.bubble).toHaveText('Half price until Sunday.');
    await other.getByRole('link', { name: 'Open the draft' }).click();
    await expect(otherTemplate.form.field('Message text')).toHaveValue('Half price until Monday.');
  });

  test('a draft that is deleted in one browser is in the bin of the other, and comes back to both', async ({
    page,
    templatePage,
    other,
  }) => {
    await templatePage.writeTextMessage('to_delete', 'Gone in a moment.');
    await expect(onServer(page)).toBeVisible();
    const library = new LibraryPage(other);
    await library.open();
    await expect(library.draft('to_delete')).toBeVisible();
    await library.choose('to_delete');
    await other.keyboard.press('Delete');
    await expect(page.getByRole('region', { name: 'Read-only' })).toContainText('This draft was deleted');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(library.draft('to_delete')).toBeVisible();
    await templatePage.form.field('Message text').fill('Here again.');
    await expect(onServer(page)).toBeVisible();
  });

  test(
    'a week offline: both went on writing, and nothing is lost',
    { tag: '@core' },
    async ({ page, templatePage, other, otherTemplate }) => {
      await templatePage.writeTextMessage('offline_week', 'The first text.');
      await expect(onServer(page)).toBeVisible();
      await other.goto(page.url());
      await expect(otherTemplate.form.field('Message text')).toHaveValue('The first text.');

      await other.context().setOffline(true);
      await otherTemplate.form.field('Message text').fill('Written in a train.');
      await otherTemplate.name.fill('train_name');
      await expect(other.getByText('On this device only')).toHaveAttribute('title', /not yet on the server/);
      await templatePage.form.field('Message text').fill('Written at the desk.');
      await templatePage.buttons.add({ kind: 'Quick reply', entries: { 'Button text': 'Yes' } });
      await expect(onServer(page)).toBeVisible();
      await other.context().setOffline(false);

      // Different fields: both are kept. The same field: both values, until somebody chooses.
      await expect(templatePage.name).toHaveValue('train_name');
      await expect(otherTemplate.phone.chips).toHaveText(['Yes']);
      for (const shown of [page, other]) {
        await expect(conflict(shown, 'Message text')).toContainText('Written in a train.');
        await expect(conflict(shown, 'Message text')).toContainText('Written at the desk.');
      }
      await templatePage.sending.press();
      await expect(templatePage.status).toContainText('Choose a version first');
      const library = new LibraryPage(other);
      await library.open();
      await other.getByRole('link', { name: /^Waits for you/ }).click();
      await expect(library.drafts).toHaveText([/train_name.*Waits for you: two versions/]);
      await other.goto(page.url());
      await conflict(page, 'Message text').getByRole('button', { name: 'Compare on the phones' }).click();
      const versions = page.getByRole('dialog', { name: 'Two versions of Message text' });
      const drawn = (side: string) => versions.getByRole('region', { name: `${side}, on the phone` });
      await expect(drawn('In the draft now')).toContainText('Written in a train.');
      await expect(drawn('The other version')).toContainText('Written at the desk.');
      await versions.getByRole('radio', { name: 'iPhone' }).check({ force: true });
      await expect(drawn('The other version')).toContainText('Written at the desk.');
      await (
        await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
      )('both versions on the phones');
      await versions.getByRole('button', { name: 'Use the other version' }).click();
      await expect(versions).toBeHidden();
      await expect(conflict(other, 'Message text')).toHaveCount(0);
      const chosen = await templatePage.form.field('Message text').inputValue();
      await expect(otherTemplate.form.field('Message text')).toHaveValue(chosen);
    },
  );

  test('several versions of one field are one choice', async ({
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    const mine = templatePage.form.field('Message text');
    const theirs = otherTemplate.form.field('Message text');
    await templatePage.writeTextMessage('changed_twice', 'The first text.');
    await expect(onServer(page)).toBeVisible();
    await other.goto(page.url());
    await expect(theirs).toHaveValue('The first text.');
    for (const [there, here] of [
      ['Written in a train.', 'Written at the desk.'],
      ['Changed in a hotel.', 'Changed at home.'],
    ] as const) {
      await other.context().setOffline(true);
      await theirs.fill(there);
      await expect(other.getByText('On this device only')).toBeVisible();
      await mine.fill(here);
      await expect(onServer(page)).toBeVisible();
      await other.context().setOffline(false);
      for (const shown of [page, other]) {
        await expect(conflict(shown, 'Message text')).toContainText(there);
        await expect(conflict(shown, 'Message text')).toContainText(here);
      }
    }
    await expect(conflict(page, 'Message text')).toHaveCount(1);
    await expect(page.getByText('1 field changed by two people')).toBeVisible();
    await conflict(page, 'Message text').getByText('1 earlier version of the same text').click();
    await expect(
      conflict(page, 'Message text').getByRole('button', { name: 'Use this instead' }),
    ).toHaveCount(2);
    await (
      await lookIn(page, light(1440, 900), dark(390, 844))
    )('several versions of one field');
    await conflict(page, 'Message text')
      .getByRole('button', { name: 'Keep this, and none of the others' })
      .click();
    for (const shown of [page, other]) await expect(conflict(shown, 'Message text')).toHaveCount(0);
    await expect(theirs).toHaveValue(await mine.inputValue());
  });

  test('a card that two people changed can be deleted, and then nothing is left to choose', async ({
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await page.goto('/templates/new?type=carousel');
    await templatePage.form.fillIn({ 'Template name': 'two_cards' });
    const card = await templatePage.cards.open(1);
    await card.fillIn({ Title: 'Bags' });
    await expect(onServer(page)).toBeVisible();
    await other.goto(page.url());
    const otherCard = await otherTemplate.cards.open(1);
    await expect(otherCard.field('Title')).toHaveValue('Bags');

    await other.context().setOffline(true);
    await otherCard.fillIn({ Title: 'Bags in a train' });
    await expect(other.getByText('On this device only')).toBeVisible();
    await card.fillIn({ Title: 'Bags at the desk' });
    await expect(onServer(page)).toBeVisible();
    await other.context().setOffline(false);
    await expect(conflict(page, 'Card 1 › Title')).toBeVisible();
    await templatePage.cards.act(1, 'delete');
    await expect(conflict(page, 'Card 1 › Title')).toHaveCount(0);
    await expect(conflict(other, 'Card 1 › Title')).toHaveCount(0);
    await templatePage.sending.press();
    await expect(templatePage.status).not.toContainText('Choose a version first');
  });

  test('labels that both give are both kept, and what one archives leaves the list of the other', async ({
    page,
    templatePage,
    other,
  }) => {
    await templatePage.writeTextMessage('labelled_by_two', 'For everybody.');
    await expect(onServer(page)).toBeVisible();
    const [mine, theirs] = [new LibraryPage(page), new LibraryPage(other)];
    await theirs.open();
    await theirs.act('labelled_by_two', 'Labels…');
    await theirs.writeLabels({ add: ['Onam'] });
    await mine.open();
    await expect(mine.entry('labelled_by_two')).toContainText('Onam');
    await mine.act('labelled_by_two', 'Labels…');
    await mine.writeLabels({ add: ['Diwali'] });
    await expect(theirs.entry('labelled_by_two')).toContainText('Diwali, Onam');
    await mine.draft('labelled_by_two').click();
    await theirs.act('labelled_by_two', 'Archive');
    await expect(page.getByRole('region', { name: 'Archive' })).toContainText('This draft is in the archive');
    await page.getByRole('button', { name: 'Move back to the list' }).click();
    await expect(theirs.entry('labelled_by_two')).toBeVisible();
  });

  test('undo takes back one’s own step, and leaves what the other changed since', async ({
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await templatePage.writeTextMessage('undo_mine', 'One.');
    await expect(onServer(page)).toBeVisible();
    await other.goto(page.url());
    await otherTemplate.name.fill('named_by_other');
    await expect(templatePage.name).toHaveValue('named_by_other');
    await templatePage.form.field('Message text').fill('Two.');
    await expect(otherTemplate.phone.bubble).toHaveText('Two.');
    await templatePage.undo.click();
    await expect(templatePage.form.field('Message text')).toHaveValue('One.');
    await expect(templatePage.name).toHaveValue('named_by_other');
    await expect(otherTemplate.phone.bubble).toHaveText('One.');
  });

  test('behind a proxy that holds the event stream back, the page asks for changes @full', async ({
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await templatePage.writeTextMessage('behind_a_proxy', 'Before.');
    await expect(onServer(page)).toBeVisible();
    // Never answered: this is how a response looks that a proxy collects until its end.
    await other.route('**/api/v1/events', () => undefined);
    await other.goto(page.url());
    await expect(otherTemplate.form.field('Message text')).toHaveValue('Before.');
    await templatePage.form.field('Message text').fill('After.');
    // A stream counts as silent after 45 seconds.
    await expect(otherTemplate.phone.bubble).toHaveText('After.', { timeout: 120_000 });
    await otherTemplate.form.field('Message text').fill('And back.');
    await expect(templatePage.phone.bubble).toHaveText('And back.');
  });

  test('a server that lost its drafts gets them back from the browsers', async ({
    page,
    templatePage,
    server,
    other,
  }) => {
    await templatePage.writeTextMessage('kept_here', 'Newer than the backup.');
    await expect(onServer(page)).toBeVisible();
    await server.end('SIGKILL');
    await templatePage.form.field('Message text').fill('Written while the server was away.');
    await expect(page.getByText('On this device only')).toBeVisible();
    for (const file of ['templates.db', 'templates.db-wal', 'templates.db-shm'])
      rmSync(join(server.dataFolder, file), { force: true });
    await server.start();
    await expect(onServer(page)).toBeVisible();
    const library = new LibraryPage(other);
    await library.open();
    await library.draft('kept_here').click();
    await expect(other.getByLabel('Message text', { exact: true })).toHaveValue(
      'Written while the server was away.',
    );
  });

  test('a draft that nobody has changed for 90 days is found on the server, and stays once it is opened', async ({
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await templatePage.writeTextMessage('diwali_offer', 'A lamp for every order.');
    await expect(onServer(page)).toBeVisible();
    const later = Date.now() + 100 * 24 * 60 * 60 * 1000;
    for (const one of [page, other]) await one.clock.install({ time: later });

    // Its writer has opened it: their browser keeps it.
    const own = new LibraryPage(page);
    await own.open();
    await expect(own.draft('diwali_offer')).toBeVisible();

    const library = new LibraryPage(other);
    await library.open();
    await other.getByRole('link', { name: 'Older drafts' }).click();
    const older = other.getByRole('region', { name: 'Older drafts', exact: true });
    await older.getByRole('searchbox').fill('lamp');
    await older.getByRole('link', { name: 'diwali_offer' }).click();
    await expect(otherTemplate.form.field('Message text')).toHaveValue('A lamp for every order.');
    await otherTemplate.form.field('Message text').fill('Two lamps for every order.');
    await expect(onServer(other)).toBeVisible();
    await library.open();
    await other.reload();
    await expect(library.draft('diwali_offer')).toBeVisible();
  });

  test('drafts that are only in this browser are offered once, and moved when asked', async ({
    page,
    templatePage,
    other,
  }) => {
    await page.goto('/connection');
    const choice = page.getByRole('checkbox', { name: 'Save drafts on the server too' });
    await choice.uncheck();
    await templatePage.writeTextMessage('only_here', 'In this browser.');
    await templatePage.expectSaved();
    await expect(page.getByTitle('Saved in this browser')).toBeVisible();
    await page.goto('/connection');
    await choice.check();
    await page.goto('/');
    await page.getByRole('button', { name: 'Save on the server too' }).click();
    const library = new LibraryPage(other);
    await library.open();
    await expect(library.draft('only_here')).toBeVisible();
  });
});
