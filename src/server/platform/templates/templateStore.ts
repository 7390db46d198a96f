import { type StoredTemplate, MessageContent } from '../../../schema/responses/templateResponses';
import { TemplateStatus, TemplateType } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import { EMBEDDED, findFileNames, recordUses } from '../../media/files/mediaUses';

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

type NewTemplate = {
  appId: string;
  name: string;
  type: TemplateType;
  /** JSON. */
  component: string;
  status: TemplateStatus;
  createdAt: Date;
};

/**
 * Inserts a template and resolves after the commit. The table's primary key decides whether the name is
 * free, so of several simultaneous creations exactly one succeeds. The uploaded files that it shows are in use then.
 *
 * @param andStore writes more rows in the same transaction
 */
export async function insertTemplate(
  database: Database,
  template: NewTemplate,
  andStore?: (transaction: Database) => Promise<void>,
): Promise<'created' | 'name taken'> {
  const { appId, name, type, component, status, createdAt } = template;
  const files = findFileNames(component);
  const insert = async (connection: Database): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('templates')
      .values({
        app_id: appId,
        name,
        type,
        component,
        status,
        created_at: createdAt.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['app_id', 'name']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  };
  const insertAll = async (transaction: Database): Promise<boolean> => {
    if (!(await insert(transaction))) return false;
    const use = { platform: EMBEDDED, appId, name };
    await recordUses(transaction, files, use, createdAt.getTime());
    await andStore?.(transaction);
    return true;
  };
  const isAlone = andStore === undefined && files.length === 0;
  const isNew = isAlone ? await insert(database) : await database.transaction().execute(insertAll);
  return isNew ? 'created' : 'name taken';
}
