import { quote } from '../../parts/importNotes';
import { foldName } from '../../parts/readers';
import type { OpenPart } from './openPart';
import { action, reply } from './shapes';

/** What a kind of button does, and the members that say with what. */
type Deed = { does: 'reply' } | { does: 'openUrl' | 'dial'; from: readonly string[] };

/** The form of a maker's buttons: the kind is a word, its fields stand beside it. */
export type ButtonForm = {
  /** Members that name the kind. */
  kind: readonly string[];
  /** The kind of a button that names none. */
  usual?: string;
  text: readonly string[];
  postbackData?: readonly string[];
  /** By the folded word of the kind. */
  kinds: Readonly<Record<string, Deed>>;
  /** Why a kind has no place in a template, by its folded word. */
  placeless?: Readonly<Record<string, string>>;
};

/** Reads buttons of a form; undefined, with a note, for a kind that no template has. */
export const buttonReader = (form: ButtonForm) => (button: OpenPart) =>
  readKindedButton(form, button, button);

/** As `buttonReader`, where the fields of a button stand in a part of it. */
export function readKindedButton(form: ButtonForm, button: OpenPart, fields: OpenPart) {
  const { kind, usual, text, postbackData = [], kinds, placeless = {} } = form;
  const written = button.take(...kind) ?? usual;
  const word = typeof written === 'string' ? foldName(written) : '';
  const deed = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  if (!deed) {
    const why = Object.hasOwn(placeless, word) ? placeless[word] : undefined;
    button.setAside(why ?? `A button of the kind ${quote(written)} is not understood.`);
    return undefined;
  }
  // One member may hold the target of one kind and the postback of another.
  const target = deed.does === 'reply' ? undefined : fields.take(...deed.from);
  const [label, postback] = [fields.take(...text), fields.take(...postbackData)];
  for (const part of new Set([fields, button])) part.finish();
  if (deed.does === 'reply') return reply(label, postback);
  return deed.does === 'openUrl'
    ? action(label, 'openUrlAction', { url: target }, { postbackData: postback })
    : action(label, 'dialAction', { phoneNumber: target }, { postbackData: postback });
}

/** The words for a code that a tap copies: no template has such a button. */
export const copiesCode = 'A button that copies a code has no place in a template.';
