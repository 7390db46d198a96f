import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bidiIsolates, bracketMatching, codeFolding, foldGutter, foldKeymap } from '@codemirror/language';
import { forEachDiagnostic, lintGutter, lintKeymap, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  closeHoverTooltips,
  Decoration,
  EditorView,
  hasHoverTooltips,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import { findTextEdits } from '../../lib/findTextEdits';
import { editorTheme } from './editorTheme';
import type { Span } from './readJsonText';

/** A message about a part of the text. */
export type Remark = Span & {
  level: 'error' | 'warning' | 'hint';
  message: string;
  /** Goes to the field of the remark. */
  go?: (() => void) | undefined;
};

type Handlers = {
  /** The person has changed the text. `foreign`: a part of it was pasted or dropped. */
  onType: (foreign: boolean) => void;
  onLeave: () => void;
  /** Called before undo and redo. */
  onBeforeUndo: () => void;
  /** Undo or redo from the browser's own menu. */
  onUndo: (direction: 'undo' | 'redo') => void;
  /** "Go to field", with the offset of the cursor. */
  onGo: (offset: number) => void;
  onRemark: (message: string) => void;
};

export type JsonView = {
  text: () => string;
  /** Replaces only the parts of the text that differ: cursor, folds and scroll position stay. */
  setText: (text: string) => void;
  remark: (remarks: readonly Remark[]) => void;
  /** Highlights the lines of a part, and scrolls to them unless the view has the focus. */
  choose: (span: Span | undefined, how: { scroll: boolean }) => void;
  /** Focuses the view with the cursor at an offset. */
  goTo: (offset: number) => void;
  cursor: () => number;
  destroy: () => void;
};

const ofThePage = Annotation.define<boolean>();
const choosing = StateEffect.define<Span | undefined>();
const chosenLine = Decoration.line({ class: 'cm-chosen' });

const chosenLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { changes, effects, newDoc }) {
    const effect = effects.findLast((one) => one.is(choosing));
    if (!effect) return lines.map(changes);
    const span = effect.value;
    if (!span) return Decoration.none;
    const first = newDoc.lineAt(span.from).number;
    const last = newDoc.lineAt(Math.min(span.to, newDoc.length)).number;
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return Decoration.set(numbers.map((number) => chosenLine.range(newDoc.line(number).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const phrases = {
  next: 'Next',
  previous: 'Previous',
  'match case': 'Match case',
  'by word': 'Whole words',
  regexp: 'Regular expression',
  replace: 'Replace',
  'replace all': 'Replace all',
};

function hideRemark(view: EditorView): boolean {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
}

/**
 * Types over a selection in place of the browser: Chromium keeps the look of the replaced text by an inline style, which
 * the content security policy blocks and reports.
 */
function typeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { inputType, data, isComposing } = event;
  if (inputType !== 'insertText' || data === null || isComposing || view.state.selection.main.empty)
    return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

/**
 * Shows an editable JSON text in a shadow root. There the style sheets of the editor are adopted, as the content
 * security policy requires.
 */
export function mountJsonView(host: HTMLElement, text: string, handlers: Handlers): JsonView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const hint = document.createElement('p');
  hint.id = 'keys';
  hint.hidden = true;
  hint.textContent =
    'Press Tab to leave the editor, Control or Command with F to find, F8 to go to the next issue, Alt with Enter to go to the field of a line.';
  const parent = document.createElement('div');
  // The height comes from the host.
  parent.style.display = 'contents';
  root.replaceChildren(hint, parent);

  function sayRemark(view: EditorView): boolean {
    nextDiagnostic(view);
    const { from } = view.state.selection.main;
    const remarks: string[] = [];
    forEachDiagnostic(view.state, ({ message }, at) => {
      if (at === from) remarks.push(message);
    });
    handlers.onRemark(remarks.join(' ') || 'No issues here.');
    return true;
  }

  const view = new EditorView({
    root,
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lintGutter(),
        lineNumbers(),
        foldGutter(),
        codeFolding(),
        highlightActiveLineGutter(),
        bracketMatching(),
        json(),
        // Foreign texts cannot move the quotes and commas around them, and what would turn them is drawn.
        bidiIsolates(),
        highlightSpecialChars({ addSpecialChars: /[\u202A-\u202C\u2068]/ }),
        search({ top: true }),
        chosenLines,
        editorTheme,
        EditorView.lineWrapping,
        EditorState.phrases.of(phrases),
        EditorView.contentAttributes.of({
          'aria-label': 'Request body',
          'aria-describedby': 'keys',
          spellcheck: 'false',
          autocapitalize: 'off',
          dir: 'ltr',
          // The content is focusable anyway; checks of scrolled regions look for the attribute.
          tabindex: '0',
        }),
        keymap.of([
          { key: 'F8', run: sayRemark },
          { key: 'Escape', run: hideRemark },
          {
            key: 'Alt-Enter',
            run: ({ state }) => {
              handlers.onGo(state.selection.main.head);
              return true;
            },
          },
          ...searchKeymap,
          ...foldKeymap,
          ...lintKeymap,
          ...defaultKeymap,
          // Escape before Tab leaves the text; it must not close what is around it.
          { key: 'Escape', run: () => true },
        ]),
        EditorView.domEventHandlers({
          keydown: ({ key, ctrlKey, metaKey }) => {
            if ((ctrlKey || metaKey) && /^[zy]$/i.test(key)) handlers.onBeforeUndo();
            return false;
          },
          beforeinput: (event, shown) => {
            if (typeOverSelection(event, shown)) return true;
            const direction = { historyUndo: 'undo', historyRedo: 'redo' } as const;
            if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
            event.preventDefault();
            handlers.onUndo(direction[event.inputType]);
            return true;
          },
          blur: () => {
            handlers.onLeave();
            return false;
          },
        }),
        EditorView.updateListener.of(({ docChanged, transactions }) => {
          if (!docChanged || transactions.some((one) => one.annotation(ofThePage))) return;
          handlers.onType(
            transactions.some((one) => one.isUserEvent('input.paste') || one.isUserEvent('input.drop')),
          );
        }),
      ],
    }),
  });

  const clamped = (offset: number) => Math.max(0, Math.min(offset, view.state.doc.length));
  return {
    text: () => view.state.doc.toString(),
    setText(next) {
      const now = view.state.doc.toString();
      if (now === next) return;
      view.dispatch({ changes: findTextEdits(now, next), annotations: ofThePage.of(true) });
    },
    remark(remarks) {
      const diagnostics = remarks.map(({ from, to, level, message, go }) => ({
        from: clamped(from),
        to: clamped(to),
        severity: level,
        message,
        ...(go ? { actions: [{ name: 'Go to field', apply: go }] } : {}),
      }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    choose(span, { scroll }) {
      const part = span && { from: clamped(span.from), to: clamped(span.to) };
      view.dispatch({ effects: choosing.of(part) });
      if (!part || !scroll || view.hasFocus) return;
      const { top } = view.lineBlockAt(part.from);
      // The view's own scrolling would also scroll the page.
      view.scrollDOM.scrollTop = top - view.scrollDOM.clientHeight / 3;
    },
    goTo(offset) {
      view.dispatch({ selection: { anchor: clamped(offset) }, scrollIntoView: true });
      view.focus();
    },
    cursor: () => view.state.selection.main.head,
    destroy: () => view.destroy(),
  };
}
