import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { ReadTranslations, TranslationTable } from '../exchange/sets/translationTable';
import type { SetField } from '../schema/sets/setFields';
import { nameOfPath } from '../schema/template/templateTree';
import { plural } from '../schema/values/text';
import { download } from '../ui/browser/page';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/controls/Dialog';
import { FileButton } from '../ui/controls/FileButton';
import { Checkbox } from '../ui/controls/Input';
import { Menu, type MenuItem } from '../ui/menu/Menu';
import { announce } from '../ui/notices/announcer';
import { Notice } from '../ui/notices/Notice';
import { fileNameOf } from '../workspace/draftLinks';
import { changeSet, withTranslation } from './model/setCommands';
import { nameOfLanguage, type SetModel } from './model/useSet';
import layout from '../ui/styles/layout.module.css';
import styles from './sets.module.css';

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  xliff: 'application/xliff+xml',
} as const;

type TranslationFilesProps = { editor: TemplateEditor; model: SetModel };

/** The texts of the set as a file for translators, and back. */
export function TranslationFiles({ editor, model }: TranslationFilesProps) {
  const [read, setRead] = useState<ReadTranslations>();
  const { draft, set } = model.source;
  const base = fileNameOf(draft);
  const items = useCallback((): MenuItem[] => {
    const table = tableOf(model);
    return [
      {
        label: 'Excel, all languages',
        icon: <Download aria-hidden />,
        onSelect: () =>
          void import('../exchange/sets/xlsxFile')
            .then(({ writeXlsx }) => writeXlsx(table))
            .then((bytes) =>
              download(`${base}-translations.xlsx`, new Blob([bytes as BlobPart], { type: mediaTypes.xlsx })),
            ),
      },
      {
        label: 'CSV, all languages',
        icon: <Download aria-hidden />,
        onSelect: () =>
          void import('../exchange/sets/csvFile').then(({ writeCsv }) =>
            download(`${base}-translations.csv`, new Blob([writeCsv(table)], { type: mediaTypes.csv })),
          ),
      },
      ...set.languages.map(({ tag }) => ({
        label: `XLIFF, ${nameOfLanguage(tag)}`,
        icon: <Download aria-hidden />,
        onSelect: () =>
          void import('../exchange/sets/xliffFile').then(({ writeXliff }) =>
            download(`${base}-${tag}.xlf`, new Blob([writeXliff(table, tag)], { type: mediaTypes.xliff })),
          ),
      })),
    ];
  }, [model, base, set]);

  async function take(file: File) {
    const { readTranslations } = await import('../exchange/sets/readTranslations');
    setRead(await readTranslations(new Uint8Array(await file.arrayBuffer()), file.name, tableOf(model)));
  }
  return (
    <div className={layout.actions}>
      <Menu label="Download for translators" items={items} hasWords>
        Download for translators
      </Menu>
      <FileButton accept=".xlsx,.csv,.tsv,.xlf,.xliff,.xml" onFiles={([file]) => void take(file)}>
        Import translations
      </FileButton>
      {read && <ImportDialog editor={editor} model={model} read={read} onClose={() => setRead(undefined)} />}
    </div>
  );
}

/** The set as translators get it. */
function tableOf({ source: { draft, set }, fields }: SetModel): TranslationTable {
  return {
    name: draft.name ?? '',
    language: set.language,
    languages: set.languages.map(({ tag }) => tag),
    units: fields
      .filter(({ text }) => text.trim() !== '')
      .map((field) => ({
        id: field.key,
        label: nameOfPath(field.path),
        source: field.text,
        note: noteOf(field),
        ...(field.meta.limit !== undefined && { limit: field.meta.limit }),
        isTranslated: field.isRead && !set.untranslated[field.key],
        targets: Object.fromEntries(
          set.languages.flatMap(({ tag, texts: { [field.key]: translation } }) =>
            translation
              ? [
                  [
                    tag,
                    {
                      text: translation.text,
                      state:
                        translation.source !== field.text
                          ? ('outdated' as const)
                          : translation.isMachine
                            ? ('machine' as const)
                            : ('human' as const),
                    },
                  ],
                ]
              : [],
          ),
        ),
      })),
  };
}

/** What a translator should know about a text. */
function noteOf({ text, meta: { limit, shownIn } }: SetField): string {
  return [
    ...(shownIn === 'button' ? ['The label of a button.'] : []),
    ...(limit === undefined ? [] : [`At most ${limit} characters.`]),
    ...(/\{\{|\[custom_param/.test(text) ? ['Keep what is in brackets as it is, each once.'] : []),
  ].join(' ');
}

type ImportDialogProps = TranslationFilesProps & { read: ReadTranslations; onClose: () => void };

const keyOf = ({ id, language }: { id: string; language: string }) => `${language} ${id}`;

/** What a file changes, before it does. A text that somebody wrote meanwhile is replaced only on wish. */
function ImportDialog({ editor, model, read, onClose }: ImportDialogProps) {
  const { set } = model.source;
  const byKey = new Map(model.fields.map((field) => [field.key, field]));
  const present = (id: string, language: string) =>
    set.languages.find(({ tag }) => tag === language)?.texts[id];
  const changed = read.texts.filter(({ id, language, text, source }) => {
    const now = present(id, language);
    return now?.text !== text || (source !== undefined && now.source !== source);
  });
  const replaced = changed.filter(({ id, language, text }) => {
    const now = present(id, language);
    return now !== undefined && now.text !== text;
  });
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set());
  const taken = changed.filter((one) => !kept.has(keyOf(one)));

  function take() {
    changeSet(editor, {
      label: 'import translations',
      change: (before) =>
        taken.reduce((next, { id, language, text, source, state }) => {
          const field = byKey.get(id);
          return withTranslation(next, language, id, {
            text,
            source: source ?? field?.text ?? '',
            ...(state === 'machine' && { isMachine: true }),
          });
        }, before),
    });
    announce(`Imported ${plural(taken.length, 'text')}.`);
  }
  return (
    <Dialog
      title="Import translations"
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
        {plural(read.texts.length, 'text')} in the file: {changed.length - replaced.length} new,{' '}
        {replaced.length} changed, {read.texts.length - changed.length} as they are here.
      </p>
      {read.problems.length > 0 && (
        <Notice tone="warning" title={`${plural(read.problems.length, 'problem')} in the file`}>
          <ul className={styles.problems}>
            {read.problems.map(({ place, message }) => (
              <li key={`${place} ${message}`}>
                <b>{place}:</b> {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {replaced.map((one) => (
        <Checkbox
          key={keyOf(one)}
          label={`${nameOfPath(byKey.get(one.id)?.path ?? [])}, ${nameOfLanguage(one.language)}`}
          hint={`“${present(one.id, one.language)?.text}” → “${one.text}”`}
          checked={!kept.has(keyOf(one))}
          onChange={({ target: { checked } }) => {
            const next = new Set(kept);
            if (checked) next.delete(keyOf(one));
            else next.add(keyOf(one));
            setKept(next);
          }}
        />
      ))}
    </Dialog>
  );
}
