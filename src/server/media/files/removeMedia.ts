import { gatewayError } from '../../gateway/calls/gatewayError';
import type { MediaRoom } from '../store/mediaRoom';
import { findMediaRow, toMediaFile } from './mediaRows';
import { findUses } from './mediaUses';
import { publicMediaUrl } from './publicAddress';

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
  return Response.json(toMediaFile({ ...row, removed_at }, { publicUrl, uses: undefined }));
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
  return Response.json(
    toMediaFile({ ...row, removed_at: null }, { publicUrl: publicMediaUrl(request, settings), uses }),
  );
}

function inUse(name: string, count: number): Response {
  const more = count > 1 ? ` and ${count - 1} more` : '';
  return gatewayError(
    409,
    'in_use',
    `The template "${name}"${more} was sent with this file. Without it, the message would show no picture, so it stays.`,
  );
}
