import { flushSync } from 'react-dom';
import { createFormControl, type FieldPath, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import { withoutBlanks, type TemplateDraft } from '../../schema/draft/draft';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { limits } from '../../schema/values/limits';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { announce } from '../../ui/notices/announcer';
import { createStore, type Store } from '../../lib/createStore';
import { debounceIdle } from '../../lib/debounceIdle';
import { onIdle } from '../../lib/onIdle';
import { afterPointerUp } from '../../ui/browser/afterPointerUp';
import type { Stash } from './stash';
import { entryThatChanged, revert, type Change } from './diff';
import { focusField } from './focusField';
import {
  emptyHistory,
  endTyping,
  pushStep,
  pushMerged,
  stepBack,
  stepForward,
  type History,
  type Step,
} from './history';
import { firstDiagnostics, validate, visibleIssue, type Diagnostics } from './diagnostics';
import { valueAt } from '../../lib/path';
import type { DraftPath } from '../../schema/draft/draft';
import { cardOf, suggestionOf } from './paths';
import { project, projectTyped } from './projectDraft';
import { resolverFor, type FormResolver } from '../fields/formResolver';
import { splitPendingJson, type PendingJson } from './pendingJson';

/** What of the draft is on the screen: it is not part of the draft. */
export type Session = {
  /** The card whose fields are mounted (carousel). */
  card: number;
  /** The open suggestion of each list; the others are one line. */
  open: Readonly<Record<string, number | undefined>>;
  /** The field that has the focus, as a path. */
  selected?: string | undefined;
  /** Counts structural changes, so that mounted fields read their values anew. */
  structure: number;
};

type FormOptions = {
  resolver: FormResolver;
  mode: 'onSubmit';
  reValidateMode: 'onSubmit';
  shouldFocusError: false;
};
type FormControl = Omit<UseFormReturn<TemplateDraft, unknown, CreateTemplatePayload>, 'formState'>;

/** The open template: react-hook-form owns its value; everything else here reads it. */
export type TemplateEditorModel = {
  form: FormControl & { formControl: FormControl };
  /** `useForm` replaces the options of a form that was made before it: it must be given them again. */
  formOptions: FormOptions;
  /** A read-only copy of the form's value that shares its unchanged parts with the copy before. */
  draft: Store<TemplateDraft>;
  /** The draft as it was judged when typing last paused and the browser was idle. */
  board: Store<Diagnostics>;
  session: Store<Session>;
  aside: Store<Stash>;
  history: Store<History>;
  /** JSON that waits to be mended; what the form holds goes on without it. */
  unapplied: Store<PendingJson | undefined>;
  /** The same after it was taken back, until something else is done. */
  takenBack: Store<PendingJson | undefined>;
  /** Whether the draft may only be looked at, as while another tab edits it: then nothing here changes it. */
  isReadOnly: Store<boolean>;
  /** Shows another state of the draft, as it was kept: no step leads there. */
  load: (state: { template: TemplateDraft; aside: Stash; history?: History }) => void;
  /** Registers what takes over, when it is called, all that was typed and is not in the draft yet. Answers how to stop. */
  settles: (takeOver: () => void) => () => void;
  /** Takes all of that over: the draft is about to be saved for the last time here. */
  settle: () => void;
  /** What is about to be put into the draft from elsewhere: told before anything of it is drawn. */
  brought: Store<unknown>;
  /** Does several changes as one step that can be taken back, called by the label. */
  act: (label: string, change: () => void) => void;
  /** Puts another template in the place of the whole draft, as one step; what is kept aside goes with it where that is known. */
  replaceDraft: (label: string, template: TemplateDraft, aside?: Stash) => void;
  /** The same for what is written outside of the form: goes on in the last step of that label. */
  writeDraft: (label: string, template: TemplateDraft, aside?: Stash) => void;
  /** Takes the last step back, or does the last one taken back again; answers its label. */
  undo: () => string | undefined;
  redo: () => string | undefined;
  /** What is typed from now on is a step of its own. */
  endTyping: () => void;
  /** Characters of a message text that the platform takes. */
  setTextLimit: (characters: number) => void;
  reveal: (path: string) => void;
  revealAll: () => void;
  /** The request body when nothing is wrong; undefined, with every issue shown, when something is. */
  submit: () => Promise<CreateTemplatePayload | undefined>;
  /** Pins what the platform said to a field. */
  showRefused: (path: string, message: string) => void;
  /** Brings a field on the screen and gives it the focus. */
  goTo: (path: string) => void;
};

const unappliedLabel = 'JSON that was not taken over';
/** Said when somebody tries to change what may only be looked at. */
export const readOnlyMessage = 'Not changed: this draft is read-only here.';

/** Opens a draft for editing. Made once per open draft, outside rendering. */
export function createTemplateEditor(
  start: TemplateDraft,
  keptAside: Stash,
  startHistory: History = emptyHistory,
): TemplateEditorModel {
  let textLimit: number = limits.text;
  const formOptions: FormOptions = {
    resolver: resolverFor(() => textLimit),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  };
  const form = createFormControl<TemplateDraft, unknown, CreateTemplatePayload>(formOptions);
  // A field that is mounted without a value would take its default: what was opened first must not come back there.
  form.reset(start, { keepDefaultValues: true });
  const draft = createStore<TemplateDraft>(withoutBlanks(start));
  const board = createStore<Diagnostics>(firstDiagnostics(start, textLimit));
  const session = createStore<Session>({ card: 0, open: {}, structure: 0 });
  const kept = splitPendingJson(keptAside);
  const aside = createStore<Stash>(kept.aside);
  const unapplied = createStore<PendingJson | undefined>(kept.unapplied);
  const takenBack = createStore<PendingJson | undefined>(undefined);

  let judged: TemplateDraft | undefined = draft.get();
  const judgeNow = () => {
    judged = draft.get();
    board.set(validate(board.get(), judged, textLimit));
    return board.get();
  };
  const judgeAgain = () => judged !== draft.get() && judgeNow();
  const judgeSoon = () => onIdle(judgeAgain, { within: 150, otherwise: 50 });
  const judgeInPause = debounceIdle(judgeAgain, { pause: 200, latest: 2000 });

  const history = createStore<History>(startHistory);
  const isReadOnly = createStore(false);
  const mayChange = () => {
    if (isReadOnly.get()) announce(readOnlyMessage);
    return !isReadOnly.get();
  };
  // Changes inside one act, or while a step is applied, are not steps of their own.
  let recording = true;
  let loading = false;
  const settlers = new Set<() => void>();
  const remember = (before: TemplateDraft, asideBefore: Stash, label?: string) => {
    takenBack.set(undefined);
    const after = { draft: draft.get(), aside: aside.get() };
    history.set(pushStep(history.get(), { draft: before, aside: asideBefore }, after, label));
  };

  form.subscribe({
    formState: { values: true },
    callback: ({ name, type, values }) => {
      if (isReadOnly.get() && !loading) return;
      const before = draft.get();
      draft.set(type === 'change' ? projectTyped(before, values, name) : project(before, values));
      if (recording) remember(before, aside.get());
      const { refused } = board.get();
      if (refused && valueAt(draft.get(), refused.path) !== refused.value)
        board.set({ ...board.get(), refused: undefined });
      // Words that stand at a field follow it at once: what is mended must not be called wrong.
      const isTold = name !== undefined && visibleIssue(board.get(), name) !== undefined;
      if (type === 'change' && !isTold) judgeInPause();
      else judgeSoon();
    },
  });

  function withoutRecording(change: () => void) {
    const outer = recording;
    recording = false;
    change();
    recording = outer;
  }

  function setPart(path: string, value: unknown) {
    form.setValue(path as FieldPath<TemplateDraft>, structuredClone(value) as never, { shouldDirty: true });
  }

  /** A member that the template does not have is taken away. */
  function setWhole(template: TemplateDraft) {
    for (const key of Object.keys({ ...draft.get(), ...template })) setPart(key, valueAt(template, key));
  }

  function act(label: string, change: () => void) {
    if (!mayChange()) return;
    const before = draft.get();
    const asideBefore = aside.get();
    withoutRecording(change);
    remember(before, asideBefore, label);
  }

  function apply({ change, aside: asides }: Step, value: unknown, side: 'before' | 'after') {
    const { path } = change;
    const entry = entryThatChanged(change, value);
    const isText = typeof value === 'string' && typeof valueAt(draft.get(), path) === 'string';
    flushSync(() => {
      withoutRecording(() => {
        if (asides) aside.set(asides[side]);
        if (path === '') setWhole(value as TemplateDraft);
        else setPart(path, value);
      });
      // A text goes into its field as it stands; other parts are mounted anew to show what they hold now.
      const { structure, card, open } = session.get();
      const suggestion = suggestionOf(path);
      session.set({
        structure: isText ? structure : structure + 1,
        card: cardOf(entry ?? path) ?? Math.min(card, Math.max(0, cardCount(draft.get()) - 1)),
        open: isText && suggestion ? { ...open, [suggestion.list]: suggestion.index } : open,
        selected: entry ?? path,
      });
    });
    // Who writes outside of the form goes on writing there.
    if (!document.activeElement?.hasAttribute('data-keeps-focus')) focusField(path, entry);
  }

  /** Whether a draft is left when a change is taken back: steps that were stored may be damaged. */
  const fits = (change: Change) => isTemplateDraft(revert(draft.get(), change));

  const reveal = (path: string) => {
    judgeAgain();
    const { revealed } = board.get();
    if (!revealed.has(path)) board.set({ ...board.get(), revealed: new Set([...revealed, path]) });
  };

  const revealAll = () => board.set({ ...judgeNow(), allRevealed: true });

  return {
    form,
    formOptions,
    draft,
    board,
    session,
    aside,
    history,
    unapplied,
    takenBack,
    brought: createStore<unknown>(undefined),
    isReadOnly,
    load({ template, aside: nextAside, history: nextHistory = emptyHistory }) {
      loading = true;
      const next = splitPendingJson(nextAside);
      withoutRecording(() => {
        aside.set(next.aside);
        setWhole(template);
      });
      unapplied.set(next.unapplied);
      takenBack.set(undefined);
      loading = false;
      history.set(nextHistory);
      const { card, structure, ...rest } = session.get();
      const lastCard = Math.max(0, cardCount(draft.get()) - 1);
      session.set({ ...rest, card: Math.min(card, lastCard), structure: structure + 1 });
    },
    settles(takeOver) {
      settlers.add(takeOver);
      return () => {
        settlers.delete(takeOver);
      };
    },
    settle() {
      for (const takeOver of settlers) takeOver();
    },
    act,
    replaceDraft(label, template, nextAside) {
      if (!mayChange()) return;
      const next = nextAside && splitPendingJson(nextAside);
      flushSync(() => {
        act(label, () => {
          if (next) aside.set(next.aside);
          setWhole(template);
        });
        if (next) unapplied.set(next.unapplied);
        // What is mounted belongs to the draft before: all of it is mounted anew.
        const { structure } = session.get();
        session.set({ card: 0, open: {}, structure: structure + 1 });
      });
    },
    writeDraft(label, template, nextAside) {
      if (!mayChange()) return;
      takenBack.set(undefined);
      const before = { draft: draft.get(), aside: aside.get() };
      withoutRecording(() => {
        if (nextAside) aside.set(nextAside);
        setWhole(template);
      });
      history.set(pushMerged(history.get(), before, { draft: draft.get(), aside: aside.get() }, label));
      const { card, structure, ...rest } = session.get();
      const lastCard = Math.max(0, cardCount(draft.get()) - 1);
      session.set({ ...rest, card: Math.min(card, lastCard), structure: structure + 1 });
    },
    undo() {
      if (isReadOnly.get()) return undefined;
      const typed = unapplied.get();
      if (typed) {
        takenBack.set(typed);
        unapplied.set(undefined);
        return unappliedLabel;
      }
      const back = stepBack(history.get());
      if (!back) return undefined;
      if (!fits(back.step.change)) {
        history.set({ ...history.get(), past: [] });
        return undefined;
      }
      history.set(back.history);
      apply(back.step, back.step.change.before, 'before');
      return back.step.label;
    },
    redo() {
      if (isReadOnly.get()) return undefined;
      const typed = takenBack.get();
      if (typed && !unapplied.get()) {
        unapplied.set(typed);
        takenBack.set(undefined);
        return unappliedLabel;
      }
      const forward = stepForward(history.get());
      if (!forward) return undefined;
      const { path, before, after } = forward.step.change;
      if (!fits({ path, before: after, after: before })) {
        history.set({ ...history.get(), future: [] });
        return undefined;
      }
      history.set(forward.history);
      apply(forward.step, forward.step.change.after, 'after');
      return forward.step.label;
    },
    endTyping() {
      history.set(endTyping(history.get()));
    },
    reveal: (path) => afterPointerUp(() => reveal(path)),
    setTextLimit(characters) {
      textLimit = characters;
      judged = undefined;
      judgeSoon();
    },
    revealAll,
    async submit() {
      let payload: CreateTemplatePayload | undefined;
      await form.handleSubmit((template) => {
        payload = template;
      }, revealAll)();
      return payload;
    },
    showRefused(path, message) {
      board.set({ ...board.get(), refused: { path, message, value: valueAt(draft.get(), path) } });
    },
    goTo(path) {
      const { card, open } = session.get();
      const suggestion = suggestionOf(path);
      // The field is mounted only once its card and its button are open.
      flushSync(() => {
        session.set({
          ...session.get(),
          card: cardOf(path) ?? card,
          open: suggestion ? { ...open, [suggestion.list]: suggestion.index } : open,
          selected: path,
        });
      });
      focusField(path);
    },
  };
}

function cardCount(draft: TemplateDraft): number {
  return draft.component.richCard?.carouselCard?.cardContents?.length ?? 0;
}

/** Registers an input; react-hook-form's own path type ends above the deepest fields. */
export function registerField(
  editor: TemplateEditorModel,
  path: DraftPath,
  options?: RegisterOptions<TemplateDraft>,
) {
  return editor.form.register(path as FieldPath<TemplateDraft>, options);
}

/** Sets a value that has no registered input; the path is checked by the callers' types. */
export function setDraftValue(editor: TemplateEditorModel, path: DraftPath, value: unknown) {
  if (editor.isReadOnly.get()) return;
  editor.form.setValue(path as FieldPath<TemplateDraft>, value as never, { shouldDirty: true });
}
