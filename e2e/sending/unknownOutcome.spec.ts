import type { Page } from '@playwright/test';
import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

for (const [answer, why] of sampleOf(
  [
    ['500', 'reports an error'],
    ['502', 'and the platform failed'],
    ['503', 'not available right now'],
    ['504', 'isn’t responding'],
    ['dropped-before-commit', 'Nothing is sent again automatically'],
  ] as const,
  4,
)) {
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
    await sending.expectAlert('Outcome unknown', why, 'The template may have been created');
    await expect(sending.history.first()).toContainText('Outcome unknown');
    await expect(form.field('Message text')).toHaveValue('Perhaps created.');
    expect(creations()).toBe(1);

    await sending.alert.getByRole('button', { name: 'Send again' }).click();
    await sending.expectStatus('Approval pending');
    expect(creations()).toBe(2);
  });
}

test(
  'an answer that is lost after the commit comes with the browser’s own repetition',
  { tag: '@core' },
  async ({ templatePage, platform }) => {
    const { sending } = templatePage;
    const name = uniqueName();
    await platform.answers(name, 'dropped-after-commit');
    await templatePage.writeTextMessage(name);
    const creations = sending.countCreations();
    await sending.send();
    await sending.expectStatus('Approval pending');
    expect(creations()).toBe(1);
    await expect(sending.history).toHaveCount(1);
  },
);

/** Lets the next creation arrive, and loses its answer in a way that no browser repeats. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/api/v2/rcs/*/templates',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('a sending whose answer is lost ends in its true status, without a press', async ({ templatePage }) => {
  const { page, sending } = templatePage;
  const creations = sending.countCreations();
  await loseAnswer(page);
  await templatePage.writeTextMessage(uniqueName());
  await sending.send();
  await sending.expectStatus('Approval pending');
  await expect(sending.history.first()).toContainText('Found on the platform');
  await expect(sending.status).toContainText('Approval pending');
  expect(creations()).toBe(1);
});

test('a page that is left while it sends shows the outcome as unknown, and finds the template', async ({
  templatePage,
  platform,
}) => {
  const { page, sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, 'slow:3000');
  await templatePage.writeTextMessage(name);
  await templatePage.expectSaved();
  await sending.send();
  await page.reload();
  await expect(sending.status).toContainText('Outcome unknown');
  await expect(sending.status).toContainText('Approval pending');
  await sending.open();
  await expect(sending.history).toHaveCount(1);
});

test('after a lost answer, a second sending that is refused at its name ends in the first creation', async ({
  templatePage,
}) => {
  const { page, sending } = templatePage;
  const readings = '**/api/v2/rcs/*/templates/*';
  await page.route(readings, (route) => route.fulfill({ status: 503 }));
  await loseAnswer(page);
  await templatePage.writeTextMessage(uniqueName());
  await sending.send();
  await sending.expectAlert('Outcome unknown', 'The template may have been created');
  await sending.alert.getByRole('button', { name: 'Send again' }).click();
  await sending.expectAlert('Not created: this name is already used', 'most likely created the template');
  await expect(sending.alert).not.toContainText('Nothing was created');

  await page.unroute(readings);
  await sending.alert.getByRole('button', { name: 'Check now' }).click();
  await sending.area
    .getByRole('group', { name: /^Created/ })
    .getByText('Approval pending', { exact: true })
    .waitFor();
  await expect(sending.status).toContainText('Approval pending');
});

test('where the platform cannot be read, the words say what a refusal of the name would mean @full', async ({
  templatePage,
}) => {
  const { page, sending } = templatePage;
  await page.route('**/api/v2/rcs/*/templates/*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await loseAnswer(page);
  await templatePage.writeTextMessage(uniqueName());
  await sending.send();
  await sending.expectAlert(
    'Outcome unknown',
    'This platform can’t report',
    'If it rejects the name when you send again',
  );
});

test('an unknown outcome offers the draft as a file @full', async ({ templatePage, platform }) => {
  const { page, sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '503');
  await templatePage.writeTextMessage(name);
  await sending.send();
  const download = page.waitForEvent('download');
  await sending.alert.getByRole('button', { name: 'Download draft' }).click();
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
  await platform.answers(name, 'slow:4000');
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
  await sending.expectAlert('Not sent', 'This device is offline.', 'Nothing reached the platform.');
  await expect(sending.history.first()).toContainText('Not sent');

  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  expect(creations()).toBe(0);
  await sending.alert.getByRole('button', { name: 'Send again' }).click();
  await sending.expectStatus('Approval pending');
  expect(creations()).toBe(1);
});
