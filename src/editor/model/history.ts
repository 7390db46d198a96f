import { isChosenField, nameOfPath } from '../../schema/template/templateTree';
import type { DraftEntries } from '../../schema/draft/conflicts';
import type { AltTexts } from '../../schema/media/altTexts';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { parsePath } from '../../schema/values/issues';
import type { AppliedTransaction, DocumentState } from './createDocument';
import { diff, revert, type Change } from '../state/changes';
import type { Stash } from '../state/stash';
import { isRecord } from '../../lib/values';

type Pair<Value> = { before: Value; after: Value };

/** One step that can be undone. It is stored with the draft: do not rename its members. */
export type Step = {
  /** "delete button Call us": follows "Undid:", and names the step in the list. */
  label: string;
  /** The change of the template; absent if only what is kept beside it changed. */
  change?: Change | undefined;
  /** The stash before and after, if the step changed it too. */
  aside?: Pair<Stash> | undefined;
  /** Names and samples of the parameters before and after, if the step changed them too. */
  parameters?: Pair<ParameterNotes> | undefined;
  /** Alt texts of the pictures before and after, if the step changed them too. */
  altTexts?: Pair<AltTexts> | undefined;
  /** The change of the set, if the step changed it too. */
  set?: Change | undefined;
  /** The identities of cards and buttons before and after, if the step changed them. */
  entries?: Pair<DraftEntries> | undefined;
  /** Typing continues the same step while it stays in one field. */
  typing: boolean;
};

/** Steps that can be undone (newest last), and steps that can be redone (newest first). */
export type History = { past: readonly Step[]; future: readonly Step[] };

export const emptyHistory: History = { past: [], future: [] };

/** The oldest steps beyond this number are forgotten. */
const maxSteps = 500;

type Edit = Pick<AppliedTransaction, 'before' | 'after' | 'change'>;

const isText = (value: unknown) => value === undefined || typeof value === 'string';

/** The history after an edit; typing in one field continues its last step. Typing has no label. */
export function pushStep(history: History, edit: Edit, label?: string): History {
  const { before, after } = edit;
  const change =
    edit.change ??
    // If only the stash changes, the step contains the unchanged draft.
    (label !== undefined && before.stash !== after.stash
      ? { path: '', before: before.draft, after: after.draft }
      : undefined);
  if (!change) {
    const notes = notesOf(before, after);
    return label === undefined || !isBesideChanged(notes)
      ? history
      : { past: [...history.past, { label, typing: false, ...notes }].slice(-maxSteps), future: [] };
  }
  const { path } = change;
  const typing = label === undefined && isText(change.before) && isText(change.after) && !isChosenField(path);
  const last = history.past.at(-1);
  if (typing && last?.typing && last.change?.path === path && history.future.length === 0) {
    const continued: Step = { ...last, change: { ...last.change, after: change.after } };
    return { past: [...history.past.slice(0, -1), continued], future: [] };
  }
  const step: Step = {
    label: label ?? `${typing ? 'edit' : 'change'} ${nameOfPath(parsePath(path))}`,
    change,
    typing,
    ...notesOf(before, after),
  };
  return { past: [...history.past, step].slice(-maxSteps), future: [] };
}

type Notes = Pick<Step, 'aside' | 'parameters' | 'altTexts' | 'set' | 'entries'>;

/** Whether a step changes what is known of parameters or pictures, or the set. */
const isBesideChanged = ({ parameters, altTexts, set }: Notes) =>
  parameters !== undefined || altTexts !== undefined || set !== undefined;

/** What a step changes beside the template. */
function notesOf(before: DocumentState, after: DocumentState): Notes {
  return {
    aside: pairOf(before.stash, after.stash),
    parameters: pairOf(before.parameters, after.parameters),
    altTexts: pairOf(before.altTexts, after.altTexts),
    set: diff(before.set, after.set),
    entries: pairOf(before.entries, after.entries),
  };
}

const pairOf = <Value>(before: Value, after: Value): Pair<Value> | undefined =>
  before === after ? undefined : { before, after };

/** The same for typing anywhere in the draft or beside it: it continues the last step of that label. */
export function pushMerged(history: History, edit: Edit, label: string): History {
  const last = history.past.at(-1);
  if (!last?.typing || last.label !== label || history.future.length > 0) {
    const next = pushStep(history, edit, label);
    const step = next.past.at(-1);
    return next === history || !step
      ? history
      : { past: [...next.past.slice(0, -1), { ...step, typing: true }], future: [] };
  }
  const { before, after } = edit;
  const start: DocumentState = {
    draft: last.change ? revert(before.draft, last.change) : before.draft,
    stash: last.aside?.before ?? before.stash,
    parameters: last.parameters?.before ?? before.parameters,
    altTexts: last.altTexts?.before ?? before.altTexts,
    set: last.set ? revert(before.set, last.set) : before.set,
    entries: last.entries?.before ?? before.entries,
  };
  const change = diff(start.draft, after.draft);
  const earlier = history.past.slice(0, -1);
  const notes = notesOf(start, after);
  if (!change && !isBesideChanged(notes)) return { past: earlier, future: [] };
  return { past: [...earlier, { label, change, typing: true, ...notes }], future: [] };
}

/** The history after an undo, and the step to undo. */
export function stepBack({ past, future }: History): { step: Step; history: History } | undefined {
  const step = past.at(-1);
  return step && { step, history: { past: past.slice(0, -1), future: [step, ...future] } };
}

/** The history after a redo, and the step to redo. */
export function stepForward({ past, future }: History): { step: Step; history: History } | undefined {
  const [step, ...rest] = future;
  return step && { step, history: { past: [...past, step], future: rest } };
}

/** Ends a step of typing, so that later typing in the same field is a step of its own. */
export function endTyping(history: History): History {
  const last = history.past.at(-1);
  if (!last?.typing) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, typing: false }] };
}

/** A history as it is stored: all steps in the order in which they were done, and how many are not undone. */
type KeptSteps = { steps: readonly unknown[]; done: number };

export function keptHistory({ past, future }: History): KeptSteps {
  return { steps: [...past, ...future], done: past.length };
}

function isStep(value: unknown): value is Step {
  if (!isRecord(value)) return false;
  const { label, change, typing, aside, parameters, altTexts, set, entries } = value;
  if (typeof label !== 'string' || typeof typing !== 'boolean') return false;
  const isBeside = parameters !== undefined || altTexts !== undefined || set !== undefined;
  if (change === undefined ? !isBeside : !isChange(change)) return false;
  if (set !== undefined && !isChange(set)) return false;
  return [aside, parameters, altTexts, entries].every(
    (pair) => pair === undefined || (isRecord(pair) && isRecord(pair.before) && isRecord(pair.after)),
  );
}

function isChange(value: unknown): boolean {
  if (!isRecord(value) || typeof value.path !== 'string') return false;
  return !value.path.split('.').some((key) => key === '__proto__' || key === 'constructor');
}

/** The stored history, or an empty one if any step is damaged: a history never prevents opening a draft. */
export function readHistory(kept: KeptSteps | undefined): History {
  if (!kept || kept.steps.length > maxSteps) return emptyHistory;
  const steps = kept.steps.filter(isStep);
  if (steps.length !== kept.steps.length) return emptyHistory;
  return { past: steps.slice(0, kept.done), future: steps.slice(kept.done) };
}
