import { expect, test } from 'vitest';
import { createTemplateEditor } from '../editor/testing/createTemplateEditor';
import { openActionSheet } from '../preview/model/conversation';
import { createSimulator } from './simulator';

const reply = { reply: { text: 'Yes' } };
const dial = { action: { text: 'Call', dialAction: { phoneNumber: '+15551234567' } } };
const tap = (suggestion: typeof reply | typeof dial) =>
  ({ type: 'tap', path: 'component.suggestions.0', suggestion }) as const;

function simulate() {
  return createSimulator(
    createTemplateEditor(
      { type: 'text_message', component: { text: 'Hello', suggestions: [reply, dial] } },
      {},
    ),
  );
}

test('a tap acts on its own phone; the log has both, in order', () => {
  const { state, on } = simulate();
  on.ios(tap(dial));
  on.android(tap(reply));
  expect(state.getState().android.entries).toHaveLength(2);
  expect(state.getState().ios.entries).toHaveLength(1);
  expect(openActionSheet(state.getState().ios, 'ios')?.kind).toBe('dialer');
  expect(state.getState().android.tapped).toBeUndefined();
  expect(state.getState().log.map(({ system, kind }) => [system, kind])).toEqual([
    ['ios', 'dialAction'],
    ['android', 'reply'],
  ]);
});

test('a later message and a reset are for both', () => {
  const { state, on, onBoth } = simulate();
  on.android(tap(reply));
  onBoth({ type: 'agentMessage' });
  expect(state.getState().android.entries).toHaveLength(3);
  expect(state.getState().ios.entries).toHaveLength(2);
  onBoth({ type: 'reset' });
  expect(state.getState().android.entries).toHaveLength(1);
  expect(state.getState().ios.entries).toHaveLength(1);
  expect(state.getState().log).toEqual([]);
});
