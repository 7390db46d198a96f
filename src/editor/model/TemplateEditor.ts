import type { ReadonlyStore } from '../../lib/store';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { Diagnostics, ShownTemplate } from './createDiagnostics';
import type { TemplateDocument } from './createDocument';
import type { FocusTargets } from './createFocusTargets';
import type { JsonBuffer } from './jsonBuffer';
import type { Selection } from './createSelection';
import type { UndoHistory } from './createUndoHistory';
import type { QuickFixes } from './createQuickFixes';
import type { ValuesFile } from '../state/valuesFile';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The open template. Others read its parts; only `document.dispatch` changes the template. */
export type TemplateEditor = {
  document: TemplateDocument & {
    /** The request body; undefined, with all issues shown, if there are issues. */
    toPayload: () => CreateTemplatePayload | undefined;
  };
  history: UndoHistory;
  diagnostics: Diagnostics;
  selection: Selection;
  focus: FocusTargets;
  json: JsonBuffer;
  /** The media address that is being typed, if any. */
  typedAddress: ReadonlyStore<string | undefined>;
  /** What fields offer for texts whose meaning is plain but whose form is wrong. */
  quickFixes: QuickFixes;
  /** What the phones and Check show. Without `make` that is the draft; of a set it is one of its templates. Paths are the same. */
  shown: ShownTemplate;
  tools: Tools;
  /** Fields in which somebody else writes now, by path. They are read-only here until that person pauses. */
  writers: StoreApi<Readonly<Record<string, FieldWriter>>>;
  /** Those who ask for the field in which this person writes, by path. */
  askers: StoreApi<Readonly<Record<string, FieldAsker>>>;
  /** What this person typed into fields while somebody else had them, by path with the identities of cards and buttons. */
  rejected: StoreApi<Readonly<Record<string, string>>>;
  /** The file of values that was read, if any. It stays while its pane is closed. */
  valuesFile: StoreApi<ValuesFile | undefined>;
};

/** Somebody who writes in a field, at another browser. */
export type FieldWriter = {
  name: string;
  /** Whether this person has asked for the field. */
  isAsked: boolean;
  ask: () => void;
  /** Writes here all the same; the other person is told. */
  take: () => void;
};

/** Somebody who asks for the field in which this person writes. */
export type FieldAsker = {
  name: string;
  /** Lets them write. */
  grant: () => void;
};

/** A dialog that works on the whole template. `sheet`: rows of a spreadsheet become cards. */
type Tool = { name: 'table' | 'replace' | 'links' | 'sameButtons' } | { name: 'sheet'; text: string };

/** The tool whose dialog is open, if any. */
export type Tools = StoreApi<Tool | undefined>;

export function createTools(): Tools {
  return createStore<Tool | undefined>(() => undefined);
}
