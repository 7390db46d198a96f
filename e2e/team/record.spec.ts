import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { TemplateRecord } from '../../src/schema/responses/record';
import { dark, light, lookIn } from '../accessibility/views';
import { ShareDialog } from '../models/dialogs/ShareDialog';
import { ReviewPage } from '../models/ReviewPage';
import { expect } from '../support/test';
import { ben, onServer, twoPeopleTest as test, signIn } from '../support/twoBrowsers';

const chitra = { sub: 'chitra-4', email: 'chitra@shop.example', groups: ['legal'] };
const dora = { sub: 'dora-5', email: 'dora@shop.example', name: 'Dora Das', groups: ['legal'] };

/** Signs a person in; who was there before has gone home. */
test.describe('the record of a version', { tag: '@own-server' }, () => {
  test.use({
    settings: {
      SPACES: JSON.stringify([
        { name: 'offers', label: 'Offers', roles: { copy: 'author', legal: 'approver' }, review: 'required' },
      ]),
    },
  });

  test('a group is asked, one of it approves, and the record and the spec sheet say so', async ({
    provider,
    page,
    templatePage,
    other,
    context,
  }) => {
    test.slow();
    const [mine, theirs] = [new ReviewPage(page), new ReviewPage(other)];
    await signIn(provider, other, dora);
    await signIn(provider, other, chitra);
    await signIn(provider, page, ben);
    await templatePage.writeTextMessage('weekend', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    const address = page.url();

    await test.step('one press checks the people of a group, another unchecks them', async () => {
      await page.getByRole('tab', { name: 'Review' }).click();
      const ask = page.getByRole('button', { name: 'Ask for review', exact: true });
      await expect(ask).toBeEnabled();
      const look = await lookIn(page, light(1440, 900));
      await ask.click();
      const legal = mine.request.getByRole('button', { name: 'legal, 2 people' });
      await legal.click();
      await expect(legal).toHaveAttribute('aria-pressed', 'true');
      for (const name of [chitra.email, dora.name])
        await expect(mine.request.getByRole('checkbox', { name })).toBeChecked();
      await expect(
        mine.request.getByRole('checkbox', { name: 'All of them must approve' }),
      ).not.toBeChecked();
      await look('a review that a group is asked for');
      await legal.click();
      await expect(mine.request.getByRole('checkbox', { name: dora.name })).not.toBeChecked();
      await legal.click();
      await mine.request.getByRole('button', { name: 'Ask for review' }).click();
      await expect(mine.state).toContainText('In review, asked chitra@shop.example or Dora Das');
    });

    await test.step('without an approval the spec sheet has lines to sign on', async () => {
      const sheet = await openSheet(page);
      await expect(sheet.getByText('Signature')).toBeVisible();
      await sheet.close();
    });

    await test.step('the reviewer’s page has the record', async () => {
      await theirs.open(address);
      await expect(theirs.record).toContainText('Review requested by');
      await expect(theirs.record).not.toContainText('Approved by');
      await theirs.approve();
      await expect(theirs.record).toContainText(/Approved by.*chitra@shop\.example/);
      const look = await lookIn(other, light(1440, 900), dark(390, 844));
      await look('a review with its record');
    });

    await test.step('the writer downloads the record', async () => {
      await expect(mine.state).toContainText('Approved by chitra@shop.example');
      await page.getByText('Review record', { exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download record' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('weekend_record.json');
      const record = TemplateRecord.parse(JSON.parse(readFileSync(await download.path(), 'utf8')));
      expect(record).toMatchObject({
        isApproved: true,
        writers: [{ name: ben.email }],
        reviews: [{ by: { name: ben.email }, decisions: [{ by: { name: chitra.email } }] }],
        sendings: [],
      });
      const look = await lookIn(page, dark(1440, 900));
      await look('the record in the editor');
    });

    await test.step('the sign-off of the spec sheet is the approval, for who may see it', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sheet = await openSheet(page);
      const signOff = sheet
        .locator('section')
        .filter({ has: sheet.getByRole('heading', { name: 'Sign-off' }) });
      await expect(signOff).toContainText(/Approved by.*chitra@shop\.example/);
      await expect(signOff).not.toContainText('Signature');
      await sheet.getByRole('button', { name: 'Copy as text' }).click();
      const markdown = await sheet.evaluate(() => navigator.clipboard.readText());
      expect(markdown).toMatch(/## Sign-off[^]*\*\*Approved by\*\*\n {2}- chitra@shop\.example, /);
      const look = await lookIn(sheet, light(1440, 900), dark(390, 844));
      await look('a spec sheet with its record');
      await context.clearCookies();
      await sheet.reload();
      await expect(signOff).toContainText('Signature');
      await expect(signOff).not.toContainText('chitra');
    });

    async function openSheet(from: Page): Promise<Page> {
      const share = new ShareDialog(from);
      await share.open('Spec sheet');
      const link = share.panel.getByRole('link', { name: 'Open to print' });
      await expect(link).toHaveAttribute('href', /draft=offers/);
      const [sheet] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await share.close();
      return sheet;
    }
  });
});
