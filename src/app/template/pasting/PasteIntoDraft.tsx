import { ClipboardPaste } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pasteRow, rowAt } from '../../../editor/rows/rowClipboard';
import { Button } from '../../../ui/controls/Button';
import { lazyPart } from '../../../ui/loading/lazyPart';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { useCommands } from '../../palette/useCommands';
import type { ImportSource } from '../../importing/readImportFile';
import { useFileDrop } from '../../importing/useFileDrop';
import styles from './PasteIntoDraft.module.css';

const PasteDialog = lazyPart(async () => (await import('./PasteDialog')).PasteDialog, null);

/** Whether what is pasted there is the field's own. */
const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'));

/** Takes what is pasted outside of a field, or dropped on the page, to a look at what it would do to the open draft. */
export function PasteIntoDraft({ open, draftId }: { open: OpenedTemplate; draftId: string }) {
  const { editor } = open;
  const [start, setStart] = useState<ImportSource>();
  useFileDrop(take);

  function take(file: File) {
    // While the dialog is open, it takes the file itself.
    if (start) return;
    void import('../../importing/readImportFile')
      .then(({ readImportFile }) => readImportFile(file))
      .then(setStart);
  }

  useCommands(() =>
    Promise.resolve([
      {
        id: 'paste',
        label: 'Paste or import…',
        group: 'Actions',
        words: 'clipboard open file json curl link',
        run: () => setStart({ text: '' }),
      },
    ]),
  );

  // The clipboard is the window's.
  useEffect(() => {
    async function look(text: string) {
      const { toImportSource } = await import('../../importing/readImportFile');
      setStart(toImportSource(text));
    }
    async function paste(text: string, target: EventTarget | null) {
      const row = rowAt(editor, target);
      const pasted = row && !editor.document.readOnly.get() ? await pasteRow(editor, row, text) : 'other';
      if (pasted === 'other') await look(text);
    }
    function handlePaste(event: ClipboardEvent) {
      if (event.defaultPrevented || isField(event.composedPath()[0])) return;
      if (document.querySelector('dialog:modal')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      void paste(text, event.target);
    }
    addEventListener('paste', handlePaste);
    return () => removeEventListener('paste', handlePaste);
  }, [editor]);

  return (
    <div className={styles['bar']}>
      <Button
        size="small"
        look="quiet"
        icon={<ClipboardPaste aria-hidden />}
        title="Paste a template, a card or buttons, or open a file. Ctrl+V (⌘V) outside of a field does the same."
        onClick={() => setStart({ text: '' })}
      >
        Paste or import
      </Button>
      {start && (
        <PasteDialog open={open} draftId={draftId} start={start} onClose={() => setStart(undefined)} />
      )}
    </div>
  );
}
