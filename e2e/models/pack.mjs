// @ts-check
/** Compiles the models for `npm pack`; with `clean` it removes what it wrote. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('dist'), { recursive: true, force: true });
if (process.argv[2] !== 'clean') {
  const compiler = here('../../node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', here('tsconfig.json')], { stdio: 'inherit' });
  // The sources are ES modules to Playwright. CommonJS needs no file endings in imports, and every resolver reads it.
  writeFileSync(here('dist/package.json'), '{ "type": "commonjs" }\n');
}
