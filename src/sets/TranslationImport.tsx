import { useState } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { ReadTranslation, ReadTranslations } from '../exchange/sets/translationTable';
import { isolate } from '../lib/text/isolate';
import { nameOfPath } from '../schema/template/templateTree';
import { nameOfLanguage } from '../schema/sets/describeSet';
import { plural } from '../schema/values/text';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/controls/Dialog';
import { Checkbox } from '../ui/controls/Input';
import { announce } from '../ui/notices/announcer';
import { CopyButton } from '../ui/notices/CopyButton';
import { Notice } from '../ui/notices/Notice';
import { changeSet, withTranslation } from './model/setCommands';
import type { SetModel } from './model/useSet';
import layout from '../ui/styles/layout.module.css';
import styles from './sets.module.css';

/** Where translations come from. */
export type TranslationSource = 'file' | 'service';

type TranslationImportProps = {
  editor: TemplateEditor;
  model: SetModel;
  from: TranslationSource;
  read: ReadTranslations;
  onClose: () => void;
};

const keyOf = ({ id, language }: ReadTranslation) => `${language} ${id}`;

/**
 * What a file or the translation service changes, before it does. A text that somebody wrote meanwhile is replaced only on wish, and a faulty one takes
 * the place of no good one unless a person says so.
 */
export function TranslationImport({ editor, model, from, read, onClose }: TranslationImportProps) {
  const { set } = model.source;
  const byKey = new Map(model.fields.map((field) => [field.key, field]));
  const present = ({ id, language }: ReadTranslation) =>
    set.languages.find(({ tag }) => tag === language)?.texts[id];
  const nameOf = ({ id, language }: ReadTranslation) =>
    `${nameOfPath(byKey.get(id)?.path ?? [])}, ${nameOfLanguage(language)}`;
  const changed = read.texts.filter((one) => {
    const now = present(one);
    return now?.text !== one.text || (one.source !== undefined && now.source !== one.source);
  });
  const replaced = changed.filter((one) => {
    const now = present(one);
    return now !== undefined && now.text !== one.text;
  });
  const faulty = read.problems.flatMap((problem) =>
    problem.faulty ? [{ ...problem.faulty, message: problem.message }] : [],
  );
  const others = read.problems.filter((problem) => !problem.faulty);
  const [kept, setKept] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        faulty.filter((one) => present(one)?.source === byKey.get(one.id)?.text).map((one) => keyOf(one)),
      ),
  );
  const taken = [...changed, ...faulty].filter((one) => !kept.has(keyOf(one)));

  function take() {
    changeSet(editor, {
      label: from === 'file' ? 'import translations' : 'translate by machine',
      change: (before) =>
        taken.reduce(
          (next, { id, language, text, source, state }) =>
            withTranslation(next, language, id, {
              text,
              source: source ?? byKey.get(id)?.text ?? '',
              ...(state === 'machine' && { isMachine: true }),
            }),
          before,
        ),
    });
    announce(`Imported ${plural(taken.length, 'text')}.`);
  }
  const drawChoice = (one: ReadTranslation, message?: string) => {
    const now = present(one)?.text;
    return (
      <Checkbox
        key={keyOf(one)}
        label={nameOf(one)}
        hint={
          <>
            {now !== undefined && `“${isolate(now)}” → `}“{isolate(one.text)}”
            {message !== undefined && <br />}
            {message}
          </>
        }
        checked={!kept.has(keyOf(one))}
        onChange={({ target: { checked } }) => {
          const next = new Set(kept);
          if (checked) next.delete(keyOf(one));
          else next.add(keyOf(one));
          setKept(next);
        }}
      />
    );
  };
  return (
    <Dialog
      title={from === 'file' ? 'Import translations' : 'Translations by machine'}
      isWide
      actions={
        <>
          <Button type="submit" value="">
            Cancel
          </Button>
          <Button type="submit" value="take" variant="primary" disabled={taken.length === 0}>
            Import {plural(taken.length, 'text')}
          </Button>
        </>
      }
      onClose={(value) => {
        if (value === 'take') take();
        onClose();
      }}
    >
      <p role="status">
        {plural(read.texts.length + faulty.length, 'text')}{' '}
        {from === 'file' ? 'in the file' : 'from the translation service'}: {changed.length - replaced.length}{' '}
        new, {replaced.length} changed, {read.texts.length - changed.length} as they are here
        {faulty.length > 0 && `, ${faulty.length} with errors`}.
      </p>
      {from === 'service' && <p>Each text is marked until you change it or press “Accept”.</p>}
      {faulty.length > 0 && (
        <Notice tone="warning" title={`${plural(faulty.length, 'text')} with errors`}>
          <p>Import them to correct them in the table. A template with an error isn’t sent.</p>
          {faulty.map((one) => drawChoice(one, one.message))}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warning" title={plural(others.length, 'problem')}>
          <ul className={styles.problems}>
            {others.map(({ place, message, lost = [] }) => (
              <li key={`${place} ${message}`}>
                <b>{place}:</b> {message}
                {lost.map(({ language, text }) => (
                  <p key={language} className={layout.row}>
                    <span lang={language} dir="auto">
                      “{text}”
                    </span>
                    <CopyButton text={() => text} name={`text in ${nameOfLanguage(language)}, ${place}`} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {replaced.map((one) => drawChoice(one))}
    </Dialog>
  );
}
