// @ts-check
/**
 * The script of the action: checks the templates of a repository, draws the changed ones before and after, and writes
 * annotations, a summary, SARIF and a page with the drawings. Imports only Node modules.
 */
import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles } from './parts/checkFiles.mjs';
import { annotate, escapeText } from './parts/annotate.mjs';
import { findChanges, listTemplates } from './parts/changes.mjs';
import { drawChanges } from './parts/drawChanges.mjs';
import { writeSummary } from './parts/summary.mjs';

/** @param {string} name */
const setting = (name) => process.env[`TEMPLATE_${name}`]?.trim() ?? '';
const temporary = process.env['RUNNER_TEMP'] ?? '.';
mkdirSync(temporary, { recursive: true });
const folder = mkdtempSync(join(temporary, 'rcs-templates-'));

/** Writes to a file that the runner names, or nowhere. @param {string} name @param {string} text */
function append(name, text) {
  const file = process.env[name];
  if (file) appendFileSync(file, text);
}

const allowed = setting('MAX_WARNINGS');
const textLimit = setting('TEXT_LIMIT') || '3072';
const wrong = [
  ...(/^\d{0,6}$/.test(allowed)
    ? []
    : [`max-warnings: “${allowed}” is not a whole number. Leave it out to allow any number of warnings.`]),
  ...(['2500', '3072'].includes(textLimit) ? [] : [`text-limit: “${textLimit}” is not 2500 or 3072.`]),
];
if (wrong.length > 0) {
  for (const problem of wrong) console.log(`::error title=Settings of the check::${escapeText(problem)}`);
  process.exit(1);
}

const files = listTemplates(setting('FILES') || '**/*.rcs-template.json');
if (files.length === 0) {
  console.log('No templates to check.');
  append('GITHUB_STEP_SUMMARY', '### RCS templates\n\nNo templates to check.\n');
  process.exit(0);
}
const sarif = join(folder, 'rcs-templates.sarif');
const report = checkFiles(files, { textLimit, sarif });
for (const line of annotate(report)) console.log(line);

const base = setting('BASE');
const changes = findChanges(base, files, setting('FILES') || '**/*.rcs-template.json');
if (changes === undefined)
  console.log(
    `::warning title=No comparison::The base “${escapeText(base)}” is not in this repository and cannot be fetched, so nothing is compared. Check the input base, and that the checkout may fetch.`,
  );
const isDrawn = setting('DRAW') !== 'false' && changes !== undefined && changes.length > 0;
const drawings = isDrawn
  ? drawChanges(changes, { folder, textLimit, loadsPictures: setting('PICTURES') === 'true' })
  : undefined;
append('GITHUB_STEP_SUMMARY', writeSummary(report, changes ?? [], drawings));

const { error, warning, unreadable } = report.counts;
append('GITHUB_OUTPUT', `sarif=${sarif}\nerrors=${error + unreadable}\nwarnings=${warning}\n`);
if (drawings && drawings.count > 0) append('GITHUB_OUTPUT', `drawings=${drawings.folder}\n`);
const hasTooMany = allowed !== '' && warning > Number(allowed);
if (hasTooMany) console.log(`Too many warnings: ${warning}. The limit is ${allowed}.`);
process.exitCode = error > 0 || unreadable > 0 || hasTooMany ? 1 : 0;
