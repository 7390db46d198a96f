import { History as HistoryIcon, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { announce } from '../../ui/notices/announcer';
import { IconButton } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { ariaKeys, isPressed } from '../../ui/browser/keys';
import { readOnlyMessage, type TemplateEditorModel } from '../model/createTemplateEditor';
import { editorShortcuts } from './shortcuts';
import styles from './UndoBar.module.css';

const said = (verb: string, label: string | undefined, isReadOnly = false) =>
  announce(
    isReadOnly
      ? readOnlyMessage
      : label === undefined
        ? `There is nothing to ${verb}.`
        : `${verb === 'undo' ? 'Undid' : 'Redid'}: ${label}.`,
  );

/** Which of the two a key asks for. */
function commandOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  // A letter that is typed ends here.
  if (!event.ctrlKey && !event.metaKey) return undefined;
  return (['undo', 'redo'] as const).find((command) =>
    editorShortcuts[command].keys.some((keys) => isPressed(event, keys)),
  );
}

/** Takes steps back and does them again, by button and key alike, and shows the steps as a list to walk. */
export function UndoBar({ editor }: { editor: TemplateEditorModel }) {
  const hasStepBack = useStore(editor.history, ({ past }) => past.length > 0);
  const hasStepForward = useStore(editor.history, ({ future }) => future.length > 0);
  const hasText = useStore(editor.unapplied, (text) => text !== undefined);
  const hadText = useStore(editor.takenBack, (text) => text !== undefined);
  const isReadOnly = useStore(editor.isReadOnly, (value) => value);

  // The keys are heard on the whole page, whatever has the focus.
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const command = commandOf(event);
      if (!command || document.querySelector('dialog:modal')) return;
      // Inside a text field the browser has steps of its own, which know nothing of the draft.
      event.preventDefault();
      said(command, command === 'undo' ? editor.undo() : editor.redo(), editor.isReadOnly.get());
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [editor]);

  return (
    <div className={styles['bar']} role="group" aria-label="History">
      <IconButton
        label="Undo"
        aria-keyshortcuts={ariaKeys(editorShortcuts.undo.keys)}
        disabled={isReadOnly || (!hasStepBack && !hasText)}
        onClick={() => said('undo', editor.undo())}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label="Redo"
        aria-keyshortcuts={ariaKeys(editorShortcuts.redo.keys)}
        disabled={isReadOnly || (!hasStepForward && !hadText)}
        onClick={() => said('redo', editor.redo())}
      >
        <Redo2 aria-hidden />
      </IconButton>
      {!isReadOnly && (hasStepBack || hasStepForward) && <HistoryList editor={editor} />}
    </div>
  );
}

/** Opens the list of steps, which reads them only while it is open. */
function HistoryList({ editor }: { editor: TemplateEditorModel }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['open']} popoverTarget={id} aria-label="Steps" title="Steps">
        <HistoryIcon aria-hidden />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles['list']}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <Steps editor={editor} />}
      </div>
    </>
  );
}

/** The last steps, newest on top; a click walks to the state after that step. */
function Steps({ editor }: { editor: TemplateEditorModel }) {
  const { past, future } = useStore(editor.history, (history) => history);
  const steps = [...past.slice(-50), ...future.slice(0, 50)];
  const firstShown = past.length - Math.min(50, past.length);

  function walkTo(count: number) {
    while (editor.history.get().past.length > count && editor.undo() !== undefined);
    while (editor.history.get().past.length < count && editor.redo() !== undefined);
    announce(`Now after ${count} of ${past.length + future.length} steps.`);
  }

  return (
    <ol reversed start={firstShown + steps.length}>
      {steps
        .map((step, index) => ({ label: step.label, count: firstShown + index + 1 }))
        .toReversed()
        .map(({ label, count }) => (
          <li key={count}>
            <button
              type="button"
              aria-current={count === past.length ? 'step' : undefined}
              data-ahead={count > past.length ? '' : undefined}
              onClick={() => walkTo(count)}
            >
              {label}
            </button>
          </li>
        ))}
      <li>
        <button type="button" aria-current={past.length === 0 ? 'step' : undefined} onClick={() => walkTo(0)}>
          as it was opened
        </button>
      </li>
    </ol>
  );
}
