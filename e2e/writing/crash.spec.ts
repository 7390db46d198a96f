import { readFile } from 'node:fs/promises';
import { putDrafts } from '../support/keptDrafts';
import { expect, test } from '../support/test';

test.describe('in a browser with a fault', () => {
  test.use({ ownContext: true });

  test('when the page fails, the draft is offered as a file, and a reload continues with it', async ({
    templatePage,
    page,
  }) => {
    await page.addInitScript(() => {
      // A fault of the browser stands in for a fault of ours. The JSON pane counts its bytes with this.
      globalThis.TextEncoder = class extends TextEncoder {
        override encode(text = '') {
          if (text.includes('fails_on_purpose')) throw new Error('This browser is broken on purpose.');
          return super.encode(text);
        }
      };
    });
    await templatePage.writeTextMessage('fails_on_purpose', 'Not lost.');
    await templatePage.expectSaved();
    await page.getByRole('tab', { name: 'Code' }).click();

    await expect(page.getByRole('heading', { name: 'The page stopped working' })).toBeVisible();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Your draft is still here');
    await expect(notice).toContainText('This browser is broken on purpose.');

    const downloading = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Download draft' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('fails_on_purpose.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
      name: 'fails_on_purpose',
      type: 'text_message',
      component: { text: 'Not lost.' },
    });

    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(templatePage.name).toHaveValue('fails_on_purpose');
    await expect(templatePage.form.field('Message text')).toHaveValue('Not lost.');
  });
});

test('a stored record that is no draft is reported, and the others open', async ({
  templatePage,
  libraryPage,
  page,
}) => {
  await templatePage.writeTextMessage('healthy_draft');
  await templatePage.expectSaved();
  await putDrafts(page, [{ id: 'damaged', template: { type: 'nonsense', component: 7 } }]);
  await libraryPage.open();
  await expect(libraryPage.draft('healthy_draft')).toBeVisible();
  const notice = page.getByRole('group', { name: 'A draft is damaged' });
  const downloading = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Download it anyway' }).click();
  expect((await downloading).suggestedFilename()).toBe('draft-damaged.json');

  await page.goto('/templates/damaged');
  await expect(page.getByRole('group', { name: 'This draft is damaged' })).toBeVisible();
});
