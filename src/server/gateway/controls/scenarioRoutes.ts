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
function routesOf(path: string, queue: ScenarioQueue, kind: ScenarioKind): Route[] {
  const needs = 'control';
  const records = 'scenario-set';
  return [
    route({ method: 'PUT', path, needs, records, handle: (c) => putScenarios(c.req.raw, queue, kind) }),
    route({ method: 'GET', path, needs, handle: () => showScenarios(queue, kind) }),
    route({ method: 'DELETE', path, needs, records, handle: (c) => clearScenarios(c.req.raw, queue, kind) }),
  ];
}

export const templateScenarioRoutes = (queue: ScenarioQueue): Route[] =>
  routesOf('/api/scenario', queue, templateScenarios);

export const verificationScenarioRoutes = (queue: ScenarioQueue): Route[] =>
  routesOf('/api/verification/scenario', queue, verificationScenarios);
