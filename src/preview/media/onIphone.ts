import type { System } from '../model/options';
import type { MediaKind } from './mediaKind';

/** Whether a phone shows a kind of file in a card: an iPhone shows no PDF. */
export const isShownOn = (system: System, kind: MediaKind): boolean => system === 'android' || kind !== 'pdf';

/** Whether a moving picture stands still in a card: a GIF on an iPhone. */
export const isStillOn = (system: System, kind: MediaKind): boolean => system === 'ios' && kind === 'gif';
