import { getLocation } from 'jsonc-parser';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../../ui/browser/hooks';
import { parsePath } from '../../schema/values/issues';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { Notice } from '../../ui/notices/Notice';
import { announceStep } from '../model/createUndoHistory';
import type { TemplateEditor } from '../model/TemplateEditor';
import { createJsonText, type JsonText } from './createJsonText';
import { mountJsonView, type JsonView, type Remark } from './mountJsonView';
import { underlineSpan, partSpan, placeOf, readJsonText } from './readJsonText';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './json.module.css';

/** Milliseconds that a text may be broken during typing before the page reports it. */
const problemDelayMs = 700;
/** Milliseconds without typing after which a text is applied. */
const applyDelayMs = 150;

export type JsonEditorProps = {
  editor: TemplateEditor;
  /** The field to put the cursor at; a new object puts it there again. */
  target: { path: string } | undefined;
  onGoTo: (path: string) => void;
};

/** The request body as an editable text. Draft and text follow each other. */
export function JsonEditor({ editor, target, onGoTo }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [text] = useState(() => createJsonText(editor));
  const [view, setView] = useState<JsonView>();
  const goTo = useStable(onGoTo);

  // CodeMirror keeps its own document and follows the stores without a drawing.
  useEffect(() => {
    if (!host.current) return undefined;
    const connected = connect(host.current, editor, text, goTo);
    setView(connected.view);
    return () => {
      connected.stop();
      setView(undefined);
    };
  }, [editor, text, goTo]);
  // The cursor belongs to the view.
  useEffect(() => {
    if (!view || !target) return;
    const read = readJsonText(view.text());
    if (read.ok) view.goTo(underlineSpan(read.tree, parsePath(target.path)).from);
  }, [view, target]);

  return (
    <>
      <div className={styles.frame}>
        <div ref={host} className={styles.host} />
        <Problem text={text} view={view} />
      </div>
      <div className={layout.row}>
        <Button size="small" onClick={() => view && goToField(view, onGoTo)}>
          Go to field
        </Button>
        <p className={`${words.note} ${styles.keys}`}>
          Ctrl+F or ⌘F: find · F8: next issue · Alt+Enter: go to field · Tab: leave the editor
        </p>
      </div>
    </>
  );
}

/** Focuses the field of the line that contains the cursor. */
function goToField(view: JsonView, onGoTo: (path: string) => void, at = view.cursor()) {
  const path = getLocation(view.text(), at).path.filter((part) => part !== '');
  if (path.length === 0) announce('Put the cursor in the line of a field first.');
  else onGoTo(path.join('.'));
}

function connect(host: HTMLElement, editor: TemplateEditor, text: JsonText, goTo: (path: string) => void) {
  const { selection, diagnostics, history, focus, json } = editor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let foreign = false;
  let chosen: string | undefined;

  function applyNow() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    text.apply(view.text(), { foreign });
    // A pasted text stays foreign until it is JSON.
    foreign &&= text.state.getState().state === 'broken';
    remark();
  }
  function remark() {
    view.remark(remarksOf(editor, text, view.text(), goTo));
  }
  function spanOf(path: string | undefined) {
    const read = path === undefined ? undefined : readJsonText(view.text());
    return read?.ok && path ? partSpan(read.tree, parsePath(path)) : undefined;
  }
  function choose() {
    const { path } = selection.getState();
    if (path === chosen) return;
    chosen = path;
    view.choose(spanOf(path), { scroll: true });
  }
  /** Shows another text. The chosen part may stand at other lines of it. */
  function showText(next: string) {
    if (view.text() === next) return;
    view.setText(next);
    view.choose(spanOf(chosen), { scroll: false });
  }

  const view = mountJsonView(host, text.text(), {
    onType(isForeign) {
      clearTimeout(timer);
      foreign ||= isForeign;
      timer = setTimeout(applyNow, applyDelayMs);
    },
    onLeave() {
      applyNow();
      // An applied text is written in the form in which it is sent.
      if (!json.getState().pending) showText(text.text());
      history.sealStep();
    },
    onBeforeUndo: applyNow,
    onUndo(direction) {
      applyNow();
      announceStep(editor, direction);
    },
    onGo: (offset) => goToField(view, goTo, offset),
    onRemark: announce,
  });
  const stops = [
    json.onFlush(applyNow),
    text.listen(showText),
    diagnostics.subscribe(remark),
    selection.subscribe(choose),
    focus.registerSticky(host),
  ];
  remark();
  choose();
  return {
    view,
    stop() {
      applyNow();
      for (const stop of stops) stop();
      view.destroy();
    },
  };
}

/** The problems of the text and the diagnostics of the draft, each at its line. */
function remarksOf(
  editor: TemplateEditor,
  text: JsonText,
  json: string,
  goTo: (path: string) => void,
): Remark[] {
  const { problems } = text.state.getState();
  const own = problems.map((problem): Remark => ({ ...problem, level: 'error' }));
  const read = readJsonText(json);
  if (!read.ok) return own;
  const { issues, advice } = editor.diagnostics.getState();
  const found = [...issues.map((issue) => ({ ...issue, level: 'error' as const })), ...advice];
  return [
    ...own,
    ...found.map(({ path, message, level }): Remark => ({
      ...underlineSpan(read.tree, path),
      message,
      level,
      go: () => goTo(path.join('.')),
    })),
  ];
}

/** The reason why the draft does not contain the text, and the remedy. */
function Problem({ text, view }: { text: JsonText; view: JsonView | undefined }) {
  const { state, problems } = useStore(text.state);
  const isShown = useDelayed(state !== 'taken');
  const [problem] = problems;
  if (!problem || !isShown || !view) return <div role="status" className={styles.problem} />;
  const { line, column } = placeOf(view.text(), problem.from);
  const others = problems.length - 1;
  return (
    <div role="status" className={styles.problem}>
      <Notice
        tone="warning"
        title={
          state === 'broken'
            ? 'This isn’t valid JSON. The form and preview don’t show it yet.'
            : 'Some of this doesn’t belong in a template. The form and preview don’t show your changes yet.'
        }
        actions={
          <>
            <Button size="small" onClick={() => view.goTo(problem.from)}>
              Go to line {line}
            </Button>
            <Button
              size="small"
              onClick={() => {
                text.goBack();
                view.goTo(Math.min(view.cursor(), view.text().length));
                announce('Discarded your changes. You can undo this.');
              }}
            >
              Discard changes
            </Button>
          </>
        }
      >
        <p>
          Line {line}, column {column}: {problem.message}
          {others > 0 && ` And ${others} more.`}
        </p>
      </Notice>
    </div>
  );
}

/** True once a condition has held for a while. */
function useDelayed(isTrue: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  // The clock is outside React.
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsOver(true), problemDelayMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isTrue]);
  return isTrue && isOver;
}
