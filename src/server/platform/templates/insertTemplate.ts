import type { TemplateStatus, TemplateType } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import { EMBEDDED, findFileNames, recordUses } from '../../media/files/mediaUses';

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
