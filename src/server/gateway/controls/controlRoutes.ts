import * as operations from '../../../schema/openapi/platformControls';
import { NewStatus, type MovedStatus } from '../../../schema/responses/platformControls';
import { del, get, put, type Route } from '../../access/route';
import type { Database } from '../../database/openDatabase';
import type { Settings } from '../../settings/settings';
import { emptyPlatform, setTemplateStatus } from '../../platform/templates/templateStore';
import { gatewayError } from '../calls/gatewayError';
import { readOwnBody } from '../calls/readForwardedBody';
import {
  clearScenarios,
  putScenarios,
  showScenarios,
  scenarioKinds,
  type ScenarioKind,
} from '../../platform/scenarios/handleScenarios';
import type { ScenarioQueue } from '../../platform/scenarios/scenarioQueue';

/** The addresses with which tests change the embedded platform: a template's status, and its emptying. */
export function platformRoutes(
  database: Database,
  { PLATFORM_EMPTYING }: Pick<Settings, 'PLATFORM_EMPTYING'>,
): Route[] {
  return [
    put(
      '/api/platform/templates/:appId/:name/status',
      { needs: 'control', operation: operations.moveTemplateStatus, records: 'status-set' },
      (c) => putStatus(c.req.raw, c.req.param(), database),
    ),
    del(
      '/api/platform',
      { needs: 'control', operation: operations.emptyPlatformOperation, records: 'platform-emptied' },
      async () => {
        if (PLATFORM_EMPTYING === 'off')
          return gatewayError(
            403,
            'emptying_off',
            'The settings of this server forbid emptying the platform.',
          );
        await emptyPlatform(database);
        return new Response(null, { status: 204 });
      },
    ),
  ];
}

async function putStatus(
  request: Request,
  { appId, name }: { appId: string; name: string },
  database: Database,
): Promise<Response> {
  const body = await readOwnBody(request, NewStatus);
  if (body instanceof Response) return body;
  const { status } = body;
  return (await setTemplateStatus(database, { appId, name, status }))
    ? Response.json({ name, status } satisfies MovedStatus)
    : gatewayError(404, 'not_found', 'name: there is no such template on the embedded platform');
}

/** The addresses that choose the next answers of the embedded platform, show and clear them. */
function routesOf(
  path: string,
  { set, list, clear }: operations.ScenarioOperations,
  queue: ScenarioQueue,
  kind: ScenarioKind,
): Route[] {
  const needs = 'control';
  const records = 'scenario-set';
  return [
    put(path, { needs, operation: set, records }, (c) => putScenarios(c.req.raw, queue, kind)),
    get(path, { needs, operation: list }, () => showScenarios(queue, kind)),
    del(path, { needs, operation: clear, records }, (c) => clearScenarios(c.req.raw, queue, kind)),
  ];
}

export const templateScenarioRoutes = (queue: ScenarioQueue): Route[] =>
  routesOf('/api/scenario', operations.templateScenarioOperations, queue, scenarioKinds.templates);

export const verificationScenarioRoutes = (queue: ScenarioQueue): Route[] =>
  routesOf(
    '/api/verification/scenario',
    operations.verificationScenarioOperations,
    queue,
    scenarioKinds.verifications,
  );
