import { mergeTemplates } from '../../exchange/merge/mergeEdits';
import { mergeSets } from '../../exchange/merge/mergeSets';
import { putAt, valueAt } from '../../lib/path';
import { isSame } from '../../lib/values';
import { newId } from '../../ui/browser/page';
import type { TemplateDraft } from '../../schema/draft/draft';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { readAltTexts } from '../../schema/media/altTexts';
import { draftEntries } from '../../schema/draft/conflicts';
import { readSet, type TemplateSet } from '../../schema/draft/set';
import { readParameterNotes } from '../../schema/draft/parameterNotes';
import { type DocumentState, type TemplateDocument, readOnlyMessage } from './createDocument';
import type { FocusTargets } from './createFocusTargets';
import type { JsonBuffer } from './jsonBuffer';
import type { Selection } from './createSelection';
import { entryThatChanged, type Change } from '../state/changes';
import { endTyping, pushMerged, pushStep, stepBack, stepForward, type History, type Step } from './history';
import { cardsPath } from '../../schema/draft/cards';
import { cardOf, suggestionOf } from '../state/paths';
import { announce } from '../../ui/notices/announcer';

export type UndoHistory = ReadonlyStore<History> & {
  /** Undoes the last step and returns its label; undefined if there is none. */
  undo: () => string | undefined;
  redo: () => string | undefined;
  /** Ends a step of typing: later typing is a step of its own. */
  sealStep: () => void;
  /** Replaces all steps together with the draft. */
  restore: (history: History) => void;
};

type Parts = { document: TemplateDocument; selection: Selection; focus: FocusTargets; json: JsonBuffer };

const pendingLabel = 'code that isn’t in the draft';

export function createUndoHistory(parts: Parts, start: History): UndoHistory {
  const { document, selection, focus, json } = parts;
  const history = createStore<History>(() => start);

  document.onTransaction(({ transaction: { origin, label, merges }, before, after, change }) => {
    // What the person types after somebody else’s change is a step of its own.
    if (origin === 'remote') history.setState(endTyping(history.getState()), true);
    if (origin === 'history' || origin === 'otherTab' || origin === 'remote') return;
    const edit = { before, after, change };
    history.setState(
      label !== undefined && (merges || origin === 'json')
        ? pushMerged(history.getState(), edit, label)
        : pushStep(history.getState(), edit, label),
      true,
    );
  });

  function apply(step: Step, side: 'before' | 'after') {
    const { change, aside: stashes, parameters, altTexts, set, entries } = step;
    const beside = ({ stash, parameters: notes, altTexts: texts, ...state }: DocumentState) => ({
      stash: stashes?.[side] ?? stash,
      parameters: readParameterNotes(parameters?.[side]) ?? notes,
      altTexts: altTexts ? readAltTexts(altTexts[side]) : texts,
      set: set ? takeSetStep(state.set, set, side) : state.set,
      ...(entries && { entries: draftEntries.safeParse(entries[side]).data }),
    });
    if (!change) {
      document.dispatch({
        origin: 'history',
        apply: (state) => ({ draft: state.draft, ...beside(state) }),
      });
      return;
    }
    const { path } = change;
    const { draft } = document.getState();
    const next = takeStep(draft, change, side);
    const value = path === '' ? next : valueAt(next, path);
    const { card, expanded } = selection.getState();
    const entry = entryThatChanged(change, value, path === cardsPath ? card : expanded[path]);
    const isText = typeof value === 'string' && typeof valueAt(draft, path) === 'string';
    const suggestion = suggestionOf(path);
    document.dispatch({
      origin: 'history',
      apply: (state) => ({ draft: next, ...beside(state) }),
      show: {
        card: cardOf(entry ?? path) ?? card,
        expanded: isText && suggestion ? { ...expanded, [suggestion.list]: suggestion.index } : expanded,
        path: entry ?? path,
      },
    });
    if (focus.isSticky()) focus.revealEntry(entry, path);
    else focus.focusEntry(entry, path);
  }

  /** Takes a step in one direction and returns its label; undefined if there is none. */
  function move(verb: 'undo' | 'redo'): string | undefined {
    if (document.readOnly.getState()) return undefined;
    const isUndo = verb === 'undo';
    if (isUndo ? json.discard() : json.recall()) return pendingLabel;
    const next = (isUndo ? stepBack : stepForward)(history.getState());
    if (!next) return undefined;
    const side = isUndo ? 'before' : 'after';
    const { change, label } = next.step;
    // Stored steps may be damaged: the result must be a draft.
    if (change && !isTemplateDraft(putAt(document.getState().draft, change.path, change[side]))) {
      history.setState(isUndo ? { past: [] } : { future: [] });
      return undefined;
    }
    history.setState(next.history, true);
    const isShared = change !== undefined && !isUnchanged(document.getState().draft, change, side);
    apply(next.step, side);
    return isShared ? `${label}; what somebody else changed since then stays` : label;
  }

  return {
    ...history,
    undo: () => move('undo'),
    redo: () => move('redo'),
    sealStep: () => history.setState(endTyping(history.getState()), true),
    restore: (kept) => history.setState(kept, true),
  };
}

/** Whether a part of a draft is still as the step left it. */
const isUnchanged = (draft: TemplateDraft, { path, ...change }: Change, side: 'before' | 'after'): boolean =>
  isSame(path === '' ? draft : valueAt(draft, path), change[side === 'before' ? 'after' : 'before']);

/** The draft after a step is undone or redone. What somebody else has changed since then stays. */
function takeStep(draft: TemplateDraft, change: Change, side: 'before' | 'after'): TemplateDraft {
  const stepped = putAt(draft, change.path, change[side]);
  if (isUnchanged(draft, change, side)) return stepped;
  const left = putAt(draft, change.path, change[side === 'before' ? 'after' : 'before']);
  return mergeTemplates({ base: left, mine: draft, theirs: stepped, makeId: newId }).template;
}

/** The set after a step is undone or redone. What somebody else has changed since then stays. */
function takeSetStep(
  set: TemplateSet | undefined,
  { path, ...values }: Change,
  side: 'before' | 'after',
): TemplateSet | undefined {
  const left = putAt(set, path, values[side === 'before' ? 'after' : 'before']);
  const stepped = putAt(set, path, values[side]);
  if (stepped === undefined || isSame(left, set)) return stepped;
  return readSet(mergeSets({ base: left, mine: set, theirs: stepped })) ?? set;
}

/** Undoes or redoes one step and says which. */
export function announceStep(
  { document, history }: { document: TemplateDocument; history: UndoHistory },
  verb: 'undo' | 'redo',
) {
  const label = history[verb]();
  announce(
    document.readOnly.getState()
      ? readOnlyMessage
      : label === undefined
        ? `Nothing to ${verb}.`
        : `${verb === 'undo' ? 'Undone' : 'Redone'}: ${label}.`,
  );
}
