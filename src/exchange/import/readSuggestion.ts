import type { SuggestionDraft } from '../../schema/draft/draft';
import { OpenUrlApplication, WebviewViewMode } from '../../schema/values/enums';
import { actionKeys } from '../../schema/template/suggestedAction';
import { quote, type ImportNotes, type Place } from './importNotes';
import { choiceOf, isRecord, objectOf, readPostback, readText, readTime, type Reader } from './readers';

type ReplyDraft = NonNullable<SuggestionDraft['reply']>;
type ActionDraft = NonNullable<SuggestionDraft['action']>;
type Member<K extends keyof ActionDraft> = NonNullable<ActionDraft[K]>;
type LatLongDraft = NonNullable<Member<'viewLocationAction'>['latLong']>;

const readReply = objectOf<ReplyDraft>({ text: readText, postbackData: readPostback });

const readAction = objectOf<ActionDraft>({
  text: readText,
  postbackData: readPostback,
  fallbackUrl: readText,
  dialAction: objectOf<Member<'dialAction'>>({ phoneNumber: readText }),
  viewLocationAction: objectOf<Member<'viewLocationAction'>>({
    latLong: objectOf<LatLongDraft>({ latitude: readText, longitude: readText }),
    label: readText,
    query: readText,
  }),
  createCalendarEventAction: objectOf<Member<'createCalendarEventAction'>>({
    startTime: readTime,
    endTime: readTime,
    title: readText,
    description: readText,
  }),
  openUrlAction: objectOf<Member<'openUrlAction'>>({
    url: readText,
    application: choiceOf(OpenUrlApplication.options),
    webviewViewMode: choiceOf(WebviewViewMode.options),
    description: readText,
  }),
  shareLocationAction: objectOf<Member<'shareLocationAction'>>({}),
});

const readWrapped = objectOf<SuggestionDraft>({ reply: readReply, action: readAction });

/** Which way a button is written, or undefined when the value is none. */
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
    notes.setAside(at.from, value, `${quote(value)} is not a button.`);
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

/** A button as some Indian platforms write it: its kind as a word, all fields side by side. */
function readFlat(
  { suggestionType, ...fields }: Record<string, unknown>,
  at: Place,
  notes: ImportNotes,
): SuggestionDraft | undefined {
  if (suggestionType === 'reply') {
    notes.renamed(at.to, 'The suggestionType "reply" became a reply.');
    return { reply: readReply(fields, { from: at.from, to: [...at.to, 'reply'] }, notes) };
  }
  if (suggestionType === 'url_action') {
    notes.renamed(at.to, 'The suggestionType "url_action" became an action that opens an address.');
    const { url, ...shared } = fields;
    const action = { ...shared, openUrlAction: url === undefined ? {} : { url } };
    return { action: readAction(action, { from: at.from, to: [...at.to, 'action'] }, notes) };
  }
  notes.setAside(at.from, fields, `A button of the kind ${quote(suggestionType)} is not understood.`);
  return undefined;
}
