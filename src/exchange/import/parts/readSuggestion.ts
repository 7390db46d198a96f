import type { SuggestionDraft } from '../../../schema/draft/draft';
import { isRecord } from '../../../lib/isRecord';
import { actionKeys, SuggestedAction } from '../../../schema/template/suggestedAction';
import { SuggestedReply } from '../../../schema/template/suggestedReply';
import { Suggestion } from '../../../schema/template/suggestion';
import { fromFlat, isFlatSuggestion, unfoldAction } from './flatSuggestion';
import { quote, type ImportNotes, type Place } from './importNotes';
import { readerOf } from './readerOf';
import type { Reader } from './readers';

const readReply = readerOf(SuggestedReply);
const readAction = readerOf(SuggestedAction);
const readWrapped = readerOf(Suggestion);

/** The form in which a button is written; undefined when the value is no button. */
function formOf(written: Record<string, unknown>): 'wrapped' | 'action' | 'flat' | 'reply' | undefined {
  const value = unfoldAction(written);
  if (isRecord(value['reply']) || isRecord(value['action'])) return 'wrapped';
  if (actionKeys.some((key) => isRecord(value[key]))) return 'action';
  if (isFlatSuggestion(value)) return 'flat';
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
  if (form === 'flat') return readFlat(unfoldAction(value), at, notes);
  notes.renamed(at.to, `A bare ${form} became a button.`);
  const place = { from: at.from, to: [...at.to, form] };
  return form === 'action'
    ? { action: readAction(value, place, notes) }
    : { reply: readReply(value, place, notes) };
};

/** A button in a flat form: the kind as a word, all fields side by side. */
function readFlat(
  value: Record<string, unknown>,
  at: Place,
  notes: ImportNotes,
): SuggestionDraft | undefined {
  const flat = fromFlat(value);
  if (!flat) {
    const kind = value['suggestionType'] ?? value['type'];
    notes.unmapped(at.from, value, `A button of the kind ${quote(kind)} is not understood.`);
    return undefined;
  }
  notes.renamed(at.to, flat.note);
  const { reply, action } = flat.suggestion;
  return flat.kind === 'reply'
    ? { reply: readReply(reply, { from: at.from, to: [...at.to, 'reply'] }, notes) }
    : { action: readAction(action, { from: at.from, to: [...at.to, 'action'] }, notes) };
}
