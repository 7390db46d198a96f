import type { Page } from '@playwright/test';
import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expect } from '../support/test';
import type { ButtonKind } from '../models/ButtonForm';
import { unfold } from '../models/Fields';
import { SenderDialog } from '../models/dialogs/SenderDialog';
import { TemplatePage, type TypeLabel } from '../models/TemplatePage';
import { everyKind } from '../support/buttons';
import type { Platform, ScenarioAnswer } from '../models/bench/platform';
import { uniqueName } from '../models/bench/uniqueName';
import type { Look } from './views';

const exampleOf = {
  'Text message': 'appointment-reminder',
  'Rich card': 'hotel-booking',
  Carousel: 'plant-care',
} satisfies Record<TypeLabel, string>;

const markedField = {
  'Text message': 'Message text',
  'Rich card': 'Title',
  Carousel: 'Title',
} satisfies Record<TypeLabel, string>;

const buttonKinds = new Set<ButtonKind>(Object.values(everyKind).map(({ kind }) => kind));

type View = 'Edit' | 'Preview' | 'Check' | 'Send';

/** Brings a part of the template page to the front, whatever the width of the window. */
async function show(page: Page, view: View, tab?: 'Check' | 'Code' | 'Samples' | 'Taps') {
  const button = page
    .getByRole('group', { name: 'View' })
    .getByRole('button', { name: new RegExp(`^${view}`) });
  if (await button.isVisible()) await button.click();
  if (tab) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}

/** The states of writing a template of a type, from the empty form to the finished one. */
export async function walkWriting(page: Page, type: TypeLabel, look: Look) {
  const template = new TemplatePage(page);
  await template.openNew(type);
  await expect(template.name).toBeVisible();
  await look('empty');

  const menu = page.getByRole('button', { name: `Add personal field: ${markedField[type]}`, exact: true });
  await menu.click();
  await look('parameter menu open');
  // A window that shrinks may scroll the button away, and its menu closes.
  await page.keyboard.press('Escape');
  await menu.click();
  await page.getByRole('button', { name: 'Customer name' }).click();
  const chip = page.getByRole('list', { name: `Personal fields: ${markedField[type]}` }).getByRole('button');
  await chip.click();
  await look('a parameter inserted, its chip open');
  await page.keyboard.press('Escape');

  await show(page, 'Preview');
  const settings = page.locator('summary').filter({ hasText: 'Phone settings' });
  await settings.click();
  await look('phone settings open');
  await settings.click();

  await show(page, 'Send');
  await template.sending.sendButton.click();
  await expect(template.sending.errorSummary).toBeVisible();
  await look('all errors shown, beside the sending');
  await show(page, 'Edit');
  await look('all errors shown, in the form');
  await show(page, 'Check', 'Check');
  await look('issues of an empty draft');

  await template.openExample(exampleOf[type]);
  await expect(template.name).toBeVisible();
  await look('full');
  await template.buttons.lines.first().click();
  // A control that is scrolled half under the bar of a narrow window is no target there.
  await template.name.scrollIntoViewIfNeeded();
  await look('first button open');
  await show(page, 'Preview');
  await look('full, phone');
  await show(page, 'Check', 'Code');
  await look('JSON');
  await show(page, 'Check', 'Check');
  await look('issues of a full draft');
  await show(page, 'Send');
  await look('sending');
  await template.sending.sendButton.click();
  await expect(template.sending.review).toBeVisible();
  await template.sending.review.getByText('Full request').click();
  await look('review before sending');
  await page.keyboard.press('Escape');
}

/** Every kind of button with all its fields. */
export async function walkButtonKinds(page: Page, look: Look) {
  const template = new TemplatePage(page);
  await template.openNew('Text message');
  await template.buttons.addButton.click();
  const button = template.buttons.button(1);
  for (const kind of buttonKinds) {
    await button.choose(kind);
    if (kind === 'Open a link') await button.fillIn({ 'Opens in': 'In-chat window' });
    await button.openMore();
    await look(`button: ${kind}`);
    if (kind === 'Show a place') {
      await button.choice('Search').check();
      await look(`button: ${kind}, by search`);
    }
  }
}

/** The menus of the header, the sender of the draft, and the rare fields of a picture. */
export async function walkMenus(page: Page, look: Look) {
  const template = new TemplatePage(page);
  await template.openExample('hotel-booking');
  await expect(template.name).toBeVisible();
  await unfold(template.card.more);
  await look('rare fields of a picture');
  for (const name of ['Template menu', 'Pages and display']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu', { name })).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu', { name })).toBeHidden();
  }
  await show(page, 'Preview');
  await template.phone.header.click();
  const sender = new SenderDialog(page);
  await sender.button('New sender').click();
  await expect(sender.field('Name')).toBeFocused();
  await look('senders');
}

/** Sample values, and taps on both phones with the sheets that they open. */
export async function walkTrying(page: Page, look: Look) {
  const template = new TemplatePage(page);
  await template.openExample('appointment-reminder');
  await expect(template.name).toBeVisible();
  await show(page, 'Check', 'Samples');
  await page.getByLabel('Show in preview').selectOption({ label: 'Typical values' });
  await look('samples');
  await template.openExample('hotel-booking');
  await expect(template.name).toBeVisible();
  await show(page, 'Check', 'Taps');
  await look('log, nothing tapped');
  await show(page, 'Preview');
  await page.getByRole('radio', { name: 'Both' }).check();
  await page.getByRole('radio', { name: 'Try' }).check();
  await expect(page.getByRole('region', { name: 'iPhone preview' })).toBeVisible();
  await look('trying, both phones');
  const android = page.getByRole('region', { name: 'Android preview' });
  await android.getByTestId('preview-suggestion').first().click();
  // A control that is scrolled half under the bar of a narrow window is no target there.
  await page
    .getByRole('radio', { name: 'Try' })
    .evaluate((radio) => radio.scrollIntoView({ block: 'center' }));
  await look('trying, a button tapped');
  await show(page, 'Check', 'Taps');
  await expect(page.getByRole('list', { name: 'Taps' }).getByRole('listitem')).toHaveCount(1);
  await look('log, one tap');
}

const outcomes: { answer: ScenarioAnswer; isAlert: boolean }[] = [
  { answer: '201:approved', isAlert: false },
  { answer: '201:pending', isAlert: false },
  { answer: '201:rejected', isAlert: false },
  { answer: '201:expired', isAlert: false },
  { answer: '400:component.text', isAlert: true },
  { answer: '400:body', isAlert: true },
  { answer: '401', isAlert: true },
  { answer: '403', isAlert: true },
  { answer: '500', isAlert: true },
  { answer: 'dropped-before-commit', isAlert: true },
  { answer: '429:1800', isAlert: true },
];

/** The sending with every answer of a platform. */
export async function walkOutcomes(page: Page, platform: Platform, look: Look) {
  const template = new TemplatePage(page);
  await template.writeTextMessage(uniqueName());
  for (const { answer, isAlert } of sampleOf(outcomes, 2)) {
    const name = uniqueName();
    await show(page, 'Edit');
    await template.name.fill(name);
    await platform.answers(name, answer);
    await show(page, 'Send');
    await template.sending.sendButton.click();
    await template.sending.confirm();
    await expect(template.sending.history.first()).toContainText(name);
    if (isAlert) await expect(template.sending.alert).toBeVisible();
    await look(`outcome ${answer}`);
  }
}
