/** Host names of this machine; a server here can be reached without a network. */
const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const healthPath = '/livez';
/** Milliseconds for a server on this machine to answer. */
const healthTimeoutMs = 2000;

// Outside a browser there is no navigator, or one without `onLine`.
const hasNetwork = () => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;

/**
 * Whether this page's server cannot be reached. Without a network only a server on this machine can be reached;
 * its health is checked by a request.
 */
export async function isOffline(): Promise<boolean> {
  if (hasNetwork()) return false;
  if (typeof location === 'undefined' || !thisMachine.test(location.hostname)) return true;
  try {
    await fetch(healthPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(healthTimeoutMs),
    });
    return false;
  } catch {
    // The network may have come back in the meantime.
    return !hasNetwork();
  }
}
