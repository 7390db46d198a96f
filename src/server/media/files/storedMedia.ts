import type { MediaList } from '../../../schema/media/mediaFile';
import type { Database } from '../../database/openDatabase';
import type { MediaRoom } from '../store/mediaStore';
import { countStoredBytes, toMediaFile, type MediaRow, findMediaRow } from './mediaRows';
import { findUses } from './mediaUses';
import { publicMediaUrl } from './publicAddress';
import { gatewayError } from '../../gateway/calls/gatewayError';

const MAX_FILES = 1000;
export const MEGABYTE = 1_000_000;

/** Handles `GET /api/media`: the stored files, newest first. `?after=` continues a list. */
export async function listMedia(request: Request, { database, settings }: MediaRoom): Promise<Response> {
  const after = new URL(request.url).searchParams.get('after');
  const rows = await selectFiles(database, after);
  const removed = await database
    .selectFrom('media_files')
    .selectAll()
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .limit(MAX_FILES)
    .execute();
  const publicUrl = publicMediaUrl(request, settings);
  const files = rows.slice(0, MAX_FILES);
  const uses = await findUses(
    database,
    [...files, ...removed].map(({ file }) => file),
  );
  const show = (row: MediaRow) => toMediaFile(row, { publicUrl, uses: uses.get(row.file) });
  const last = rows.length > MAX_FILES ? files.at(-1) : undefined;
  const list: MediaList = {
    files: files.map(show),
    removed: after === null ? removed.map(show) : [],
    usedBytes: await countStoredBytes(database),
    spaceBytes: settings.MEDIA_SPACE_MB * MEGABYTE,
    ...(last ? { next: `${last.uploaded_at}~${last.file}` } : {}),
  };
  return Response.json(list);
}

function selectFiles(database: Database, after: string | null): Promise<MediaRow[]> {
  const files = database
    .selectFrom('media_files')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('file', 'desc')
    .limit(MAX_FILES + 1);
  if (after === null) return files.execute();
  const [time = '', file = ''] = after.split('~');
  return files
    .where((is) =>
      is.or([is('uploaded_at', '<', time), is.and([is('uploaded_at', '=', time), is('file', '<', file)])]),
    )
    .execute();
}

const noSuchFile = () => gatewayError(404, 'not_found', 'file: there is no such file on this server');

/**
 * Handles `DELETE /api/media/<file>`. Refuses a file that a sent template shows. The content stays for a week, in which
 * the removal can be undone.
 */
export async function removeMedia(
  request: Request,
  file: string,
  { database, settings, now, log }: MediaRoom,
): Promise<Response> {
  const row = await findMediaRow(database, file);
  if (row === undefined || row.removed_at !== null) return noSuchFile();
  const uses = (await findUses(database, [file])).get(file);
  const [use] = uses?.named ?? [];
  if (uses && use) return inUse(use.name, uses.count);
  const removed_at = new Date(now()).toISOString();
  await database.updateTable('media_files').set({ removed_at }).where('file', '=', file).execute();
  log('media-removed', { file });
  const publicUrl = publicMediaUrl(request, settings);
  return Response.json(toMediaFile({ ...row, removed_at }, { publicUrl }));
}

/** Handles `POST /api/media/<file>/restore`: undoes a removal. */
export async function restoreMedia(
  request: Request,
  file: string,
  { database, settings, log }: MediaRoom,
): Promise<Response> {
  const row = await findMediaRow(database, file);
  if (row === undefined) return noSuchFile();
  await database.updateTable('media_files').set({ removed_at: null }).where('file', '=', file).execute();
  log('media-restored', { file });
  const uses = (await findUses(database, [file])).get(file);
  const publicUrl = publicMediaUrl(request, settings);
  return Response.json(toMediaFile({ ...row, removed_at: null }, { publicUrl, uses }));
}

function inUse(name: string, count: number): Response {
  const more = count > 1 ? ` and ${count - 1} more` : '';
  return gatewayError(
    409,
    'in_use',
    `This file cannot be removed: the sent template "${name}"${more} uses it.`,
  );
}
