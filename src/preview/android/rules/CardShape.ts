import type { StandaloneShape } from '../../model/drawnCards';

/** The layouts of a card on Android: a standalone card, or a carousel card of one of the two widths. */
export type CardShape = StandaloneShape | 'small' | 'medium';
