/** "950 kB", "2.4 MB": in thousands, as the interface document counts. */
export function describeBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  const millions = bytes / 1_000_000;
  return `${millions < 9.95 ? millions.toFixed(1) : Math.round(millions)} MB`;
}
