import { keptDraft, putDrafts, textMessage } from '../support/keptDrafts';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

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

test('200 sent drafts show live states after one list request @full', async ({ page, libraryPage }) => {
  const drafts = Array.from({ length: 200 }, (_, at) => {
    const template = textMessage(`sent_${at}`, 'It arrives on Tuesday.');
    return {
      ...keptDraft(`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, template),
      sendings: [
        {
          at: 1_700_000_000_000,
          platform: 'embedded',
          appId: 'demo',
          outcome: 'created',
          status: 'pending',
          summary: 'Created, approval pending',
          payload: template,
        },
      ],
    };
  });
  const lists: string[] = [];
  await page.route('**/api/v2/rcs/**', (route) => {
    lists.push(route.request().url());
    return route.fulfill({
      json: drafts.map(({ template }) => ({ ...template, status: 'approved', ttl: '30d' })),
    });
  });
  await libraryPage.open();
  await putDrafts(page, drafts);
  lists.length = 0;
  await libraryPage.open();
  await expect(libraryPage.status('Approved')).toContainText('200');
  expect(lists).toHaveLength(1);
});

test.describe('with the clock of the test', () => {
  test.use({ ownContext: true });

  test('a status that is set at the platform appears within half a minute in an open draft and an open list @full', async ({
    page,
    request,
    templatePage,
    libraryPage,
  }) => {
    const { appIds } = await (await request.get('/api/connection')).json();
    const name = uniqueName();
    const set = (status: string) =>
      request.put(`/api/platform/templates/${appIds[0]}/${name}/status`, { data: { status } });
    await page.clock.install();
    await templatePage.writeTextMessage(name);
    await templatePage.sending.send();
    await templatePage.sending.expectStatus('Approval pending');
    await set('approved');
    await page.clock.runFor(30_000);
    await expect(templatePage.sending.status).toContainText('Approved');
    await templatePage.expectSaved();

    await libraryPage.open();
    await expect(libraryPage.entry(name)).toContainText('Approved');
    await set('expired');
    await page.clock.runFor(30_000);
    await expect(libraryPage.entry(name)).toContainText('Expired');
  });
});
