import type { MediaRoom } from '../store/mediaStore';
import type { UploadFolder } from './partStore';
import { refusals } from './uploadDetails';

/** Uploads that may be unfinished at once: of one person, and of all. */
const MAX_OF_ONE = 20;
const MAX_OF_ALL = 200;

/** An upload is idle when no byte has come for so long; it gives its place to another one. */
const IDLE_MS = 10 * 60 * 1000;

/**
 * Finds a place for one more upload in parts, if need be that of the one that has been idle for longest.
 *
 * @returns the bytes that the other unfinished uploads have announced, or have taken without a row
 * @throws {UploadRefusal} if there is no place
 */
export async function takeUploadPlace(
  { database }: MediaRoom,
  folder: UploadFolder,
  owner: string,
): Promise<number> {
  const rows = await database
    .selectFrom('media_uploads')
    .where('result', 'is', null)
    .select(['id', 'owner', 'bytes'])
    .execute();
  const own = rows.filter((row) => row.owner === owner);
  const crowd = own.length >= MAX_OF_ONE ? own : rows.length >= MAX_OF_ALL ? rows : [];
  const ages = await Promise.all(
    crowd.map(async (row) => ({ row, at: (await folder.lastByteAt(row.id)) ?? 0 })),
  );
  const [oldest] = ages.toSorted((a, b) => a.at - b.at);
  const isIdle = oldest !== undefined && oldest.at < Date.now() - IDLE_MS;
  if (oldest && !isIdle) throw own.length >= MAX_OF_ONE ? refusals.tooManyOfOne() : refusals.busy();
  const gone = oldest?.row.id;
  if (gone !== undefined) {
    await database.deleteFrom('media_uploads').where('id', '=', gone).where('result', 'is', null).execute();
    await folder.remove(gone);
  }
  const left = rows.filter(({ id }) => id !== gone);
  const announced = left.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  return announced + (await folder.countOthers(new Set(left.map(({ id }) => id))));
}
