import { describeGaps, nameOfLanguage } from '../schema/sets/describeSet';
import { CheckCheck, Languages, Trash2 } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { countGaps, translatedFields, type SetField } from '../schema/sets/setFields';
import { languageTag, languagesOf, type FieldKey, type SetLanguage } from '../schema/draft/set';
import { nameOfPath } from '../schema/template/templateTree';
import { plural } from '../schema/values/text';
import { Button, TextButton } from '../ui/controls/Button';
import { Disclosure } from '../ui/controls/Disclosure';
import { Field } from '../ui/controls/Field';
import { Select, TextInput } from '../ui/controls/Input';
import { Menu, type MenuItem } from '../ui/menu/Menu';
import { changeSet, withAccepted, withUntranslated } from './model/setCommands';
import type { SetModel } from './model/useSet';
import { TranslationCell } from './TranslationCell';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import styles from './sets.module.css';

/** The languages that people choose most, by their own count of readers of RCS; any other is typed as a tag. */
const offered =
  'hi bn mr te ta gu kn ml pa or as ur en ar de es fr it pt pt-BR nl pl tr ru id vi th ja ko zh-CN zh-TW sw he fa'.split(
    ' ',
  );

/** The cell that takes the focus when its table is drawn. */
export type WantedCell = { field: FieldKey; language: string };

type LanguagesTabProps = {
  editor: TemplateEditor;
  model: SetModel;
  wanted: WantedCell | undefined;
  /** Out to a file and back. */
  files: ReactNode;
};

/** The source beside its languages: one row for each field, one column for each language. */
export function LanguagesTab({ editor, model, wanted, files }: LanguagesTabProps) {
  const { set } = model.source;
  const isReadOnly = useStore(editor.document.readOnly);
  const translated = translatedFields(model.fields, set);
  const others = model.fields.filter((field) => !translated.includes(field) && field.text.trim() !== '');
  return (
    <div className={layout.sections}>
      <div className={styles.tools}>
        {!isReadOnly && <AddLanguage editor={editor} known={languagesOf(set)} source={set.language} />}
        {set.languages.length > 0 && files}
      </div>
      {set.languages.length === 0 ? (
        <p className={words.soft}>
          Add a language to translate this message. Pictures, links and prices that you change in the source
          change in every language with it.
        </p>
      ) : (
        <>
          <LanguageTable
            editor={editor}
            model={model}
            fields={translated}
            wanted={wanted}
            isReadOnly={isReadOnly}
          />
          {others.length > 0 && (
            <Disclosure summary={`The same in all languages: ${plural(others.length, 'field')}`}>
              {() => (
                <>
                  <p className={words.note}>
                    Links, numbers and IDs come from the source. Write one here only if it differs in a
                    language.
                  </p>
                  <LanguageTable editor={editor} model={model} fields={others} isReadOnly={isReadOnly} />
                </>
              )}
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}

type AddLanguageProps = { editor: TemplateEditor; known: readonly string[]; source: string };

function AddLanguage({ editor, known, source }: AddLanguageProps) {
  const [tag, setTag] = useState('');
  const [isOther, setOther] = useState(false);
  const isValid = languageTag.safeParse(tag).success;
  const isKnown = known.includes(tag);
  function add() {
    changeSet(editor, {
      label: `add ${nameOfLanguage(tag)}`,
      change: (set) => ({ ...set, languages: [...set.languages, { tag, texts: {} }] }),
      announcement: `Added: ${nameOfLanguage(tag)}.`,
    });
    setTag('');
    setOther(false);
  }
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !isKnown) add();
      }}
    >
      <Field label="Language of the source" required inline>
        <Select
          value={source}
          choices={[...new Set([source, 'en', ...offered])].map((value) => ({
            value,
            label: nameOfLanguage(value),
          }))}
          onChange={({ target: { value } }) =>
            changeSet(editor, {
              label: 'change the language of the source',
              change: (set) => ({
                ...set,
                language: value,
                languages: set.languages.filter((language) => language.tag !== value),
              }),
            })
          }
        />
      </Field>
      <Field
        label="Add a language"
        required
        inline
        {...(isKnown && { error: 'This language is in the table.' })}
      >
        {isOther ? (
          <TextInput value={tag} placeholder="ne-NP" onChange={({ target }) => setTag(target.value.trim())} />
        ) : (
          <Select
            value={tag}
            blank="Choose …"
            choices={[
              ...offered
                .filter((one) => !known.includes(one))
                .map((value) => ({ value, label: nameOfLanguage(value) }))
                .toSorted((a, b) => a.label.localeCompare(b.label)),
              { value: 'other', label: 'Another language …' },
            ]}
            onChange={({ target: { value } }) => {
              setOther(value === 'other');
              setTag(value === 'other' ? '' : value);
            }}
          />
        )}
      </Field>
      <Button type="submit" icon={<Languages aria-hidden />} disabled={!isValid || isKnown}>
        Add
      </Button>
    </form>
  );
}

type LanguageTableProps = {
  editor: TemplateEditor;
  model: SetModel;
  fields: readonly SetField[];
  wanted?: WantedCell | undefined;
  isReadOnly: boolean;
};

function LanguageTable({ editor, model, fields, wanted, isReadOnly }: LanguageTableProps) {
  const { set } = model.source;
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.label}>
              Field
            </th>
            <th scope="col">{nameOfLanguage(set.language)} (source)</th>
            {set.languages.map((language) => (
              <LanguageHead
                key={language.tag}
                editor={editor}
                model={model}
                language={language}
                isReadOnly={isReadOnly}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.key}>
              <th scope="row" className={styles.label}>
                {nameOfPath(field.path)}{' '}
                {field.isRead && !isReadOnly && (
                  <KeepChoice editor={editor} field={field} isKept={set.untranslated[field.key] ?? false} />
                )}
              </th>
              <td dir="auto" lang={set.language} className={styles.source}>
                {field.text}
              </td>
              {set.languages.map((language) => (
                <TranslationCell
                  key={language.tag}
                  editor={editor}
                  field={field}
                  tag={language.tag}
                  translation={language.texts[field.key]}
                  isLocked={isReadOnly || set.untranslated[field.key] === true}
                  takesFocus={wanted?.field === field.key && wanted.language === language.tag}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a text, for example the name of a brand, is the same in all languages. */
function KeepChoice({
  editor,
  field: { key, path },
  isKept,
}: {
  editor: TemplateEditor;
  field: SetField;
  isKept: boolean;
}) {
  return (
    <TextButton
      aria-pressed={isKept}
      onClick={() =>
        changeSet(editor, {
          label: `${isKept ? 'translate' : 'don’t translate'} ${nameOfPath(path)}`,
          change: (set) => withUntranslated(set, key, !isKept),
        })
      }
    >
      Don’t translate
    </TextButton>
  );
}

type LanguageHeadProps = Omit<LanguageTableProps, 'fields' | 'wanted'> & { language: SetLanguage };

function LanguageHead({ editor, model, language: { tag, texts }, isReadOnly }: LanguageHeadProps) {
  const gaps = describeGaps(countGaps(model.fields, model.source.set, { texts }));
  const name = nameOfLanguage(tag);
  const items = useCallback(
    (): MenuItem[] => [
      ...(Object.values(texts).some(({ isMachine }) => isMachine)
        ? [
            {
              label: 'Accept what a machine translated',
              icon: <CheckCheck aria-hidden />,
              onSelect: () =>
                changeSet(editor, {
                  label: `accept ${name}`,
                  change: (set) => withAccepted(set, tag),
                  announcement: `Accepted: ${name}.`,
                }),
            },
          ]
        : []),
      {
        label: `Remove ${name}`,
        icon: <Trash2 aria-hidden />,
        danger: true,
        onSelect: () =>
          changeSet(editor, {
            label: `remove ${name}`,
            change: (set) => ({ ...set, languages: set.languages.filter((one) => one.tag !== tag) }),
            announcement: `Removed: ${name}. Undo brings it back.`,
          }),
      },
    ],
    [editor, name, tag, texts],
  );
  return (
    <th scope="col">
      <span className={styles.head}>
        <span>
          {name}
          <span className={words.note}> {gaps || 'complete'}</span>
        </span>
        {!isReadOnly && (
          <Menu label={`More for ${name}`} items={items}>
            …
          </Menu>
        )}
      </span>
    </th>
  );
}
