import { frameWidth, screen } from '../../preview/model/iosSizes';

/** Room for either phone with its frame, CSS px: a little more than the larger one takes. */
export const phonePlace = { width: 436, height: 940 } as const;

/** CSS px between two phones. */
export const phoneGap = 16;

/** Height of the iPhone with its frame, CSS px. */
export const iosPhoneHeight = screen.height + 2 * frameWidth;
