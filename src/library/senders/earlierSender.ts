import { isHttpUri } from '../../lib/address/uri';
import { isRecord } from '../../lib/values';
import { asSwitch, asText } from '../../lib/stored';
import { isSenderColor } from '../../schema/draft/sender';
import { initialSender, type Sender } from './sender';

/**
 * The one sender that earlier versions of this page kept in `localStorage`, as the first sender; undefined if there is
 * none.
 */
export function readEarlierSender(text: string | null): Sender | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const name = isRecord(stored) ? asText(stored.name) : undefined;
    if (!isRecord(stored) || name === undefined) return undefined;
    const logoUrl = asText(stored.logoUrl) ?? '';
    const color = asText(stored.color);
    return {
      ...initialSender,
      name,
      verified: asSwitch(stored.verified) ?? initialSender.verified,
      ...(isHttpUri(logoUrl) ? { logoUrl } : {}),
      ...(isSenderColor(color) ? { color } : {}),
    };
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
