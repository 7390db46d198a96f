import { isSame } from '../lib/values';
import { noAltTexts, type AltTexts } from '../schema/media/altTexts';
import type { DraftEntries } from '../schema/draft/conflicts';
import type { TemplateSet } from '../schema/draft/set';
import type { TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import type { Origin } from './model/createDocument';
import { emptyHistory, type History } from './model/history';
import { splitPendingJson } from './model/jsonBuffer';
import type { Stash } from './state/stash';
import type { TemplateEditor } from './model/TemplateEditor';

type Replacement = {
  origin: Origin;
  /** The name of the undo step. */
  label: string;
  template: TemplateDraft;
  /** The stored stash with pending JSON. If it is absent, stash and pending JSON stay. */
  stash?: Stash;
  /** Names and samples of the parameters; if absent, those of the draft stay. */
  parameters?: ParameterNotes | undefined;
  /** The alt texts of the pictures; if absent, those of the draft stay. */
  altTexts?: AltTexts | undefined;
  /** The set of the draft; if absent, that of the draft stays. */
  set?: { value: TemplateSet | undefined };
  /** The identities that the set refers to. */
  entries?: DraftEntries | undefined;
  foreign?: boolean;
  /** The card to open. */
  card?: number;
};

/** Replaces the whole draft as one step. */
export function replaceDraft({ document, json }: TemplateEditor, replacement: Replacement) {
  const {
    origin,
    label,
    template,
    stash: stored,
    parameters: notes,
    altTexts: texts,
    set,
    entries,
    foreign = false,
    card = 0,
  } = replacement;
  const next = stored && splitPendingJson(stored);
  const isAccepted = document.dispatch({
    origin,
    label,
    foreign,
    show: { card, expanded: {} },
    apply: ({ stash, parameters, altTexts }) => ({
      draft: template,
      stash: next?.stash ?? stash,
      parameters: notes ?? parameters,
      altTexts: texts ?? altTexts,
      ...(set && { set: set.value }),
      ...(entries && { entries }),
    }),
  });
  if (isAccepted && next) json.restore(next.pending);
}

type StoredState = {
  template: TemplateDraft;
  stash: Stash;
  parameters: ParameterNotes;
  altTexts?: AltTexts | undefined;
  set?: TemplateSet | undefined;
  entries?: DraftEntries | undefined;
  history?: History;
};

/** Shows the state that another tab has stored, with its own history. Adds no step. */
export function loadDraft({ document, json, history }: TemplateEditor, stored: StoredState) {
  const { stash, pending } = splitPendingJson(stored.stash);
  document.dispatch({
    origin: 'otherTab',
    apply: () => ({
      draft: stored.template,
      stash,
      parameters: stored.parameters,
      altTexts: stored.altTexts ?? noAltTexts,
      set: stored.set,
      entries: stored.entries,
    }),
  });
  json.restore(pending);
  history.restore(stored.history ?? emptyHistory);
}

/** Takes over what somebody else changed. The person's own steps can still be undone, and the open card stays open. */
export function takeOverDraft(
  { document, json, selection }: TemplateEditor,
  stored: Omit<StoredState, 'history'>,
) {
  const { stash, pending } = splitPendingJson(stored.stash);
  const { card } = selection.getState();
  const id = document.getState().entries.cards[card]?.id;
  const { cards = [] } = stored.entries ?? {};
  const at = cards.findIndex((entry) => entry.id === id);
  document.dispatch({
    origin: 'remote',
    // Where the open card is now; the same place if it is gone.
    show: { card: at === -1 ? Math.min(card, Math.max(cards.length - 1, 0)) : at },
    apply: () => ({
      draft: stored.template,
      stash,
      parameters: stored.parameters,
      altTexts: stored.altTexts ?? noAltTexts,
      set: stored.set,
      entries: stored.entries,
    }),
  });
  if (!isSame(pending, json.getState().pending)) json.restore(pending);
}
