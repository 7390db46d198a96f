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

test('a text that was there before is offered at once, a typed one when it is finished', async () => {
  const editor = open({ dialAction: { phoneNumber: '98765 43210' } });
  const offered = () => editor.quickFixes.at(phone)?.choices[0]?.changes[phone];
  await expect.poll(() => offered()).toBe('+919876543210');
  type(editor, phone, '98765 43211');
  expect(offered()).toBeUndefined();
  editor.quickFixes.finish(phone);
  expect(offered()).toBe('+919876543211');
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
  type(editor, phone, '98765 43210');
  expect(editor.quickFixes.at(phone)).toBeUndefined();
  document.dispatchEvent(new MouseEvent('pointerdown'));
  editor.quickFixes.finish(phone);
  await vi.dynamicImportSettled();
  expect(editor.quickFixes.at(phone)).toBeUndefined();
  document.dispatchEvent(new MouseEvent('pointerup'));
  await expect.poll(() => editor.quickFixes.at(phone)).toBeDefined();
});
