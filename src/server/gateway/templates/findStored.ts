import { TemplateStatus } from '../../../schema/values/enums';
import { z } from '../../../schema/values/zod';
import { isNotFound } from './readability';
import { forwardReading, type TemplateGateway } from './templateGateway';

/** A template as a platform has it; the status is null if no document has it. */
const Stored = z.object({
  type: z.string(),
  component: z.unknown(),
  status: z._default(z.nullable(z.catch(z.nullable(TemplateStatus), null)), null),
});
export type StoredTemplateParts = z.infer<typeof Stored>;

/** Looks for a template at a platform: what it is, that there is none, or that the platform does not say. */
export async function findStored(
  gateway: TemplateGateway,
  appId: string,
  name: string,
): Promise<StoredTemplateParts | 'absent' | 'unreadable'> {
  if (!(await isReadable(gateway))) return 'unreadable';
  const place = {
    baseUrl: gateway.baseUrl ?? 'http://localhost',
    appId,
    below: `/${encodeURIComponent(name)}`,
  };
  const answer = await forwardReading(new Request('http://localhost/'), place, {}, gateway);
  if (await isNotFound(answer)) return 'absent';
  if (answer.status !== 200) return 'unreadable';
  const body: unknown = await answer.json().catch(() => undefined);
  return Stored.safeParse(body).data ?? 'unreadable';
}

/** Whether this server can read templates back at a platform. */
export const isReadable = async ({ authorizer, readability }: TemplateGateway): Promise<boolean> =>
  authorizer.credentials === 'server' && (await readability.find()) === 'yes';
