import type { Hono } from 'hono';
import { isLoopback } from '../guards/clientAddress';
import { putScenario } from '../platform/scenarios/putScenario';
import type { ScenarioQueue } from '../platform/scenarios/scenarioQueue';
import type { Bindings, ServerEnv } from '../request/bindings';
import { gatewayError, wrongMethod } from './gatewayError';

/** Adds `PUT /api/scenario`. */
export function addScenarioRoute(app: Hono<ServerEnv>, scenarios: ScenarioQueue): void {
  app.put('/api/scenario', (c) =>
    mayChooseScenario(c.req.raw, c.env)
      ? putScenario(c.req.raw, scenarios)
      : gatewayError(
          403,
          'not_local',
          'Only the page of this server and programs on this machine may choose scenarios',
        ),
  );
  app.all('/api/scenario', () => wrongMethod('PUT'));
}

/** A request with an Origin header comes from our own page: the gateway has refused all others. */
function mayChooseScenario(request: Request, { client }: Bindings): boolean {
  return request.headers.has('origin') || client === undefined || isLoopback(client);
}
