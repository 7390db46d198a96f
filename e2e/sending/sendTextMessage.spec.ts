import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { everyKind, everyKindSent } from '../support/buttons';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test('a text message with every kind of button is written, sent and pending', async ({ templatePage }) => {
  const { form, buttons, phone, sending } = templatePage;
  const name = uniqueName();
  await templatePage.openNew('Text message', name);
  await form.fillIn({ 'Message text': 'Order [custom_param1a] is on its way.' });
  for (const button of Object.values(everyKind)) await buttons.add(button);

  await expect(phone.bubble).toHaveText('Order Priya Sharma is on its way.');
  await expect(phone.markers).toHaveAttribute('data-marker', '[custom_param1a]');
  await expect(phone.chips).toHaveText(Object.values(everyKind).map(({ entries }) => entries['Button text']));

  const shown = await templatePage.readJson();
  await sending.press();
  // The phones of the review say what those of the page say.
  await expect(sending.review.getByRole('img', { name: /Order Priya Sharma is on its way/ })).toBeVisible();
  await expect(sending.review).toContainText('Personal fields show sample values.');
  const sent = await sending.confirm();
  await sending.expectStatus('Approval pending');
  expect(sent).toEqual(shown);
  expect(sent).toEqual({
    name,
    type: 'text_message',
    component: {
      text: 'Order [custom_param1a] is on its way.',
      suggestions: Object.values(everyKindSent),
    },
  });
  await templatePage.expectSaid('Created, approval pending');
});

for (const [answer, words] of sampleOf(
  [
    ['201:approved', 'Approved'],
    ['201:rejected', 'Rejected'],
    ['201:expired', 'Expired'],
  ] as const,
  3,
)) {
  test(`the status ${words.toLowerCase()} is shown in words @full`, async ({ templatePage, platform }) => {
    const { sending } = templatePage;
    const name = uniqueName();
    await platform.answers(name, answer);
    await templatePage.writeTextMessage(name);
    await sending.send();
    await sending.expectStatus(words);
  });
}

test('a rejected template that is sent again says that its name is taken, also after a reload', async ({
  page,
  templatePage,
  platform,
}) => {
  const { sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '201:rejected');
  await templatePage.writeTextMessage(name);
  await sending.send();
  await sending.expectStatus('Rejected');
  const help = sending.area.getByRole('group', { name: 'Rejected by the operator' });

  await sending.send();
  await sending.expectAlert('This name is taken');
  await expect(sending.area.getByText('Created, but rejected')).toHaveCount(1);
  await expect(help).toBeVisible();
  await templatePage.expectSaved();
  await page.reload();
  await sending.open();
  await sending.expectAlert('This name is taken');
  await expect(help).toBeVisible();
  await sending.alert.getByRole('button', { name: /^Use / }).click();
  await expect(templatePage.name).toHaveValue(/_2$/);
});

test('the review shows body, destination and name, and can be cancelled', async ({ templatePage }) => {
  const { sending } = templatePage;
  const name = uniqueName();
  const creations = sending.countCreations();
  await templatePage.writeTextMessage(name);
  await sending.press();
  await expect(sending.review).toContainText(name);
  await expect(sending.review).toContainText('Embedded test platform');
  await expect(sending.review).toContainText('you can’t change or delete the template');
  await sending.review.getByRole('button', { name: 'Cancel' }).click();
  await expect(sending.review).toBeHidden();
  await expect(sending.sendButton).toBeFocused();
  expect(creations()).toBe(0);
});

test(
  'a second template of a name is refused at the name, and is sent under another name',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { form, sending } = templatePage;
    const name = uniqueName();
    await templatePage.writeTextMessage(name);
    await sending.send();
    await sending.expectStatus('Approval pending');

    await templatePage.writeTextMessage(name, 'Another message under the same name.');
    await sending.send();
    await sending.expectAlert('This name is taken', 'name: must be unique');
    await form.expectError('Template name', 'The platform didn’t accept this: it must be unique');

    await sending.alert.getByRole('button', { name: 'Go to field' }).click();
    await expect(templatePage.name).toBeFocused();
    await templatePage.name.fill(uniqueName());
    await form.expectNoError('Template name');
    await sending.send();
    await sending.expectStatus('Approval pending');
  },
);

test('the review warns of a name that was created before, and not of another name', async ({
  templatePage,
}) => {
  const { form, sending } = templatePage;
  const [name, other] = [uniqueName(), uniqueName()];
  await templatePage.writeTextMessage(name);
  await sending.send();
  await sending.expectStatus('Approval pending');

  await sending.press();
  await expect(sending.review).toContainText(`“${name}” was used by this draft (today`);
  await expect(sending.review).toContainText('Choose a different name.');
  await sending.review.getByRole('button', { name: 'Cancel' }).click();

  await form.fillIn({ 'Template name': other });
  await sending.press();
  await expect(sending.review).toContainText(other);
  await expect(sending.review).not.toContainText('was used by');
});
