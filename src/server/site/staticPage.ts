import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from './contentTypes';
import { encodedFile } from './encodedFile';

/** The page's own routes; each is the same document. */
const routes = /^\/$|^\/templates\/[^/]+(?:\/versions)?$|^\/(?:gallery|preview|verify|connection)$/;

/** Vite puts a hash of the content into these names. */
const hashed = /^\/assets\//;

/** Answers a request for the page or one of its files; undefined when there is none. */
export type StaticPage = (request: Request) => Promise<Response | undefined>;

/**
 * Serves the built page. The files are listed once at the start and a path is only looked up in that list,
 * so no spelling of a path can leave the folder; dot-files, source maps and links are not in it.
 */
export function createStaticPage(folder: string): StaticPage {
  const files = new Map(listFiles(folder, '').map((path) => [path, join(folder, path)]));
  return async (request) => {
    const path = decodePath(new URL(request.url).pathname);
    const isRoute = routes.test(path) && acceptsHtml(request.headers.get('accept'));
    const name = isRoute ? '/index.html' : path;
    const file = files.get(name);
    if (file !== undefined) return serve(request, name, file, 200);
    // A person who mistyped an address gets the page, which says so in words.
    const page = request.headers.get('accept')?.includes('text/html') ? files.get('/index.html') : undefined;
    return page === undefined ? undefined : serve(request, '/index.html', page, 404);
  };
}

function listFiles(folder: string, below: string): string[] {
  const entries = readFolder(join(folder, below));
  return entries.flatMap((entry) => {
    const path = `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name.endsWith('.map')) return [];
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Empty where the page has not been built: the server is of use without it. */
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

async function serve(
  request: Request,
  name: string,
  file: string,
  status: 200 | 404,
): Promise<Response | undefined> {
  const known = await stat(file).catch(() => undefined);
  if (known === undefined) return undefined;
  const etag = `W/"${known.size.toString(36)}-${known.mtimeMs.toString(36)}"`;
  const contentType = contentTypeOf(name);
  const headers = {
    'Content-Type': contentType,
    Vary: 'Accept-Encoding',
    'Cache-Control': hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
  };
  if (status === 200 && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const acceptEncoding = request.headers.get('accept-encoding');
  const { bytes, encoding } = await encodedFile(file, { etag, contentType, acceptEncoding });
  return new Response(new Uint8Array(bytes), {
    status,
    headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
  });
}
