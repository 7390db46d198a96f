/** The host of an address without `www.`, as previews of a link name it. */
export function linkHost(address: string): string {
  const [host = address] = address.replace(/^https?:\/\//i, '').split(/[/?#]/, 1);
  return host.replace(/^www\./i, '');
}
