import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import { createStore, type Store } from '../../lib/createStore';
import type { TemplateEditorModel } from '../model/createTemplateEditor';
import { fitTemplate } from './fitTemplate';
import { isSame } from '../../lib/isSame';
import { markOf } from './nodeAt';
import { readJsonText, type TextProblem } from './readJsonText';
import { takeEdits } from './takeEdits';

/** How the text stands to the draft: it says the same, it is no JSON, or parts of it fit nowhere in a draft. */
export type JsonTextState = {
  state: 'taken' | 'broken' | 'partly';
  problems: readonly TextProblem[];
};

export type JsonText = {
  state: Store<JsonTextState>;
  /** What the text should be now: what was typed and not taken over, else what would be sent. */
  text: () => string;
  /** Takes over what was typed, as far as it goes. */
  typed: (text: string) => void;
  /** Gives up what was not taken over. */
  goBack: () => void;
  /** Tells of every text that is not the person's: the draft was changed elsewhere, or the text was given up. */
  listen: (onText: (text: string) => void) => () => void;
};

export const jsonLabel = 'editing the JSON';
const taken: JsonTextState = { state: 'taken', problems: [] };

/** The request body as JSON. */
export const toJson = (editor: TemplateEditorModel) =>
  JSON.stringify(draftToTemplate(editor.draft.get()), null, 2);

/** The draft as a text that is written: both ways, each change once. */
export function createJsonText(editor: TemplateEditorModel): JsonText {
  const { draft, board, unapplied } = editor;
  const state = createStore<JsonTextState>(taken);
  let shown: TemplateDraft = unapplied.get()?.shown ?? draftToTemplate(draft.get());
  let isOwn = false;
  let say: ((text: string) => void) | undefined;

  function keep(text: string, next: JsonTextState) {
    unapplied.set({ text, shown });
    state.set(next);
  }

  // Stores tell at once: what this does is not heard as somebody else's doing.
  function typed(text: string) {
    isOwn = true;
    take(text);
    isOwn = false;
  }

  function take(text: string) {
    const read = readJsonText(text);
    if (!read.ok) {
      keep(text, { state: 'broken', problems: [read.problem] });
      return;
    }
    const { draft: written, misfits } = fitTemplate(read.value, shown);
    const before = draft.get();
    const isAlone = isSame(shown, draftToTemplate(before));
    const { draft: next, moveKept } = takeEdits(shown, before, written);
    if (!isSame(before, next)) editor.writeDraft(jsonLabel, next, moveKept(editor.aside.get()));
    shown = draftToTemplate(draft.get());
    const problems = [
      ...read.problems,
      ...misfits.map(({ path, message }) => ({ message, ...markOf(read.tree, path) })),
    ];
    if (problems.length > 0) keep(text, { state: 'partly', problems });
    else {
      unapplied.set(undefined);
      state.set(taken);
      if (!isAlone) say?.(toJson(editor));
    }
  }

  /** The draft was changed elsewhere, in a step that was taken back as well. */
  function follow() {
    if (isOwn || unapplied.get()) return;
    const now = draftToTemplate(draft.get());
    if (isSame(now, shown)) return;
    shown = now;
    say?.(toJson(editor));
  }

  function hearUnapplied() {
    const kept = unapplied.get();
    if (isOwn) return;
    if (!kept && state.get() !== taken) {
      state.set(taken);
      shown = draftToTemplate(draft.get());
      say?.(toJson(editor));
    } else if (kept && state.get() === taken) {
      shown = kept.shown;
      say?.(kept.text);
      typed(kept.text);
    }
  }

  return {
    state,
    text: () => unapplied.get()?.text ?? toJson(editor),
    typed,
    goBack: () => void editor.undo(),
    listen(onText) {
      say = onText;
      const waiting = unapplied.get();
      if (waiting) typed(waiting.text);
      const stops = [board.subscribe(follow), unapplied.subscribe(hearUnapplied)];
      return () => {
        say = undefined;
        for (const stop of stops) stop();
      };
    },
  };
}
