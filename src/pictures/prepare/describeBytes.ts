/** "950 kB", "2.4 MB": in thousands, as the interface document counts. */
export function describeBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 999_500_000) return `${round(bytes / 1_000_000)} MB`;
  return `${round(bytes / 1_000_000_000)} GB`;
}

const round = (count: number) => (count < 9.95 ? count.toFixed(1) : Math.round(count));
