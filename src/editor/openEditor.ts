import type { DeviceStore } from '../ui/browser/deviceStore';
import { createStore } from 'zustand/vanilla';
import type { AltTexts } from '../schema/media/altTexts';
import type { DraftEntries } from '../schema/draft/conflicts';
import type { TemplateSet } from '../schema/draft/set';
import type { TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import { createDiagnostics, type ShownTemplate } from './model/createDiagnostics';
import { createDocument } from './model/createDocument';
import { createFocusTargets } from './model/createFocusTargets';
import { createJsonBuffer, splitPendingJson } from './model/jsonBuffer';
import { createQuickFixes } from './model/createQuickFixes';
import { createSelection } from './model/createSelection';
import { createTools, type FieldAsker, type FieldWriter, type TemplateEditor } from './model/TemplateEditor';
import { createTypedAddress } from './model/createTypedAddress';
import { createUndoHistory } from './model/createUndoHistory';
import { emptyHistory, type History } from './model/history';
import { payloadOf } from './state/payloadOf';
import type { ValuesFile } from './state/valuesFile';
import type { Stash } from './state/stash';
import { quickFixSources } from './quickFixes/quickFixSources';

type EditorStart = {
  draft: TemplateDraft;
  /** With pending JSON. */
  stash?: Stash;
  history?: History | undefined;
  parameters?: ParameterNotes | undefined;
  /** ISO 3166 code for phone numbers that name no country. */
  country?: DeviceStore<string> | undefined;
  altTexts?: AltTexts | undefined;
  set?: TemplateSet | undefined;
  entries?: DraftEntries | undefined;
};

/** Opens a draft for editing. Called once for each open draft, outside rendering. */
export function openEditor({
  stash: storedStash = {},
  history: startHistory = emptyHistory,
  country = createStore(() => 'IN'),
  ...start
}: EditorStart): TemplateEditor {
  const { stash, pending } = splitPendingJson(storedStash);
  // The parts follow each transaction in the order in which they are created.
  const document = createDocument({ ...start, stash });
  const shown = createStore<ReturnType<ShownTemplate['getState']>>(() => ({}));
  const diagnostics = createDiagnostics(document, shown);
  const typedAddress = createTypedAddress(document);
  const selection = createSelection(document);
  const focus = createFocusTargets(selection);
  const json = createJsonBuffer(document, pending);
  const history = createUndoHistory({ document, selection, focus, json }, startHistory);
  const quickFixes = createQuickFixes(document, quickFixSources, country);

  function toPayload() {
    const result = payloadOf(document.getState().draft, diagnostics.textLimit());
    if ('payload' in result) return result.payload;
    diagnostics.revealAll();
    return undefined;
  }
  return {
    document: { ...document, toPayload },
    history,
    diagnostics,
    selection,
    focus,
    json,
    quickFixes,
    shown,
    tools: createTools(),
    writers: createStore<Readonly<Record<string, FieldWriter>>>(() => ({})),
    askers: createStore<Readonly<Record<string, FieldAsker>>>(() => ({})),
    rejected: createStore<Readonly<Record<string, string>>>(() => ({})),
    valuesFile: createStore<ValuesFile | undefined>(() => undefined),
    typedAddress,
  };
}
