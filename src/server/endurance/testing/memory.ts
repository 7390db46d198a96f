import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const MEGABYTE = 1_000_000;

const KIBIBYTE = 1024;

/** Bytes of memory that a process has now, as the system counts them. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * KIBIBYTE;

/**
 * Measures the most memory that a process has had since now. Linux counts it exactly; elsewhere it is looked at ten times
 * a second.
 */
export function watchPeak(pid: number): { now: number; end: () => number } {
  const now = memoryOf(pid);
  const counter = `/proc/${pid}/clear_refs`;
  if (existsSync(counter)) {
    // Sets the counter of the peak back to what the process has now.
    writeFileSync(counter, '5');
    return {
      now,
      end: () =>
        Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KIBIBYTE,
    };
  }
  let peak = now;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 100);
  return {
    now,
    end() {
      clearInterval(timer);
      return peak;
    },
  };
}
