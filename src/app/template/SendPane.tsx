import { useState, type ReactNode } from 'react';
import { withStatusByHand } from '../../schema/draft/sendings';
import { createSubmission } from '../../submission/sending/createSubmission';
import { SubmissionPanel } from '../../submission/sending/SubmissionPanel';
import { Notice } from '../../ui/notices/Notice';
import { useStore } from '../../ui/useStore';
import { useAppServices } from '../services/AppServices';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import styles from './SendPane.module.css';
import { sendSession } from './sendSession';

type SendPaneProps = {
  open: OpenedTemplate;
  /** The errors that keep the draft from being sent, shown after a press. */
  summary: ReactNode;
  /** Shows the summary and gives it the focus. Depends on the open draft alone: the pane keeps the first one. */
  onErrors: () => void;
  onGoTo: (path: string) => void;
  onDownload: () => void;
};

/** Sends the open draft, where this tab may change it. */
export function SendPane(props: SendPaneProps) {
  const isReadOnly = useStore(props.open.editor.isReadOnly, (value) => value);
  if (!isReadOnly) return <WritableSendPane {...props} />;
  return (
    <Notice tone="info" title="Nothing is sent from here">
      <p>This tab only shows the draft. The notice above says how to edit and send it.</p>
    </Notice>
  );
}

function WritableSendPane({ open, summary, onErrors, onGoTo, onDownload }: SendPaneProps) {
  const { editor, sendings } = open;
  const { queries, network } = useAppServices();
  const [submission] = useState(() =>
    createSubmission(sendSession(open, { queries, offline: network.offline, onInvalid: onErrors })),
  );
  const name = useStore(editor.draft, (draft) => draft.name);
  const type = useStore(editor.draft, (draft) => draft.type);
  const sent = useStore(sendings, (records) => records);
  const advice = useStore(editor.board, (board) => board.advice);
  const warnings = advice.filter(({ level }) => level === 'warning');

  return (
    <div className={styles['pane']}>
      {summary}
      <SubmissionPanel
        submission={submission}
        template={{ name, type }}
        warnings={warnings.map(({ message }) => message)}
        sendings={sent}
        onStatusByHand={(byHand) => sendings.set(withStatusByHand(sendings.get(), byHand))}
        onGoTo={onGoTo}
        connectionHref="/connection"
        onDownload={onDownload}
      />
    </div>
  );
}
