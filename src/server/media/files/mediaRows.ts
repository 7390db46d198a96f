import { sql } from 'kysely';
import { MediaCrop, RemovedMetadata, type MediaFile } from '../../../schema/media/mediaFile';
import { kindInfo, FileMediaKind } from '../../../schema/media/mediaKinds';
import type { Database } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';
import type { FileUses } from './mediaUses';

export type MediaRow = Tables['media_files'];

/** Days for which the removal of a file can be undone. */
export const RESTORABLE_DAYS = 7;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored file, also one that was removed and can be restored. */
export function findMediaRow(database: Database, file: string): Promise<MediaRow | undefined> {
  return database.selectFrom('media_files').selectAll().where('file', '=', file).executeTakeFirst();
}

/**
 * Records a stored file. If it is recorded already, the later upload names its original and ends its removal.
 */
export async function saveMediaRow(database: Database, row: MediaRow): Promise<void> {
  const { made_from, crop } = row;
  await database
    .insertInto('media_files')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('file')
        .doUpdateSet({ removed_at: null, ...(made_from === null ? {} : { made_from, crop }) }),
    )
    .execute();
}

/** Bytes of all stored files, those included whose removal can be undone. */
export async function countStoredBytes(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('media_files')
    .select(sql<string | number | null>`sum(cast(bytes as bigint))`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

type Context = { publicUrl: string; uses?: FileUses | undefined };

/** A row as the page sees it. */
export function toMediaFile(row: MediaRow, { publicUrl, uses }: Context): MediaFile {
  const kind = FileMediaKind.parse(row.kind);
  const removed = row.removed_metadata === '' ? [] : row.removed_metadata.split(',');
  return {
    file: row.file,
    url: `${publicUrl}/${row.file}`,
    kind,
    contentType: kindInfo(kind).contentType,
    bytes: Number(row.bytes),
    ...(row.width === null ? {} : { width: Number(row.width) }),
    ...(row.height === null ? {} : { height: Number(row.height) }),
    name: row.name,
    uploadedAt: row.uploaded_at,
    removedMetadata: removed.map((one) => RemovedMetadata.parse(one)),
    ...(row.made_from === null ? {} : { madeFrom: row.made_from }),
    ...(row.crop === null ? {} : { crop: MediaCrop.parse(JSON.parse(row.crop)) }),
    uses: uses?.named ?? [],
    useCount: uses?.count ?? 0,
    ...(row.removed_at === null ? {} : { removedUntil: endOfRemoval(row.removed_at) }),
  };
}

const endOfRemoval = (removedAt: string) =>
  new Date(Date.parse(removedAt) + RESTORABLE_DAYS * DAY_MS).toISOString();
