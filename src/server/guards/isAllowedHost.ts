/**
 * Whether a Host header is one of ours. Without this check a page of a foreign name that resolves to this
 * machine could talk to the server (DNS rebinding). An entry without a port stands for each port.
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const match = /^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/.exec(host);
  const name = match?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return allowed.some((entry) => entry.toLowerCase() === name || entry.toLowerCase() === host.toLowerCase());
}
