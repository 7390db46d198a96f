// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TemplateDraft } from '../schema/draft/draft';
import { createDiagnostics } from './model/createDiagnostics';
import { createDocument } from './model/createDocument';

const draft: TemplateDraft = { name: 'tea', type: 'text_message', component: { text: 'Tea' } };
/** Work that waits for an idle moment. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void waiting.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const document = createDocument({ draft, stash: {} });
  const diagnostics = createDiagnostics(document);
  const shown = vi.fn();
  diagnostics.subscribe(shown);
  return {
    diagnostics,
    shown,
    type: (text: string) =>
      document.dispatch({
        origin: 'field',
        apply: (state) => ({ ...state, draft: { ...state.draft, component: { text } } }),
      }),
    textOf: () => diagnostics.getState().template.component.text,
  };
}
const report = () => ({ findings: [], unchecked: ['1 picture was not loaded yet.'] });
const becomeIdle = () => waiting.shift()?.();

test('what was typed is validated after a pause, when the browser is idle', () => {
  const { shown, type, textOf } = open();
  type('Tea ');
  type('Tea t');
  expect(waiting).toHaveLength(0);
  vi.advanceTimersByTime(300);
  expect(shown).not.toHaveBeenCalled();
  becomeIdle();
  expect(shown).toHaveBeenCalledOnce();
  expect(textOf()).toBe('Tea t');
});

test('a field that was left meanwhile is not validated again', () => {
  const { diagnostics, shown, type, textOf } = open();
  type('Tea t');
  vi.advanceTimersByTime(300);
  type('Tea to');
  diagnostics.reveal('component.text');
  expect(textOf()).toBe('Tea to');
  shown.mockReset();
  becomeIdle();
  expect(textOf()).toBe('Tea to');
  expect(shown).not.toHaveBeenCalled();
});

test('a report that says the same as before changes nothing', () => {
  const { diagnostics, shown } = open();
  diagnostics.report('pictures', report());
  shown.mockReset();
  diagnostics.report('pictures', report());
  expect(shown).not.toHaveBeenCalled();
  diagnostics.report('pictures', { findings: [] });
  expect(shown).toHaveBeenCalledOnce();
});
