import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { PictureJob } from '../../../editor/media/Pictures';
import { createRunningChecks, noteRunning } from '../../../workspace/runningChecks';
import { createWaiting, describeMissing, describeRunning, isRunning } from './waiting';

const job = (step: PictureJob['step']) => ({ id: 1, name: 'bag.jpg', step }) as unknown as PictureJob;

function open(...jobs: PictureJob[]) {
  const running = createRunningChecks();
  const files = createStore<readonly PictureJob[]>(() => jobs);
  return { running, files, waiting: createWaiting({ running, jobs: files }) };
}

test('a sending waits for what is still measured, and says how far it is', () => {
  const { running, waiting } = open();
  expect(isRunning(waiting.getState())).toBe(false);
  const message = 'Still measuring what phones cut off.';
  noteRunning(running, 'clipping', { message, share: 0.4 });
  expect(isRunning(waiting.getState())).toBe(true);
  expect(describeRunning(waiting.getState())).toEqual([{ message, share: 0.4 }]);
  expect(describeMissing(waiting.getState())).toEqual([message]);
  noteRunning(running, 'clipping', undefined);
  expect(isRunning(waiting.getState())).toBe(false);
});

test('a sending waits for uploads and leaves a failed one to a person', () => {
  const { files, waiting } = open(job({ name: 'uploading', sent: 1, total: 4 }));
  expect(describeRunning(waiting.getState())).toEqual([
    { message: expect.stringMatching(/bag\.jpg.*is uploading/), share: 0.25 },
  ]);
  files.setState([job({ name: 'refused' } as PictureJob['step'])], true);
  expect(isRunning(waiting.getState())).toBe(false);
  expect(waiting.getState().failed).toHaveLength(1);
});
