import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expectAccessible } from '../accessibility/checks';
import { TemplatePage } from '../models/TemplatePage';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

/** Browsers that keep nothing, and the page's notice. */
const refusals = [
  {
    name: 'no storage',
    title: 'This browser can’t save drafts',
    init: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  },
  {
    name: 'a storage that refuses',
    title: 'This browser’s storage reports an error',
    init: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here.', 'SecurityError');
      };
    },
  },
  {
    name: 'a storage that never answers',
    title: 'This browser’s storage isn’t responding',
    init: () => {
      const { value: open } = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open') ?? {};
      // Opens a database of its own and drops the listeners, so that no answer arrives.
      IDBFactory.prototype.open = function openSilently() {
        const request: IDBOpenDBRequest = Reflect.apply(open, this, ['silent']);
        request.addEventListener = () => undefined;
        return request;
      };
    },
  },
];

for (const { name, title, init } of sampleOf(refusals.toReversed(), 3)) {
  test(`with ${name} a template can be written, and the page says that it is not stored`, async ({
    templatePage,
    page,
  }) => {
    await page.addInitScript(init);
    await templatePage.openNew('Text message', 'not_kept');
    await templatePage.form.fillIn({ 'Message text': 'Only here.' });
    const banner = page.getByRole('region', { name: 'Storage' });
    await expect(banner).toContainText(title);
    await expectAccessible(page, name);
    const downloading = page.waitForEvent('download');
    await banner.getByRole('button', { name: 'Download draft' }).click();
    expect((await downloading).suggestedFilename()).toBe('not_kept.json');
    await expect(templatePage.phone.bubble).toHaveText('Only here.');
  });
}

test('a page that is older than its storage stops writing, says so, and starts again after a reload', async ({
  templatePage,
  page,
  context,
}) => {
  await templatePage.writeTextMessage('written_before', 'As it was.');
  await templatePage.expectSaved();
  const newer = await context.newPage();
  await newer.goto('/healthz');
  // Change the tables, as a newer page does first.
  await newer.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('rcs-template-builder', 1000);
        opening.addEventListener('success', () => resolve(opening.result.close()));
        opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
      }),
  );
  await templatePage.form.fillIn({ 'Message text': 'Written by the older page.' });
  const banner = page.getByRole('region', { name: 'Storage' });
  await expect(banner).toContainText('A newer version of this page is open in another tab');
  await expect(banner.getByRole('button', { name: 'Download draft' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Reload this tab' })).toBeVisible();
  const kept = await newer.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('rcs-template-builder');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
        });
      }),
  );
  expect(kept).toContain('As it was.');
  expect(kept).not.toContain('Written by the older page.');
});

test('the open draft is stored again after the stored drafts were deleted in the tools of the browser', async ({
  templatePage,
  page,
  context,
}) => {
  await templatePage.writeTextMessage('deleted_below', 'As it was.');
  await templatePage.expectSaved();
  const tools = await context.newPage();
  await tools.goto('/healthz');
  await tools.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('rcs-template-builder');
        deleting.addEventListener('success', resolve);
        deleting.addEventListener('blocked', () => reject(new Error('The page holds on to its storage.')));
      }),
  );
  await templatePage.form.fillIn({ 'Message text': 'Written afterwards.' });
  await templatePage.expectSaved();
  await expect(page.getByRole('region', { name: 'Storage' })).toBeHidden();
  await page.reload();
  await expect(templatePage.name).toHaveValue('deleted_below');
  await expect(templatePage.phone.bubble).toHaveText('Written afterwards.');
});

test('a page whose storage is blocked by an older page says so, and saves by itself once that page is closed @full', async ({
  templatePage,
  page,
  context,
}) => {
  const older = await context.newPage();
  await older.goto('/healthz');
  // Hold the database at its old version, as an older page does.
  await older.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('rcs-template-builder', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('drafts', { keyPath: 'id' }),
        );
        opening.addEventListener('success', () => resolve(undefined));
      }),
  );
  await templatePage.openNew('Text message', 'was_blocked');
  const banner = page.getByRole('region', { name: 'Storage' });
  await expect(banner).toContainText('Another tab is blocking the drafts');
  await older.close();
  await templatePage.expectSaved();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(new TemplatePage(page).name).toHaveValue('was_blocked');
});
