import { putAt, valueAt } from '../../lib/path';
import { createStore, type Readable } from '../../lib/createStore';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { readAltTexts } from '../../schema/media/altTexts';
import { readParameterNotes } from '../../schema/draft/parameterNotes';
import type { DocumentState, TemplateDocument } from './createDocument';
import type { FocusTargets } from './createFocusTargets';
import type { JsonBuffer } from './createJsonBuffer';
import type { Selection } from './createSelection';
import { entryThatChanged, revert, type Change } from '../state/diff';
import { endTyping, pushMerged, pushStep, stepBack, stepForward, type History, type Step } from './history';
import { cardOf, suggestionOf } from '../state/paths';

export type UndoHistory = Readable<History> & {
  /** Undoes the last step and returns its label; undefined if there is none. */
  undo: () => string | undefined;
  redo: () => string | undefined;
  /** Ends a step of typing: later typing is a step of its own. */
  sealStep: () => void;
  /** Replaces all steps together with the draft. */
  restore: (history: History) => void;
};

type Parts = { document: TemplateDocument; selection: Selection; focus: FocusTargets; json: JsonBuffer };

const pendingLabel = 'JSON that was not taken over';

export function createUndoHistory(parts: Parts, start: History): UndoHistory {
  const { document, selection, focus, json } = parts;
  const history = createStore<History>(start);

  document.onTransaction(({ transaction: { origin, label, merges }, before, after, change }) => {
    if (origin === 'history' || origin === 'otherTab') return;
    const edit = { before, after, change };
    history.set(
      label !== undefined && (merges || origin === 'json')
        ? pushMerged(history.get(), edit, label)
        : pushStep(history.get(), edit, label),
    );
  });

  function apply({ change, aside: stashes, parameters, altTexts }: Step, side: 'before' | 'after') {
    const beside = ({ stash, parameters: notes, altTexts: texts }: DocumentState) => ({
      stash: stashes?.[side] ?? stash,
      parameters: readParameterNotes(parameters?.[side]) ?? notes,
      altTexts: altTexts ? readAltTexts(altTexts[side]) : texts,
    });
    if (!change) {
      document.dispatch({
        origin: 'history',
        apply: (state) => ({ draft: state.draft, ...beside(state) }),
      });
      return;
    }
    const { path, [side]: value } = change;
    const { draft } = document.get();
    const entry = entryThatChanged(change, value);
    const isText = typeof value === 'string' && typeof valueAt(draft, path) === 'string';
    const { card, expanded } = selection.get();
    const suggestion = suggestionOf(path);
    document.dispatch({
      origin: 'history',
      apply: (state) => ({ draft: putAt(state.draft, path, value), ...beside(state) }),
      // A mounted field shows a changed text by itself; other parts must read their values again.
      rebuild: !isText,
      show: {
        card: cardOf(entry ?? path) ?? card,
        expanded: isText && suggestion ? { ...expanded, [suggestion.list]: suggestion.index } : expanded,
        path: entry ?? path,
      },
    });
    if (!focus.isSticky()) focus.focusEntry(entry, path);
  }

  /** Whether the result of an undo is a draft: stored steps may be damaged. */
  const fits = (change: Change | undefined) =>
    change === undefined || isTemplateDraft(revert(document.get().draft, change));

  return {
    get: history.get,
    subscribe: history.subscribe,
    undo() {
      if (document.readOnly.get()) return undefined;
      if (json.discard()) return pendingLabel;
      const back = stepBack(history.get());
      if (!back) return undefined;
      if (!fits(back.step.change)) {
        history.set({ ...history.get(), past: [] });
        return undefined;
      }
      history.set(back.history);
      apply(back.step, 'before');
      return back.step.label;
    },
    redo() {
      if (document.readOnly.get()) return undefined;
      if (json.recall()) return pendingLabel;
      const forward = stepForward(history.get());
      if (!forward) return undefined;
      const { change } = forward.step;
      if (!fits(change && { path: change.path, before: change.after, after: change.before })) {
        history.set({ ...history.get(), future: [] });
        return undefined;
      }
      history.set(forward.history);
      apply(forward.step, 'after');
      return forward.step.label;
    },
    sealStep: () => history.set(endTyping(history.get())),
    restore: history.set,
  };
}
