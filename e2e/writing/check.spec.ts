import { dark, light, lookIn } from '../accessibility/views';
import { keptDraft, putDrafts, textMessage } from '../support/keptDrafts';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const ready = 'Ready to send';

test('the check fixes all of a kind in one step, dismisses one, explains itself, and the review lists it', async ({
  templatePage,
  page,
}) => {
  const { form, sending } = templatePage;
  const name = uniqueName();
  await templatePage.writeTextMessage(name, 'Hello\\nTHIS IS YOUR Tap the button');
  await templatePage.openDrawer('Check');
  const wrong = page.getByRole('region', { name: 'Warnings' });
  await expect(wrong).toContainText('Make it a line break');

  await test.step('a safe change is made by a press, and undone', async () => {
    await wrong.getByRole('button', { name: 'Make it a line break: Message text' }).click();
    await expect(form.field('Message text')).toHaveValue('Hello\nTHIS IS YOUR Tap the button');
    await page.keyboard.press('Control+z');
    await expect(form.field('Message text')).toHaveValue('Hello\\nTHIS IS YOUR Tap the button');
    await wrong.getByRole('button', { name: 'Make it a line break: Message text' }).click();
  });
  await test.step('a dismissed issue is listed apart, also after a reload and in the review', async () => {
    await wrong
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .click();
    const apart = page.getByRole('region', { name: 'Dismissed' });
    await expect(apart).toBeVisible();
    await templatePage.expectSaved();
    await page.reload();
    await expect(apart).toBeVisible();
    await sending.press();
    await expect(sending.review).toContainText('Dismissed');
    await expect(sending.review).toContainText('The text mentions a button');
    await page.keyboard.press('Escape');
    await apart.getByText('Dismissed').click();
    await apart.getByRole('button', { name: /^Restore/ }).click();
    await expect(apart).toBeHidden();
    await expect(wrong).toContainText('The text mentions a button');
  });
  await test.step('its details name the source, and lead to the list of all rules', async () => {
    await wrong
      .getByText(/^Details/)
      .first()
      .click();
    await expect(wrong.getByRole('link', { name: 'About this rule' })).toHaveAttribute(
      'href',
      '/rules#button-missing',
    );
    await form.fillIn({ 'Message text': 'Hello [custom_param1a] and [custom_param3b]. Tap the button' });
    const gap = page.getByRole('listitem').filter({ hasText: 'Personal field 2 is missing' }).last();
    await expect(gap, 'leads to no field').toContainText('Whole template');
    await templatePage.expectSaved();
    await page.goto('/rules#button-missing');
    await expect(page.locator('#button-missing')).toContainText('In 1 of');
    await expect(page.getByText('No rule can see what a picture shows')).toBeVisible();
    await page.getByLabel('Find a rule').fill('bit of nothing');
    await expect(page.getByText('No rules match.')).toBeVisible();
    await page.getByLabel('Find a rule').fill('emoji');
    await expect(page.getByRole('status').filter({ hasText: 'rules' })).toContainText(/^\d+ of \d+ rules/);
    const look = await lookIn(page, light(1440, 900), dark(320, 700));
    await look('rules of the check');
  });
});

test('ready to send is said of a draft that is ready, and of nothing else', async ({
  templatePage,
  page,
}) => {
  const { form, sending } = templatePage;
  const [name, used] = [uniqueName(), uniqueName()];
  // A draft of an earlier release, whose storage had no names to search by.
  const payload = textMessage(used, 'Sent.');
  const created = { at: 5, platform: 'embedded', appId: 'demo', outcome: 'created', summary: '', payload };
  const renamed = { ...keptDraft('renamed', textMessage('renamed', 'Sent.')), sendings: [created] };
  await page.goto('/healthz');
  await putDrafts(page, [renamed]);
  await templatePage.writeTextMessage(name, 'Hello Asha, your order is ready.');
  await templatePage.openDrawer('Check');
  const panel = page.getByRole('tabpanel', { name: /Check/ });
  await expect(panel).toContainText(ready);

  await test.step('not of a name that was used', async () => {
    await sending.press();
    await sending.confirm();
    await page.getByRole('region', { name: 'Sending' }).getByRole('button', { name: 'Close' }).click();
    await expect(panel).toContainText('Already sent for approval');
    await form.fillIn({ 'Message text': 'Hello Asha, your order is here.' });
    await expect(panel).toContainText('was used by an earlier state of this draft');
    await expect(panel).not.toContainText(ready);
    await panel.getByRole('button', { name: /^Use .+: Template name$/ }).click();
    await expect(panel).toContainText(ready);
  });

  await test.step('not of a name that another draft was sent under, or has', async () => {
    await templatePage.name.fill(used);
    await expect(panel).toContainText(`“${used}” was used by another draft`);
    await templatePage.name.fill('renamed');
    await expect(panel).toContainText('Another draft is also called “renamed”');
    await panel.getByRole('button', { name: 'Use renamed_2: Template name' }).click();
    await expect(panel).toContainText(ready);
  });
});

const event = (startTime: string, endTime: string) => ({
  action: { text: 'Save the date', createCalendarEventAction: { title: 'Tea', startTime, endTime } },
});
const invitation = (startTime: string, endTime: string) => ({
  ...textMessage('tea_party', 'Come for tea.'),
  component: { text: 'Come for tea.', suggestions: [event(startTime, endTime)] },
});
const picture = {
  name: 'tea_card',
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: {
          title: 'Tea',
          media: { height: 'SHORT', contentInfo: { fileUrl: 'https://pictures.invalid/gone.jpg' } },
        },
      },
    },
  },
};

const tall = {
  name: 'tall_cards',
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'SMALL',
        cardContents: [1, 2].map((card) => ({
          title: 'MMMM MMMM MMMM MMMMM',
          description: 'Tea from the hills, picked in spring and rolled by hand.',
          media: { height: 'MEDIUM', contentInfo: { fileUrl: 'https://pictures.example.com/bag.jpg' } },
          suggestions: ['Buy', 'Taste', 'Read', 'Share'].map((text) => ({
            action: {
              text,
              openUrlAction: { url: `https://shop.example.com/${card}`, application: 'BROWSER' },
            },
          })),
        })),
      },
    },
  },
};

const unready = [
  {
    what: 'an event that is over',
    template: invitation('2025-03-01T10:00:00Z', '2025-03-01T11:00:00Z'),
    says: 'The event is in the past.',
  },
  {
    what: 'an event that ends before it starts',
    template: invitation('2099-03-01T10:00:00Z', '2099-03-01T09:00:00Z'),
    says: 'The event ends before it starts.',
  },
  { what: 'a title that Android cuts', template: tall, says: /only \d of 20 characters of the title fit/ },
  { what: 'a picture that does not load', template: picture, says: 'This picture doesn’t load.' },
];

test('what phones cut off is listed once a field, copied for a customer, and shown on the phone by a press', async ({
  page,
}) => {
  await page.goto('/gallery');
  await putDrafts(page, [keptDraft('tall', tall)]);
  await page.goto('/templates/tall');
  await page.getByRole('tab', { name: /^Check/ }).click();
  const cut = page.getByRole('region', { name: 'Cut off on phones' });
  const title = cut.getByRole('listitem').filter({ hasText: 'characters of the title fit' }).first();
  await expect(title).toContainText(/^Android, small card: only \d of 20 characters/);
  await expect(page.getByRole('button', { name: /^Card 1.*warning/ })).toBeVisible();

  await test.step('a press shows the phone as it was measured, a second one the phone from before', async () => {
    const phone = page.getByRole('region', { name: 'Android preview' });
    const size = () =>
      phone
        .getByText('MMMM MMMM MMMM MMMMM')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize);
    const before = await size();
    const show = title.getByRole('button', { name: 'Show on phone: Card 1 › Title' });
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await title.getByText(/^Details/).click();
    const largest = title.getByRole('button', { name: /^Android, small card, largest text: / }).first();
    await largest.click();
    await expect(largest).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(size).not.toBe(before);
    await largest.click();
    await expect.poll(size).toBe(before);
  });
  await test.step('without room for form and drawer the shown phone takes the place of the form, until a field is asked for', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    const form = page.getByRole('region', { name: 'Edit', exact: true });
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(form).toBeVisible();
    await title.getByRole('button', { name: 'Show on phone: Card 1 › Title' }).click();
    await expect(form).toBeHidden();
    const phone = page.getByRole('region', { name: 'Android preview' });
    await expect(phone).toBeInViewport({ ratio: 1 });
    // A trial fails where something lies over the card.
    await phone.getByText('MMMM MMMM MMMM MMMMM').last().click({ trial: true });
    await title.getByRole('button', { name: 'Card 1 › Title', exact: true }).click();
    await expect(form.getByLabel('Title', { exact: true })).toBeFocused();
    await page.setViewportSize({ width, height });
  });
  await test.step('the text for a customer says what is seen', async () => {
    await cut.getByRole('button', { name: 'Copy as text' }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^Cut off on phones: tall_cards\n\n[^]*Card 1 › Title\n- Android, small card[^\n]* characters of the title fit\. “MMMM…”\n/,
    );
  });
});

test('ready to send is not said of an event in the past or backwards, nor of a cut title or a broken picture @full', async ({
  page,
}) => {
  await page.goto('/gallery');
  await putDrafts(
    page,
    unready.map(({ template }, index) => keptDraft(`unready${index}`, template)),
  );
  for (const [index, { what, says }] of unready.entries()) {
    await test.step(what, async () => {
      await page.goto(`/templates/unready${index}`);
      await page.getByRole('tab', { name: /^Check/ }).click();
      const panel = page.getByRole('tabpanel', { name: /Check/ });
      await expect(panel).toContainText(says);
      await expect(panel).toContainText(/Check \d+ warnings? before sending/);
      await expect(panel).not.toContainText(ready);
    });
  }
});
