import { History as HistoryIcon, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { announce, withdrawUndo } from '../../ui/notices/announcer';
import { IconButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { isModalOpen } from '../../ui/browser/focus';
import { ariaKeys } from '../../ui/browser/keys';
import { useWindowEvent } from '../../ui/browser/hooks';
import { announceStep, type UndoHistory } from '../model/createUndoHistory';
import type { TemplateEditor } from '../model/TemplateEditor';
import { editorShortcuts, historyVerb } from './shortcuts';
import styles from './UndoBar.module.css';

/** Undo and redo by button and by key, and the list of steps. */
export function UndoBar({ editor }: { editor: TemplateEditor }) {
  const { document, history, json, focus } = editor;
  const hasStepBack = useStore(history, ({ past }) => past.length > 0);
  const hasStepForward = useStore(history, ({ future }) => future.length > 0);
  const hasPending = useStore(json, ({ pending }) => pending !== undefined);
  const hasDiscarded = useStore(json, ({ discarded }) => discarded !== undefined);
  const isReadOnly = useStore(document.readOnly);

  // The keys work on the whole page, wherever the focus is.
  useWindowEvent('keydown', (event) => {
    const verb = historyVerb(event);
    if (!verb || isModalOpen()) return;
    // The browser's own undo of a text field knows nothing of the draft.
    event.preventDefault();
    announceStep(editor, verb);
  });

  // After the next step, or on another page, the notice of a deletion would undo something else.
  useEffect(() => {
    const withdraw = () => withdrawUndo(history);
    const unsubscribe = history.subscribe(withdraw);
    return () => {
      unsubscribe();
      withdraw();
    };
  }, [history]);

  return (
    <div
      // Pressed again, Undo takes back the next step.
      ref={(bar) => (bar ? focus.registerSticky(bar) : undefined)}
      className={styles.bar}
      role="group"
      aria-label="Undo and redo"
    >
      <IconButton
        label="Undo"
        aria-keyshortcuts={ariaKeys(editorShortcuts.undo.keys)}
        aria-disabled={isReadOnly || (!hasStepBack && !hasPending)}
        onClick={() => announceStep(editor, 'undo')}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        label="Redo"
        aria-keyshortcuts={ariaKeys(editorShortcuts.redo.keys)}
        aria-disabled={isReadOnly || (!hasStepForward && !hasDiscarded)}
        onClick={() => announceStep(editor, 'redo')}
      >
        <Redo2 aria-hidden />
      </IconButton>
      {!isReadOnly && (hasStepBack || hasStepForward) && <HistoryList history={history} />}
    </div>
  );
}

/** The button that opens the list of steps. The list reads the steps only while it is open. */
function HistoryList({ history }: { history: UndoHistory }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Recent changes" popoverTarget={id}>
        <HistoryIcon aria-hidden />
      </IconButton>
      <div
        id={id}
        popover="auto"
        className={styles.list}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <Steps history={history} />}
      </div>
    </>
  );
}

/** The last steps, newest first. A click goes to the state after that step. */
function Steps({ history }: { history: UndoHistory }) {
  const { past, future } = useStore(history);
  const steps = [...past.slice(-50), ...future.slice(0, 50)];
  const firstShown = past.length - Math.min(50, past.length);

  function walkTo(count: number) {
    while (history.getState().past.length > count && history.undo() !== undefined);
    while (history.getState().past.length < count && history.redo() !== undefined);
    announce(`Step ${count} of ${past.length + future.length}.`);
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
          when opened
        </button>
      </li>
    </ol>
  );
}
