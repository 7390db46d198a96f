import type { PictureJob } from '../../../editor/media/Pictures';
import { computedStore, type ReadonlyStore } from '../../../lib/store';
import { isolate } from '../../../lib/text/isolate';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import type { RunningCheck } from '../../../workspace/runningChecks';

/** What a sending waits for. */
export type Waiting = {
  /** Files that are not on their cards yet. */
  uploads: readonly PictureJob[];
  /** Files that a person chose and that could not be uploaded. */
  failed: readonly PictureJob[];
  checks: readonly RunningCheck[];
};

type Sources = { running: OpenedTemplate['running']; jobs: ReadonlyStore<readonly PictureJob[]> };

/** What a sending of an open draft waits for now. */
export function createWaiting({ running, jobs }: Sources): ReadonlyStore<Waiting> {
  let last: { checks: unknown; jobs: unknown; waiting: Waiting } | undefined;
  function read(): Waiting {
    const [checks, files] = [running.getState(), jobs.getState()];
    // Readers compare by identity.
    if (last?.checks !== checks || last.jobs !== files)
      last = {
        checks,
        jobs: files,
        waiting: {
          uploads: files.filter(({ step }) => step.name !== 'refused'),
          failed: files.filter(({ step }) => step.name === 'refused'),
          checks: [...checks.values()],
        },
      };
    return last.waiting;
  }
  return computedStore(read, running, jobs);
}

/** Whether something is still running. A failed file is not: a person decides about it. */
export const isRunning = ({ uploads, checks }: Waiting): boolean => uploads.length + checks.length > 0;

/** What still runs, a line each. */
export const describeRunning = ({ uploads, checks }: Waiting): RunningCheck[] => [
  ...uploads.map(({ name, step }) => ({
    message: `“${isolate(name)}” is uploading.`,
    ...(step.name === 'uploading' && step.total > 0 ? { share: step.sent / step.total } : {}),
  })),
  ...checks,
];

/** What a sending that does not wait goes without, in sentences. */
export const describeMissing = ({ uploads, checks }: Waiting): string[] => [
  ...uploads.map(({ name }) => `“${isolate(name)}” will be missing.`),
  ...checks.map(({ message }) => message),
];
