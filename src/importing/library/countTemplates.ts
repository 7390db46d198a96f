import { formatNumber } from '../../schema/values/text';

/** "1 template", "1,000 templates". */
export function countTemplates(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'template' : 'templates'}`;
}
