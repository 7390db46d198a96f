// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStore } from '../../lib/createStore';
import { putAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';
import { createTemplateEditor } from '../createTemplateEditor';

const action = 'component.suggestions.0.action';
const phone = `${action}.dialAction.phoneNumber`;

test('an offer whose reader loads during a press waits until the press has clicked', async () => {
  const draft = {
    name: 'a',
    type: 'text_message',
    component: { text: 'Hi', suggestions: [{ action: { text: 'Go', dialAction: { phoneNumber: '' } } }] },
  } as TemplateDraft;
  const editor = createTemplateEditor(draft, {}, undefined, undefined, createStore('IN'));
  editor.offers.register(phone);
  editor.document.dispatch({
    origin: 'field',
    apply: (state) => ({ ...state, draft: putAt(state.draft, phone, '98765 43210') }),
  });
  document.dispatchEvent(new Event('pointerdown'));
  editor.offers.finish(phone);
  await vi.dynamicImportSettled();
  expect(editor.offers.get().size).toBe(0);
  document.dispatchEvent(new Event('pointerup'));
  await vi.waitFor(() => expect(editor.offers.get().size).toBe(1));
});
