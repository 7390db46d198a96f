// @ts-check
/**
 * `npm test`: the usual way of each task in the browser, and beside it types, lint with the walls, format, unit tests and
 * the server tests that are not slow. `--all` (`npm run test:all`) runs every test, and `--full` (`npm run test:full`) every
 * test with every view, state and case. Closes with the counts of everything. Further parameters go to the browser tests.
 */
import { browserStep, codeSteps, runLanes, serverStep, summarize, unitStep } from './steps.mjs';

const startedAt = Date.now();
const parameters = process.argv.slice(2);
// The steps are processes of their own and inherit it.
if (parameters.includes('--full')) process.env['TESTS'] = 'full';
const ofBrowser = parameters.filter((one) => one !== '--full' && one !== '--all');
const isWhole = parameters.some((one) => one === '--full' || one === '--all');
// Server tests often wait, so they go beside the browser; unit tests come last, and use the processors that it leaves.
const results = await runLanes(
  [browserStep(isWhole, ofBrowser)],
  [serverStep(isWhole), ...codeSteps, unitStep],
);
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(`\nEverything took ${minutes} minutes.`);
process.exit(summarize(results) ? 0 : 1);
