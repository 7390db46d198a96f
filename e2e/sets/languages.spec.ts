import { expect, test } from '../support/test';
import { SetPage } from '../models/SetPage';
import { VersionsPage } from '../models/VersionsPage';
import { uniqueName } from '../models/bench/uniqueName';

const shot = process.env.SHOTS;

test('one message in five languages: written, in step with the source, and sent as five templates', async ({
  page,
  templatePage,
  platform,
}) => {
  const set = new SetPage(page);
  const name = uniqueName().slice(0, 12);
  await templatePage.writeTextMessage(name, 'Sale until Sunday: 20% off for [custom_param1a].');
  await set.open();
  const texts = {
    Hindi: 'रविवार तक सेल: [custom_param1a] के लिए 20% की छूट।',
    Tamil: 'ஞாயிறு வரை விற்பனை: [custom_param1a] க்கு 20% தள்ளுபடி.',
    Arabic: 'تخفيضات حتى الأحد: 20% خصم لـ [custom_param1a].',
    German: 'Sale bis Sonntag: 20 % Rabatt für [custom_param1a].',
  };
  for (const [language, text] of Object.entries(texts)) {
    await set.addLanguage(language);
    await set.translation('Message text', language).fill(text);
  }
  if (shot) await page.screenshot({ path: `${shot}/languages.png`, fullPage: true });

  await test.step('a lost parameter is named at its cell', async () => {
    const german = set.translation('Message text', 'German');
    await expect(german).toHaveAttribute('lang', 'de');
    await german.fill('Sale bis Sonntag: 20 % Rabatt.');
    await expect(german).toHaveAccessibleDescription(/“\[custom_param1a\]” is missing/);
    await german.fill(texts.German);
  });
  await test.step('all phones are in step', async () => {
    await set.showTab('Phones');
    await expect(set.phone('Tamil')).toContainText('ஞாயிறு வரை');
    await expect(set.phone('English')).toContainText('Sale until Sunday');
    await page.getByRole('radio', { name: 'Both' }).check();
    await expect(set.phone('Tamil', 'iPhone')).toContainText('ஞாயிறு வரை');
    if (shot) await page.screenshot({ path: `${shot}/phones.png`, fullPage: true });
  });
  await test.step('a text on a phone opens its field', async () => {
    await set.phone('Tamil').getByText('ஞாயிறு வரை').click();
    await expect(set.translation('Message text', 'Tamil')).toBeFocused();
    await set.showTab('Phones');
    await set.phone('English').getByText('Sale until Sunday').click();
    await expect(templatePage.form.field('Message text')).toBeFocused();
    await set.open();
  });
  await test.step('a change of the source marks the translations', async () => {
    await set.back();
    if (shot) await page.screenshot({ path: `${shot}/draft.png` });
    await templatePage.form.fillIn({ 'Message text': 'Sale until Monday: 20% off for [custom_param1a].' });
    await set.open();
    await expect(page.getByText('Outdated: the source was').first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Hindi/ })).toContainText('1 outdated');
    if (shot) await page.screenshot({ path: `${shot}/outdated.png`, fullPage: true });
    await page.getByRole('button', { name: 'Still right' }).first().click();
    await expect(page.getByRole('columnheader', { name: /Hindi/ })).toContainText('complete');
  });
  await test.step('five templates are sent in one press; the platform rejects one', async () => {
    await platform.answers(`${name}_ta`, '400:component.text');
    await set.showTab('Send');
    await expect(set.lines).toHaveCount(5);
    await expect(page.getByRole('group', { name: 'Some translations aren’t finished' })).toContainText(
      'Tamil: 1 text outdated',
    );
    if (shot) await page.screenshot({ path: `${shot}/send.png`, fullPage: true });
    await set.send();
    const summary = page.getByRole('status').filter({ hasText: 'Created: 4' });
    await expect(summary).toContainText('Not created: 1');
    await expect(set.lines.filter({ hasText: `${name}_hi` })).toContainText('Approval pending');
    await expect(set.lines.filter({ hasText: `${name}_ta` })).toContainText('component.text');
    if (shot) await page.screenshot({ path: `${shot}/sent.png`, fullPage: true });
  });
  await test.step('mended, it is sent again', async () => {
    await set.showTab('Languages');
    await set.translation('Message text', 'Tamil').fill('திங்கள் வரை: [custom_param1a] க்கு 20%.');
    await set.showTab('Send');
    await set.send();
    await expect(page.getByRole('status').filter({ hasText: 'Created: 5' })).toBeVisible();
  });
  await test.step('the list of templates says so', async () => {
    await page.goto('/');
    const draft = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(draft).toContainText('5 templates');
    await expect(draft).toContainText('Approval pending: 5');
  });
});

test('a restored version has the translations that it was saved with', async ({ page, templatePage }) => {
  const set = new SetPage(page);
  const versions = new VersionsPage(page);
  await templatePage.writeTextMessage(uniqueName(), 'See you on Sunday.');
  await set.open();
  await set.addLanguage('German');
  const german = set.translation('Message text', 'German');
  await german.fill('Bis Sonntag.');
  await set.back();
  await versions.open();
  await versions.keep('Before');
  await versions.back();
  await set.open();
  await german.fill('Bis Montag.');
  await set.back();
  await versions.open();
  await expect(versions.comparison).toContainText('Its languages or rows have changed');
  await versions.restore();
  await set.open();
  await expect(german).toHaveValue('Bis Sonntag.');
});
