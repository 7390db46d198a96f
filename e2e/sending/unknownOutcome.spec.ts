import { expect, test } from '../support/test';
import { uniqueName } from '../support/uniqueName';

test.use({ sends: true });

for (const [answer, why] of [
  ['500', 'something went wrong there (500)'],
  ['502', 'no valid answer (502)'],
  ['503', 'not available now (503)'],
  ['504', 'did not answer in time (504)'],
  ['dropped-before-commit', 'your draft is kept'],
] as const) {
  test(`after "${answer}" the outcome is unknown, and the body is sent again only on request`, async ({
    templatePage,
    platform,
  }) => {
    const { form, sending } = templatePage;
    const name = uniqueName();
    await platform.answers(name, answer);
    await templatePage.writeTextMessage(name, 'Perhaps created.');
    const creations = sending.countCreations();
    await sending.send();
    await sending.expectAlert('The outcome is unknown', why, 'The template may have been created');
    await expect(sending.history.first()).toContainText('Outcome unknown');
    await expect(form.field('Message text')).toHaveValue('Perhaps created.');
    expect(creations()).toBe(1);

    await sending.alert.getByRole('button', { name: 'Send the same again' }).click();
    await sending.expectStatus('Approval pending');
    expect(creations()).toBe(2);
  });
}

test('an answer that is lost after the commit comes with the browser’s own repetition', async ({
  templatePage,
  platform,
}) => {
  const { sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, 'dropped-after-commit');
  await templatePage.writeTextMessage(name);
  const creations = sending.countCreations();
  await sending.send();
  await sending.expectStatus('Approval pending');
  expect(creations()).toBe(1);
  await expect(sending.history).toHaveCount(1);
});

test('after a lost answer, a refusal of the name mentions the unknown outcome', async ({ templatePage }) => {
  const { page, sending } = templatePage;
  await page.route(
    '**/api/v2/rcs/*/templates',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await templatePage.writeTextMessage(uniqueName());
  await sending.send();
  await sending.expectAlert('The outcome is unknown', 'The template may have been created');
  await sending.alert.getByRole('button', { name: 'Send the same again' }).click();
  await sending.expectAlert(
    'name: must be unique',
    'An earlier sending under this name had an unknown outcome.',
  );
});

test('an unknown outcome offers the draft as a file', async ({ templatePage, platform }) => {
  const { page, sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '503');
  await templatePage.writeTextMessage(name);
  await sending.send();
  const download = page.waitForEvent('download');
  await sending.alert.getByRole('button', { name: 'Download the draft' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.json`);
});

test('while an answer takes long the button says so, and editing does not change the sent body', async ({
  templatePage,
  platform,
}) => {
  const { form, sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, 'slow:3000');
  await templatePage.writeTextMessage(name, 'As it was sent.');
  const sent = await sending.send();
  await expect(sending.sendingButton).toBeVisible();
  await form.fillIn({ 'Message text': 'Edited meanwhile.' });
  await sending.expectStatus('Approval pending');
  expect(sent).toMatchObject({ component: { text: 'As it was sent.' } });
  await expect(form.field('Message text')).toHaveValue('Edited meanwhile.');
});

test('pressing twice sends once', async ({ templatePage, platform }) => {
  const { sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, 'slow:1500');
  await templatePage.writeTextMessage(name);
  const creations = sending.countCreations();
  await sending.press();
  await sending.review.getByRole('button', { name: 'Send now' }).dblclick();
  await sending.sendingButton.click();
  await sending.expectStatus('Approval pending');
  expect(creations()).toBe(1);
  await expect(sending.history).toHaveCount(1);
});

test('offline, nothing is sent and nothing waits to be sent', async ({ templatePage, context }) => {
  const { page, sending } = templatePage;
  const name = uniqueName();
  await templatePage.writeTextMessage(name);
  await sending.press();
  await expect(sending.review).toBeVisible();
  const creations = sending.countCreations();
  await context.setOffline(true);
  await sending.review.getByRole('button', { name: 'Send now' }).click();
  await sending.expectAlert('Not sent', 'This device is offline.', 'nothing waits to be sent');
  await expect(sending.history.first()).toContainText('Not sent');

  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  expect(creations()).toBe(0);
  await sending.alert.getByRole('button', { name: 'Send again' }).click();
  await sending.expectStatus('Approval pending');
  expect(creations()).toBe(1);
});
