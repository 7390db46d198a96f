import type { CreateTemplatePayload } from '../../../schema/template/template';
import type { TemplateStatus } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import { isUniqueViolation } from '../../database/isUniqueViolation';

type NewTemplate = { appId: string; payload: CreateTemplatePayload; status: TemplateStatus; createdAt: Date };

/**
 * Inserts a template and resolves after the commit. The table's primary key decides whether the name is
 * free, so of several simultaneous creations exactly one succeeds.
 *
 * @param andStore writes more rows in the same transaction
 */
export async function insertTemplate(
  database: Database,
  template: NewTemplate,
  andStore?: (transaction: Database) => Promise<void>,
): Promise<'created' | 'name taken'> {
  const { appId, payload, status, createdAt } = template;
  const insert = (connection: Database) =>
    connection
      .insertInto('templates')
      .values({
        app_id: appId,
        name: payload.name,
        type: payload.type,
        component: JSON.stringify(payload.component),
        status,
        created_at: createdAt.toISOString(),
      })
      .execute();
  try {
    if (andStore === undefined) await insert(database);
    else
      await database.transaction().execute(async (transaction) => {
        await insert(transaction);
        await andStore(transaction);
      });
    return 'created';
  } catch (error) {
    if (isUniqueViolation(error)) return 'name taken';
    throw error;
  }
}
