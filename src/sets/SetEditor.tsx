import { describeSize } from '../schema/sets/describeSet';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { loadScriptFonts } from '../preview/fonts/scriptFonts';
import { fontsOf } from '../preview/fonts/useScriptFonts';
import type { Agent } from '../preview/model/agent';
import { isWithin } from '../preview/message/parts';
import { countMembers, type SetMember } from '../schema/draft/set';
import { translatedFields } from '../schema/sets/setFields';
import { plural } from '../schema/values/text';
import { Tabs } from '../ui/controls/Tabs';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { LanguagesTab, type WantedCell } from './LanguagesTab';
import { TranslationFiles } from './TranslationFiles';
import { RowsTab } from './RowsTab';
import type { SetReview } from './sending/approvedMembers';
import { SendTab } from './sending/SendTab';
import { useSet } from './model/useSet';
import { setViewOf } from './model/setView';
import { WallTab, type WantedWords } from './WallTab';
import styles from './sets.module.css';

type SetEditorProps = {
  open: OpenedTemplate;
  agent: Agent;
  /** Names that other templates have. */
  taken: ReadonlySet<string>;
  textLimit: number;
  denial: string | undefined;
  /** Leaves for the field of the source at a dotted draft path. */
  onOpenSource: (path: string) => void;
  /** The review of the set; undefined where the server does not have the draft. */
  review: SetReview | undefined;
  /** Beside the heading. */
  actions: ReactNode;
  heading: ReactNode;
};

const tabs = [
  { name: 'languages', label: 'Languages' },
  { name: 'rows', label: 'Rows' },
  { name: 'phones', label: 'Phones' },
  { name: 'send', label: 'Send' },
] as const;

/** The set of the open draft: its languages, its rows, all of it on phones, and the sending. */
export function SetEditor({
  open,
  agent,
  taken,
  textLimit,
  denial,
  onOpenSource,
  review,
  actions,
  heading,
}: SetEditorProps) {
  const [parameters, setParameters] = useSearchParams();
  const { name: tab } = tabs.find(({ name }) => name === parameters.get('tab')) ?? tabs[0];
  const setTab = (name: typeof tab) => setParameters({ tab: name }, { replace: true });
  const [wanted, setWanted] = useState<WantedCell>();
  const [wantedWords, setWantedWords] = useState<WantedWords>();
  const isReadOnly = useStore(open.editor.document.readOnly);
  const model = useSet(open, taken);
  const { set } = model.source;
  const texts = useMemo(() => JSON.stringify(set.languages), [set.languages]);
  // The fields have other scripts than the page.
  useEffect(() => void loadScriptFonts(fontsOf(texts)), [texts]);
  function showTab(name: typeof tab) {
    setWanted(undefined);
    setWantedWords(undefined);
    setTab(name);
  }
  function openField({ key, language, row }: SetMember, path: string) {
    const own = model.fields.find(
      (one) => set.own[key]?.[one.key] !== undefined && isWithin(one.path.join('.'), path),
    );
    if (own) {
      setViewOf(open.editor).setState({ row: row?.id });
      setWantedWords({ member: key, field: own.key });
      return setTab('phones');
    }
    const field = translatedFields(model.fields, set).find((one) => isWithin(one.path.join('.'), path));
    if (language === set.language || !field) return onOpenSource(path);
    setWanted({ field: field.key, language });
    setTab('languages');
  }
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          {heading}
          <p>
            {describeSize(set)}: {plural(countMembers(set), 'template')}
          </p>
        </div>
        {actions}
      </div>
      <Tabs label="Parts of the set" tabs={tabs} selected={tab} onSelect={showTab}>
        {tab === 'languages' && (
          <LanguagesTab
            editor={open.editor}
            model={model}
            wanted={wanted}
            files={<TranslationFiles editor={open.editor} model={model} />}
          />
        )}
        {tab === 'rows' && (
          <RowsTab
            open={open}
            agent={agent}
            model={model}
            taken={taken}
            textLimit={textLimit}
            onOpenField={openField}
          />
        )}
        {tab === 'phones' && (
          <WallTab
            open={open}
            agent={agent}
            model={model}
            onOpenField={openField}
            hint="Click a text on a phone to open its field."
            isReadOnly={isReadOnly}
            wanted={wantedWords}
          />
        )}
        {tab === 'send' && (
          <SendTab
            open={open}
            model={model}
            taken={taken}
            textLimit={textLimit}
            denial={denial}
            review={review}
          />
        )}
      </Tabs>
    </div>
  );
}
