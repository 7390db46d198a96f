import { sheetShares } from '../../schema/phones/phones';
import type { WebviewViewMode } from '../../schema/values/enums';

/** The height of a layer of this size, in CSS. */
export const screenShare = (size: WebviewViewMode): string => `${sheetShares[size] * 100}%`;
