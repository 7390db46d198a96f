import { nameOfLanguage } from '../schema/sets/describeSet';
import { Download, WandSparkles } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { ReadTranslations, TranslationTable } from '../exchange/sets/translationTable';
import type { SetField } from '../schema/sets/setFields';
import { nameOfPath } from '../schema/template/templateTree';
import { useConnection } from '../submission/connection/connection';
import { download } from '../ui/browser/page';
import { Button } from '../ui/controls/Button';
import { FileButton } from '../ui/controls/FileButton';
import { Menu, type MenuItem } from '../ui/menu/Menu';
import { fileNameOf } from '../workspace/draftLinks';
import type { SetModel } from './model/useSet';
import { TranslationImport, type TranslationSource } from './TranslationImport';
import layout from '../ui/styles/layout.module.css';

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  xliff: 'application/xliff+xml',
} as const;

type TranslationFilesProps = { editor: TemplateEditor; model: SetModel };

/** The texts of the set as a file for translators, and back; and from the translation service, if the server has one. */
export function TranslationFiles({ editor, model }: TranslationFilesProps) {
  const [read, setRead] = useState<{ from: TranslationSource; translations: ReadTranslations }>();
  const [isTranslating, setTranslating] = useState(false);
  const { data: connection } = useConnection();
  const isReadOnly = useStore(editor.document.readOnly);
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
    const bytes = new Uint8Array(await file.arrayBuffer());
    setRead({ from: 'file', translations: await readTranslations(bytes, file.name, tableOf(model)) });
  }
  async function translate() {
    setTranslating(true);
    try {
      const { translateMissing } = await import('./model/translateMissing');
      setRead({ from: 'service', translations: await translateMissing(tableOf(model)) });
    } finally {
      setTranslating(false);
    }
  }
  return (
    <div className={layout.actions}>
      <Menu label="Download for translators" items={items} hasWords>
        Download for translators
      </Menu>
      {!isReadOnly && (
        <FileButton accept=".xlsx,.csv,.tsv,.xlf,.xliff,.xml" onFiles={([file]) => void take(file)}>
          Import translations
        </FileButton>
      )}
      {connection?.translates && !isReadOnly && (
        <Button
          size="small"
          icon={<WandSparkles aria-hidden />}
          title="Sends missing and outdated texts to the translation service of this server"
          disabled={isTranslating}
          onClick={() => void translate()}
        >
          {isTranslating ? 'Translating…' : 'Translate by machine'}
        </Button>
      )}
      {read && (
        <TranslationImport
          editor={editor}
          model={model}
          from={read.from}
          read={read.translations}
          onClose={() => setRead(undefined)}
        />
      )}
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
