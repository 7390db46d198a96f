import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { base64ToText, textToBase64 } from '../../schema/values/postback';
import type { SuggestionKind } from '../../schema/draft/suggestionKind';
import { suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import type { System } from './options';
import { actionSheetOf, type ActionSheet } from './actionSheet';

/** What stands in the conversation, oldest first; the template's own message is always the first. */
export type Entry =
  | { from: 'agent'; kind: 'template' }
  | { from: 'agent'; kind: 'later'; text: string }
  | { from: 'user'; kind: 'reply'; text: string }
  | { from: 'user'; kind: 'location' };

/**
 * What the agent would hear of a tap. Illustrative: the interface document says that the postback data is
 * sent on a tap, not in what form; `text` of a location is `latitude, longitude` of a made-up place.
 */
export type AgentEvent = {
  kind: SuggestionKind | 'location';
  text: string;
  /** As it is sent (Base64) and as text; no text where the bytes are none. */
  postback?: { encoded: string; decoded: string | undefined };
};

/** A page over the conversation: Android's full view of a card, a media file, or iPhone's page of text. */
export type Page = {
  kind: 'fullView' | 'media' | 'text';
  /** Dotted draft path of the card. */
  path: string;
};

export type Conversation = {
  /** The version that was delivered. Another version is another conversation. */
  template: TemplateDraft;
  entries: readonly Entry[];
  page?: Page | undefined;
  /** The tapped action whose surface lies over everything, with its dotted draft path. */
  tapped?: { path: string; suggestion: SuggestionDraft } | undefined;
  log: readonly AgentEvent[];
  /** Whether the messaging client can do actions; otherwise a fallback address opens. */
  supportsActions: boolean;
};

export type ConversationAction =
  | { type: 'tap'; path: string; suggestion: SuggestionDraft }
  | { type: 'openPage'; page: Page }
  /** Sends the location, where that is asked for. */
  | { type: 'confirm' }
  /** Closes what lies on top: the surface of an action, else the page. */
  | { type: 'close' }
  | { type: 'agentMessage'; text?: string }
  | { type: 'setSupport'; supportsActions: boolean }
  | { type: 'reset' };

/** What a later message of the agent says when nothing else is asked for. */
export const laterMessage = 'Thank you! Is there anything else that we can do for you?';

/** Stands for the place of the person, whom nobody locates here. */
const sharedPlace = '28.6129, 77.2295';

export function startConversation(template: TemplateDraft, supportsActions = true): Conversation {
  return { template, entries: [{ from: 'agent', kind: 'template' }], log: [], supportsActions };
}

/** The conversation about a version of the template: what was tapped on another version says nothing about this one. */
export function conversationAbout(template: TemplateDraft, last: Conversation): Conversation {
  return last.template === template ? last : startConversation(template, last.supportsActions);
}

/** The conversation after an action. Pure; what an action does not change keeps its identity. */
export function continueConversation(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'tap':
      return tap(state, action.path, action.suggestion);
    case 'openPage':
      return { ...state, page: action.page };
    case 'confirm':
      return confirm(state);
    case 'close':
      return state.tapped ? { ...state, tapped: undefined } : { ...state, page: undefined };
    case 'agentMessage':
      return append(state, { from: 'agent', kind: 'later', text: action.text ?? laterMessage });
    case 'setSupport':
      return { ...state, supportsActions: action.supportsActions, tapped: undefined };
    case 'reset':
      return startConversation(state.template, state.supportsActions);
    default:
      return action satisfies never;
  }
}

function append(state: Conversation, entry: Entry): Conversation {
  return { ...state, entries: [...state.entries, entry] };
}

function tap(state: Conversation, path: string, suggestion: SuggestionDraft): Conversation {
  const kind = suggestionKindOf(suggestion);
  if (kind === undefined) return state;
  const log = [...state.log, eventOf(kind, suggestion)];
  if (kind === 'reply') {
    const text = suggestionText(suggestion);
    // A button without a text cannot be sent; nothing is said in its place.
    if (text === '') return state;
    return append({ ...state, log, page: undefined }, { from: 'user', kind: 'reply', text });
  }
  const doesNothing = !state.supportsActions && !suggestion.action?.fallbackUrl;
  return { ...state, tapped: { path, suggestion }, log: doesNothing ? state.log : log };
}

function confirm(state: Conversation): Conversation {
  if (openActionSheet(state, 'android')?.kind !== 'shareLocation') return state;
  return append(
    {
      ...state,
      tapped: undefined,
      page: undefined,
      log: [...state.log, { kind: 'location', text: sharedPlace }],
    },
    { from: 'user', kind: 'location' },
  );
}

function eventOf(kind: SuggestionKind, suggestion: SuggestionDraft): AgentEvent {
  const text = suggestionText(suggestion);
  const written = (suggestion.reply ?? suggestion.action)?.postbackData;
  // An empty postback is sent as the Base64 of the label.
  const encoded = written || textToBase64(text);
  return { kind, text, postback: { encoded, decoded: base64ToText(encoded) } };
}

/** What lies over the conversation on a system: the same tap may do different things on the two. */
export function openActionSheet(state: Conversation, system: System): ActionSheet | undefined {
  const action = state.tapped?.suggestion.action;
  return action && actionSheetOf(action, system, state.supportsActions);
}

/** A suggestion under the message, with its place in the list of the template. */
export type VisibleChip = { suggestion: SuggestionDraft; index: number };

/**
 * The suggestions under the message that can still be seen. Android: all while the message is the last one,
 * then none (documented). iPhone: actions stay, replies stay until the person sends something (observed).
 * The suggestions of cards are no chips: they stay on both.
 */
export function visibleChips({ template, entries }: Conversation, system: System): VisibleChip[] {
  const chips = (template.component.suggestions ?? []).map((suggestion, index) => ({ suggestion, index }));
  if (system === 'android') return entries.at(-1)?.kind === 'template' ? chips : [];
  const isAnswered = entries.some(({ from }) => from === 'user');
  return isAnswered ? chips.filter(({ suggestion }) => suggestion.reply === undefined) : chips;
}
