// @ts-check
/**
 * The step of the action about reviews: waits for approvals, or gives them, with `rcs-template review`. Writes its lines
 * to the summary. Imports only Node modules.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} name */
const setting = (name) => process.env[`REVIEW_${name}`]?.trim() ?? '';
const mode = setting('MODE');
const minutes = setting('MINUTES') || '60';
const reason = setting('REASON');

const wrong = [
  ...(['wait', 'approve'].includes(mode) ? [] : ['review: must be wait or approve.']),
  ...(/^\d{1,4}$/.test(minutes) ? [] : ['review-minutes: must be a whole number of at most 9999.']),
];
if (wrong.length > 0) {
  for (const problem of wrong) console.log(`::error title=Settings of the review::${problem}`);
  process.exit(1);
}

const program = fileURLToPath(new URL('../dist/cli/rcs-template.js', import.meta.url));
const options =
  mode === 'wait'
    ? ['--ask', ...(reason === '' ? [] : ['--note', reason]), '--wait', minutes]
    : ['--approve', ...(reason === '' ? [] : ['--reason', reason])];
const ran = spawnSync(process.execPath, [program, 'review', setting('FOLDER') || '.', ...options], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.stdout.write(ran.stdout);
const summary = process.env['GITHUB_STEP_SUMMARY'];
// Names of files and people are no Markdown in an indented block.
if (summary) appendFileSync(summary, `\n### Review\n\n${ran.stdout.trim().replaceAll(/^/gm, '    ')}\n`);
process.exitCode = ran.status ?? 1;
