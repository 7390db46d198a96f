import { type StoredTemplate, MessageContent } from '../../../schema/responses/templateResponses';
import { TemplateStatus, TemplateType } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import { EMBEDDED } from '../../media/files/mediaUses';

/** The vendor's documentation shows a text of no stated form; Google keeps undelivered messages for 30 days. */
const TTL = '2592000s';

/** The templates of an app id, oldest first. */
export async function listTemplates(database: Database, appId: string): Promise<StoredTemplate[]> {
  const rows = await selectTemplates(database, appId).orderBy('created_at').orderBy('name').execute();
  return rows.map(toStoredTemplate);
}

/** A template by its name; undefined if there is none. */
export async function findTemplate(
  database: Database,
  appId: string,
  name: string,
): Promise<StoredTemplate | undefined> {
  const row = await selectTemplates(database, appId).where('name', '=', name).executeTakeFirst();
  return row && toStoredTemplate(row);
}

const selectTemplates = (database: Database, appId: string) =>
  database
    .selectFrom('templates')
    .select(['name', 'type', 'component', 'status'])
    .where('app_id', '=', appId);

type Row = { name: string; type: string; component: string; status: string };

function toStoredTemplate({ name, type, component, status }: Row): StoredTemplate {
  return {
    component: MessageContent.parse(JSON.parse(component)),
    name,
    type: TemplateType.parse(type),
    status: TemplateStatus.parse(status),
    ttl: TTL,
  };
}

/** Sets the status of a template. False if there is no such template. */
export async function setTemplateStatus(
  database: Database,
  { appId, name, status }: { appId: string; name: string; status: TemplateStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('templates')
    .set({ status })
    .where('app_id', '=', appId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes all templates and verifications of the embedded platform, and the keys that speak of them. */
export async function emptyPlatform(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('templates').execute();
    await transaction.deleteFrom('media_uses').where('platform', '=', EMBEDDED).execute();
    await transaction.deleteFrom('verifications').execute();
    await transaction.deleteFrom('verification_details').execute();
    await transaction.deleteFrom('idempotency_keys').execute();
  });
}
