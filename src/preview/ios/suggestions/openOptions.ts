import { createContext } from 'react';
import type { Placed } from '../../message/drawnSuggestions';

/** Opens the menu of folded actions beside its control. `path`: dotted draft path of the list of suggestions. */
export type OpenOptions = (control: HTMLElement, path: string, actions: Placed[]) => void;

export const OpenOptionsContext = createContext<OpenOptions>(() => undefined);
