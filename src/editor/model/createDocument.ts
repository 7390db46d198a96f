import { replaceEqualDeep } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import type { DraftEntries } from '../../schema/draft/conflicts';
import { isAligned, matchEntries } from '../../schema/entries/matchEntries';
import type { TemplateSet } from '../../schema/draft/set';
import { newId } from '../../ui/browser/page';
import { noAltTexts, type AltTexts } from '../../schema/media/altTexts';
import { type TemplateDraft } from '../../schema/draft/draft';
import { withoutBlanks } from '../../schema/draft/draftToTemplate';
import { noParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { announce } from '../../ui/notices/announcer';
import { diff, type Change } from '../state/changes';
import type { Stash } from '../state/stash';

/**
 * The open template, the content that is kept for other types and button kinds, what is known of its parameters, the alt
 * texts of its pictures, and the set that is made of it.
 */
export type DocumentState = {
  draft: TemplateDraft;
  stash: Stash;
  parameters: ParameterNotes;
  altTexts: AltTexts;
  set: TemplateSet | undefined;
  /** The identities of its cards and buttons: they stay when these move, and come back with an undo. */
  entries: DraftEntries;
};

/** The result of a change. What is beside the draft stays where it is absent. */
export type DocumentEdit = Pick<DocumentState, 'draft' | 'stash'> &
  Partial<Omit<DocumentState, 'draft' | 'stash'>>;

/** The parts of the draft that the form shows. Not part of the draft. */
export type OpenParts = {
  /** The card of a carousel whose fields are mounted. */
  card: number;
  /** The expanded button of each list of buttons, by the list's path. */
  expanded: Readonly<Record<string, number | undefined>>;
  /** The field that has or last had the focus. */
  path?: string | undefined;
};

/** The source of a change. A part never reacts to a change of its own origin. */
export type Origin = 'field' | 'command' | 'json' | 'paste' | 'history' | 'otherTab' | 'remote';

/** One change of the open template. Nothing else changes it. */
export type Transaction = {
  origin: Origin;
  /** The name of the undo step. Absent for typing, which is merged by path. */
  label?: string;
  /** Typing outside of the template's fields: continues the last step if that has the same label. */
  merges?: boolean;
  /** The content comes from elsewhere: its pictures are not loaded without consent. */
  foreign?: boolean;
  /** Parts of the form to open afterwards. */
  show?: Partial<OpenParts>;
  apply: (state: DocumentState) => DocumentEdit;
};

export type AppliedTransaction = {
  transaction: Transaction;
  before: DocumentState;
  after: DocumentState;
  /** The smallest part of the draft that differs; undefined when the draft is the same. */
  change: Change | undefined;
};

export type TemplateDocument = ReadonlyStore<DocumentState> & {
  /** Whether the draft may only be read, for example while another tab edits it. */
  readOnly: ReadonlyStore<boolean>;
  setReadOnly: (isReadOnly: boolean) => void;
  /**
   * Applies a transaction and returns whether it was accepted. A read-only draft accepts only what others wrote: `otherTab`
   * and `remote`.
   */
  dispatch: (transaction: Transaction) => boolean;
  /** Calls the listener after each transaction and before React draws. Returns a function that stops it. */
  onTransaction: (listener: (applied: AppliedTransaction) => void) => () => void;
};

/** Announced when a command is refused. */
export const readOnlyMessage = 'Not changed. This draft is read-only here.';

/** The identities of a draft after a change; those that the change names, if they fit. */
function entriesOf(
  draft: TemplateDraft,
  named: DraftEntries | undefined,
  before: DocumentState,
): DraftEntries {
  if (named && isAligned(named, draft)) return replaceEqualDeep(before.entries, named);
  if (draft === before.draft) return before.entries;
  const known = { template: before.draft, entries: before.entries };
  return replaceEqualDeep(before.entries, matchEntries(known, draft, newId));
}

/** The state of a draft that was just opened. */
export function documentStateOf({
  stash,
  parameters,
  altTexts,
  set,
  entries,
  ...start
}: DocumentEdit): DocumentState {
  const draft = withoutBlanks(start.draft);
  const known = entries && isAligned(entries, draft) ? entries : matchEntries(undefined, draft, newId);
  return {
    draft,
    stash,
    parameters: parameters ?? noParameterNotes,
    altTexts: altTexts ?? noAltTexts,
    set,
    entries: known,
  };
}

/** Holds the open template. Unchanged parts keep their identity from one state to the next. */
export function createDocument(start: DocumentEdit): TemplateDocument {
  const state = createStore<DocumentState>(() => documentStateOf(start));
  const readOnly = createStore(() => false);
  const listeners = new Set<(applied: AppliedTransaction) => void>();

  function next({ origin, apply }: Transaction, before: DocumentState): DocumentState {
    const edit = apply(before);
    const {
      draft: written,
      stash,
      parameters: notes = before.parameters,
      altTexts: texts = before.altTexts,
    } = edit;
    // The field binding copies the path of a keystroke only; do not read the rest of the draft again.
    const draft = origin === 'field' ? written : replaceEqualDeep(before.draft, withoutBlanks(written));
    const nextNotes = replaceEqualDeep(before.parameters, notes);
    const altTexts = replaceEqualDeep(before.altTexts, texts);
    const set = 'set' in edit ? replaceEqualDeep(before.set, edit.set) : before.set;
    // Typing in a field moves no card.
    const isTyped = origin === 'field' && isAligned(before.entries, draft);
    const entries = isTyped ? before.entries : entriesOf(draft, edit.entries, before);
    const after = { draft, stash, parameters: nextNotes, altTexts, set, entries };
    const isChanged = Object.entries(after).some(
      ([key, value]) => value !== before[key as keyof DocumentState],
    );
    return isChanged ? after : before;
  }

  return {
    ...state,
    readOnly,
    setReadOnly: (isReadOnly) => readOnly.setState(isReadOnly),
    dispatch(transaction) {
      const isOthers = transaction.origin === 'otherTab' || transaction.origin === 'remote';
      if (readOnly.getState() && !isOthers) {
        if (transaction.label !== undefined) announce(readOnlyMessage);
        return false;
      }
      const before = state.getState();
      const after = next(transaction, before);
      state.setState(after, true);
      const change = diff(before.draft, after.draft);
      for (const listener of listeners) listener({ transaction, before, after, change });
      return true;
    },
    onTransaction(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A change of the draft by a command, as one step, with the words that announce it. */
export type EditCommand = Omit<Transaction, 'origin'> & { label: string; announcement?: string | undefined };

/** Runs a command and returns whether it was accepted. */
export function runCommand(
  { document }: { document: Pick<TemplateDocument, 'dispatch'> },
  { announcement, ...command }: EditCommand,
  origin: 'command' | 'paste' = 'command',
): boolean {
  if (!document.dispatch({ origin, ...command })) return false;
  if (announcement !== undefined) announce(announcement);
  return true;
}
