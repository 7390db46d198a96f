import type { WebviewViewMode } from '../values/enums';

/** The share of the screen that a web page in Messages takes. An iPhone does not promise it. */
export const sheetShares = { FULL: 1, TALL: 0.75, HALF: 0.5 } satisfies Record<WebviewViewMode, number>;
