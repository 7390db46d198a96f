import type { TemplateStatus } from '../../../schema/values/enums';
import type { VerificationStatus } from '../../../schema/verification/verification';
import { setTimeout } from 'node:timers/promises';
import { type Bindings, dropConnection } from '../../request/bindings';

/** A scenario for one request. */
export type TakenScenario = {
  scenario: Scenario;
  /** Ends the hold. An entry that did not answer this request waits again in its place. */
  release: (answered: boolean) => void;
};

/** Replaces the usual outcome of a creation or of a start of a verification. */
export type Scenario = Proceeding | { kind: 'answer'; answer: () => Response } | { kind: 'drop' };

/** The request is carried out, with differences. */
export type Proceeding = {
  kind: 'proceed';
  delayMs?: number;
  dropAfterCommit?: boolean;
  /** The success that is answered in place of the usual one. */
  rewrite?: (answer: Response) => Response | Promise<Response>;
  /** Of a new template. */
  status?: TemplateStatus;
  /** Ends a verification as soon as it was started. */
  outcome?: { status: Exclude<VerificationStatus['status'], 'PENDING'>; reason?: string };
};

export const answerWith = (answer: () => Response): Scenario => ({ kind: 'answer', answer });

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
