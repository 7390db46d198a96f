import type { MediaHeight } from './enums';

/** Heights of the media of a vertical card, in density-independent pixels (interface document, CardContent). */
export const mediaHeights = { SHORT: 112, MEDIUM: 168, TALL: 264 } satisfies Record<MediaHeight, number>;
