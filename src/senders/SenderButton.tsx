import { useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../ui/loading/lazyPart';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useAgent } from './agent';
import { SenderName } from './SenderName';
import styles from './senders.module.css';
import words from '../ui/styles/words.module.css';

const SenderDialog = lazyPart(async () => (await import('./SenderEditor')).SenderDialog, null);

/** The sender that the phones show above the message. A press chooses or edits it. */
export function SenderButton({ open }: { open: OpenedTemplate }) {
  const [isOpen, setIsOpen] = useState(false);
  const agent = useAgent(useStore(open.sender), useStore(open.trustsMedia), open.space());
  const isReadOnly = useStore(open.editor.document.readOnly);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        disabled={isReadOnly}
        title="Choose or edit the sender that the preview shows"
        onClick={() => setIsOpen(true)}
      >
        <span className={words.softNote}>Sender</span>
        <SenderName agent={agent} />
      </button>
      {isOpen && <SenderDialog open={open} onClose={() => setIsOpen(false)} />}
    </>
  );
}
