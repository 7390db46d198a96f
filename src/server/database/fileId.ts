import { statSync } from 'node:fs';

/** Tells a file from another one that has taken its name; undefined if there is none. */
export function fileId(file: string): string | undefined {
  const known = statSync(file, { throwIfNoEntry: false });
  return known && `${known.dev} ${known.ino}`;
}
