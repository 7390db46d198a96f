/**
 * Whether a Host header names this server. Prevents DNS rebinding, where a foreign page calls the server by
 * a name of its own that resolves to this machine. An entry without a port allows every port.
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const match = /^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/.exec(host);
  const name = match?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return allowed.some((entry) => entry.toLowerCase() === name || entry.toLowerCase() === host.toLowerCase());
}
