// @ts-check
/**
 * `npm test`: browser tests, and beside them types, lint with the walls, format, unit and server tests. Closes with
 * the counts of everything. `--full` (`npm run test:full`) tries every view, state and case. Further parameters go to
 * the browser tests.
 */
import { cpus } from 'node:os';
import { browserStep, codeSteps, runLanes, serverStep, summarize, unitStep } from './steps.mjs';

/** Seconds that the processors of this machine have worked, for whatever program. */
const readBusySeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys } }) => sum + (user + nice + sys) / 1000, 0);

const startedAt = Date.now();
const busyBefore = readBusySeconds();
const parameters = process.argv.slice(2);
// The steps are processes of their own and inherit it.
if (parameters.includes('--full')) process.env['TESTS'] = 'full';
const ofBrowser = parameters.filter((one) => one !== '--full');
// Server tests often wait, so they go beside the browser; unit tests come last, and use the processors that it leaves.
const results = await runLanes([browserStep(ofBrowser)], [serverStep, ...codeSteps, unitStep]);
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
const busy = (readBusySeconds() - busyBefore).toFixed(0);
// Processors and all of their programs: a browser does not tell the time of its processes.
console.log(`\nEverything took ${minutes} minutes; the machine worked ${busy} s of processor time.`);
process.exit(summarize(results) ? 0 : 1);
