import { getMimeType } from 'hono/utils/mime';
import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPagePath, movedPages } from '../../lib/pages';
import { createFileEncoder } from './fileEncoding';

/** The document of all pages. */
const document = '/index.html';

/** Vite puts a hash of the content into these names. */
const hashedNames = /^\/(?:assets|element\/(?:fonts|parts))\//;
/** These names stay, and their content hardly ever changes: an hour late does no harm. */
const pictures = /^\/(?:favicon\.svg$|icons\/|examples\/)/;

/**
 * Answers a request for the page or one of its files; undefined if there is no such file. `tags`: markup for the head of
 * this one address, which is then neither stored nor found by search engines.
 */
export type StaticPage = (request: Request, tags?: string) => Promise<Response | undefined>;

/**
 * Serves the built page. Lists the files once and looks paths up in that list, so no spelling of a path can
 * leave the folder. The list leaves out dot-files, source maps, compressed copies and symbolic links.
 *
 * @param elementFolder the built element, for `/element/…`: a page of ours shows it
 */
export function createStaticPage(folder: string, elementFolder: string): StaticPage {
  const files = new Map([...filesIn(folder), ...filesIn(elementFolder, '/element')]);
  const serve = createFileServer();
  return async (request, tags) => {
    const { pathname, search } = new URL(request.url);
    const path = decodePath(pathname);
    const isForReading = acceptsHtml(request.headers.get('accept'));
    const moved = isForReading ? movedPages[path] : undefined;
    // Browsers keep the fragment, in which a share link has its template.
    if (moved !== undefined)
      return new Response(null, { status: 308, headers: { Location: moved + search } });
    const isPage = isForReading && isPagePath(path);
    const name = isPage ? document : path;
    const file = files.get(name);
    if (file !== undefined && isPage && tags !== undefined) return withTags(file, tags);
    if (file !== undefined) return serve(request, { name, file, status: 200 });
    // For a mistyped address the page explains in words that there is nothing.
    const page = request.headers.get('accept')?.includes('text/html') ? files.get(document) : undefined;
    return page === undefined ? undefined : serve(request, { name: document, file: page, status: 404 });
  };
}

async function withTags(file: string, tags: string): Promise<Response> {
  // A function, for a text may have signs such as `$&`, which would be replaced again.
  const page = (await readFile(file, 'utf8')).replace('</head>', () => `${tags}</head>`);
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function cacheControlOf(name: string): string {
  if (hashedNames.test(name)) return 'public, max-age=31536000, immutable';
  return pictures.test(name) ? 'public, max-age=3600' : 'no-cache';
}

/** The files of a folder by their addresses. */
const filesIn = (folder: string, address = '') =>
  listFiles(folder, '').map((path) => [address + path, join(folder, path)] as const);

function listFiles(folder: string, below: string): string[] {
  const entries = readFolder(join(folder, below));
  return entries.flatMap((entry) => {
    const path = `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || /\.(?:map|br)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Empty if the page has not been built: the server works without it. */
function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const acceptsHtml = (accept: string | null) =>
  accept === null || accept.includes('text/html') || accept.includes('*/*');

type PageFile = { name: string; file: string; status: 200 | 404 };

function createFileServer() {
  const encodeFile = createFileEncoder();
  return async (request: Request, { name, file, status }: PageFile): Promise<Response | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return undefined;
    const etag = `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    const contentType = getMimeType(name) ?? 'application/octet-stream';
    const headers = {
      'Content-Type': contentType,
      Vary: 'Accept-Encoding',
      'Cache-Control': cacheControlOf(name),
      ETag: etag,
    };
    if (status === 200 && request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers });
    const acceptEncoding = request.headers.get('accept-encoding');
    const { bytes, encoding } = await encodeFile(file, { etag, contentType, acceptEncoding });
    return new Response(bytes, {
      status,
      headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    });
  };
}
