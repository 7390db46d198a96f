// @ts-check
import { join } from 'node:path';
import { root, run } from './run.mjs';

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
const node = process.execPath;

/** The checks that read the code, each by name. */
export const codeSteps = [
  { name: 'types', run: () => run(node, [bin('typescript/bin/tsc'), '-p', '.', '--noEmit']) },
  {
    name: 'types of schema, without DOM',
    run: () => run(node, [bin('typescript/bin/tsc'), '-p', 'src/schema', '--noEmit']),
  },
  {
    name: 'lint and walls',
    run: () => run(node, [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  },
  { name: 'format', run: () => run(node, [bin('oxfmt/bin/oxfmt'), '--check']) },
];
