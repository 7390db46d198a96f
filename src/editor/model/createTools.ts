import { createStore, type StoreApi } from 'zustand/vanilla';

/** A dialog that works on the whole template. `sheet`: rows of a spreadsheet become cards. */
type Tool = { name: 'table' | 'replace' | 'links' | 'sameButtons' } | { name: 'sheet'; text: string };

/** The tool whose dialog is open, if any. */
export type Tools = StoreApi<Tool | undefined>;

export function createTools(): Tools {
  return createStore<Tool | undefined>(() => undefined);
}
