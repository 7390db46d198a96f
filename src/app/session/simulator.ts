import { useMemo } from 'react';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import {
  continueConversation,
  conversationAbout,
  startConversation,
  type Conversation,
  type ConversationAction,
} from '../../preview/model/conversation';
import { createStore, type Store } from '../../lib/createStore';
import { useStore } from '../../ui/useStore';

/** The simulated conversation of taps on the phones. Both phones and the log read it. */
export type Simulator = { conversation: Store<Conversation>; act: (action: ConversationAction) => void };

export function createSimulator(editor: TemplateEditor): Simulator {
  const conversation = createStore(startConversation(editor.document.get().draft));
  return {
    conversation,
    act(action) {
      const current = conversationAbout(editor.document.get().draft, conversation.get());
      conversation.set(continueConversation(current, action));
    },
  };
}

/** The conversation about the current draft. */
export function useSimulated(simulator: Simulator, editor: TemplateEditor): Conversation {
  const template = useStore(editor.document, ({ draft }) => draft);
  const last = useStore(simulator.conversation, (conversation) => conversation);
  return useMemo(() => conversationAbout(template, last), [template, last]);
}
