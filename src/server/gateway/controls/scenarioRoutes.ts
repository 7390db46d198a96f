import * as operations from '../../../schema/openapi/platformControls';
import type { ScenarioOperations } from '../../../schema/openapi/platformControls';
import { route, type Route } from '../../access/route';
import {
  clearScenarios,
  putScenarios,
  showScenarios,
  templateScenarios,
  verificationScenarios,
  type ScenarioKind,
} from '../../platform/scenarios/handleScenarios';
import type { ScenarioQueue } from '../../platform/scenarios/scenarioQueue';

/** The addresses that choose the next answers of the embedded platform, show and clear them. */
function routesOf(
  path: string,
  { set, list, clear }: ScenarioOperations,
  queue: ScenarioQueue,
  kind: ScenarioKind,
): Route[] {
  const needs = 'control';
  const records = 'scenario-set';
  return [
    route({
      method: 'PUT',
      path,
      needs,
      records,
      operation: set,
      handle: (c) => putScenarios(c.req.raw, queue, kind),
    }),
    route({
      method: 'GET',
      path,
      needs,
      operation: list,
      handle: () => showScenarios(queue, kind),
    }),
    route({
      method: 'DELETE',
      path,
      needs,
      records,
      operation: clear,
      handle: (c) => clearScenarios(c.req.raw, queue, kind),
    }),
  ];
}

export const templateScenarioRoutes = (queue: ScenarioQueue): Route[] =>
  routesOf('/api/scenario', operations.templateScenarios, queue, templateScenarios);

export const verificationScenarioRoutes = (queue: ScenarioQueue): Route[] =>
  routesOf('/api/verification/scenario', operations.verificationScenarios, queue, verificationScenarios);
