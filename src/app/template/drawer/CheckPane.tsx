import { ErrorSummary } from '../../../editor/panes/ErrorSummary';
import { IssuesPane } from '../../../editor/panes/IssuesPane';
import { PendingJsonNotice } from '../../../editor/panes/PendingJsonNotice';
import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import { UnmappedAtImport } from '../pasting/UnmappedAtImport';

type CheckPaneProps = {
  editor: TemplateEditor;
  onGoTo: (path: string) => void;
  onShowLine: (path: string) => void;
};

/** What stands in the way of sending, and what else is worth a look. */
export function CheckPane({ editor, onGoTo, onShowLine }: CheckPaneProps) {
  return (
    <>
      <PendingJsonNotice editor={editor} />
      <UnmappedAtImport editor={editor} />
      <ErrorSummary editor={editor} onGoTo={onGoTo} />
      <IssuesPane editor={editor} onGoTo={onGoTo} onShowLine={onShowLine} />
    </>
  );
}
