import { useMemo, useReducer } from 'react';
import type { TemplateDraft } from '../schema/draft';
import {
  continueConversation,
  startConversation,
  type Conversation,
  type ConversationAction,
} from './conversation';

type Step = { template: TemplateDraft; action: ConversationAction };

/** Another version of the template starts anew: what was tapped on the old one says nothing about this. */
function about(state: Conversation, template: TemplateDraft): Conversation {
  return state.template === template ? state : startConversation(template, state.supportsActions);
}

/**
 * The conversation that a template starts, and what lets it go on. One for both phones shows the same tap
 * on both systems. The template is told apart by identity.
 */
export function useConversation(
  template: TemplateDraft,
): [Conversation, (action: ConversationAction) => void] {
  const [state, dispatch] = useReducer(
    (last: Conversation, step: Step) => continueConversation(about(last, step.template), step.action),
    template,
    startConversation,
  );
  const conversation = useMemo(() => about(state, template), [state, template]);
  return [conversation, (action) => dispatch({ template, action })];
}
