import { run } from '../program';
import type { ExitCode, Terminal } from '../io/terminal';

/** What a command printed, and its exit code. */
export type Ran = { code: ExitCode; output: string; remarks: string };

/** Runs a command line in this process. */
export async function runCommand(
  parameters: readonly string[],
  { input = '', environment = {} }: { input?: string; environment?: Terminal['environment'] } = {},
): Promise<Ran> {
  const output: string[] = [];
  const remarks: string[] = [];
  const code = await run(parameters, {
    write: (text) => void output.push(text),
    remark: (text) => void remarks.push(text),
    async readInput(max) {
      const bytes = new TextEncoder().encode(input);
      return bytes.length > max ? undefined : bytes;
    },
    environment,
    isScreen: false,
  });
  return { code, output: output.join(''), remarks: remarks.join('') };
}
