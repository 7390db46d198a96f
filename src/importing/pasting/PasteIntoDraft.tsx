import { ClipboardPaste } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Pictures } from '../../editor/media/Pictures';
import { pasteRow, rowAt } from '../../editor/rows/rowClipboard';
import { isModalOpen } from '../../ui/browser/focus';
import { useWindowEvent } from '../../ui/browser/hooks';
import { Button } from '../../ui/controls/Button';
import { deleteForGood } from '../../library/storage/drafts';
import { announce } from '../../ui/notices/announcer';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useAppServices } from '../../workspace/services/AppServices';
import { useCommands } from '../../workspace/services/AppServices';
import type { ImportSource } from '../../workspace/services/AppServices';
import { isField, isTextField, looksLikeDocument, type PasteField, useFileDrop } from '../importTarget';
import { usePictureDrop } from '../../pictures/adding/usePictureDrop';
import styles from './pasting.module.css';

const loadReader = () => import('../importReader');
const PasteDialog = lazyPart(async () => (await import('./PasteDialog')).PasteDialog, null);

/** Goes back to the page before, and removes the draft. */
async function dropDraft({ id, saveNow }: Pick<OpenedTemplate, 'id' | 'saveNow'>) {
  await saveNow();
  history.back();
  await deleteForGood([id.getState()]);
  announce('Import cancelled. No draft was created.');
}

type PasteIntoDraftProps = { open: OpenedTemplate; draftId: string; pictures: Pictures };
type Start = { source: ImportSource; field?: PasteField };

/**
 * Opens the paste dialog: by its button, by a paste outside of a field or of more than a field takes, or by a file
 * dropped on the page. Rows of a spreadsheet go on to the table, pictures to their cards.
 */
export function PasteIntoDraft({ open, draftId, pictures }: PasteIntoDraftProps) {
  const { editor } = open;
  const { cardSource } = useAppServices();
  const [start, setStart] = useState<Start>();
  const openSource = (source: ImportSource) => setStart({ source });
  usePictureDrop(editor, pictures);
  useFileDrop(take);

  function take(file: File) {
    // An open dialog takes the file itself.
    if (start) return;
    void loadReader().then(async ({ readImportFile }) => {
      const source = await readImportFile(file);
      if (!(await openRows(source.text))) openSource(source);
    });
  }

  /** Rows of a spreadsheet become cards: another dialog shows them first. Returns whether the text has rows. */
  async function openRows(text: string) {
    if (editor.document.readOnly.getState() || /^\s*[[{]/.test(text)) return false;
    const { readRows } = await import('../../editor/table/sheet/readRows');
    const hasRows = readRows(text) !== undefined;
    if (hasRows) editor.tools.setState({ name: 'sheet', text }, true);
    return hasRows;
  }

  useCommands(() => [
    {
      id: 'paste',
      label: 'Import…',
      keywords: 'paste clipboard open file json curl link',
      run: () => openSource({ text: '' }),
    },
  ]);

  async function paste(text: string, html: string | undefined, target: EventTarget | null) {
    const row = rowAt(editor, target);
    const pasted = row && !editor.document.readOnly.getState() ? await pasteRow(editor, row, text) : 'other';
    if (pasted !== 'other' || (await openRows(text))) return;
    openSource({ text, ...(html !== undefined && { html }) });
  }
  useWindowEvent('paste', (event) => {
    if (event.defaultPrevented || isModalOpen()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const [target] = event.composedPath();
    if (text.trim() === '' || (isField(target) && !(isTextField(target) && looksLikeDocument(text)))) return;
    event.preventDefault();
    if (isTextField(target)) setStart({ source: { text }, field: target });
    else void paste(text, event.clipboardData?.getData('text/html'), event.target);
  });
  // What was pasted or dropped on another page belongs to this draft: the service lives outside React.
  useEffect(() => {
    const source = cardSource.getState();
    if (source?.draftId !== draftId) return;
    cardSource.setState(undefined);
    if (!('rows' in source)) {
      pictures.add(source.pictures, 'cards');
      return;
    }
    editor.tools.setState({ name: 'sheet', text: source.rows }, true);
    const stop = editor.tools.subscribe((tool) => {
      if (tool) return;
      stop();
      // Cancelled: nothing else is in the draft that was made for the rows.
      if (editor.history.getState().past.length === 0) void dropDraft(open);
    });
  }, [draftId, editor, open, cardSource, pictures]);

  return (
    <div className={styles.bar}>
      <Button
        size="small"
        variant="quiet"
        icon={<ClipboardPaste aria-hidden />}
        title="Import a template, card or buttons from pasted text or a file. You can also press Ctrl+V (⌘V) outside a field."
        onClick={() => openSource({ text: '' })}
      >
        Import
      </Button>
      {start && (
        <PasteDialog
          open={open}
          draftId={draftId}
          start={start.source}
          field={start.field}
          onPictures={(files) => pictures.add(files, 'cards')}
          onClose={() => setStart(undefined)}
        />
      )}
    </div>
  );
}
