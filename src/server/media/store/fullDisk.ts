import { errorCodeOf } from '../../../lib/values';

/** No space, a reached quota, or a file longer than the system allows; the last one is of the embedded database. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);

/** Whether a write failed because there is no room for it. */
export const isDiskFull = (error: unknown): boolean => codes.has(errorCodeOf(error) ?? '');
