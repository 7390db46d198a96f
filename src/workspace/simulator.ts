import { useMemo } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { TemplateDraft } from '../schema/draft/draft';
import {
  continueConversation,
  conversationAbout,
  startConversation,
  type AgentEvent,
  type Conversation,
  type ConversationAction,
} from '../preview/model/conversation';
import type { System } from '../preview/model/options';
import type { Unfolded } from '../preview/screen/PhoneProps';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReadonlyStore } from '../lib/store';
import { useStore } from 'zustand';

/** An event of the log, with the phone that was tapped. */
type LoggedEvent = AgentEvent & { system: System };

/** The conversations of both phones, each by itself, and one log of their taps in order. */
export type Simulated = Record<System, Conversation> & { log: readonly LoggedEvent[] };

export type Simulator = {
  state: ReadonlyStore<Simulated>;
  /** Acts on one phone. */
  on: Record<System, (action: ConversationAction) => void>;
  /** Acts on both phones. */
  onBoth: (action: ConversationAction) => void;
  /** The button that the iPhone is to show in its menu of folded ones; undefined once it is shown. */
  unfolded: StoreApi<Unfolded | undefined>;
};

function start(template: TemplateDraft): Simulated {
  return { android: startConversation(template), ios: startConversation(template), log: [] };
}

/** The conversations about this version of the template; those about another version start again. */
function simulatedAbout(template: TemplateDraft, last: Simulated): Simulated {
  if (last.android.template === template) return last;
  const [android, ios] = [conversationAbout(template, last.android), conversationAbout(template, last.ios)];
  return { android, ios, log: [] };
}

function act(state: Simulated, system: System, action: ConversationAction): Simulated {
  const before = state[system];
  const after = continueConversation(before, action);
  const events = after.log.slice(before.log.length).map((event) => ({ ...event, system }));
  const kept = action.type === 'reset' ? state.log.filter((event) => event.system !== system) : state.log;
  return { ...state, [system]: after, log: [...kept, ...events] };
}

export function createSimulator(editor: TemplateEditor): Simulator {
  const state = createStore(() => start(editor.document.getState().draft));
  const actOn =
    (...systems: System[]) =>
    (action: ConversationAction) => {
      const current = simulatedAbout(editor.document.getState().draft, state.getState());
      state.setState(
        systems.reduce((all, system) => act(all, system, action), current),
        true,
      );
    };
  return {
    state,
    on: { android: actOn('android'), ios: actOn('ios') },
    onBoth: actOn('android', 'ios'),
    unfolded: createStore<Unfolded | undefined>(() => undefined),
  };
}

/** The conversations about the current draft. */
export function useSimulated(simulator: Simulator, editor: TemplateEditor): Simulated {
  const template = useStore(editor.document, ({ draft }) => draft);
  const last = useStore(simulator.state);
  return useMemo(() => simulatedAbout(template, last), [template, last]);
}
