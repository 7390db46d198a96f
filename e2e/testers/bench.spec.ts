import { dark, light, lookIn } from '../accessibility/views';
import { uniqueName } from '../models/bench/uniqueName';
import { Palette } from '../models/Palette';
import { TestersPage } from '../models/TestersPage';
import { test } from '../support/ownServerTest';
import { expect } from '../support/test';

// A server of its own: answers for the next request of anybody would reach other tests.
test(
  'a tester sets answers, moves a status, empties the platform and reads the requests',
  { tag: '@own-server' },
  async ({ page, context, request, libraryPage, templatePage }) => {
    const testers = new TestersPage(page);
    const look = await lookIn(page, light(1440, 960), dark(320, 640));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = uniqueName();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    await test.step('answers wait in their order, and each is there as cURL', async () => {
      await libraryPage.open();
      await new Palette(page).run('testers', /^For testers/);
      const { templates, verifications } = testers;
      await templates.add('Created, approved', name);
      await templates.add('Not available (503)', name);
      await templates.add('Bad gateway (502)');
      await expect(templates.waiting).toHaveText([
        /Created, approved/,
        /Not available/,
        /for the next request/,
      ]);
      await templates.remove(2);
      await expect(templates.waiting).toHaveCount(2);

      await verifications.add('Custom response');
      await expect(verifications.waiting).toHaveText([/418, custom/]);
      await templates
        .field('Response')
        .selectOption({ label: 'Not accepted, naming a parameter of your choice (400)' });
      await templates.field('Parameter').fill('a b');
      await templates.area.getByRole('button', { name: 'Add response' }).click();
      await templates.expectError('Response', 'must be one of');
      await look('answers that wait');
      await templates.field('Parameter').fill('name');
      await templates.area.getByRole('button', { name: /^Copy cURL to add/ }).click();
      const command = await page.evaluate(() => navigator.clipboard.readText());
      expect(command).toContain('--request PUT');
      expect(command).toContain('{"next":[{"answer":"502"},{"answer":"400:name"}]}');
    });
    await test.step('the sending gets the answer that waits for its name', async () => {
      await templatePage.writeTextMessage(name);
      await templatePage.sending.send();
      await templatePage.sending.expectStatus('Approved');
      await testers.open();
      await expect(testers.templates.waiting).toHaveText([/Bad gateway/]);
      await testers.templates.clear();
      await expect(testers.templates.area).toBeFocused();
      await expect(testers.templates.area).toContainText('Nothing set');
    });
    await test.step('a status moves, and the platform is emptied', async () => {
      await testers.moveStatus(name, 'Rejected');
      const status = await request.get(`/api/v2/rcs/demo/templates/${name}/status`);
      expect(await status.json()).toEqual({ status: 'rejected' });
      await testers.emptyPlatform();
      await expect(testers.onPlatform.field('Template')).toContainText('No templates yet');
    });
    await test.step('test data is found, and the requests are listed with their headers', async () => {
      await testers.limits.field('Find a limit').fill('title');
      const rows = testers.limits.area.getByRole('row');
      await expect(rows.filter({ hasText: '201 characters' }).first()).toContainText('400, ');
      const requests = await testers.openRequests();
      await expect(requests.filter({ hasText: 'DELETE /api/platform' })).toContainText('204');
      await page.getByLabel('Include what this page asks by itself').check();
      await expect(requests.filter({ hasText: 'GET /api/scenario' }).first()).toContainText(
        'Content-Type: application/json',
      );
      await look('requests and test data');
    });
  },
);
