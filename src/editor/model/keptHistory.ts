import { isParent } from './diff';
import { emptyHistory, maxSteps, type History, type Step } from './history';

/** A history as it is kept: the steps in the order in which they were done, and how many of them are. */
type KeptSteps = { steps: readonly unknown[]; done: number };

export function keptHistory({ past, future }: History): KeptSteps {
  return { steps: [...past, ...future], done: past.length };
}

const isAside = (value: unknown) => isParent(value) && !Array.isArray(value);

function isStep(value: unknown): value is Step {
  if (!isParent(value)) return false;
  const { label, change, typing, aside } = value;
  const isWhole = typeof label === 'string' && typeof typing === 'boolean' && isParent(change);
  if (!isWhole || typeof change['path'] !== 'string') return false;
  if (change['path'].split('.').some((key) => key === '__proto__' || key === 'constructor')) return false;
  return aside === undefined || (isParent(aside) && isAside(aside['before']) && isAside(aside['after']));
}

/** The history that was kept, or an empty one where anything of it is damaged: it never hinders the opening. */
export function readHistory(kept: KeptSteps | undefined): History {
  if (!kept || kept.steps.length > maxSteps) return emptyHistory;
  const steps = kept.steps.filter(isStep);
  if (steps.length !== kept.steps.length) return emptyHistory;
  return { past: steps.slice(0, kept.done), future: steps.slice(kept.done) };
}
