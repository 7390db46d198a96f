/** Names of this machine: a server here is reached without any network. */
const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const ALIVE = '/healthz';
/** Milliseconds in which a server on this machine answers, if it is there. */
const SOON = 2000;

// Programs outside a browser have no navigator, or one that knows nothing of the network.
const hasNetwork = () => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;

/**
 * Whether nothing can leave for the server of this page. A browser without a network says so by itself; a
 * server on the same machine is asked, as it may well be there.
 */
export async function isOffline(): Promise<boolean> {
  if (hasNetwork()) return false;
  if (typeof location === 'undefined' || !thisMachine.test(location.hostname)) return true;
  try {
    await fetch(ALIVE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(SOON) });
    return false;
  } catch {
    // The network may have come back while the server was asked.
    return !hasNetwork();
  }
}
