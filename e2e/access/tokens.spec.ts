import { DraftList } from '../../src/schema/responses/spaces';
import { dark, light, lookIn } from '../accessibility/views';
import { test } from '../support/signInTest';
import { expect } from '../support/test';

const asha = { sub: 'asha-1', email: 'asha.rao@shop.example', groups: ['campaign'] };
const vik = { sub: 'vik-2', email: 'vik@shop.example', groups: [] };

test.describe('tokens of programs', { tag: '@own-server' }, () => {
  test('a sender makes a token, a program comes in by it, and is out once it is revoked', async ({
    provider,
    page,
    address,
    playwright,
  }) => {
    provider.signInAs(asha);
    await page.goto('/connection');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Access tokens' }).click();
    await expect(page.getByText('No tokens yet.')).toBeVisible();

    const form = page.getByRole('form', { name: 'New token' });
    await form.getByRole('button', { name: 'Make token' }).click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
    await form.getByLabel('Name').fill('Nightly backup');
    await form.getByLabel('Rights').selectOption('Can read and change drafts');
    await form.getByRole('button', { name: 'Make token' }).click();

    const secret = page.getByRole('group', { name: 'Copy the token of Nightly backup now' });
    await expect(secret.getByRole('button', { name: 'Copy token' })).toBeVisible();
    const token = await secret.getByText(/^rcstb_/).innerText();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
    )('a new token');

    const program = await playwright.request.newContext({
      baseURL: address,
      extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    });
    const draft = { template: { type: 'text_message', name: 'by_program', component: { text: 'Hello' } } };
    const made = await program.post('/api/v1/spaces/team/drafts', { data: draft });
    expect(made.status()).toBe(201);
    const { drafts } = DraftList.parse(await (await program.get('/api/v1/spaces/team/drafts')).json());
    expect(drafts.map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['by_program', 'asha.rao@shop.example'],
    ]);

    await page.reload();
    await expect(secret).toBeHidden();
    const entry = page.getByRole('listitem').filter({ hasText: 'Nightly backup' });
    await expect(entry).toContainText('Can read and change drafts. Made just now, last used just now.');
    await entry.getByRole('button', { name: 'Revoke Nightly backup…' }).click();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    expect((await program.get('/api/v1/spaces/team/drafts')).status()).toBe(401);
    await program.dispose();
  });

  test('a viewer makes tokens that only read', async ({ provider, page }) => {
    provider.signInAs(vik);
    await page.goto('/tokens');
    await expect(page.getByText('Sign in to see and make tokens.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Rights').getByRole('option')).toHaveText(['Can read drafts']);
  });
});
