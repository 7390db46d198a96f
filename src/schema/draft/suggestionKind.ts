import type { ActionKey } from '../template/suggestedAction';

/** The kind of a suggestion: a reply, or an action by its union member. */
export type SuggestionKind = 'reply' | ActionKey;
