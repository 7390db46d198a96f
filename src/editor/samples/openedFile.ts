import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { Columns, ValueTable } from './readValueRows';

/** A file of values as it was read, and which of its columns holds which parameter. */
export type OpenedFile = {
  name: string;
  table: ValueTable;
  columns: Columns;
  /** The file says nothing of its letters, and they are no UTF-8. */
  isGuessed: boolean;
};

const files = new WeakMap<TemplateEditor, StoreApi<OpenedFile | undefined>>();

/** The file of values of an open template. It stays while its pane is closed, and goes with the editor. */
export function openedFileOf(editor: TemplateEditor): StoreApi<OpenedFile | undefined> {
  const known = files.get(editor);
  if (known) return known;
  const file = createStore<OpenedFile | undefined>(() => undefined);
  files.set(editor, file);
  return file;
}
