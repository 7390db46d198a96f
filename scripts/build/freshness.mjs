// @ts-check
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const stamp = join(root, 'dist/built');
const sources = [
  'src',
  'docs/element.md',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.element.config.ts',
  'scripts/build',
  'scripts/chromiumNames.mjs',
  'package-lock.json',
];

/** @param {string} path @returns {number} */
function newestBelow(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  // Removing a file changes the time of its folder.
  return Math.max(status.mtimeMs, ...readdirSync(path).map((entry) => newestBelow(join(path, entry))));
}

/** Whether `dist` is newer than everything it is built from. */
export function isBuildFresh() {
  if (!existsSync(stamp)) return false;
  return statSync(stamp).mtimeMs > Math.max(...sources.map((path) => newestBelow(join(root, path))));
}

/** Marks `dist` as built now. */
export function stampBuild() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, '');
}
