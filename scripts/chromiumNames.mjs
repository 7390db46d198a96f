// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell comes first: the same engine without a window's own pages, for a third less processor time.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Flags of every start: no GPU, and no requests of the browser's own. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first Chromium or Chrome in the folders of a `PATH`. @param {string | undefined} path */
export function findOnPath(path) {
  const folders = (path ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}
