import type { SuggestionDraft } from '../../schema/draft/draft';
import { isRecord } from '../../lib/isRecord';
import type { SuggestionKind } from '../../schema/draft/suggestionKind';
import { actionKeys, SuggestedAction } from '../../schema/template/suggestedAction';
import { SuggestedReply } from '../../schema/template/suggestedReply';
import { Suggestion } from '../../schema/template/suggestion';
import { quote, type ImportNotes, type Place } from './importNotes';
import { readerOf } from './readerOf';
import type { Reader } from './readers';

const readReply = readerOf(SuggestedReply);
const readAction = readerOf(SuggestedAction);
const readWrapped = readerOf(Suggestion);

/** The form in which a button is written; undefined when the value is no button. */
function formOf(value: Record<string, unknown>): 'wrapped' | 'action' | 'flat' | 'reply' | undefined {
  if (isRecord(value['reply']) || isRecord(value['action'])) return 'wrapped';
  if (actionKeys.some((key) => isRecord(value[key]))) return 'action';
  if (typeof value['suggestionType'] === 'string') return 'flat';
  return typeof value['text'] === 'string' && typeof value['postbackData'] === 'string' ? 'reply' : undefined;
}

/** Whether a value is a button: a suggestion, or the reply or action inside of one. */
export function isSuggestion(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && formOf(value) !== undefined;
}

export const readSuggestion: Reader<SuggestionDraft> = (value, at, notes) => {
  const form = isRecord(value) ? formOf(value) : undefined;
  if (!isRecord(value) || form === undefined) {
    notes.unmapped(at.from, value, `${quote(value)} is not a button.`);
    return undefined;
  }
  if (form === 'wrapped') return readWrapped(value, at, notes);
  if (form === 'flat') return readFlat(value, at, notes);
  notes.renamed(at.to, `A bare ${form} became a button.`);
  const place = { from: at.from, to: [...at.to, form] };
  return form === 'action'
    ? { action: readAction(value, place, notes) }
    : { reply: readReply(value, place, notes) };
};

type FlatForm = {
  /** The value of `suggestionType`. */
  type: string;
  /** The result, as the report calls it. */
  result: string;
  /** The fields that belong in the object of the kind. */
  own: readonly string[];
};

/** The flat form of each kind; undefined when no platform is known to write one. */
const flatForms = {
  reply: { type: 'reply', result: 'a reply', own: [] },
  openUrlAction: { type: 'url_action', result: 'an action that opens an address', own: ['url'] },
  dialAction: undefined,
  viewLocationAction: undefined,
  shareLocationAction: undefined,
  createCalendarEventAction: undefined,
} satisfies Record<SuggestionKind, FlatForm | undefined>;

/** A button in the flat form of some Indian platforms: the kind as a word, all fields side by side. */
function readFlat(
  { suggestionType, ...fields }: Record<string, unknown>,
  at: Place,
  notes: ImportNotes,
): SuggestionDraft | undefined {
  const forms = Object.entries<FlatForm | undefined>(flatForms);
  const [kind, form] = forms.find(([, known]) => known?.type === suggestionType) ?? [];
  if (kind === undefined || form === undefined) {
    notes.unmapped(at.from, fields, `A button of the kind ${quote(suggestionType)} is not understood.`);
    return undefined;
  }
  notes.renamed(at.to, `The suggestionType "${form.type}" became ${form.result}.`);
  if (kind === 'reply')
    return { reply: readReply(fields, { from: at.from, to: [...at.to, 'reply'] }, notes) };
  const isOwn = ([name]: [string, unknown]) => form.own.includes(name);
  const entries = Object.entries(fields);
  const action = {
    ...Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
    [kind]: Object.fromEntries(entries.filter(isOwn)),
  };
  return { action: readAction(action, { from: at.from, to: [...at.to, 'action'] }, notes) };
}
