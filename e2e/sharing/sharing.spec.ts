import type { Page } from '@playwright/test';
import { writeShareLink } from '../../src/exchange/link/shareLink';
import { fashion } from '../../src/schema/examples/carousels';
import { dark, light, lookIn } from '../accessibility/views';
import { ShareDialog } from '../models/dialogs/ShareDialog';
import { InspectPage } from '../models/InspectPage';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const fileUrl = 'https://pictures.elsewhere.test/shoe.png';
const foreign = {
  name: 'from_elsewhere',
  type: 'rich_card' as const,
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL' as const,
        cardContent: { title: 'Shoes', media: { height: 'MEDIUM' as const, contentInfo: { fileUrl } } },
      },
    },
  },
};
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers requests to the other host, and collects them. */
async function watchPictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://pictures.elsewhere.test/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/png', body: onePixel });
  });
  return asked;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test(
  'a link is copied, opened by a colleague, tried on both phones, and used as a new draft',
  { tag: '@core' },
  async ({ templatePage, page, context }) => {
    await templatePage.openExample('fashion', 'shared_fashion');
    const share = new ShareDialog(page);
    await share.open();
    await expect(share.panel).toContainText(/[\d,]+ characters: fits/);
    await share.button('Copy link').click();
    await templatePage.expectSaid('Copied the link.');
    const link = await clipboard(page);

    const colleague = await context.newPage();
    const shared = new InspectPage(colleague);
    await shared.open(link);
    await expect(shared.title('shared_fashion')).toBeVisible();
    for (const phone of [shared.android, shared.iPhone]) {
      await expect(phone).toContainText(
        fashion.template.component.richCard.carouselCard.cardContents[0]?.title ?? '',
      );
    }
    await expect(shared.issues).toContainText('No errors found, but not everything was checked');
    await expect(shared.issues).toContainText('5 pictures are examples');
    await shared.field('Template name').getByRole('button', { name: 'Copy Template name' }).click();
    expect(await clipboard(colleague)).toBe('shared_fashion');

    await colleague.getByRole('radio', { name: 'Try' }).check();
    await shared.android.getByTestId('preview-suggestion').first().click();
    await expect(colleague.getByRole('list', { name: 'Taps' }).getByRole('listitem')).toHaveCount(1);
    await expect(colleague).toHaveURL(link);

    await shared.useAsDraft.click();
    await expect(colleague).toHaveURL(/\/templates\/[0-9a-f]+$/);
    await expect(colleague.getByLabel('Template name')).toHaveValue('shared_fashion');
  },
);

test('the creation is copied as a cURL command with a placeholder for the token @full', async ({
  templatePage,
  page,
  connection,
}) => {
  await templatePage.writeTextMessage('as_a_command', "It's here");
  const share = new ShareDialog(page);
  await share.open('For developers');
  await share.button('Copy cURL').click();
  await templatePage.expectSaid('Copied the cURL command.');
  const command = await clipboard(page);
  expect(command).toContain(`${connection.baseUrl}/v2/rcs/${connection.appIds[0]}/templates'`);
  expect(command).toContain('Authorization: Bearer <ACCESS_TOKEN>');
  expect(command).toContain(String.raw`It'\''s here`);
});

test('a link that was cut or changed, or is no share link, gives the exact reason', async ({ page }) => {
  const shared = new InspectPage(page);
  const link = await writeShareLink(fashion.template);
  await shared.open(`/inspect${link.slice(0, -7)}`);
  await expect(shared.refusal).toContainText(/This link was cut off: [\d,]+ of [\d,]+ characters arrived/);

  // Only the fragment changes: the page stays and reads the new link.
  const open = (fragment: string) =>
    page.evaluate((next) => {
      location.hash = next;
    }, fragment);
  await open(link.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA')));
  await expect(shared.refusal).toContainText('This link');
  await expect(shared.refusal).not.toContainText('cut off');
  await open(link.replace('#v1.', '#v3.'));
  await expect(shared.refusal).toContainText('This link has version 3');
  await open('#hello');
  await expect(shared.refusal).toContainText('This is not a template link');
  await open(link);
  await expect(shared.title(fashion.template.name)).toBeVisible();
  await page.goto('/inspect');
  await expect(shared.box).toHaveValue('');
});

test('pictures of a linked template are loaded on a click only, also in the draft made of it', async ({
  page,
}) => {
  const asked = await watchPictures(page);
  const shared = new InspectPage(page);
  await shared.open(`/inspect${await writeShareLink(foreign)}`);
  await expect(shared.picturesAreAsked).toContainText('Pictures from pictures.elsewhere.test aren’t loaded');
  await expect(shared.android).toContainText('Picture not loaded');

  await shared.useAsDraft.click();
  await expect(page.getByLabel('Template name')).toHaveValue('from_elsewhere');
  await expect(shared.picturesAreAsked).toBeVisible();
  await expect(page.getByTitle('Saved in this browser')).toBeVisible();
  await page.reload();
  await expect(shared.picturesAreAsked).toBeVisible();
  expect(asked).toEqual([]);

  await shared.loadPictures.click();
  await expect.poll(() => asked).toContain(fileUrl);
  await expect(shared.picturesAreAsked).toBeHidden();
  await expect(page.getByTitle('Saved in this browser')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Template name')).toHaveValue('from_elsewhere');
  await expect(shared.picturesAreAsked).toBeHidden();
});

test('hostile content of a link stays text', { tag: '@core' }, async ({ page }) => {
  const shared = new InspectPage(page);
  const text = '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';
  const url = 'javascript:document.title="taken"';
  const suggestions = [
    {
      action: {
        text: 'Open',
        postbackData: 'b3Blbg==',
        openUrlAction: { url, application: 'BROWSER' as const },
      },
    },
  ];
  await shared.open(
    `/inspect${await writeShareLink({ type: 'text_message', component: { text, suggestions } })}`,
  );
  await expect(shared.android).toContainText('<img src=x');
  await page.getByRole('radio', { name: 'Try' }).check();
  await shared.android.getByTestId('preview-chip').click();
  await expect(page).toHaveTitle(/^Inspect/);
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a linked template and a cut link are accessible @full', async ({ page }) => {
    const shared = new InspectPage(page);
    const look = await lookIn(page, light(1440, 900), dark(390, 900));
    await shared.open(`/inspect${await writeShareLink(foreign)}`);
    await expect(shared.picturesAreAsked).toBeVisible();
    await look('linked template');
    await shared.open('/inspect#v1.9');
    await expect(shared.refusal).toBeVisible();
    await look('cut link');
  });
});
