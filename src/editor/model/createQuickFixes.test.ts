// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { putAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';
import { createTemplateEditor } from '../testing/createTemplateEditor';
import type { TemplateEditor } from './TemplateEditor';

const action = 'component.suggestions.0.action';
const phone = `${action}.dialAction.phoneNumber`;
const place = `${action}.viewLocationAction.latLong`;

function open(part: object, country = createStore(() => 'IN')): TemplateEditor {
  const draft = {
    name: 'a',
    type: 'text_message',
    component: { text: 'Hi', suggestions: [{ action: { text: 'Go', ...part } }] },
  } as TemplateDraft;
  return createTemplateEditor(draft, {}, undefined, undefined, country);
}

/** Types a text into a field as its input does. */
function type({ document }: TemplateEditor, path: string, text: string) {
  document.dispatch({
    origin: 'field',
    apply: (state) => ({ ...state, draft: putAt(state.draft, path, text) }),
  });
}

const steps = ({ history }: TemplateEditor) => history.getState().past.map(({ label }) => label);

test('a text that was there before is offered; a typed one is taken when it is finished, and can be undone', async () => {
  const editor = open({ dialAction: { phoneNumber: '98765 43210' } });
  const offer = () => editor.quickFixes.at(phone);
  const number = () =>
    editor.document.getState().draft.component.suggestions?.[0]?.action?.dialAction?.phoneNumber;
  await expect.poll(() => offer()?.choices[0]?.changes[phone]).toBe('+919876543210');
  expect(number()).toBe('98765 43210');

  type(editor, phone, '98765 43211');
  expect(offer()).toBeUndefined();
  editor.quickFixes.finish(phone);
  expect(number()).toBe('+919876543211');
  expect(offer()).toMatchObject({ isTaken: true, choices: [{ action: 'Undo' }] });
  expect(offer()?.message).toMatch(/^Changed from “.*98765 43211.*”\.$/);
  expect(steps(editor).at(-1)).toBe('use +91 98765 43211');

  const [undo] = offer()?.choices ?? [];
  expect(undo && editor.quickFixes.take(undo)).toBe(true);
  expect(number()).toBe('98765 43211');
  expect(offer()).toMatchObject({ choices: [{ action: 'Use +91 98765 43211' }] });
  type(editor, phone, '98765 43212');
  editor.quickFixes.finish(phone);
  expect(number()).toBe('98765 43212');
  expect(offer()).toMatchObject({ choices: [{ action: 'Use +91 98765 43212' }] });
});

test('the undo of the whole template declines too, and a later change ends the way back', async () => {
  const editor = open({ openUrlAction: { url: '' } });
  const url = `${action}.openUrlAction.url`;
  const link = () => editor.document.getState().draft.component.suggestions?.[0]?.action?.openUrlAction?.url;
  const finish = (text: string) => {
    type(editor, url, text);
    editor.quickFixes.finish(url);
  };
  finish('www.shop.example');
  await expect.poll(link).toBe('https://www.shop.example');
  type(editor, url, 'https://www.shop.example/new');
  editor.quickFixes.finish(url);
  expect(editor.quickFixes.at(url)).toBeUndefined();
  finish('shop.example');
  expect(link()).toBe('https://shop.example');
  editor.history.undo();
  expect(link()).toBe('shop.example');
  finish('shop.example/x');
  expect(link()).toBe('shop.example/x');
});

test.each([
  ['http://shop.example', undefined],
  ['https://a.example www.b.example', undefined],
  ['//shop.example/a', 'https://shop.example/a'],
])('a text with two meanings stays an offer: %s', async (text, taken) => {
  const editor = open({ openUrlAction: { url: '' } });
  const url = `${action}.openUrlAction.url`;
  type(editor, url, text);
  editor.quickFixes.finish(url);
  await vi.dynamicImportSettled();
  await expect
    .poll(() => editor.document.getState().draft.component.suggestions?.[0]?.action?.openUrlAction?.url)
    .toBe(taken ?? text);
});

test('a name with all its words is made legal; one that would lose words is offered', async () => {
  const editor = open({});
  const name = () => editor.document.getState().draft.name;
  type(editor, 'name', 'Diwali Sale 2026');
  editor.quickFixes.finish('name');
  await expect.poll(name).toBe('diwali_sale_2026');
  type(editor, 'name', 'Diwali Sale 2026 for everyone');
  editor.quickFixes.finish('name');
  expect(name()).toBe('Diwali Sale 2026 for everyone');
  expect(editor.quickFixes.at('name')?.choices).toHaveLength(1);
});

test('texts that a command wrote into several fields are taken when their readers are there', async () => {
  const editor = open({ openUrlAction: { url: 'www.shop.example' }, fallbackUrl: 'shop.example/f' });
  const paths = [`${action}.openUrlAction.url`, `${action}.fallbackUrl`];
  editor.quickFixes.finishWritten(paths);
  await expect
    .poll(() => editor.document.getState().draft.component.suggestions?.[0]?.action)
    .toMatchObject({
      openUrlAction: { url: 'https://www.shop.example' },
      fallbackUrl: 'https://shop.example/f',
    });
});

test('an offer follows the country of the device', async () => {
  const country = createStore(() => 'IN');
  const editor = open({ dialAction: { phoneNumber: '050 123 4567' } }, country);
  await expect.poll(() => editor.quickFixes.at(phone)).toBeDefined();
  country.setState('AE');
  expect(editor.quickFixes.at(phone)?.choices[0]?.changes[phone]).toBe('+971501234567');
});

test('an offer that stays the same is the same object, so that its field is not drawn again', async () => {
  const editor = open({ dialAction: { phoneNumber: '98765 43210' } });
  await expect.poll(() => editor.quickFixes.at(phone)).toBeDefined();
  const offered = editor.quickFixes.at(phone);
  type(editor, 'component.text', 'Hello');
  editor.quickFixes.finish('component.text');
  expect(editor.quickFixes.at(phone)).toBe(offered);
});

test('blanks around a number are removed as one step; blanks around words stay', () => {
  const editor = open({ dialAction: { phoneNumber: '' } });
  type(editor, phone, ' +919876543210 ');
  editor.quickFixes.finish(phone);
  expect(steps(editor)).toEqual(['edit Button 1 › Phone number', 'remove spaces around the phone number']);
  type(editor, 'component.text', ' Hi ');
  editor.quickFixes.finish('component.text');
  expect(editor.document.getState().draft.component.text).toBe(' Hi ');
});

test('a pair of coordinates is filled in once, and not again after it was undone', async () => {
  const editor = open({ viewLocationAction: { latLong: {} } });
  type(editor, `${place}.latitude`, '19.07, 72.87');
  editor.quickFixes.finish(`${place}.latitude`);
  const pair = () => {
    const [first] = editor.document.getState().draft.component.suggestions ?? [];
    return first?.action?.viewLocationAction?.latLong;
  };
  await vi.dynamicImportSettled();
  await expect.poll(() => pair()).toEqual({ latitude: '19.07', longitude: '72.87' });
  editor.history.undo();
  expect(pair()).toEqual({ latitude: '19.07, 72.87' });
  editor.quickFixes.finish(`${place}.latitude`);
  expect(pair()).toEqual({ latitude: '19.07, 72.87' });
  expect(editor.quickFixes.at(`${place}.latitude`)?.choices).toHaveLength(1);
});

test('an offer whose reader loads during a press waits until the press has clicked', async () => {
  const editor = open({ dialAction: { phoneNumber: '' } });
  type(editor, phone, '98765 43210 or 98765 43211');
  expect(editor.quickFixes.at(phone)).toBeUndefined();
  document.dispatchEvent(new MouseEvent('pointerdown'));
  editor.quickFixes.finish(phone);
  await vi.dynamicImportSettled();
  expect(editor.quickFixes.at(phone)).toBeUndefined();
  document.dispatchEvent(new MouseEvent('pointerup'));
  await expect.poll(() => editor.quickFixes.at(phone)).toBeDefined();
});
