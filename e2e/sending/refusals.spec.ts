import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test(
  'a refusal that names a field is shown at that field until it is changed',
  { tag: '@core' },
  async ({ templatePage, platform }) => {
    const { form, sending } = templatePage;
    const name = uniqueName();
    await platform.answers(name, '400:component.text');
    await templatePage.writeTextMessage(name);
    await sending.send();
    await sending.expectAlert(
      'The platform didn’t accept the content',
      'Message text has an error that a tester chose',
    );
    await sending.expectAlert(
      'The platform didn’t accept the content',
      'Message text has an error that a tester chose',
    );
    await form.expectError(
      'Message text',
      'The platform didn’t accept this: it has an error that a tester chose',
    );
    await expect(sending.history.first()).toContainText('Not created');

    await sending.alert.getByRole('button', { name: 'Go to field' }).click();
    await expect(form.field('Message text')).toBeFocused();
    await form.field('Message text').pressSequentially(' Changed.');
    await form.expectNoError('Message text');
    await sending.send();
    await sending.expectStatus('Approval pending');
  },
);

test('a refusal that names a field of a closed card leads to that card', async ({
  templatePage,
  platform,
}) => {
  const { cards, sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '400:component.richCard.carouselCard.cardContents[2].title');
  await templatePage.openExample('fashion', name);
  await expect(cards.form(1).field('Title')).toBeVisible();
  await sending.send();
  await sending.alert.getByRole('button', { name: 'Go to field' }).click();
  await expect(cards.form(3).field('Title')).toBeFocused();
  await cards.form(3).expectError('Title', 'The platform didn’t accept this');
});

test('a refusal that names no field is shown with its own words', async ({ templatePage, platform }) => {
  const { form, sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '400:body');
  await templatePage.writeTextMessage(name);
  await sending.send();
  await sending.expectAlert(
    'The platform didn’t accept the content',
    'body: has an error that a tester chose',
  );
  await expect(sending.alert.getByRole('button', { name: 'Go to field' })).toBeHidden();
  await form.expectNoError('Message text');
});

for (const [answer, words] of sampleOf(
  [
    ['401', ['The platform didn’t accept the token', 'Nothing was created']],
    ['403', ['No access with this app ID', 'Nothing was created']],
  ] as const,
  2,
)) {
  test(`a ${answer} keeps the draft and leads to the connection`, async ({ templatePage, platform }) => {
    const { form, sending } = templatePage;
    const name = uniqueName();
    await platform.answers(name, answer);
    await templatePage.writeTextMessage(name, 'Kept over a refusal.');
    await sending.send();
    await sending.expectAlert(...words);
    await expect(form.field('Message text')).toHaveValue('Kept over a refusal.');
    await sending.alert.getByRole('link', { name: 'Open connection' }).click();
    await expect(templatePage.page.getByRole('heading', { name: 'Connection' })).toBeVisible();
    await templatePage.page.goBack();
    await expect(form.field('Message text')).toHaveValue('Kept over a refusal.');
  });
}

test.describe('with the clock of the test', () => {
  test.use({ ownContext: true });

  test('a 429 counts down, sends nothing meanwhile, and then offers a button', async ({
    templatePage,
    platform,
  }) => {
    const { page, sending } = templatePage;
    const name = uniqueName();
    await page.clock.install();
    await platform.answers(name, '429:7');
    await templatePage.writeTextMessage(name);
    const creations = sending.countCreations();
    await sending.send();
    await sending.expectAlert('Too many requests', 'You can send again in');
    await expect(sending.alert.getByRole('timer')).toHaveText(/^\d s$/);

    await sending.sendButton.click();
    await expect(sending.alert.filter({ hasText: 'wait before sending again' })).toBeVisible();
    expect(creations()).toBe(1);

    await page.clock.runFor(8000);
    await templatePage.expectSaid('You can send again now.');
    expect(creations()).toBe(1);
    await sending.alert.getByRole('button', { name: 'Send again' }).click();
    await sending.expectStatus('Approval pending');
    expect(creations()).toBe(2);
  });
});

test('a 429 with a long wait names the time of day @full', async ({ templatePage, platform }) => {
  const { sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '429:1800');
  await templatePage.writeTextMessage(name);
  await sending.send();
  await sending.expectAlert(/asks you to wait until \d/);
  await expect(sending.alert.getByRole('button', { name: 'Send again' })).toBeHidden();
});
