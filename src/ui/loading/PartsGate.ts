import { createContext } from 'react';
import type { ReadonlyStore } from '../../lib/store';
import { createStore } from 'zustand/vanilla';

/** What parts that are loaded on demand wait for, beside their own code. */
export type PartsGate = {
  isOpen: ReadonlyStore<boolean>;
  /** Opens the gate. Rejects if that is not possible now. */
  open: () => Promise<unknown>;
};

const open: PartsGate = { isOpen: createStore(() => true), open: () => Promise.resolve() };

/** Without a gate above, a part is drawn as soon as it is loaded. */
export const PartsGateContext = createContext<PartsGate>(open);
