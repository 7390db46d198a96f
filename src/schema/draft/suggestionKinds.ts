import type { SuggestionDraft } from './draft';
import type { ActionKey } from '../template/suggestedAction';

/** The six kinds of a suggestion: a reply, or an action by its union member. */
export type SuggestionKind = 'reply' | ActionKey;

/** Each kind as it starts: the shape says the kind, everything else is still blank. */
const blanks = {
  reply: () => ({ reply: {} }),
  dialAction: () => ({ action: { dialAction: {} } }),
  openUrlAction: () => ({ action: { openUrlAction: { application: 'BROWSER' } } }),
  viewLocationAction: () => ({ action: { viewLocationAction: { latLong: {} } } }),
  shareLocationAction: () => ({ action: { shareLocationAction: {} } }),
  createCalendarEventAction: () => ({ action: { createCalendarEventAction: {} } }),
} satisfies Record<SuggestionKind, () => SuggestionDraft>;

/** The kinds in the order in which people choose them. */
export const suggestionKinds: readonly SuggestionKind[] = [
  'reply',
  'openUrlAction',
  'dialAction',
  'viewLocationAction',
  'shareLocationAction',
  'createCalendarEventAction',
];

/** A new suggestion of a kind. */
export function blankSuggestion(kind: SuggestionKind): SuggestionDraft {
  return blanks[kind]();
}

/** The kind, read from which key is present; undefined when none is. */
export function suggestionKindOf({ reply, action }: SuggestionDraft): SuggestionKind | undefined {
  if (reply !== undefined) return 'reply';
  return suggestionKinds.find((kind) => kind !== 'reply' && action?.[kind] !== undefined);
}

/** What the button says, or an empty text. */
export function suggestionText({ reply, action }: SuggestionDraft): string {
  return reply?.text ?? action?.text ?? '';
}
