// @ts-check
/** `npm run check`: types, lint, format and unit tests; the quick look before a commit. */
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { codeSteps } from './steps.mjs';

const outcomes = [];
for (const step of codeSteps) outcomes.push({ name: step.name, passed: await step.run() });
const unit = await run(process.execPath, [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project=unit',
  '--reporter=dot',
]);
outcomes.push({ name: 'unit tests', passed: unit });
for (const { name, passed } of outcomes) console.log(`${passed ? '✓' : '✗'} ${name}`);
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1);
