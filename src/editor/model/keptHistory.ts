import { isRecord } from '../../lib/isRecord';
import { emptyHistory, maxSteps, type History, type Step } from './history';

/** A history as it is stored: all steps in the order in which they were done, and how many are not undone. */
type KeptSteps = { steps: readonly unknown[]; done: number };

export function keptHistory({ past, future }: History): KeptSteps {
  return { steps: [...past, ...future], done: past.length };
}

function isStep(value: unknown): value is Step {
  if (!isRecord(value)) return false;
  const { label, change, typing, aside } = value;
  const isWhole = typeof label === 'string' && typeof typing === 'boolean' && isRecord(change);
  if (!isWhole || typeof change['path'] !== 'string') return false;
  if (change['path'].split('.').some((key) => key === '__proto__' || key === 'constructor')) return false;
  return aside === undefined || (isRecord(aside) && isRecord(aside['before']) && isRecord(aside['after']));
}

/** The stored history, or an empty one if any step is damaged: a history never prevents opening a draft. */
export function readHistory(kept: KeptSteps | undefined): History {
  if (!kept || kept.steps.length > maxSteps) return emptyHistory;
  const steps = kept.steps.filter(isStep);
  if (steps.length !== kept.steps.length) return emptyHistory;
  return { past: steps.slice(0, kept.done), future: steps.slice(kept.done) };
}
