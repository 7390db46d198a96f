import type { ReadonlyStore } from '../../lib/store';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { Diagnostics } from './createDiagnostics';
import type { TemplateDocument } from './createDocument';
import type { FocusTargets } from './createFocusTargets';
import type { JsonBuffer } from './createJsonBuffer';
import type { Selection } from './createSelection';
import type { Tools } from './createTools';
import type { UndoHistory } from './createUndoHistory';
import type { Offers } from './createOffers';

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
  offers: Offers;
  tools: Tools;
};
