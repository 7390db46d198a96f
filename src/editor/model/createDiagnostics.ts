import type { AdvisedSender } from '../../advice/model/parts';
import { isSame } from '../../lib/values';
import { valueAt } from '../../lib/path';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ReadonlyStore } from '../../lib/store';
import { debounceIdle, onIdle } from '../../lib/idle';
import { limits } from '../../schema/values/limits';
import { nameOfPath } from '../../schema/template/templateTree';
import { parsePath } from '../../schema/values/issues';
import { afterPointerUp } from '../../ui/browser/pointer';
import type { DocumentState, TemplateDocument } from './createDocument';
import {
  firstDiagnostics,
  validate,
  visibleIssue,
  withReports,
  writtenPaths,
  type Adviser,
  type DiagnosticsState,
} from './diagnosticsState';
import type { FindingsReport } from '../state/findings';
import { movePath, type NewPlace } from '../state/stash';

/** What the phones and Check show, where it is not the draft itself. */
export type ShownTemplate = StoreApi<{ make?: (state: DocumentState) => TemplateDraft }>;

export type Diagnostics = ReadonlyStore<DiagnosticsState> & {
  /** Shows the issue of a field that the person has left. */
  reveal: (path: string) => void;
  /** For screen readers: the error that appeared, or was fixed, when a field was left last. */
  news: ReadonlyStore<string>;
  /** The entries of a list have moved: the fields that show their issues move along. */
  moveRevealed: (list: string, place: NewPlace) => void;
  /** Waits with the issues of an entry that was added blank until its fields are left. */
  holdBack: (entry: string) => void;
  /** Validates now and shows all issues. */
  revealAll: () => void;
  /** Shows the platform's message at a field until its value changes. */
  rejectField: (path: string, message: string) => void;
  /** Names the sender, for the rules about what it may send. */
  setSender: (sender: AdvisedSender | undefined) => void;
  /** Adds the rules that only advise, once they are loaded. */
  setAdviser: (adviser: Adviser) => void;
  /**
   * Puts the report of a source beside the advice of the rules: in Check, at its fields, in the header's count and in
   * the review. It replaces the source's last report; `undefined` removes that.
   */
  report: (source: string, report: FindingsReport | undefined) => void;
  /** Characters that the platform accepts in a message text. */
  textLimit: () => number;
  setTextLimit: (characters: number) => void;
};

/** Validates the document: after a pause in typing, soon after other changes, at once when a field is left. */
export function createDiagnostics(
  document: TemplateDocument,
  shown: ShownTemplate = createStore(() => ({})),
): Diagnostics {
  let textLimit: number = limits.text;
  let adviser: Adviser | undefined;
  let sender: AdvisedSender | undefined;
  /** The field that is being typed in: what is found about it waits until it is left. */
  let typed: string | undefined;
  /** What was written elsewhere than in a field is shown with the next validation. */
  let showsWritten = false;
  let validated: DocumentState | undefined = document.getState();
  const state = createStore<DiagnosticsState>(() => firstDiagnostics(document.getState(), textLimit));
  const news = createStore<string>(() => '');
  /** The error that the field which is being typed in showed before. */
  let errorBefore: { path: string; message: string | undefined } | undefined;

  function validateNow() {
    validated = document.getState();
    const next = validate(state.getState(), validated, {
      textLimit,
      adviser,
      sender,
      make: shown.getState().make,
    });
    state.setState(showsWritten ? withWritten(next) : next, true);
    showsWritten = false;
  }
  function withWritten(next: DiagnosticsState): DiagnosticsState {
    const written = writtenPaths(next).filter((path) => path !== typed);
    return { ...next, revealed: new Set([...next.revealed, ...written]) };
  }
  function validateIfChanged() {
    const { draft, stash, set } = document.getState();
    if (validated?.draft !== draft || validated.stash !== stash || validated.set !== set) validateNow();
  }
  const validateSoon = () => onIdle(validateIfChanged, { within: 150, otherwise: 50 });
  // A shown error may grow or go: not under a press that has begun.
  const validateAfterPause = debounceIdle(() => afterPointerUp(validateIfChanged), {
    pause: 200,
    latest: 2000,
  });

  shown.subscribe(() => {
    validated = undefined;
    validateSoon();
  });
  document.onTransaction(({ transaction: { origin }, after, change }) => {
    const { rejected } = state.getState();
    if (rejected && valueAt(after.draft, rejected.path) !== rejected.value)
      state.setState({ rejected: undefined });
    // Other entries stand at these paths now, and nobody has left their fields.
    if (origin === 'history' && change && Array.isArray(change.before) && Array.isArray(change.after))
      forgetBelow(change.path);
    if (origin === 'json' || origin === 'otherTab') showsWritten = true;
    typed = origin === 'field' ? change?.path : undefined;
    if (typed !== undefined && typed !== errorBefore?.path)
      errorBefore = { path: typed, message: visibleIssue(state.getState(), typed) };
    // A message at the field itself follows at once, so that a corrected field is not called wrong.
    const isShown = change !== undefined && visibleIssue(state.getState(), change.path) !== undefined;
    if (origin === 'field' && !isShown) validateAfterPause();
    else validateSoon();
  });

  function reveal(path: string) {
    if (typed === path) typed = undefined;
    const before = errorBefore?.path === path ? errorBefore.message : visibleIssue(state.getState(), path);
    errorBefore = undefined;
    validateIfChanged();
    const { revealed } = state.getState();
    if (!revealed.has(path)) state.setState({ revealed: new Set([...revealed, path]) });
    const now = visibleIssue(state.getState(), path);
    if (now !== before)
      news.setState(`${nameOfPath(parsePath(path))}: ${now?.split('\n', 1)[0] ?? 'fixed.'}`, true);
  }

  function forgetBelow(list: string) {
    const kept = [...state.getState().revealed].filter((path) => !path.startsWith(`${list}.`));
    state.setState({ revealed: new Set(kept) });
    showsWritten = true;
  }

  return {
    ...state,
    reveal: (path) => afterPointerUp(() => reveal(path)),
    news,
    moveRevealed(list, place) {
      const { revealed, heldBack } = state.getState();
      const moved = (paths: ReadonlySet<string>) =>
        new Set([...paths].flatMap((path) => movePath(path, list, place) ?? []));
      state.setState({ revealed: moved(revealed), heldBack: moved(heldBack) });
    },
    holdBack: (entry) => state.setState({ heldBack: new Set([...state.getState().heldBack, entry]) }),
    revealAll() {
      validateNow();
      state.setState({ allRevealed: true, heldBack: new Set() });
    },
    rejectField(path, message) {
      const value = valueAt(document.getState().draft, path);
      state.setState({ rejected: { path, message, value } });
    },
    setSender(next) {
      if (isSame(next, sender)) return;
      sender = next;
      validated = undefined;
      validateSoon();
    },
    setAdviser(loaded) {
      if (adviser === loaded) return;
      adviser = loaded;
      showsWritten = true;
      afterPointerUp(validateNow);
    },
    report(source, report) {
      // What is shown may grow or go: not under a press that has begun.
      afterPointerUp(() => {
        if (isSame(state.getState().reports.get(source), report)) return;
        const reports = new Map(state.getState().reports);
        if (report) reports.set(source, report);
        else reports.delete(source);
        state.setState(withWritten(withReports(state.getState(), reports, document.getState().stash)), true);
      });
    },
    textLimit: () => textLimit,
    setTextLimit(characters) {
      textLimit = characters;
      validated = undefined;
      validateSoon();
    },
  };
}
