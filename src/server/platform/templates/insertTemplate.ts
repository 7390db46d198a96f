import type { CreateTemplatePayload } from '../../../schema/template/template';
import type { TemplateStatus } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import { EMBEDDED, findFileNames, recordUses } from '../../media/files/mediaUses';
import { isUniqueViolation } from '../../database/isUniqueViolation';

type NewTemplate = { appId: string; payload: CreateTemplatePayload; status: TemplateStatus; createdAt: Date };

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
  const { appId, payload, status, createdAt } = template;
  const component = JSON.stringify(payload.component);
  const files = findFileNames(component);
  const insert = async (connection: Database) => {
    await connection
      .insertInto('templates')
      .values({
        app_id: appId,
        name: payload.name,
        type: payload.type,
        component,
        status,
        created_at: createdAt.toISOString(),
      })
      .execute();
    const use = { platform: EMBEDDED, appId, name: payload.name };
    await recordUses(connection, files, use, createdAt.getTime());
  };
  try {
    if (andStore === undefined && files.length === 0) await insert(database);
    else
      await database.transaction().execute(async (transaction) => {
        await insert(transaction);
        await andStore?.(transaction);
      });
    return 'created';
  } catch (error) {
    if (isUniqueViolation(error)) return 'name taken';
    throw error;
  }
}
