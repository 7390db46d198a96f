import { sql } from 'kysely';
import type { MediaUse } from '../../../schema/media/mediaFile';
import type { Database } from '../../database/openDatabase';

/** The name of a stored file, at one place of a text. */
const FILE_NAME = /\b[0-9a-f]{64}\.[a-z0-9]{2,4}\b/y;
const DIGEST_LENGTH = 64;

/** The names of files of this server that a template's JSON holds, each once. Looks only in front of dots. */
export function findFileNames(json: string): string[] {
  const names = new Set<string>();
  for (let dot = json.indexOf('.', DIGEST_LENGTH); dot !== -1; dot = json.indexOf('.', dot + 1)) {
    FILE_NAME.lastIndex = dot - DIGEST_LENGTH;
    const [name] = FILE_NAME.exec(json) ?? [];
    if (name !== undefined) names.add(name);
  }
  return [...names];
}

/** The platform of a use by a template of the embedded platform. */
export const EMBEDDED = 'embedded';

/** At most so many uses of a file are named, the latest first. */
const MAX_NAMED = 20;

export type FileUses = { count: number; named: MediaUse[] };

/** The templates that were sent with each of some files: those of the embedded platform, and those sent to others. */
export async function findUses(
  database: Database,
  files: readonly string[],
): Promise<ReadonlyMap<string, FileUses>> {
  const uses = new Map<string, FileUses>();
  if (files.length === 0) return uses;
  const ranked = database
    .selectFrom('media_uses')
    .where('file', 'in', [...files])
    .select(['file', 'app_id', 'name', 'platform'])
    .select([
      sql<string | number>`row_number() over (partition by file order by sent_at desc, name)`.as('place'),
      sql<string | number>`count(*) over (partition by file)`.as('total'),
    ]);
  const rows = await database
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', MAX_NAMED)
    .orderBy('place')
    .execute();
  for (const { file, app_id: appId, name, platform, total } of rows) {
    const known = uses.get(file) ?? { count: Number(total), named: [] };
    known.named.push({ appId, name, platform });
    uses.set(file, known);
  }
  return uses;
}

/** Records that a template with these files is being sent to a platform. */
export async function recordUses(
  database: Database,
  files: readonly string[],
  { appId, name, platform }: MediaUse,
  now: number,
): Promise<void> {
  if (files.length === 0) return;
  const sent_at = new Date(now).toISOString();
  await database
    .insertInto('media_uses')
    .values(files.map((file) => ({ file, platform, app_id: appId, name, sent_at })))
    .onConflict((conflict) => conflict.columns(['file', 'platform', 'app_id', 'name']).doNothing())
    .execute();
}
