import type { Hono } from 'hono';
import { z } from 'zod';
import { findIssues, formatPath } from '../../../schema/values/issues';
import { TemplateStatus } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import { emptyPlatform, setTemplateStatus } from '../../platform/templates/readTemplates';
import type { ServerEnv } from '../../request/bindings';
import { readJsonBody } from '../../request/readJsonBody';
import { gatewayError, wrongMethod } from '../calls/gatewayError';
import { mayControl, notLocal } from './mayControl';

const NewStatus = z.strictObject({ status: TemplateStatus });

/** Adds the addresses with which tests change the embedded platform: a template's status, and its emptying. */
export function addPlatformRoutes(app: Hono<ServerEnv>, database: Database): void {
  app.put('/api/platform/templates/:appId/:name/status', async (c) => {
    if (!mayControl(c.env)) return notLocal();
    const body = await readJsonBody(c.req.raw);
    if (!body.ok) return gatewayError(body.status, 'body', `body: ${body.requirement}`);
    const [issue] = findIssues(NewStatus, body.value);
    if (issue !== undefined)
      return gatewayError(400, 'body', `${formatPath(issue.path) || 'body'}: ${issue.requirement}`);
    const { status } = NewStatus.parse(body.value);
    const { appId, name } = c.req.param();
    return (await setTemplateStatus(database, { appId, name, status }))
      ? Response.json({ name, status })
      : gatewayError(404, 'not_found', 'name: there is no such template at the embedded platform');
  });
  app.all('/api/platform/templates/:appId/:name/status', () => wrongMethod('PUT'));
  app.delete('/api/platform', async (c) => {
    if (!mayControl(c.env)) return notLocal();
    await emptyPlatform(database);
    return new Response(null, { status: 204 });
  });
  app.all('/api/platform', () => wrongMethod('DELETE'));
}
