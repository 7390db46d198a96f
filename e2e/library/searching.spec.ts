import { uniqueName } from '../models/bench/uniqueName';
import { textMessage } from '../support/keptDrafts';
import { expect, test } from '../support/test';

test('support finds a sending by its request ID and day, and looks on from there', async ({
  page,
  request,
  libraryPage,
  platform,
  templatePage,
}) => {
  const name = uniqueName();
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/templates'),
  );
  await templatePage.openNew('Text message', name);
  await templatePage.form.fillIn({ 'Message text': 'Your parcel arrives on Tuesday.' });
  await templatePage.sending.send();
  const requestId = (await answered).headers()['x-request-id'] ?? '';
  expect(requestId).not.toBe('');
  // The draft has the request ID only once the page has shown the response.
  await templatePage.sending.expectStatus('Approval pending');

  await libraryPage.open();
  await test.step('by request ID, by day and by app ID', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now());
    for (const words of [requestId, `${day} ${name}`, `${name} app demo`]) {
      await libraryPage.search.fill(words);
      await expect(libraryPage.entry(name)).toBeVisible();
    }
  });

  await test.step('activity shows what became of it, and requests name the template', async () => {
    await request.put(`/api/platform/templates/demo/${name}/status`, { data: { status: 'approved' } });
    await libraryPage.search.fill(name);
    const elsewhere = page.getByRole('navigation', { name: 'Search elsewhere' });
    // The links follow the address, which follows the last letter after a moment.
    await expect(elsewhere).toContainText(`“${name}”`);
    await elsewhere.getByRole('link', { name: /^Activity/ }).click();
    const activity = page.getByRole('region', { name: 'Activity, newest first' });
    const row = activity.getByRole('row', { name: /Sent a template/ }).filter({ hasText: name });
    await expect(row).toContainText('Approved');
    const requests = page.getByRole('region', { name: 'Requests, newest first' });
    await expect(requests.getByRole('row').filter({ hasText: 'POST' })).toContainText(name);
    await expect(requests.getByRole('row').filter({ hasText: '/status' }).first()).toContainText('PUT');
    await row.getByRole('link', { name }).click();
    await expect(libraryPage.entry(name)).toBeVisible();
  });

  await test.step('what the page asks by itself is listed on request', async () => {
    await page.goto(`/audit?q=${name}`);
    const requests = page.getByRole('region', { name: 'Requests, newest first' }).getByRole('row');
    await expect(requests.filter({ hasText: 'POST' })).toContainText(name);
    const reads = requests.filter({ hasText: /GET.*templates/ });
    await expect(reads).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Include what this page asks by itself' }).check();
    await expect(reads.first()).toBeVisible();
  });

  await test.step('a sending of unknown outcome has what became of it', async () => {
    const lost = uniqueName();
    await platform.answers(lost, 'dropped-after-commit');
    await request.post('/api/v2/rcs/demo/templates', { data: textMessage(lost, 'Hello') }).catch(() => null);
    await page.goto(`/audit?q=${lost}`);
    const row = page
      .getByRole('region', { name: 'Activity, newest first' })
      .getByRole('row', { name: /Sent a template/ });
    await expect(row).toContainText(/nknown.*Approval pending/);
  });

  await test.step('what is on the platform alone is found by its words, and read without a draft', async () => {
    const other = uniqueName();
    await request.post('/api/v2/rcs/demo/templates', {
      data: textMessage(other, `A word that nobody else writes: ${other}x.`),
    });
    await page.goto('/?q=nobody-writes-this');
    await expect(page.getByRole('navigation', { name: 'Search elsewhere' })).toBeVisible();
    await expect(page.getByRole('link', { name: /On the platform/ })).toHaveCount(0);
    await page.goto(`/?q=${other}x`);
    const elsewhere = page.getByRole('navigation', { name: 'Search elsewhere' });
    await elsewhere.getByRole('link', { name: 'On the platform (1)' }).click();
    await page.getByRole('button', { name: `Preview ${other}` }).click();
    await expect(page.getByRole('region', { name: 'Android preview' })).toContainText(`${other}x`);
    await libraryPage.open();
    await expect(libraryPage.entry(other)).toHaveCount(0);
  });
});
