import { isLoopbackHost } from '../../lib/address/loopbackHost';
import { isPrivateHost } from '../../lib/address/privateHost';
import type { QrCode } from './qrCode';

/** Modules of a side from which a camera needs a steady hand. */
const denseCode = 110;

/** The way to use a code of a page on a host, or the reason why a phone cannot open it. */
export function codeCaption({ size }: Pick<QrCode, 'size'>, hostname: string): string {
  if (isLoopbackHost(hostname)) {
    return `A phone cannot open this code: the page runs at ${hostname}, which is this computer itself. Open the page at its network address, and share from there.`;
  }
  const network = isPrivateHost(hostname) ? ' The phone must be in the same network.' : '';
  const dense = size > denseCode ? ' The code is dense: hold the phone still, about a hand away.' : '';
  return `Scan to open the read-only view on your phone.${network}${dense}`;
}
