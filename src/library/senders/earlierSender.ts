import { isHttpUri } from '../../lib/address/uri';
import { isSenderColor } from '../../schema/draft/sender';
import { z } from '../../schema/values/zod';
import { initialSender, type Sender } from './sender';

const earlierSenderSchema = z.object({
  name: z.string(),
  verified: z.boolean().optional().catch(undefined),
  logoUrl: z.string().refine(isHttpUri).optional().catch(undefined),
  color: z.string().refine(isSenderColor).optional().catch(undefined),
});

/**
 * The one sender that earlier versions of this page kept in `localStorage`, as the first sender; undefined if there is
 * none.
 */
export function readEarlierSender(text: string | null): Sender | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const { name, ...rest } = earlierSenderSchema.parse(stored);
    const known = Object.entries(rest).filter(([, value]) => value !== undefined);
    return { ...initialSender, name, ...Object.fromEntries(known) };
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
