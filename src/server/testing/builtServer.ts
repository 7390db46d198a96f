import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isBuildFresh } from '../../../scripts/build/freshness.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const POLL_MS = 50;

/** The build of one test run. The files of a run are processes of one parent. */
export const buildFolder = (runId: number) => join(ROOT, 'node_modules', `.server-test-${runId}`);

/**
 * Takes the built server, or builds it, below `node_modules`, so that it finds its packages, with a page of one file
 * beside it. All test files of a run share one build; `removeBuild.ts` removes it after the run.
 */
export async function buildServer() {
  const folder = buildFolder(process.ppid);
  const main = join(folder, 'server', 'main.js');
  const done = join(folder, 'page', 'index.html');
  if (mkdirSync(folder, { recursive: true }) === undefined) {
    while (!existsSync(done)) await setTimeout(POLL_MS);
    return main;
  }
  if (isBuildFresh()) cpSync(join(ROOT, 'dist', 'server'), join(folder, 'server'), { recursive: true });
  else await build(join(folder, 'server'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(done, '<!doctype html>PAGE');
  return main;
}

/** For tests that run without `scripts/prepare.mjs`. */
async function build(outDir: string): Promise<void> {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'error',
    environments: { ssr: { build: { outDir, emptyOutDir: true } } },
  });
  const { ssr } = builder.environments;
  if (ssr === undefined) throw new Error('The build has no environment for the server.');
  await builder.build(ssr);
}

/**
 * Starts the built server with these settings only; resolves once it has printed its address or ended.
 *
 * @param maxFileBytes the length at which a file cannot grow any more, as on a full disk
 */
export async function startBuiltServer(
  main: string,
  environment: Record<string, string>,
  maxFileBytes?: number,
) {
  const env = { PORT: '0', ...environment };
  const child =
    maxFileBytes === undefined
      ? spawn(process.execPath, [main], { env })
      : spawn('sh', ['-c', `ulimit -f ${maxFileBytes / 512}; exec "$0" "$1"`, process.execPath, main], {
          env,
        });
  let output = '';
  const exit = once(child, 'exit');
  const address = await new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^RCS Template Builder: (http:\S+)$/m.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => resolve(''));
  });
  return {
    /** Empty if the server has ended instead of listening. */
    address,
    output: () => output,
    /** The id of its process. */
    pid: child.pid ?? 0,
    /** Closes the readers of the server's output, as a log collector that has ended. */
    stopReading() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    /** Sends a signal and waits for the end; resolves to the exit code, or to null if the signal ended it. */
    async stop(signal: NodeJS.Signals): Promise<unknown> {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}
export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>;
