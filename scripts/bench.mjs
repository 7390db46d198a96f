// @ts-check
/** Runs `scripts/bench/main.ts`, or the file of the first parameter: Node 20 does not run TypeScript, Vite does. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

const file = process.argv[2]?.endsWith('.ts') ? process.argv[2] : 'scripts/bench/main.ts';
await runnerImport(join(root, file), { root, configFile: false, logLevel: 'error' });
