import { isRecord } from '../../lib/values';
import { emptyHistory, maxSteps, type History, type Step } from './history';

/** A history as it is stored: all steps in the order in which they were done, and how many are not undone. */
type KeptSteps = { steps: readonly unknown[]; done: number };

export function keptHistory({ past, future }: History): KeptSteps {
  return { steps: [...past, ...future], done: past.length };
}

function isStep(value: unknown): value is Step {
  if (!isRecord(value)) return false;
  const { label, change, typing, aside, parameters, altTexts } = value;
  if (typeof label !== 'string' || typeof typing !== 'boolean') return false;
  const isBeside = parameters !== undefined || altTexts !== undefined;
  if (change === undefined ? !isBeside : !isChange(change)) return false;
  return [aside, parameters, altTexts].every(
    (pair) => pair === undefined || (isRecord(pair) && isRecord(pair.before) && isRecord(pair.after)),
  );
}

function isChange(value: unknown): boolean {
  if (!isRecord(value) || typeof value.path !== 'string') return false;
  return !value.path.split('.').some((key) => key === '__proto__' || key === 'constructor');
}

/** The stored history, or an empty one if any step is damaged: a history never prevents opening a draft. */
export function readHistory(kept: KeptSteps | undefined): History {
  if (!kept || kept.steps.length > maxSteps) return emptyHistory;
  const steps = kept.steps.filter(isStep);
  if (steps.length !== kept.steps.length) return emptyHistory;
  return { past: steps.slice(0, kept.done), future: steps.slice(kept.done) };
}
