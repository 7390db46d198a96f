import { route, type Route } from '../../access/route';
import { putScenario } from '../../platform/scenarios/putScenario';
import type { ScenarioQueue } from '../../platform/scenarios/scenarioQueue';

/** The address that chooses the next answers of the embedded platform. */
export function scenarioRoutes(scenarios: ScenarioQueue): Route[] {
  return [
    route({
      method: 'PUT',
      path: '/api/scenario',
      needs: 'control',
      records: 'scenario-set',
      handle: (c) => putScenario(c.req.raw, scenarios),
    }),
  ];
}
