import { createContext } from 'react';
import type { Placed } from '../../message/suggestions';
import type { Unfolded } from '../../screen/PhoneProps';

/** Opens the menu of folded actions beside its control. `path`: dotted draft path of the list of suggestions. */
export type OpenOptions = (
  control: HTMLElement,
  path: string,
  actions: Placed[],
  /** The button that the menu is opened for from outside of the phone: it gets an outline, and no row the focus. */
  unfolded?: Unfolded,
) => void;

/** The button whose menu is to be opened. */
export const UnfoldedContext = createContext<Unfolded | undefined>(undefined);

/** Whether the menu of folded actions is drawn beside its control, closed or not: the phone is measured out of sight. */
export const DrawnFoldedContext = createContext(false);

export const OpenOptionsContext = createContext<OpenOptions>(() => undefined);
