import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadScriptFonts } from '../preview/fonts/scriptFonts';
import { fontsOf } from '../preview/fonts/useScriptFonts';
import type { Agent } from '../preview/model/agent';
import { countMembers } from '../schema/draft/set';
import { plural } from '../schema/values/text';
import { Tabs } from '../ui/controls/Tabs';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { LanguagesTab } from './LanguagesTab';
import { TranslationFiles } from './TranslationFiles';
import { RowsTab } from './RowsTab';
import type { SetReview } from './sending/approvedMembers';
import { SendTab } from './sending/SendTab';
import { describeSize, useSet } from './model/useSet';
import { WallTab } from './WallTab';
import styles from './sets.module.css';

type SetEditorProps = {
  open: OpenedTemplate;
  agent: Agent;
  /** Names that other templates have. */
  taken: ReadonlySet<string>;
  textLimit: number;
  denial: string | undefined;
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
  review,
  actions,
  heading,
}: SetEditorProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>('languages');
  const model = useSet(open, taken);
  const { set } = model.source;
  const texts = useMemo(() => JSON.stringify(set.languages), [set.languages]);
  // The fields have other scripts than the page.
  useEffect(() => void loadScriptFonts(fontsOf(texts)), [texts]);
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
      <Tabs label="Parts of the set" tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'languages' && (
          <LanguagesTab
            editor={open.editor}
            model={model}
            files={<TranslationFiles editor={open.editor} model={model} />}
          />
        )}
        {tab === 'rows' && (
          <RowsTab open={open} agent={agent} model={model} taken={taken} textLimit={textLimit} />
        )}
        {tab === 'phones' && <WallTab open={open} agent={agent} model={model} />}
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
