// @ts-check
/**
 * The step of the action that pushes: writes the templates of a folder into a space, with `rcs-template push`. Marks what was
 * not pushed at its file, and writes its lines to the summary. Imports only Node modules.
 */
import { appendFileSync } from 'node:fs';
import { posix } from 'node:path';
import { escapeProperty, escapeText } from './parts/annotate.mjs';
import { runTemplate } from './parts/checkFiles.mjs';

const folder = process.env['PUSH_FOLDER']?.trim() || '.';
const { status, stdout, stderr } = runTemplate(['push', '--', folder]);
process.stdout.write(stdout);
for (const line of stderr.trim().split('\n')) {
  if (line === '') continue;
  const [, file, problem = line] = /^(.+?\.json): (.+)$/.exec(line) ?? [];
  const place = file === undefined ? '' : `file=${escapeProperty(posix.join(folder, file))},`;
  console.log(`::error ${place}title=Not pushed::${escapeText(problem)}`);
}
const summary = process.env['GITHUB_STEP_SUMMARY'];
// Names of files and templates are no Markdown in an indented block.
if (summary) appendFileSync(summary, `\n### Push\n\n${(stdout + stderr).trim().replaceAll(/^/gm, '    ')}\n`);
process.exitCode = status ?? 1;
