import type { ReactNode } from 'react';
import { storageErrorMessages } from '../../library/storage/storageError';
import { keepSentVersion } from '../../library/versions/versions';
import type { SendingRecord } from '../../schema/draft/draft';
import { withStatusByHand } from '../../schema/draft/sendings';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { SubmissionPanel } from '../../submission/sending/SubmissionPanel';
import { announce } from '../../ui/notices/announcer';
import { useStore } from '../../ui/useStore';
import { Notice } from '../../ui/notices/Notice';
import type { OpenedTemplate } from '../session/createOpenTemplate';
import styles from './SendPane.module.css';

type SendPaneProps = {
  open: OpenedTemplate;
  draftId: string;
  /** What stands in the way, once a sending was tried. */
  summary: ReactNode;
  /** Shows the summary and gives it the focus. */
  onErrors: () => void;
  onGoTo: (path: string) => void;
  onDownload: () => void;
};

/** The sending of the open draft: the form's judgement before it, the draft's record after it. */
export function SendPane({ open, draftId, summary, onErrors, onGoTo, onDownload }: SendPaneProps) {
  const { editor, sendings, autosave, changed } = open;
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);
  const name = useStore(editor.document, ({ draft }) => draft.name);
  const type = useStore(editor.document, ({ draft }) => draft.type);
  const sent = useStore(sendings, (records) => records);
  const advice = useStore(editor.diagnostics, (state) => state.advice);
  const warnings = advice.filter(({ level }) => level === 'warning');

  async function prepare(): Promise<CreateTemplatePayload | undefined> {
    const payload = editor.document.toPayload();
    if (!payload) onErrors();
    return payload;
  }

  function handleSent(record: SendingRecord, refused?: { path: (string | number)[]; message: string }) {
    sendings.set([...sendings.get(), record]);
    // The answer may come after this page was left: nobody listens to the store then.
    changed();
    void autosave.flush();
    if (record.outcome !== 'not_sent') void keepSent(record);
    if (refused)
      editor.diagnostics.rejectField(refused.path.join('.'), `The platform refused this: ${refused.message}`);
  }

  async function keepSent(record: SendingRecord) {
    const kept = await keepSentVersion(draftId, record, {
      aside: editor.document.get().stash,
      trustsMedia: open.trustsMedia.get(),
    });
    if (!kept.ok)
      announce(`What was sent is not kept as a version. ${storageErrorMessages[kept.trouble].title}.`);
  }

  if (isReadOnly) {
    return (
      <Notice tone="info" title="Nothing is sent from here">
        <p>This tab only shows the draft. What is above says how to edit and send it.</p>
      </Notice>
    );
  }
  return (
    <div className={styles['pane']}>
      {summary}
      <SubmissionPanel
        scope={draftId}
        template={{ name, type }}
        warnings={warnings.map(({ message }) => message)}
        prepare={prepare}
        sendings={[...sent]}
        onStatusByHand={(byHand) => sendings.set(withStatusByHand(sendings.get(), byHand))}
        onSent={handleSent}
        onGoTo={onGoTo}
        connectionHref="/connection"
        draftDownload={onDownload}
      />
    </div>
  );
}
