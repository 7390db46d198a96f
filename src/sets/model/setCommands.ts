import { readOnlyMessage, type Transaction } from '../../editor/model/createDocument';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { languageOf } from '../../lib/text/language';
import type { TemplateDraft } from '../../schema/draft/draft';
import {
  languagesOf,
  memberKey,
  newSet,
  type FieldKey,
  type SetLanguage,
  type TemplateSet,
  type Translation,
} from '../../schema/draft/set';
import { announce } from '../../ui/notices/announcer';

/** The language of a message, as far as its script tells it. */
export const languageOfDraft = (draft: TemplateDraft): string =>
  languageOf(JSON.stringify(draft.component)) ?? 'en';

type SetChange = {
  /** The name of the undo step. */
  label: string;
  change: (set: TemplateSet) => TemplateSet;
  announcement?: string;
} & Pick<Transaction, 'merges'>;

/** Changes the set of a draft as one step; a draft without a set gets one. */
export function changeSet(editor: TemplateEditor, { label, change, announcement, merges }: SetChange) {
  const isDone = editor.document.dispatch({
    origin: 'command',
    label,
    ...(merges && { merges }),
    apply: ({ draft, stash, set }) => ({ draft, stash, set: change(set ?? newSet(languageOfDraft(draft))) }),
  });
  if (announcement !== undefined) announce(isDone ? announcement : readOnlyMessage);
}

/** The same for the texts of one language. */
const withLanguage = (
  set: TemplateSet,
  tag: string,
  change: (language: SetLanguage) => SetLanguage,
): TemplateSet => ({
  ...set,
  languages: set.languages.map((language) => (language.tag === tag ? change(language) : language)),
});

/** The set with a text of a language; a blank one goes, so that the source is used. */
export const withTranslation = (
  set: TemplateSet,
  tag: string,
  key: FieldKey,
  translation: Translation | undefined,
): TemplateSet =>
  withLanguage(set, tag, ({ texts: { [key]: _before, ...others }, ...language }) => ({
    ...language,
    texts: translation && translation.text !== '' ? { ...others, [key]: translation } : others,
  }));

/** The set in which a person stands for all that a machine translated into a language. */
export const withAccepted = (set: TemplateSet, tag: string): TemplateSet =>
  withLanguage(set, tag, (language) => ({
    ...language,
    texts: Object.fromEntries(
      Object.entries(language.texts).map(([key, { text, source }]) => [key, { text, source }]),
    ),
  }));

/** The set with what one member says itself in a field; `undefined`: it says what the others say. */
export function withOwnText(
  set: TemplateSet,
  member: string,
  key: FieldKey,
  text: string | undefined,
): TemplateSet {
  const { [member]: { [key]: _before, ...texts } = {}, ...others } = set.own;
  const own = text === undefined ? texts : { ...texts, [key]: text };
  return { ...set, own: Object.keys(own).length > 0 ? { ...others, [member]: own } : others };
}

/** Names stay from now on, whatever becomes of what they are made of. */
export function keepNames(editor: TemplateEditor, names: Readonly<Record<string, string>>) {
  const { fixedNames } = editor.document.getState().set ?? newSet('');
  if (Object.entries(names).every(([key, name]) => fixedNames[key] === name)) return;
  changeSet(editor, {
    label: 'keep the names',
    change: (set) => ({ ...set, fixedNames: { ...set.fixedNames, ...names } }),
  });
}

/** The set without the fixed names of some members, so that these are named again. */
export const withoutNames = (set: TemplateSet, isNamedAgain: (key: string) => boolean): TemplateSet => ({
  ...set,
  fixedNames: Object.fromEntries(Object.entries(set.fixedNames).filter(([key]) => !isNamedAgain(key))),
});

/** The set with a value of a cell of its sheet. Another name in it is the name from then on. */
export function withCell(set: TemplateSet, row: string, column: string, value: string): TemplateSet {
  const isName = set.sheet?.columns.some(({ id, use }) => id === column && use.kind === 'name') === true;
  const ofRow = new Set(languagesOf(set).map((language) => memberKey(language, row)));
  return withValue(isName ? withoutNames(set, (key) => ofRow.has(key)) : set, row, column, value);
}

const withValue = (set: TemplateSet, row: string, column: string, value: string): TemplateSet =>
  set.sheet
    ? {
        ...set,
        sheet: {
          ...set.sheet,
          rows: set.sheet.rows.map((one) =>
            one.id === row ? { ...one, values: { ...one.values, [column]: value } } : one,
          ),
        },
      }
    : set;

/** The set with a field that is the same in all languages, or is translated again. */
export function withUntranslated(set: TemplateSet, key: FieldKey, isSame: boolean): TemplateSet {
  const { [key]: _before, ...others } = set.untranslated;
  return { ...set, untranslated: isSame ? { ...others, [key]: true } : others };
}

/** The set without its rows. */
export function withoutSheet(set: TemplateSet): TemplateSet {
  const { sheet: _before, ...others } = set;
  return others;
}
