import { formatPath } from '../../schema/values/issues';

/** The words of a refusal without the path before them, for a place that names the field already. */
export function withoutPath(message: string, path: readonly (string | number)[]): string {
  const start = `${formatPath(path)}:`;
  const words = message.startsWith(start) ? message.slice(start.length).trim() : '';
  return words === '' ? message : words;
}
