// @ts-check
/**
 * `npm test`: browser tests, and beside them types, lint with the walls, format, unit and server tests. Closes with
 * the counts of everything. `--full` (`npm run test:full`) tries every view, state and case. Further parameters go to
 * the browser tests.
 */
import { browserStep, codeSteps, runLanes, serverStep, summarize, unitStep } from './steps.mjs';

const startedAt = Date.now();
const parameters = process.argv.slice(2);
// The steps are processes of their own and inherit it.
if (parameters.includes('--full')) process.env['TESTS'] = 'full';
const ofBrowser = parameters.filter((one) => one !== '--full');
const results = await runLanes([browserStep(ofBrowser)], [...codeSteps, unitStep, serverStep]);
console.log(`\nEverything took ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
process.exit(summarize(results) ? 0 : 1);
