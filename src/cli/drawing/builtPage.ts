import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../terminal/terminal';

/** A file of the page. */
export type PageFile = { body: Buffer; contentType: string };

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

/** The built page stands beside the commands: `dist/page` beside `dist/cli`. */
function findPage(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = [join(folder, 'page'), join(folder, 'dist', 'page')].find((one) =>
      existsSync(join(one, 'index.html')),
    );
    if (found !== undefined) return found;
  }
  throw new CommandError('The page is not built, so there is nothing to draw with. Run npm run build first.');
}

/**
 * The built page by path. Paths are looked up in the list of its files, so none leads out of the folder; a path without
 * an ending is a route of the page.
 *
 * @throws {CommandError} if the page is not built.
 */
export function openBuiltPage(): (path: string) => PageFile | undefined {
  const folder = findPage();
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return (path) => {
    const file = join(folder, /\.\w+$/.test(path) ? path : 'index.html');
    if (!files.has(file)) return undefined;
    const contentType = contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return { body: readFileSync(file), contentType };
  };
}
