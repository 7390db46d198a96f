import { createContext } from 'react';
import type { Readable } from '../../lib/createStore';
import { createStore } from '../../lib/createStore';

/** What parts that are loaded on demand wait for, beside their own code. */
export type PartsGate = {
  isOpen: Readable<boolean>;
  /** Opens the gate. Rejects if that is not possible now. */
  open: () => Promise<unknown>;
};

const open: PartsGate = { isOpen: createStore(true), open: () => Promise.resolve() };

/** Without a gate above, a part is drawn as soon as it is loaded. */
export const PartsGateContext = createContext<PartsGate>(open);
