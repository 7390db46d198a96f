import { kindOfTarget } from './buttonTarget';
import { buttonOf, type ColumnKey } from './tableColumns';

/** Whether an address would be a link with https:// before it. */
export const lacksHttps = (text: string) =>
  kindOfTarget(text) === 'openUrlAction' && !/^[a-z][a-z\d+.-]*:/i.test(text);

/** The text that a person most likely meant; undefined if there is nothing to offer. */
export function cellOffer(key: ColumnKey, text: string): string | undefined {
  if (key !== 'picture' && buttonOf(key)?.part !== 'target') return undefined;
  if (lacksHttps(text)) return `https://${text}`;
  // Signs between digits mean nothing where the country is there.
  const digits = text.replace(/^tel:/i, '').replaceAll(/[\s().-]/g, '');
  return key !== 'picture' && digits !== text && /^\+[1-9]\d{4,14}$/.test(digits) ? digits : undefined;
}
