import { formatNumber } from '../../schema/values/text';

/** "1 file", "2 files". */
export function countOf(count: number, name: string): string {
  return `${formatNumber(count)} ${name}${count === 1 ? '' : 's'}`;
}
