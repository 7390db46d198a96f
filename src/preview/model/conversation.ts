import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { base64ToText, textToBase64 } from '../../schema/values/postback';
import { type SuggestionKind, suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import type { System } from './options';
import { actionSheetOf, type ActionSheet } from './actionSheet';

/** An entry of the conversation. The first entry is always the message of the template. */
export type Entry =
  | { from: 'agent'; kind: 'template' }
  | { from: 'agent'; kind: 'later'; text: string }
  | { from: 'user'; kind: 'reply'; text: string }
  | { from: 'user'; kind: 'location' };

/**
 * The event that the agent would receive for a tap. Illustrative: the interface document says that a tap sends the
 * postback data, but not in which form. `text` of a location is `latitude, longitude` of a made-up place.
 */
export type AgentEvent = {
  kind: SuggestionKind | 'location';
  text: string;
  /** The postback data as sent (Base64), and as text where the bytes are text. */
  postback?: { encoded: string; decoded: string | undefined };
};

/** A page over the conversation: Android's full view of a card, a media file, or the iPhone's page of text. */
export type Page = {
  kind: 'fullView' | 'media' | 'text';
  /** Dotted draft path of the card. */
  path: string;
  /** The page below it, which closing leads back to. */
  under?: Page | undefined;
};

export type Conversation = {
  /** The delivered version. Another version is another conversation. */
  template: TemplateDraft;
  entries: readonly Entry[];
  page?: Page | undefined;
  /** The tapped action whose sheet is open, with its dotted draft path. */
  tapped?: { path: string; suggestion: SuggestionDraft } | undefined;
  log: readonly AgentEvent[];
  /** Whether the messaging client supports actions; otherwise a fallback address opens. */
  supportsActions: boolean;
};

export type ConversationAction =
  | { type: 'tap'; path: string; suggestion: SuggestionDraft }
  | { type: 'openPage'; page: Page }
  /** Sends the location, if the open sheet asks for it. */
  | { type: 'confirm' }
  /** Closes the topmost layer: the sheet of an action, else the page. */
  | { type: 'close' }
  | { type: 'agentMessage'; text?: string }
  | { type: 'setSupport'; supportsActions: boolean }
  | { type: 'reset' };

/** Default text of a later message of the agent. */
const laterMessage = 'Thank you! Is there anything else that we can do for you?';

/** A made-up place: the preview locates nobody. */
const sharedPlace = '28.6129, 77.2295';

export function startConversation(template: TemplateDraft, supportsActions = true): Conversation {
  return { template, entries: [{ from: 'agent', kind: 'template' }], log: [], supportsActions };
}

/** The last conversation if it is about this version of the template, else a new one. */
export function conversationAbout(template: TemplateDraft, last: Conversation): Conversation {
  return last.template === template ? last : startConversation(template, last.supportsActions);
}

/** The conversation after an action. Pure; unchanged parts keep their identity. */
export function continueConversation(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'tap':
      return tap(state, action.path, action.suggestion);
    case 'openPage':
      return { ...state, page: pageOver(action.page, state.page) };
    case 'confirm':
      return confirm(state);
    case 'close':
      return state.tapped ? { ...state, tapped: undefined } : { ...state, page: state.page?.under };
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

/** A page of another kind opens above the open one; one of the same kind replaces it. */
function pageOver(page: Page, open: Page | undefined): Page {
  return open && open.kind !== page.kind ? { ...page, under: open } : { ...page, under: open?.under };
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
    // A reply without text cannot be sent.
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
  // An empty postback is sent as the Base64 of the button text.
  const encoded = written || textToBase64(text);
  return { kind, text, postback: { encoded, decoded: base64ToText(encoded) } };
}

/** The open sheet on a system: the same tap may open different sheets on the two. */
export function openActionSheet(state: Conversation, system: System): ActionSheet | undefined {
  const action = state.tapped?.suggestion.action;
  return action && actionSheetOf(action, system, state.supportsActions);
}

/** The pages that each phone can open. */
const pageKinds = { android: ['fullView', 'media'], ios: ['text', 'media'] } satisfies Record<
  System,
  Page['kind'][]
>;

/** Whether a page or the sheet of an action covers the conversation on a system. */
export function isCovered({ tapped, page }: Conversation, system: System): boolean {
  const kinds: Page['kind'][] = pageKinds[system];
  return tapped !== undefined || (page !== undefined && kinds.includes(page.kind));
}

/** A suggestion under the message, with its index in the template. */
export type VisibleChip = { suggestion: SuggestionDraft; index: number };

/**
 * The visible suggestions under the message. Android: all while the message is the last one, then none
 * (documented). iPhone: actions stay, replies stay until the person sends something (observed). The suggestions
 * of cards are no chips: they stay on both.
 */
export function visibleChips({ template, entries }: Conversation, system: System): VisibleChip[] {
  const chips = (template.component.suggestions ?? []).map((suggestion, index) => ({ suggestion, index }));
  if (system === 'android') return entries.at(-1)?.kind === 'template' ? chips : [];
  const isAnswered = entries.some(({ from }) => from === 'user');
  return isAnswered ? chips.filter(({ suggestion }) => suggestion.reply === undefined) : chips;
}
