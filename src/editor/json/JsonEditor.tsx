import { getLocation } from 'jsonc-parser';
import { useEffect, useRef, useState } from 'react';
import { parsePath } from '../../schema/values/issues';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { Notice } from '../../ui/notices/Notice';
import type { TemplateEditorModel } from '../model/createTemplateEditor';
import { createJsonText, type JsonText } from './createJsonText';
import { mountJsonView, type JsonView, type Remark } from './mountJsonView';
import { markOf, partOf } from './nodeAt';
import { placeOf, readJsonText } from './readJsonText';
import styles from './JsonEditor.module.css';

/** How long a text may be broken while its writer is at it before the page says so, in milliseconds. */
const PATIENCE = 700;
const PAUSE = 150;

export type JsonEditorProps = {
  editor: TemplateEditorModel;
  /** A part to put the cursor at; another object asks again. */
  target: { path: string } | undefined;
  onGoTo: (path: string) => void;
};

/** The request body as a text that is written; the draft follows it, and it follows the draft. */
export function JsonEditor({ editor, target, onGoTo }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [text] = useState(() => createJsonText(editor));
  const [view, setView] = useState<JsonView>();
  const handlers = useRef({ onGoTo });

  // What the view calls lives outside React and outlasts a drawing.
  useEffect(() => {
    handlers.current = { onGoTo };
  });
  // CodeMirror keeps its own document; the stores tell it of changes without a drawing.
  useEffect(() => {
    if (!host.current) return undefined;
    const connected = connect(host.current, editor, text, handlers);
    setView(connected.view);
    return () => {
      connected.stop();
      setView(undefined);
    };
  }, [editor, text]);
  // The cursor is the view's.
  useEffect(() => {
    if (!view || !target) return;
    const read = readJsonText(view.text());
    if (read.ok) view.goTo(markOf(read.tree, parsePath(target.path)).from);
  }, [view, target]);

  return (
    <>
      <div className={styles['frame']}>
        <div ref={host} className={styles['host']} data-keeps-focus />
        <Trouble text={text} view={view} />
      </div>
      <div className={styles['tools']}>
        <Button size="small" onClick={() => view && goToField(view, onGoTo)}>
          Go to field
        </Button>
        <p className={styles['keys']}>
          Tab leaves the editor. Ctrl or ⌘ with F finds, F8 goes to the next remark, Alt+Enter to the field of
          a line.
        </p>
      </div>
    </>
  );
}

type Handlers = { current: Pick<JsonEditorProps, 'onGoTo'> };

/** Where the cursor stands, as a path of the draft. */
function goToField(view: JsonView, onGoTo: (path: string) => void, at = view.cursor()) {
  const path = getLocation(view.text(), at).path.filter((part) => part !== '');
  if (path.length === 0) announce('Put the cursor into a line of a field first.');
  else onGoTo(path.join('.'));
}

function connect(host: HTMLElement, editor: TemplateEditorModel, text: JsonText, handlers: Handlers) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasBrought = false;

  function takeOver() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (wasBrought) {
      const read = readJsonText(view.text());
      if (read.ok) editor.brought.set(read.value);
    }
    wasBrought = false;
    text.typed(view.text());
    remark();
  }
  function remark() {
    view.remark(remarksOf(editor, text, view.text(), (path) => handlers.current.onGoTo(path)));
  }
  function choose() {
    const { selected } = editor.session.get();
    if (selected === chosen) return;
    chosen = selected;
    const read = selected === undefined ? undefined : readJsonText(view.text());
    view.choose(read?.ok && selected ? partOf(read.tree, parsePath(selected)) : undefined);
  }
  let chosen: string | undefined;

  const view = mountJsonView(host, text.text(), {
    onType(brought) {
      clearTimeout(timer);
      wasBrought ||= brought;
      timer = setTimeout(takeOver, PAUSE);
    },
    onLeave() {
      takeOver();
      // What says the same in other words is written as it is sent.
      if (!editor.unapplied.get()) view.setText(text.text());
      editor.endTyping();
    },
    onBeforeUndo: takeOver,
    onUndo: (direction) => {
      takeOver();
      const label = direction === 'undo' ? editor.undo() : editor.redo();
      if (label !== undefined) announce(`${direction === 'undo' ? 'Undid' : 'Redid'}: ${label}.`);
    },
    onGo: (offset) => goToField(view, (path) => handlers.current.onGoTo(path), offset),
    onRemark: announce,
  });
  const stops = [
    editor.settles(takeOver),
    text.listen((next) => view.setText(next)),
    editor.board.subscribe(remark),
    editor.session.subscribe(choose),
  ];
  remark();
  choose();
  return {
    view,
    stop() {
      takeOver();
      for (const stop of stops) stop();
      view.destroy();
    },
  };
}

/** What there is to say about the text and the draft, each at its line. */
function remarksOf(
  editor: TemplateEditorModel,
  text: JsonText,
  json: string,
  goTo: (path: string) => void,
): Remark[] {
  const { problems } = text.state.get();
  const own = problems.map((problem): Remark => ({ ...problem, level: 'error' }));
  const read = readJsonText(json);
  if (!read.ok) return own;
  const { issues, advice } = editor.board.get();
  const found = [...issues.map((issue) => ({ ...issue, level: 'error' as const })), ...advice];
  return [
    ...own,
    ...found.map(({ path, message, level }): Remark => {
      return { ...markOf(read.tree, path), message, level, go: () => goTo(path.join('.')) };
    }),
  ];
}

/** Why the draft does not hold what the text says, and the ways out. */
function Trouble({ text, view }: { text: JsonText; view: JsonView | undefined }) {
  const { state, problems } = useStore(text.state, (value) => value);
  const isPatient = usePatience(state !== 'taken');
  const [problem] = problems;
  if (!problem || isPatient || !view) return <div role="status" className={styles['trouble']} />;
  const { line, column } = placeOf(view.text(), problem.from);
  const others = problems.length - 1;
  return (
    <div role="status" className={styles['trouble']}>
      <Notice
        tone="warning"
        title={
          state === 'broken'
            ? 'This is not JSON yet. Form and phone go on without it.'
            : 'The draft cannot hold all of this. The rest is taken over; nothing of the text is lost.'
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
                announce('The JSON is that of the draft again. Undo brings back what you wrote.');
              }}
            >
              Go back to the draft’s JSON
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

/** Whether what has begun to be true is still too new to speak of. */
function usePatience(isTrue: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  // The clock is outside React.
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsOver(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isTrue]);
  return isTrue && !isOver;
}
