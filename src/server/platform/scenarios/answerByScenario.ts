import { setTimeout } from 'node:timers/promises';
import type { Bindings } from '../../request/bindings';
import { dropConnection } from '../../request/dropConnection';
import type { Proceeding } from './scenario';
import type { TakenScenario } from './scenarioQueue';

/**
 * Answers a request by the scenario that waited for it, or by the usual work. An entry whose work was refused, for
 * instance for a wrong body, did not answer and waits again.
 */
export async function answerByScenario(
  taken: TakenScenario | undefined,
  bindings: Bindings,
  work: (proceeding: Proceeding | undefined) => Promise<Response>,
): Promise<Response> {
  if (taken === undefined) return work(undefined);
  const { scenario, release } = taken;
  if (scenario.kind !== 'proceed') {
    release(true);
    return scenario.kind === 'drop' ? dropConnection(bindings) : scenario.answer();
  }
  let succeeded = false;
  try {
    if (scenario.delayMs !== undefined) await setTimeout(scenario.delayMs);
    const answer = await work(scenario);
    succeeded = answer.ok;
    if (!succeeded) return answer;
    if (scenario.dropAfterCommit === true) return dropConnection(bindings);
    return scenario.rewrite ? await scenario.rewrite(answer) : answer;
  } finally {
    release(succeeded);
  }
}
