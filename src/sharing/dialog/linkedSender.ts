import { unnamedSender } from '../../library/senders/sender';
import type { Agent } from '../../preview/model/agent';
import type { DraftSender } from '../../schema/draft/sender';

/** The brand of the phones as a link carries it; undefined for a sender that nobody has named or drawn. */
export function linkedSender({ name, verified, color, logoUrl, promotes }: Agent): DraftSender | undefined {
  if (name === unnamedSender && color === undefined && logoUrl === undefined) return undefined;
  return {
    id: 'linked',
    name,
    verified,
    ...(color === undefined ? {} : { color }),
    ...(logoUrl === undefined ? {} : { logoUrl }),
    ...(promotes ? { kind: 'promotional' } : {}),
  };
}

/** Whether the logo of the phones is a file of this device, which no link carries. */
export const hasOwnLogo = ({ logoUrl }: Agent): boolean =>
  logoUrl !== undefined && !/^https?:/i.test(logoUrl);
