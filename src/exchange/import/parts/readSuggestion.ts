import type { SuggestionDraft } from '../../../schema/draft/draft';
import { isRecord } from '../../../lib/values';
import { actionKeys, SuggestedAction, type ActionKey } from '../../../schema/template/suggestedAction';
import { ViewLocationAction } from '../../../schema/template/viewLocationAction';
import { SuggestedReply } from '../../../schema/template/suggestedReply';
import { quoteValue, type ImportNotes, type ImportPlace } from './importNotes';
import { objectReaderOf, objectOf, type ValueReader, foldName, keyOf, memberOf, present } from './readers';
import type { SuggestionKind } from '../../../schema/draft/suggestionKinds';

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
/** The name of a place is the label of its pin. */
const readPlace = objectReaderOf(ViewLocationAction, [], { name: 'label' });
const readOwnAction = withPostback(
  objectReaderOf(SuggestedAction, [{ schema: ViewLocationAction, read: readPlace }], {
    ...buttonNames,
    ...actionNames,
  }),
);
const readAction: typeof readOwnAction = (value, at, notes) =>
  readOwnAction(withLinkOptions(value, at, notes), at, notes);
const readWrapped = objectOf<SuggestionDraft>({ reply: readReply, action: readAction });

/** A reader that takes postback data in an object of its own, `{ data }`, as well. */
function withPostback<T>(read: ValueReader<T>): ValueReader<T> {
  return (value, at, notes) => {
    const postback = isRecord(value) ? value.postback : undefined;
    const isObject =
      isRecord(postback) && typeof postback.data === 'string' && Object.keys(postback).length === 1;
    return read(isRecord(value) && isObject ? { ...value, postback: postback.data } : value, at, notes);
  };
}

/** What belongs into a link that opens, and is written beside it. */
const linkOptions = ['application', 'webviewViewMode'];

/** An action whose window for a link is written beside the link, with it inside. */
function withLinkOptions(value: unknown, at: ImportPlace, notes: ImportNotes): unknown {
  if (!isRecord(value)) return value;
  const key = ['openUrlAction', 'openUrl']
    .map((name) => keyOf(value, name))
    .find((each) => each !== undefined);
  const link = key === undefined ? undefined : value[key];
  if (key === undefined || !isRecord(link)) return value;
  const rest = { ...value };
  const inner = { ...link };
  for (const name of linkOptions) {
    const beside = keyOf(rest, name);
    if (beside === undefined || keyOf(link, name) !== undefined) continue;
    inner[name] = rest[beside];
    delete rest[beside];
    notes.renamed([...at.to, 'openUrlAction', name], `“${beside}” was beside the link and is now in it.`);
  }
  return { ...rest, [key]: inner };
}

/** The form in which a button is written; undefined when the value isn’t a button. */
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

export const readSuggestion: ValueReader<SuggestionDraft> = (value, at, notes) => {
  const form = isRecord(value) ? formOf(value) : undefined;
  if (!isRecord(value) || form === undefined) {
    notes.unmapped(at.from, value, `${quoteValue(value)} isn’t a button.`);
    return undefined;
  }
  if (form === 'wrapped') return readWrapped(value, at, notes);
  if (form === 'flat') return readFlat(unfoldAction(value), at, notes);
  notes.renamed(at.to, `A separate ${form} became a button.`);
  const place = { from: at.from, to: [...at.to, form] };
  return form === 'action'
    ? { action: readAction(value, place, notes) }
    : { reply: readReply(value, place, notes) };
};

type FlatForm = {
  /** The words for the kind, folded: of Google, Infobip, Vonage, Sinch, Twilio and platforms of India. */
  words: readonly string[];
  /** The result, as the report calls it. */
  result: string;
  /** The fields of the object of the kind, each with its names elsewhere. */
  own: Record<string, readonly string[]>;
};

const button = ['text', 'title', 'displayText'];

/** The flat form of each kind: the kind as a word, all fields side by side. */
const flatForms = {
  reply: { words: ['reply', 'quickreply', 'suggestedreply', 'textmessage'], result: 'a reply', own: {} },
  openUrlAction: {
    words: ['url', 'openurl', 'urlaction', 'openurlaction', 'openurlinwebview', 'weburl', 'urlmessage'],
    result: 'a button that opens a link',
    own: {
      url: ['url', 'link', 'uri'],
      application: ['application'],
      webviewViewMode: ['webviewViewMode', 'viewMode'],
      description: ['description'],
    },
  },
  dialAction: {
    words: [
      'dial',
      'dialer',
      'dialeraction',
      'dialphone',
      'dialaction',
      'call',
      'phonenumber',
      'callmessage',
    ],
    result: 'a button that calls a number',
    own: { phoneNumber: ['phoneNumber', 'phone', 'number', 'callTo'] },
  },
  viewLocationAction: {
    words: [
      'viewlocation',
      'showlocation',
      'viewlocationaction',
      'viewlocationlatlong',
      'viewlocationquery',
      'locationlatlng',
      'locationquery',
      'locationmessage',
    ],
    result: 'a button that shows a place',
    own: {
      latitude: ['latitude', 'lat'],
      longitude: ['longitude', 'lng', 'long'],
      label: ['label', 'pinLabel', 'name', 'placeName', 'locationName'],
      query: ['query'],
    },
  },
  shareLocationAction: {
    words: ['sharelocation', 'requestlocation', 'sharelocationaction', 'sharelocationmessage'],
    result: 'a button that requests the location',
    own: {},
  },
  createCalendarEventAction: {
    words: [
      'createcalendarevent',
      'addcalendarevent',
      'calendarevent',
      'createcalendareventaction',
      'calendarmessage',
    ],
    result: 'a button that adds an event',
    own: {
      startTime: ['startTime', 'eventStart'],
      endTime: ['endTime', 'eventEnd'],
      title: ['eventTitle', 'title'],
      description: ['eventDescription', 'description'],
    },
  },
} satisfies Record<SuggestionKind, FlatForm>;

const kinds = Object.entries<FlatForm>(flatForms) as [SuggestionKind, FlatForm][];

const formOfWord = (word: unknown) =>
  typeof word === 'string' ? kinds.find(([, { words }]) => words.includes(foldName(word))) : undefined;

/** Keys that stand for the kind: of Sinch (`call_message`, `url_message`), and of AWS (`OpenUrl`, `DialPhone`). */
const choiceKeys = [
  ...kinds.flatMap(([, { words }]) => words.filter((word) => word.endsWith('message'))),
  'reply',
  'openurl',
  'dialphone',
  'showlocation',
  'requestlocation',
  'createcalendarevent',
];

/** A button whose kind stands in its action, `{ text, action: { type: 'url', url } }`, side by side; else unchanged. */
function unfoldAction(value: Record<string, unknown>): Record<string, unknown> {
  const { action, ...outer } = value;
  return isRecord(action) && formOfWord(action.type) ? { ...outer, ...action } : value;
}

/** Whether a value is a button in a flat form. A word that is not known is one where its key leaves no doubt. */
function isFlatSuggestion(value: Record<string, unknown>): boolean {
  if (typeof value.suggestionType === 'string') return true;
  if (formOfWord(value.type)) return button.some((name) => typeof memberOf(value, name) === 'string');
  return choiceOf(value) !== undefined;
}

/** Reads a button in a flat form: the kind as a word, all fields side by side. */
function readFlat(
  value: Record<string, unknown>,
  { from, to }: ImportPlace,
  notes: ImportNotes,
): SuggestionDraft | undefined {
  const choice = choiceOf(value);
  const key = keyOf(value, 'suggestionType') ?? 'type';
  const word = choice?.word ?? value[key];
  const [kind, form] = formOfWord(word) ?? [];
  if (kind === undefined || form === undefined) {
    const written = quoteValue(value.suggestionType ?? value.type);
    notes.unmapped(from, value, `Templates don’t support buttons of type ${written}.`);
    return undefined;
  }
  const fields: Record<string, unknown> = { ...(choice?.fields ?? value) };
  if (!choice) delete fields[key];
  const take = (names: readonly string[]) => takeFirst(fields, names);
  const hasText = ['text', 'displayText'].some((name) => keyOf(fields, name) !== undefined);
  // The title of an event is its own, unless the button has no other text.
  const text = take(kind === 'createCalendarEventAction' && hasText ? ['text', 'displayText'] : button);
  const postbackData = take(['postbackData', 'postback', 'payload']);
  const fallbackUrl = take(['fallbackUrl']);
  const own = present(
    Object.fromEntries(Object.entries(form.own).map(([name, names]) => [name, take(names)])),
  );
  if (kind === 'openUrlAction' && typeof word === 'string' && foldName(word) === 'openurlinwebview')
    own.application ??= 'WEBVIEW';
  notes.renamed(to, `${choice ? `“${choice.key}”` : `The ${key} “${String(word)}”`} became ${form.result}.`);
  const shared = present({ text, postbackData });
  if (kind === 'reply')
    return { reply: readReply({ ...shared, ...fields }, { from, to: [...to, 'reply'] }, notes) };
  const target = kind === 'viewLocationAction' ? placeOf(own) : own;
  const action = { ...shared, ...present({ fallbackUrl }), [kind]: target, ...fields };
  return { action: readAction(action, { from, to: [...to, 'action'] }, notes) };
}

/** Takes the first of several members that is there, also one that is null. */
function takeFirst(fields: Record<string, unknown>, names: readonly string[]): unknown {
  const key = names.map((name) => keyOf(fields, name)).find((each) => each !== undefined);
  const value = key === undefined ? undefined : fields[key];
  if (key !== undefined) delete fields[key];
  return value;
}

function choiceOf(value: Record<string, unknown>) {
  for (const key of Object.keys(value).slice(0, 10)) {
    const inner = value[key];
    if (!isRecord(inner) || !choiceKeys.includes(foldName(key))) continue;
    const { [key]: _inner, ...outer } = value;
    const { coordinates, ...fields } = inner;
    const point = isRecord(coordinates) ? coordinates : {};
    if (!button.some((name) => typeof memberOf(fields, name) === 'string')) return undefined;
    return { key, word: foldName(key), fields: { ...outer, ...fields, ...point } };
  }
  return undefined;
}

function placeOf({ latitude, longitude, ...rest }: Record<string, unknown>) {
  const latLong = present({ latitude, longitude });
  return { ...(Object.keys(latLong).length > 0 ? { latLong } : {}), ...rest };
}
