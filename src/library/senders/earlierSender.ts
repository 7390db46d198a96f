import { isHttpUri } from '../../lib/address/uri';
import { z } from '../../schema/values/zod';
import { initialSender, type Sender } from './sender';

/** The one sender that earlier versions of this page kept in `localStorage`. */
const Earlier = z.object({
  name: z.string(),
  logoUrl: z.string().refine(isHttpUri).optional().catch(undefined),
  verified: z.boolean().catch(initialSender.verified),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional()
    .catch(undefined),
});

/** The stored setting of an earlier version of this page as the first sender; undefined if there is none. */
export function readEarlierSender(text: string | null): Sender | undefined {
  try {
    const stored = Earlier.safeParse(JSON.parse(text ?? 'null'));
    if (!stored.success) return undefined;
    const { name, logoUrl, verified, color } = stored.data;
    return { ...initialSender, name, verified, ...(logoUrl ? { logoUrl } : {}), ...(color ? { color } : {}) };
  } catch {
    return undefined;
  }
}

/** The sender of an earlier version of this page. Its setting stays where it is. */
export function earlierSender(): Sender | undefined {
  try {
    return readEarlierSender(localStorage.getItem('rcs.agent'));
  } catch {
    // The browser withholds its storage.
    return undefined;
  }
}
