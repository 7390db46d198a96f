// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../run.mjs';

/**
 * Builds modules that import the source, below `node_modules`, so that they find their packages.
 * @param {Record<string, string>} input modules of this folder by name
 */
export async function buildHere(input) {
  const folder = join(root, 'node_modules', `.bench-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(input).map(([name, file]) => [name, join(import.meta.dirname, file)]),
        ),
      },
    },
  });
  return {
    /** @param {string} name */
    fileOf: (name) => join(folder, `${name}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
