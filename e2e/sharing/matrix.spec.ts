import { writeShareLink } from '../../src/exchange/link/shareLink';
import { dark, enlarged, light, lookIn } from '../accessibility/views';
import { InspectPage } from '../models/InspectPage';
import { expect, test } from '../support/test';

const card = (title: string) => ({
  title,
  description: 'A long text that does not fit a small card. '.repeat(12),
  suggestions: [{ reply: { text: 'A text of 25 letters here', postbackData: 'Zm9v' } }],
});
const template = {
  name: 'every_state',
  type: 'carousel' as const,
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'SMALL' as const,
        cardContents: [card(`${'Your order '.repeat(16)}[custom_param1a]`), card('Second')],
      },
    },
  },
};

test('all states of a template stand side by side with what is cut, and the address holds the choice', async ({
  page,
}) => {
  const shared = new InspectPage(page);
  await shared.open(`/inspect${await writeShareLink(template)}`);
  await page.getByRole('link', { name: 'Compare phones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'every_state' })).toBeVisible();
  const captions = page.getByText(/^(?:Galaxy|Pixel|iPhone) [^,:]+, /);
  await expect(captions).toHaveCount(8);
  // Longest values are longer than a title may be; the template itself is not wrong.
  await expect(page.getByText('These values cause no additional issues.')).toBeVisible();
  await expect(
    page.getByText(/^Error, Card 1 › Title: Title has \d+ characters\. Use 200 or fewer\.$/),
  ).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Pixel 8, default text, light' }).first();
  await expect(first).toContainText(
    /Card 2 › Description: only \d+ of 527 characters of the description fit\./,
  );
  await expect(page.getByText('Checking what is cut off')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Longest values' }).uncheck();
  await page.getByRole('checkbox', { name: 'Dark' }).check();
  await page.getByRole('checkbox', { name: 'Pixel 8' }).uncheck();
  await expect(captions).toHaveText([
    'iPhone 16, default text, light',
    'iPhone 16, default text, dark',
    'iPhone 16, largest text, light',
    'iPhone 16, largest text, dark',
  ]);
  await expect(page).toHaveURL(
    /\?page=matrix&sets=typical&phones=ios&texts=default\.largest&themes=light\.dark#v1\./,
  );
  await page.getByRole('checkbox', { name: 'Largest text' }).uncheck();
  await page.getByRole('checkbox', { name: 'Galaxy S24' }).check();
  await page.getByRole('checkbox', { name: 'Increased contrast' }).check();
  await page.getByRole('checkbox', { name: 'Light' }).uncheck();
  await page.reload();
  await expect(captions).toHaveText([
    'Galaxy S24, default text, dark',
    'Galaxy S24, default text, dark, increased contrast',
    'iPhone 16, default text, dark',
    'iPhone 16, default text, dark, increased contrast',
  ]);
  const drawn = page.getByTestId('preview-phone');
  await expect.poll(() => drawn.first().evaluate((phone) => phone.clientWidth)).toBe(360);
  await expect(drawn.nth(1)).toHaveAttribute('data-contrast', 'more');

  const look = await lookIn(page, light(1440, 900), dark(390, 844), enlarged);
  await look('all states');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Dark' })).toBeHidden();
  // A line of text is never divided between two sheets: each phone is one, with its caption.
  await expect(page.getByRole('listitem').filter({ has: drawn }).first()).toHaveCSS('display', 'inline-grid');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'iPhone 16' }).uncheck();
  await page.getByRole('checkbox', { name: 'Galaxy S24' }).uncheck();
  await expect(page.getByText('Select at least one option in each group.')).toBeVisible();
});
