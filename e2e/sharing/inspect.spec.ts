import { writeShareLink } from '../../src/exchange/link/shareLink';
import { dark, light, lookIn } from '../accessibility/views';
import { InspectPage } from '../models/InspectPage';
import { dropFile } from '../models/paste';
import { expect, test } from '../support/test';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

const fileUrl = 'https://pictures.elsewhere.test/tower.svg';
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900"/></svg>';
const button = (text: string, content: object) => ({
  action: { text, postbackData: 'YQ==', ...content },
});
const shop = button('Shop', { openUrlAction: { url: 'https://shop.test', application: 'BROWSER' as const } });
const call = button('Call', { dialAction: { phoneNumber: '+919876543210' } });
const event = button('Save the date', {
  createCalendarEventAction: {
    title: 'Opening',
    startTime: '2027-03-14T09:30:00Z',
    endTime: '2027-03-14T10:30:00Z',
  },
});
const yes = { reply: { text: 'Yes', postbackData: 'YQ==' } };
const media = { height: 'SHORT' as const, contentInfo: { fileUrl } };
const card = {
  title: 'Opening sale',
  description: `See https://shop.test/x. ${'Many words follow here. '.repeat(14)}`,
  media,
  suggestions: [call, shop, event, yes],
};
const richCard = {
  name: 'opening_sale',
  type: 'rich_card' as const,
  component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL' as const, cardContent: card } } },
};
const high = { ...card, media: { ...media, height: 'TALL' as const } };
const carousel = {
  name: 'shoes',
  type: 'carousel' as const,
  component: {
    richCard: {
      carouselCard: { cardWidth: 'MEDIUM' as const, cardContents: [high, { ...high, title: 'Two' }] },
    },
  },
};
/** As a browser copies a request for the Windows command prompt. */
const forCmd = (body: object) =>
  `curl.exe -X POST "https://platform.test/v2/rcs/demo/templates" ^\r\n  -d "${JSON.stringify(body).replaceAll('"', '\\"')}"`;

test('complaints are answered from a command, a link with a stop behind it and JSON, and nothing is kept', async ({
  page,
}) => {
  await page.route('https://pictures.elsewhere.test/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: portrait }),
  );
  const look = await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640));
  const inspectPage = new InspectPage(page);
  const [android, iPhone] = [inspectPage.seenOn('Android'), inspectPage.seenOn('iPhone')];
  await inspectPage.open();
  await look('nothing to look at');

  await inspectPage.show(forCmd(richCard));
  await expect(inspectPage.title('opening_sale')).toBeVisible();
  await expect(page.getByText('From a cURL command copied for Windows cmd')).toBeVisible();
  await expect(android).toContainText('it is unknown how much is cut off');
  await inspectPage.loadPictures.click();
  // The picture is cut.
  await expect(android).toContainText(/\d+% of this portrait picture is cut off, equally at top and bottom/);
  await expect(iPhone).toContainText('Picture above the text: shown in full.');
  // A button is missing; it says "Options".
  await expect(iPhone).toContainText('Tap “Options” to see 3 buttons: “Call”, “Shop”, “Save the date”');
  await expect(android).not.toContainText('Options');
  // The text is cut.
  await expect(iPhone).toContainText(/Description, cut off: \d+ of \d+ characters fit.*at most 6 lines/);
  // The link cannot be tapped.
  await expect(android).toContainText('https://shop.test/x in the description can’t be tapped');
  // The event is at another time.
  await expect(android).toContainText('The template says 09:30, UTC');
  await expect(android).toContainText('Phones show it in their own time zone');
  await inspectPage.timeZone.selectOption('Asia/Kolkata');
  await expect(android).toContainText(/15:00 .*in the time zone Asia\/Kolkata/);
  await look('a message, with what the customer sees');
  await iPhone.getByRole('button', { name: 'Copy what the iPhone shows' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^iPhone, Messages \(iPhone 16\), text size default, light theme\n\nCard\n- Picture/);

  // In the dark, and with large text.
  const link = `http://desk.test/inspect?phone=android&theme=dark&text=ax5${await writeShareLink(carousel)}`;
  await inspectPage.show(`The third button is gone, see (${link}).`);
  await expect(inspectPage.title('shoes')).toBeVisible();
  await expect(android).toContainText(
    'Dark theme: the phone chooses dark colours for cards, bubbles and texts',
  );
  await expect(android).toContainText('The text size is set to');
  await expect(android).toContainText('is not shown, because the card is too tall for Android');
  await expect(iPhone).toHaveCount(0);

  // Its own link keeps the view; Back leads to what was pasted.
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const own = page.getByRole('dialog').getByLabel('Link', { exact: true });
  await expect(own).toHaveValue(/\/inspect\?phone=android&theme=dark&text=ax5#v1\./);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Spec sheet' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.goBack();
  await expect(inspectPage.title('shoes')).toBeVisible();

  await inspectPage.show('{"name": "x", "type": }');
  await expect(page.getByRole('group', { name: 'This can’t be shown' })).toBeVisible();
  await look('a text that cannot be read');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(inspectPage.box).toBeFocused();
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);

  // A created template, as a file that is dropped.
  const created = JSON.stringify({ ...richCard, status: 'rejected' });
  await dropFile(page.getByRole('heading', { name: 'Inspect a message' }), 'created.json', created);
  await expect(inspectPage.title('opening_sale')).toBeVisible();
  await expect(inspectPage.status).toHaveText('Status when copied: rejected');
  await page.reload();
  await expect(inspectPage.box).toHaveValue('');
  await page.goto('/');
  await expect(page.getByText('opening_sale')).toHaveCount(0);
});

test('a request and its response without a body say why nothing was created', async ({ page }) => {
  const inspectPage = new InspectPage(page);
  await inspectPage.open();
  await inspectPage.show(`${forCmd(richCard)}\r\n\r\nHTTP/1.1 429\r\nRetry-After: 37\r\n`);
  await expect(inspectPage.answer).toContainText(
    'The platform responded with 429: wait 37 s, then send the same again',
  );
  await expect(inspectPage.issues).toContainText('wait 37 s, then send the same again');
  await expect(inspectPage.issues).not.toContainText('Ready to send');

  await inspectPage.issues.getByRole('button', { name: 'Copy explanation', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Errors\n\n.*wait 37 s, then send the same again/);
  await inspectPage.answer.getByRole('button', { name: 'Copy the response in words' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Nothing was created');

  await inspectPage.show(JSON.stringify(richCard).replace(/\}$/, ',"name":"opening_sale",}'));
  await expect(inspectPage.refusedAsSent).toHaveCount(2);
  await expect(inspectPage.refusedAsSent.first()).toContainText('It isn’t valid JSON');
  // The answer to "why?" comes before the phones.
  await expect(inspectPage.firstErrors).toContainText('It isn’t valid JSON');
  const [errorsBox, phoneBox] = [
    await inspectPage.firstErrors.boundingBox(),
    await inspectPage.android.boundingBox(),
  ];
  expect(errorsBox?.y ?? Infinity).toBeLessThan(phoneBox?.y ?? 0);

  await inspectPage.show('HTTP/1.1 503 Service Unavailable');
  await expect(inspectPage.answer).toContainText('The platform is not available right now.');
  await expect(inspectPage.issues).toHaveCount(0);
});
