// @ts-check
/**
 * `npm test`: browser tests, and beside them types, lint with the walls, format, unit and server tests. Closes with
 * the counts of everything. Further parameters go to the browser tests.
 */
import { browserStep, codeSteps, runLanes, serverStep, summarize, unitStep } from './steps.mjs';

const startedAt = Date.now();
const results = await runLanes([browserStep(process.argv.slice(2))], [...codeSteps, unitStep, serverStep]);
console.log(`\nEverything took ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
process.exit(summarize(results) ? 0 : 1);
