import type { Hono } from 'hono';
import { putScenario } from '../../platform/scenarios/putScenario';
import type { ScenarioQueue } from '../../platform/scenarios/scenarioQueue';
import type { ServerEnv } from '../../request/bindings';
import { wrongMethod } from '../calls/gatewayError';
import { mayControl, notLocal } from './mayControl';

/** Adds `PUT /api/scenario`. */
export function addScenarioRoute(app: Hono<ServerEnv>, scenarios: ScenarioQueue): void {
  app.put('/api/scenario', (c) => (mayControl(c.env) ? putScenario(c.req.raw, scenarios) : notLocal()));
  app.all('/api/scenario', () => wrongMethod('PUT'));
}
