// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TemplateDraft } from '../schema/draft';
import type { Conversation, ConversationAction } from './conversation';
import { useConversation } from './useConversation';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: ReturnType<typeof createRoot>;
let shown: Conversation;
let go: (action: ConversationAction) => void;

function Reader({ template }: { template: TemplateDraft }) {
  const [conversation, onAction] = useConversation(template);
  return (
    <span
      ref={() => {
        shown = conversation;
        go = onAction;
      }}
    />
  );
}

const draw = (template: TemplateDraft) => act(() => root.render(<Reader template={template} />));
const text = (words: string): TemplateDraft => ({ type: 'text_message', component: { text: words } });

beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test('goes on with every action', () => {
  draw(text('Hi'));
  act(() => go({ type: 'agentMessage' }));
  act(() => go({ type: 'agentMessage' }));
  expect(shown.entries).toHaveLength(3);
});

test('another version of the template is another conversation, with the same client', () => {
  draw(text('Hi'));
  act(() => go({ type: 'setSupport', supportsActions: false }));
  act(() => go({ type: 'agentMessage' }));
  const next = text('Hello');
  draw(next);
  expect(shown).toMatchObject({ template: next, supportsActions: false });
  expect(shown.entries).toHaveLength(1);
  act(() => go({ type: 'agentMessage' }));
  expect(shown.template).toBe(next);
  expect(shown.entries).toHaveLength(2);
});

test('drawing the same version again keeps the conversation', () => {
  const template = text('Hi');
  draw(template);
  act(() => go({ type: 'agentMessage' }));
  const before = shown;
  draw(template);
  expect(shown).toBe(before);
});
