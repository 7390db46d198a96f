import { expect, test } from '../support/test';
import { uniqueName } from '../support/uniqueName';

test.use({ sends: true });

test('a status that was set at the platform stands in the list after one list request, and in the open draft', async ({
  templatePage,
  libraryPage,
}) => {
  const { page, sending } = templatePage;
  const names = [uniqueName(), uniqueName()];
  for (const name of names) {
    await templatePage.writeTextMessage(name);
    await sending.send();
    await sending.expectStatus('Approval pending');
    await templatePage.expectSaved();
  }
  const [first = ''] = names;
  const { appIds } = await (await page.request.get('/api/connection')).json();
  const set = await page.request.put(`/api/platform/templates/${appIds[0]}/${first}/status`, {
    data: { status: 'approved' },
  });
  expect(set.ok()).toBe(true);

  const lists: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v2\/rcs\/[^/]+\/templates/.test(request.url())) lists.push(request.url());
  });
  await libraryPage.open();
  await expect(libraryPage.entry(first)).toContainText('Approved');
  await expect(libraryPage.entry(names[1] ?? '')).toContainText('Approval pending');
  expect(lists).toHaveLength(1);

  await libraryPage.entry(first).getByRole('link', { name: first }).click();
  await expect(sending.status).toContainText('Approved');
});
