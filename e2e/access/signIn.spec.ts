import { dark, light, lookIn } from '../accessibility/views';
import { test } from '../support/signInTest';
import { expect } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

const asha = { sub: 'asha-1', email: 'asha.rao@shop.example', groups: ['campaign'] };
const vik = { sub: 'vik-2', email: 'vik@shop.example', groups: [] };

test.describe('a server with a sign-in', { tag: '@own-server' }, () => {
  test('a sender signs in, sends, loses the session in mid-work without losing work, and signs out', async ({
    provider,
    templatePage,
    page,
    context,
  }) => {
    provider.signInAs(asha);
    await page.goto('/gallery');
    const notice = page.getByText('You’re not signed in', { exact: true });
    await expect(notice).toBeVisible();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
    )('not signed in');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(/\/gallery$/);
    const you = page.getByRole('button', { name: 'You: asha.rao@shop.example' });
    await expect(you).toBeVisible();
    await expect(notice).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 900 });
    const { sending, form } = templatePage;
    await templatePage.writeTextMessage(uniqueName(), 'Kept while nobody is signed in.');
    await context.clearCookies();
    await sending.send();
    await sending.expectAlert('Not sent: sign in again', 'You have been signed out.');
    await expect(form.field('Message text')).toHaveValue('Kept while nobody is signed in.');
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844))
    )('signed out in mid-work');
    await page.setViewportSize({ width: 1440, height: 900 });

    const opened = context.waitForEvent('page');
    await sending.alert.getByRole('link', { name: 'Sign in' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await tab.close();
    await sending.send();
    await sending.expectStatus('Approval pending');
    await expect(form.field('Message text')).toHaveValue('Kept while nobody is signed in.');

    await expect(page.getByTitle('Saved on the server')).toBeVisible();
    await page.getByRole('button', { name: 'You: asha.rao@shop.example' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const leaving = page.getByRole('dialog', { name: 'Sign out?' });
    await expect(leaving.getByRole('checkbox', { name: /^Also remove the team’s drafts/ })).not.toBeChecked();
    await leaving.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page.getByText('You’re not signed in', { exact: true })).toBeVisible();
    await expect(page.getByText('Kept while nobody is signed in.').first()).toBeVisible();
  });

  test('a viewer cannot send and is told why, and the server refuses what the page did not stop', async ({
    provider,
    templatePage,
    page,
  }) => {
    provider.signInAs(vik);
    await page.goto('/auth/sign-in');
    await expect(page.getByRole('button', { name: 'You: vik@shop.example' })).toBeVisible();
    const { sending } = templatePage;
    await templatePage.writeTextMessage(uniqueName(), 'Written by a viewer.');
    const creations = sending.countCreations();
    await expect(sending.sendButton).toHaveAttribute('title', 'You can’t send. Ask a colleague who can.');
    await sending.press();
    await sending.expectAlert('Not sent: you don’t have permission', 'Ask a colleague who can send');
    await (
      await lookIn(page, light(1440, 900), dark(390, 844))
    )('a viewer may not send');
    expect(creations()).toBe(0);
    const refused = await page.request.post('/api/v2/rcs/demo/templates', {
      data: { name: uniqueName(), type: 'text_message', component: { text: 'x' } },
    });
    expect([refused.status(), (await refused.json()).error.code]).toEqual([403, 'role']);

    await page.goto('/audit');
    await expect(page.getByRole('alert')).toContainText(
      'Your role is viewer, but this needs the role sender.',
    );
  });

  test('a sender sees who did what, and ends the session of another person @full', async ({
    provider,
    browser,
    server,
    page,
  }) => {
    const other = await browser.newContext();
    provider.signInAs(vik);
    const otherPage = await other.newPage();
    await otherPage.goto(`${server.address}/auth/sign-in`);
    await otherPage.request.post(`${server.address}/api/v2/rcs/demo/templates`, {
      data: { name: 'by_a_viewer', type: 'text_message', component: { text: 'x' } },
    });
    provider.signInAs(asha);
    await page.goto('/auth/sign-in?to=/audit');
    const name = uniqueName();
    await page.request.post('/api/v2/rcs/demo/templates', {
      data: { name, type: 'text_message', component: { text: 'Not in the record.' } },
    });
    await page.reload();
    const rows = page.getByRole('region', { name: 'Activity, newest first' }).getByRole('row');
    await expect(rows.filter({ hasText: name })).toContainText('asha.rao@shop.example');
    await expect(rows.filter({ hasText: name })).toContainText('Done');
    await expect(rows.filter({ hasText: 'Not done (role)' })).toContainText('vik@shop.example');
    await expect(page.getByText('Not in the record.')).toBeHidden();

    await page.getByText('Requests in the last hour').click();
    await expect(page.getByRole('region', { name: 'Requests, newest first' })).toContainText(
      'POST /api/v2/rcs/demo/templates',
    );
    await (
      await lookIn(page, light(1440, 900), dark(1024, 800), dark(390, 844), light(320, 640))
    )('activity');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('button', { name: 'Sign out vik@shop.example' }).click();
    await expect(page.getByRole('button', { name: 'Sign out vik@shop.example' })).toBeHidden();
    const session = await otherPage.request.get(`${server.address}/api/session`);
    expect(await session.json()).toEqual({ signIn: 'oidc', role: null, person: null });
    await other.close();

    await page.getByLabel('Action', { exact: true }).selectOption('Signed someone out');
    await expect(page.getByText('1 entry that matches')).toBeVisible();
    await expect(rows.last()).toContainText('vik@shop.example');
    await page.getByLabel('Person or template').fill('nobody of this name');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  });
});
