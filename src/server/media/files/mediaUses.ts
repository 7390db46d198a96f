import type { MediaUse } from '../../../schema/media/mediaFile';
import type { Database } from '../../database/openDatabase';

/** The names of stored files in a text. */
const FILE_NAMES = /\b[0-9a-f]{64}\.[a-z0-9]{2,4}\b/g;

/** The names of files of this server that a template's JSON holds, each once. */
export const findFileNames = (json: string): string[] => [...new Set(json.match(FILE_NAMES) ?? [])];

const EMBEDDED = 'embedded';

/** The templates that were sent with each file: those of the embedded platform, and those sent to others. */
export async function findUses(database: Database, onlyFile?: string): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>();
  const add = (file: string, use: MediaUse) => uses.set(file, [...(uses.get(file) ?? []), use]);

  const stored = await database
    .selectFrom('templates')
    .select(['app_id', 'name', 'component'])
    .where('component', 'like', `%${onlyFile ?? 'fileUrl'}%`)
    .execute();
  for (const { app_id: appId, name, component } of stored)
    for (const file of findFileNames(component)) add(file, { appId, name, platform: EMBEDDED });

  const sent = database.selectFrom('media_uses').select(['file', 'app_id', 'name', 'platform']);
  const rows = await (onlyFile === undefined ? sent : sent.where('file', '=', onlyFile)).execute();
  for (const { file, app_id: appId, name, platform } of rows) add(file, { appId, name, platform });
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
