import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { dark, light, lookIn } from '../accessibility/views';
import { ReviewPage } from '../models/ReviewPage';
import { expect } from '../support/test';
import { asha, ben, onServer, twoPeopleTest as test, signIn } from '../support/twoBrowsers';

/** The addresses are in settings, which are written before a port could be asked for. */
const PORT = 20_000 + (process.pid % 10_000);
const secret = `whsec_${Buffer.from('a key of thirty-two bytes, exact').toString('base64')}`;

const inbox = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('listitem');

test.describe('notices', { tag: '@own-server' }, () => {
  test.use({
    settings: {
      PORT: String(PORT),
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'RCS templates <rcs@shop.example>',
      WEBHOOKS: JSON.stringify([{ url: `http://127.0.0.1:${PORT + 10_000}/`, secret, allowPrivate: true }]),
    },
  });
  let receiver: Server;
  let received: string[];

  test.beforeEach(async () => {
    received = [];
    receiver = createServer((request, response) => {
      received.push(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    }).listen(PORT + 10_000, '127.0.0.1');
    await once(receiver, 'listening');
  });
  test.afterEach(() => void receiver.close());

  test('a mention is in the inbox of whom it names at once, leads to the comment, and is read there', async ({
    provider,
    page,
    templatePage,
    other,
  }) => {
    test.slow();
    await signIn(provider, other, asha);
    await signIn(provider, page, ben);
    await templatePage.writeTextMessage('weekend', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Review' }).click();

    await test.step('the names of colleagues are offered behind an “@”, by keyboard too', async () => {
      const field = page.getByLabel('New comment');
      await field.pressSequentially('Is this right, @ash');
      await expect(page.getByRole('option', { name: 'asha@shop.example', selected: true })).toBeVisible();
      await (
        await lookIn(page, light(1440, 900))
      )('a mention that is being written');
      await field.press('Enter');
      await expect(field).toHaveValue('Is this right, @asha@shop.example ');
      // Another tab, or a turned phone, draws the form anew.
      await page.getByRole('tab', { name: 'Check' }).click();
      await page.getByRole('tab', { name: 'Review' }).click();
      await expect(field).toHaveValue('Is this right, @asha@shop.example ');
      await field.press('ControlOrMeta+Enter');
      await expect(page.getByText('Is this right,')).toBeVisible();
    });

    await test.step('she sees it without loading anything again, and opens it', async () => {
      await other.getByRole('link', { name: 'Inbox, 1 unread notice' }).click();
      await expect(inbox(other)).toHaveText([/ben@shop\.example mentioned you on weekend.*Is this right/]);
      await other.getByRole('link', { name: 'ben@shop.example mentioned you on weekend' }).click();
      await expect(new ReviewPage(other).threads).toHaveCount(1);
      await expect(other.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
    });

    await test.step('her reply is told to him; all is read with one press', async () => {
      await new ReviewPage(other).reply('Message text', 'Yes, it is.');
      await page.getByRole('link', { name: /^Inbox, \d unread/ }).click();
      await expect(inbox(page)).toHaveText([/asha@shop\.example commented on weekend.*Yes, it is\./]);
      await (
        await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
      )('an inbox');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
      await expect(page.getByText('All marked as read.')).toBeVisible();
    });

    await test.step('a person chooses when and about what e-mail comes', async () => {
      const form = page.getByRole('form', { name: 'E-mail' });
      await expect(form).toContainText('ben@shop.example');
      await form.getByLabel('How often').selectOption('At most once a day');
      await form.getByLabel('A template is sent').uncheck();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
      await page.reload();
      await expect(form.getByLabel('How often')).toHaveValue('daily');
      await expect(form.getByLabel('A template is sent')).not.toBeChecked();
      await expect(form.getByLabel('Somebody comments, or mentions you')).toBeChecked();
    });
  });

  test('a sender adds a webhook, tries one, and sees what became of its messages', async ({
    provider,
    page,
  }) => {
    await signIn(provider, page, asha);
    await page.goto('/team');
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: /^Send a test message to http:\/\/127/ }).click();
    await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Send again: Test message/ }).click();
    await expect.poll(() => received).toHaveLength(2);
    expect(new Set(received).size).toBe(1);

    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const form = page.getByRole('form', { name: 'Add a webhook to Team' });
    await form.getByLabel('Webhook URL').fill('http://hooks.example.com');
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(form.getByText('Enter a URL that begins with https://.')).toBeVisible();
    await form.getByLabel('Webhook URL').fill('https://10.0.0.7/rcs');
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(form.getByRole('alert')).toContainText('private network');
    await form.getByLabel('Webhook URL').fill('https://hooks.slack.com/services/T0/B0/x');
    await expect(form.getByLabel('Send to')).toHaveValue('slack');
    await form.getByLabel('Webhook URL').fill('https://hooks.example.com/rcs');
    await form.getByLabel('Send to').selectOption('standard');
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
    )('the webhooks of a space');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(page.getByText(/^whsec_/)).toBeHidden();
    await page.getByRole('button', { name: 'Remove https://hooks.example.com/rcs…' }).click();
    await page.getByRole('button', { name: 'Remove webhook' }).click();
    await expect(page.getByText('https://hooks.example.com/rcs')).toBeHidden();

    // The page of the link in e-mail is the server's.
    await page.goto('/unsubscribe/of-nobody');
    await page.getByRole('button', { name: 'Stop all e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});
