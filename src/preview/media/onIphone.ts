import type { System } from '../model/options';
import type { DrawnMediaKind } from './mediaKind';

/** Whether a phone shows a kind of file in a card: an iPhone shows no PDF. */
export const isShownOn = (system: System, kind: DrawnMediaKind): boolean =>
  system === 'android' || kind !== 'pdf';

/** Whether a moving picture stands still in a card: a GIF on an iPhone. */
export const isStillOn = (system: System, kind: DrawnMediaKind): boolean =>
  system === 'ios' && kind === 'gif';
