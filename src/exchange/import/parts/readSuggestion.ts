import type { SuggestionDraft } from '../../../schema/draft/draft';
import { isRecord } from '../../../lib/values';
import { actionKeys, SuggestedAction, type ActionKey } from '../../../schema/template/suggestedAction';
import { SuggestedReply } from '../../../schema/template/suggestedReply';
import { fromFlat, isFlatSuggestion, unfoldAction } from './flatSuggestion';
import { quote, type ImportNotes, type Place } from './importNotes';
import { objectReaderOf } from './readerOf';
import { objectOf, type Reader } from './readers';

/** Names of a button's members on other platforms. */
const buttonNames = { displayText: 'text', postback: 'postbackData' };
const actionNames: Record<string, ActionKey> = {
  openUrl: 'openUrlAction',
  dial: 'dialAction',
  dialPhone: 'dialAction',
  viewLocation: 'viewLocationAction',
  showLocation: 'viewLocationAction',
  shareLocation: 'shareLocationAction',
  requestLocation: 'shareLocationAction',
  createCalendarEvent: 'createCalendarEventAction',
};

const readReply = withPostback(objectReaderOf(SuggestedReply, [], buttonNames));
const readAction = withPostback(objectReaderOf(SuggestedAction, [], { ...buttonNames, ...actionNames }));
const readWrapped = objectOf<SuggestionDraft>({ reply: readReply, action: readAction });

/** A reader that takes postback data in an object of its own, `{ data }`, as well. */
function withPostback<T>(read: Reader<T>): Reader<T> {
  return (value, at, notes) => {
    const postback = isRecord(value) ? value.postback : undefined;
    const isObject =
      isRecord(postback) && typeof postback.data === 'string' && Object.keys(postback).length === 1;
    return read(isRecord(value) && isObject ? { ...value, postback: postback.data } : value, at, notes);
  };
}

/** The form in which a button is written; undefined when the value is no button. */
function formOf(written: Record<string, unknown>): 'wrapped' | 'action' | 'flat' | 'reply' | undefined {
  const value = unfoldAction(written);
  if (isRecord(value.reply) || isRecord(value.action)) return 'wrapped';
  if (actionKeys.some((key) => isRecord(value[key]))) return 'action';
  if (isFlatSuggestion(value)) return 'flat';
  return typeof value.text === 'string' && typeof value.postbackData === 'string' ? 'reply' : undefined;
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
    const kind = value.suggestionType ?? value.type;
    notes.unmapped(at.from, value, `A button of the kind ${quote(kind)} is not understood.`);
    return undefined;
  }
  notes.renamed(at.to, flat.note);
  const { reply, action } = flat.suggestion;
  return flat.kind === 'reply'
    ? { reply: readReply(reply, { from: at.from, to: [...at.to, 'reply'] }, notes) }
    : { action: readAction(action, { from: at.from, to: [...at.to, 'action'] }, notes) };
}
