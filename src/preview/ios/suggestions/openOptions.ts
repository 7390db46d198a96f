import { createContext } from 'react';
import type { Placed } from '../../message/drawnSuggestions';

/** Opens the menu of folded actions beside its control. `path`: dotted draft path of the list of suggestions. */
export type OpenOptions = (control: HTMLElement, path: string, actions: Placed[]) => void;

/** Whether the menu of folded actions is drawn beside its control, closed or not: the phone is measured out of sight. */
export const DrawnFoldedContext = createContext(false);

export const OpenOptionsContext = createContext<OpenOptions>(() => undefined);
