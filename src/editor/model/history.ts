import type { TemplateDraft } from '../../schema/draft/draft';
import { parsePath } from '../../schema/values/issues';
import type { Stash } from './stash';
import { diff, revert, type Change } from './diff';
import { nameOfPath } from '../../schema/template/nameOfPath';

/** One thing the person did, as it can be taken back. */
export type Step = {
  /** "delete button Call us": follows "Undid:" and stands in the history list. */
  label: string;
  change: Change;
  /** What was kept aside before and after, where the step changed that too. */
  aside?: { before: Stash; after: Stash };
  /** Typing goes on in the same step while it stays in one field. */
  typing: boolean;
};

/** Steps that can be taken back (newest last), and steps that were (newest first). */
export type History = { past: readonly Step[]; future: readonly Step[] };

export const emptyHistory: History = { past: [], future: [] };

/** More are forgotten, the oldest first. */
export const maxSteps = 500;

type State = { draft: TemplateDraft; aside: Stash };

/** Fields whose value is chosen, not typed. */
const chosen =
  /(?:^|\.)(?:type|cardOrientation|thumbnailImageAlignment|cardWidth|height|application|webviewViewMode)$/;

const isText = (value: unknown) => value === undefined || typeof value === 'string';

/** The history after a change from one state to another; typing in one field continues its last step. */
export function pushStep(history: History, before: State, after: State, label?: string): History {
  const change =
    diff(before.draft, after.draft) ??
    // What is kept aside may change alone: the step then holds the draft as it stays.
    (label !== undefined && before.aside !== after.aside
      ? { path: '', before: before.draft, after: after.draft }
      : undefined);
  if (!change) return history;
  const { path } = change;
  const typing = label === undefined && isText(change.before) && isText(change.after) && !chosen.test(path);
  const last = history.past.at(-1);
  if (typing && last?.typing && last.change.path === path && history.future.length === 0) {
    const continued: Step = { ...last, change: { ...last.change, after: change.after } };
    return { past: [...history.past.slice(0, -1), continued], future: [] };
  }
  const step: Step = {
    label: label ?? `${typing ? 'typing in' : 'change of'} ${nameOfPath(parsePath(path))}`,
    change,
    typing,
    ...asidesOf(before, after),
  };
  return { past: [...history.past, step].slice(-maxSteps), future: [] };
}

const asidesOf = (before: State, after: State) =>
  before.aside === after.aside ? {} : { aside: { before: before.aside, after: after.aside } };

/** The same for a change that may be anywhere in the draft: it continues the last step of that label. */
export function pushMerged(history: History, before: State, after: State, label: string): History {
  const last = history.past.at(-1);
  if (!last?.typing || last.label !== label || history.future.length > 0) {
    const next = pushStep(history, before, after, label);
    const step = next.past.at(-1);
    return next === history || !step
      ? history
      : { past: [...next.past.slice(0, -1), { ...step, typing: true }], future: [] };
  }
  const start: State = {
    draft: revert(before.draft, last.change),
    aside: last.aside?.before ?? before.aside,
  };
  const change = diff(start.draft, after.draft);
  const earlier = history.past.slice(0, -1);
  if (!change) return { past: earlier, future: [] };
  return { past: [...earlier, { label, change, typing: true, ...asidesOf(start, after) }], future: [] };
}

/** The history after its last step was taken back, and that step. */
export function stepBack({ past, future }: History): { step: Step; history: History } | undefined {
  const step = past.at(-1);
  return step && { step, history: { past: past.slice(0, -1), future: [step, ...future] } };
}

/** The history after the step that was taken back last was done again, and that step. */
export function stepForward({ past, future }: History): { step: Step; history: History } | undefined {
  const [step, ...rest] = future;
  return step && { step, history: { past: [...past, step], future: rest } };
}

/** Ends a step of typing, so that what is typed next in the same field is a step of its own. */
export function endTyping(history: History): History {
  const last = history.past.at(-1);
  if (!last?.typing) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, typing: false }] };
}
