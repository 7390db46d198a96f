import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import type { TemplateDocument } from './createDocument';
import { isRecord } from '../../lib/values';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { Stash } from '../state/stash';

type JsonBufferState = {
  /** JSON that the draft does not contain yet. */
  pending?: PendingJson | undefined;
  /** The same after undo, until another change. */
  discarded?: PendingJson | undefined;
};

/** Text of the JSON pane that is not applied to the draft. */
export type JsonBuffer = ReadonlyStore<JsonBufferState> & {
  /** Keeps a text that cannot be applied. */
  keep: (pending: PendingJson) => void;
  /** Forgets the text, because the draft contains it now. */
  release: () => void;
  /** Undoes the writing of the text; returns whether there was one. */
  discard: () => boolean;
  /** Redoes it; returns whether there was one. */
  recall: () => boolean;
  /** Replaces the text together with the draft. */
  restore: (pending: PendingJson | undefined) => void;
  /** Calls the listener when the text is discarded, recalled or restored, not when it is typed. */
  onReplaced: (listener: () => void) => () => void;
  /** Registers a function that applies text still waiting for a pause in typing. Returns a function that stops it. */
  onFlush: (apply: () => void) => () => void;
  /** Applies waiting text now, for example before the draft is saved for the last time. */
  flush: () => void;
};

export function createJsonBuffer(document: TemplateDocument, start: PendingJson | undefined): JsonBuffer {
  const state = createStore<JsonBufferState>(() => ({ pending: start }));
  const replaced = new Set<() => void>();
  const waiting = new Set<() => void>();

  function replace(next: JsonBufferState) {
    const isOther = next.pending !== state.getState().pending;
    state.setState(next, true);
    if (isOther) for (const listener of replaced) listener();
  }

  document.onTransaction(({ transaction: { origin } }) => {
    const { pending, discarded } = state.getState();
    if (discarded && origin !== 'history') state.setState({ pending }, true);
  });

  return {
    ...state,
    keep: (pending) => state.setState({ pending }),
    release() {
      if (state.getState().pending) state.setState({ pending: undefined });
    },
    discard() {
      const { pending } = state.getState();
      if (pending) replace({ discarded: pending });
      return pending !== undefined;
    },
    recall() {
      const { pending, discarded } = state.getState();
      if (!discarded || pending) return false;
      replace({ pending: discarded });
      return true;
    },
    restore: (pending) => replace({ pending }),
    onReplaced: (listener) => add(replaced, listener),
    onFlush: (apply) => add(waiting, apply),
    flush() {
      for (const apply of waiting) apply();
    },
  };
}

function add(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** JSON that was typed and that the draft does not hold: it is broken, or the draft has no place for parts of it. */
type PendingJson = {
  text: string;
  /** The template that the text showed before it was changed. */
  shown: TemplateDraft;
};

const KEY = 'json#unapplied';

/** The stash of a draft as it is stored: with the pending JSON. */
export function withPendingJson(stash: Stash, pending: PendingJson | undefined): Stash {
  return pending ? { ...stash, [KEY]: pending } : stash;
}

/** Separates a stored stash from its pending JSON, which is ignored if it is damaged. */
export function splitPendingJson(stored: Stash): { stash: Stash; pending: PendingJson | undefined } {
  const { [KEY]: kept, ...stash } = stored;
  const { text, shown } = isRecord(kept) ? kept : {};
  const isWhole = typeof text === 'string' && isTemplateDraft(shown);
  return { stash, pending: isWhole ? { text, shown } : undefined };
}
