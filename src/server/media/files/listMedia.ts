import type { MediaList } from '../../../schema/media/mediaFile';
import type { MediaRoom } from '../store/mediaRoom';
import { countStoredBytes, toMediaFile, type MediaRow } from './mediaRows';
import { findUses } from './mediaUses';
import { publicMediaUrl } from './publicAddress';

const MAX_FILES = 1000;
const MEGABYTE = 1_000_000;

/** Handles `GET /api/media`: the stored files, newest first. `?after=` continues a list. */
export async function listMedia(request: Request, { database, settings }: MediaRoom): Promise<Response> {
  const after = new URL(request.url).searchParams.get('after');
  const rows = await selectFiles({ database }, after);
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

function selectFiles({ database }: Pick<MediaRoom, 'database'>, after: string | null): Promise<MediaRow[]> {
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
