import { useEffect, useRef } from 'react';
import { CheckList } from '../../../editor/check/CheckList';
import { ErrorSummary } from '../../../editor/check/CheckSection';
import { PendingJsonNotice } from '../../../editor/json/JsonPane';
import { useStore } from 'zustand';
import { advise } from '../../../checks/useChecks';
import { usePhoneShow } from '../../../checks/clipping/showOnPhone';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { UnmappedAtImport } from '../../../importing/pasting/UnmappedAtImport';
import styles from './CheckPane.module.css';

type CheckPaneProps = {
  open: OpenedTemplate;
  onGoTo: (path: string) => void;
  onShowLine: (path: string) => void;
  onOpenJson: () => void;
};

/** What stands in the way of sending, and what else is worth a look. */
export function CheckPane({ open, onGoTo, onShowLine, onOpenJson }: CheckPaneProps) {
  const { editor } = open;
  const pane = useRef<HTMLDivElement>(null);
  // The rules are loaded from the network.
  useEffect(() => void advise(editor.diagnostics), [editor]);
  const phones = usePhoneShow(open);
  const isSummarized = useStore(editor.diagnostics, ({ allRevealed }) => allRevealed);
  return (
    <div ref={pane} tabIndex={-1} className={styles.check}>
      <PendingJsonNotice editor={editor} onOpenJson={onOpenJson} />
      <UnmappedAtImport editor={editor} />
      <ErrorSummary editor={editor} onGoTo={onGoTo} onFixed={() => pane.current?.focus()} />
      <CheckList
        editor={editor}
        withoutErrors={isSummarized}
        onGoTo={onGoTo}
        onShowLine={onShowLine}
        phones={phones}
      />
    </div>
  );
}
