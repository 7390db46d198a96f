import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { pasteRow, rowAt } from '../../../editor/rows/rowClipboard';
import { isModalOpen } from '../../../ui/browser/isModalOpen';
import { useWindowEvent } from '../../../ui/browser/useWindowEvent';
import { Button } from '../../../ui/controls/Button';
import { lazyPart } from '../../../ui/loading/lazyPart';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { useCommands } from '../../services/useCommands';
import type { ImportSource } from '../../importing/readImportFile';
import { useFileDrop } from '../../importing/useFileDrop';
import styles from './PasteIntoDraft.module.css';

const PasteDialog = lazyPart(async () => (await import('./PasteDialog')).PasteDialog, null);

/** Whether the target takes a paste itself. */
const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'));

/** Opens the paste dialog: by its button, by a paste outside of a field, or by a file dropped on the page. */
export function PasteIntoDraft({ open, draftId }: { open: OpenedTemplate; draftId: string }) {
  const { editor } = open;
  const [start, setStart] = useState<ImportSource>();
  useFileDrop(take);

  function take(file: File) {
    // An open dialog takes the file itself.
    if (start) return;
    void import('../../importing/readImportFile')
      .then(({ readImportFile }) => readImportFile(file))
      .then(async (source) => {
        if (!(await openRows(source.text))) setStart(source);
      });
  }

  /** Rows of a spreadsheet become cards: another dialog shows them first. Returns whether the text has rows. */
  async function openRows(text: string) {
    if (editor.document.readOnly.get()) return false;
    const { readRows } = await import('../../../editor/table/spreadsheet/readRows');
    const hasRows = (await readRows(text)) !== undefined;
    if (hasRows) editor.tools.set({ name: 'sheet', text });
    return hasRows;
  }

  useCommands(() =>
    Promise.resolve([
      {
        id: 'paste',
        label: 'Paste or import…',
        group: 'Actions',
        keywords: 'clipboard open file json curl link',
        run: () => setStart({ text: '' }),
      },
    ]),
  );

  async function paste(text: string, target: EventTarget | null) {
    const row = rowAt(editor, target);
    const pasted = row && !editor.document.readOnly.get() ? await pasteRow(editor, row, text) : 'other';
    if (pasted !== 'other' || (await openRows(text))) return;
    const { toImportSource } = await import('../../importing/readImportFile');
    setStart(toImportSource(text));
  }
  useWindowEvent('paste', (event) => {
    if (event.defaultPrevented || isField(event.composedPath()[0]) || isModalOpen()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    event.preventDefault();
    void paste(text, event.target);
  });

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
