import { isRecord } from '../../../../lib/values';
import { quoteValue } from '../../parts/importNotes';
import { foldName, present } from '../../parts/readers';
import { wordOf } from './message';
import type { Names, OpenPart } from './openPart';

/** A button that sends a reply. */
export const reply = (text: unknown, postbackData?: unknown) => ({ reply: present({ text, postbackData }) });

/** A button that does something: `kind` is the field of its action. */
export const action = (
  text: unknown,
  kind: string,
  fields: Record<string, unknown>,
  more: { postbackData?: unknown; fallbackUrl?: unknown } = {},
) => ({ action: { ...present({ text, ...more }), [kind]: present(fields) } as Record<string, unknown> });

export type VendorButton = ReturnType<typeof reply> | ReturnType<typeof action>;

type Fields = Readonly<Record<string, Names>>;

/** What a button does, and the members that say with what. */
type Deed = { kind: string; fields: Fields };

export const does = (kind: string, fields: Fields = {}): Deed => ({ kind, fields });
export const opens = (...url: string[]): Deed => does('openUrlAction', { url });
export const calls = (...phoneNumber: string[]): Deed => does('dialAction', { phoneNumber });

const within = (part: string, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, `${part}${name}`]));

/** Buttons whose members have the names of this interface. `part`: the path of what holds them, as `location.`. */
export const showsPlace = (part = ''): Deed =>
  does('viewLocationAction', {
    ...within(part, ['latitude', 'longitude', 'query']),
    label: [`${part}label`, `${part}name`],
  });
export const addsEvent = (part = ''): Deed =>
  does('createCalendarEventAction', within(part, ['startTime', 'endTime', 'title', 'description']));

/** The fields of an action, each by its names. Latitude and longitude make a point. */
function takeFields(part: OpenPart, fields: Fields): Record<string, unknown> {
  const taken = Object.entries(fields).map(([name, names]) => [name, part.take(names)]);
  const { latitude, longitude, ...rest } = Object.fromEntries(taken) as Record<string, unknown>;
  const hasPoint = latitude !== undefined || longitude !== undefined;
  return { ...(hasPoint ? { latLong: present({ latitude, longitude }) } : {}), ...rest };
}

/** The form of a vendor's buttons: the kind is a word, its fields stand beside it. */
type ButtonForm = {
  /** Members that name the kind. */
  kind: Names;
  /** The kind of a button that names none. */
  usual?: string;
  /** The part of a button that holds its fields, where they do not stand in itself. */
  fieldsIn?: (button: OpenPart) => OpenPart;
  text: Names;
  postbackData?: Names;
  /** By the folded word of the kind. */
  kinds: Readonly<Record<string, 'reply' | Deed>>;
  /** Why a kind has no place in a template, by its folded word. */
  placeless?: Readonly<Record<string, string>>;
};

/** Reads buttons of a form; undefined, with a note, for a kind that no template has. */
export const buttonReader =
  ({
    kind,
    usual,
    fieldsIn = (button) => button,
    text,
    postbackData = [],
    kinds,
    placeless = {},
  }: ButtonForm) =>
  (button: OpenPart): VendorButton | undefined => {
    const fields = fieldsIn(button);
    const written = button.take(kind) ?? usual;
    const word = foldName(wordOf(written));
    const deed = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
    if (!deed) {
      const why = Object.hasOwn(placeless, word) ? placeless[word] : undefined;
      button.setAside(why ?? `Templates don’t support buttons of type ${quoteValue(written)}.`);
      return undefined;
    }
    // One member may hold the target of one kind and the postback of another.
    const own = deed === 'reply' ? {} : takeFields(fields, deed.fields);
    const [label, postback] = [fields.take(text), fields.take(postbackData)];
    button.finish();
    return deed === 'reply'
      ? reply(label, postback)
      : action(label, deed.kind, own, { postbackData: postback });
  };

/** The words for a code that a tap copies: no template has such a button. */
export const copiesCode = 'Templates don’t support buttons that copy a code.';

/** The form of a vendor's buttons where the member that is there tells the kind: `reply`, or one in `action`. */
type KeyedForm = {
  text: string;
  postbackData: string;
  /** In the part of its kind. */
  fallbackUrl?: string;
  /** By the path of the member below `action`. */
  actions: Readonly<Record<string, Deed>>;
};

/** Reads buttons of a form; undefined, with a note, for one that does nothing known. */
export const keyedButtonReader =
  ({ text, postbackData, fallbackUrl, actions }: KeyedForm) =>
  (button: OpenPart): VendorButton | undefined => {
    const isReply = button.peek('reply') !== undefined;
    const part = button.open(isReply ? 'reply' : 'action');
    const [path = '', deed] = Object.entries(actions).find(([each]) => isRecord(part.peek(each))) ?? [];
    if (!isReply && !deed) {
      button.setAside('Templates have no button that does this.');
      return undefined;
    }
    const [label, postback] = [part.take(text), part.take(postbackData)];
    if (isReply || !deed) {
      button.finish();
      return reply(label, postback);
    }
    const inner = path.split('.').reduce((outer, key) => outer.open(key), part);
    const more = { postbackData: postback, fallbackUrl: inner.take(fallbackUrl ?? []) };
    const own = takeFields(inner, deed.fields);
    button.finish();
    return action(label, deed.kind, own, more);
  };

/** Buttons that reply, with their text and postback under these names. */
export const replies = (parts: readonly OpenPart[], text: Names, postbackData: Names): unknown[] =>
  parts.map((part) => {
    const read = reply(part.take(text), part.take(postbackData));
    part.finish();
    return read;
  });

/** A button whose address, if it opens one, is written by `write`. */
export function withAddress(
  button: VendorButton | undefined,
  write: (url: unknown) => unknown,
): VendorButton | undefined {
  if (button === undefined || !('action' in button)) return button;
  const { openUrlAction: target, ...rest } = button.action;
  if (!isRecord(target)) return button;
  return { action: { ...rest, openUrlAction: { ...target, url: write(target.url) } } };
}
