import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { isSame } from '../../lib/values';
import type { TemplateEditor } from '../model/TemplateEditor';
import { fitTemplate, takeEdits } from './takeEdits';
import { underlineSpan, readJsonText, type TextProblem } from './readJsonText';

/** Whether the draft contains the text: all of it, or nothing because it is no JSON or no draft can hold a part of it. */
type JsonTextState = {
  state: 'taken' | 'broken' | 'unfit';
  problems: readonly TextProblem[];
};

export type JsonText = {
  state: ReadonlyStore<JsonTextState>;
  /** The current text: the pending one, or else the request body. */
  text: () => string;
  /** Applies a typed text to the draft, whole or not at all. `foreign`: a part of it was pasted or dropped. */
  apply: (text: string, options?: { foreign?: boolean }) => void;
  /** Discards the pending text. */
  goBack: () => void;
  /** Calls the listener with each text that the person did not type. Returns a function that stops it. */
  listen: (onText: (text: string) => void) => () => void;
};

const jsonLabel = 'edit the code';
const taken: JsonTextState = { state: 'taken', problems: [] };

/** The request body as JSON. */
export const toJson = ({ document }: TemplateEditor) =>
  JSON.stringify(draftToTemplate(document.getState().draft), null, 2);

/** Keeps the draft and an editable text of it in step. */
export function createJsonText(editor: TemplateEditor): JsonText {
  const { document, diagnostics, json, history } = editor;
  const state = createStore<JsonTextState>(() => taken);
  const template = () => draftToTemplate(document.getState().draft);
  let shown: TemplateDraft = json.getState().pending?.shown ?? template();
  let onText: ((text: string) => void) | undefined;

  function keepPending(text: string, next: JsonTextState) {
    json.keep({ text, shown });
    state.setState(next, true);
  }

  function apply(text: string, { foreign = false } = {}) {
    const read = readJsonText(text);
    if (!read.ok) {
      keepPending(text, { state: 'broken', problems: [read.problem] });
      return;
    }
    const fitted = fitTemplate(read.value);
    const rejected = fitted.ok ? [] : fitted.rejectedFields;
    const problems = [
      ...read.problems,
      ...rejected.map(({ path, message }) => ({ message, ...underlineSpan(read.tree, path) })),
    ];
    if (!fitted.ok || problems.length > 0) {
      keepPending(text, { state: 'unfit', problems });
      return;
    }
    const { draft } = document.getState();
    const isAlone = isSame(shown, draftToTemplate(draft));
    const { draft: next, moveEntries } = takeEdits(shown, draft, fitted.draft);
    // Set this before the dispatch, so that `followDraft` does not treat the change as one from elsewhere.
    shown = draftToTemplate(next);
    if (!isSame(draft, next))
      document.dispatch({
        origin: 'json',
        label: jsonLabel,
        foreign,
        apply: ({ stash }) => ({ draft: next, stash: moveEntries(stash) }),
      });
    json.release();
    state.setState(taken, true);
    if (!isAlone) onText?.(toJson(editor));
  }

  /** Shows a change of the draft that was made elsewhere. */
  function followDraft() {
    if (json.getState().pending) return;
    const now = template();
    if (isSame(now, shown)) return;
    shown = now;
    onText?.(toJson(editor));
  }

  /** Follows the pending text when it is discarded, recalled or replaced with the draft. */
  function followPending() {
    const { pending } = json.getState();
    if (!pending && state.getState() !== taken) {
      state.setState(taken, true);
      shown = template();
      onText?.(toJson(editor));
    } else if (pending && state.getState() === taken) {
      shown = pending.shown;
      onText?.(pending.text);
      apply(pending.text);
    }
  }

  return {
    state,
    text: () => json.getState().pending?.text ?? toJson(editor),
    apply,
    goBack: () => void history.undo(),
    listen(listener) {
      onText = listener;
      const { pending } = json.getState();
      if (pending) apply(pending.text);
      const stops = [diagnostics.subscribe(followDraft), json.onReplaced(followPending)];
      return () => {
        onText = undefined;
        for (const stop of stops) stop();
      };
    },
  };
}
