import { rmSync } from 'node:fs';
import { buildFolder } from './builtServer';

/** Removes the build of a test run at its end. */
export function setup(): () => void {
  return () => rmSync(buildFolder(process.pid), { recursive: true, force: true });
}
