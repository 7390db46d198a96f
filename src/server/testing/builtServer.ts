import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds the server, with a page of one file beside it, below `node_modules`, so that it finds its packages. */
export async function buildServer() {
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.server-test-'));
  const outDir = join(folder, 'server');
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'error',
    environments: { ssr: { build: { outDir, emptyOutDir: true } } },
  });
  const { ssr } = builder.environments;
  if (ssr === undefined) throw new Error('The build has no environment for the server.');
  await builder.build(ssr);
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>PAGE');
  return { main: join(outDir, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the built server with these settings only; resolves once it has printed its address or ended. */
export async function startBuiltServer(main: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { PORT: '0', ...environment } });
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
