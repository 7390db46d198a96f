import { spawn } from 'node:child_process';

/** What a process printed, and its exit code. */
export type Finished = { code: number | null; output: string; remarks: string };

/** The built command line. */
export const program = 'dist/cli/rcs-template.js';

/** Runs a script of Node to its end. */
export function runProcess(
  parameters: readonly string[],
  { input = '', ...options }: { input?: string; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, options);
    const printed = { output: '', remarks: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.remarks += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...printed }));
    // A process that ends before it has read everything closes the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
