// @ts-check
/** `npm run check`: types, lint with the walls, format and unit tests; the quick look before a commit. */
import { codeSteps, runLanes, summarize, unitStep } from './steps.mjs';

process.exit(summarize(await runLanes(codeSteps, [unitStep])) ? 0 : 1);
