import type { CreateTemplatePayload } from '../../../schema/template/template';
import type { TemplateStatus } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import { isUniqueViolation } from '../../database/isUniqueViolation';

type NewTemplate = { appId: string; payload: CreateTemplatePayload; status: TemplateStatus; createdAt: Date };

/**
 * Inserts a template and resolves after the commit. The table's primary key decides whether the name is
 * free, so of several simultaneous creations exactly one succeeds.
 */
export async function insertTemplate(
  database: Database,
  template: NewTemplate,
): Promise<'created' | 'name taken'> {
  const { appId, payload, status, createdAt } = template;
  try {
    await database
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
    return 'created';
  } catch (error) {
    if (isUniqueViolation(error)) return 'name taken';
    throw error;
  }
}
