// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What `rcs-template check --json` prints.
 * @typedef {{ startLine: number, startColumn: number, endLine: number, endColumn: number }} Region
 * @typedef {{ level: 'error' | 'warning' | 'hint' | 'note', rule: string, path: string, name: string, message: string, region?: Region }} Finding
 * @typedef {{ file: string, problem?: string, line?: number, column?: number, templates?: { name?: string, findings: Finding[] }[] }} CheckedFile
 * @typedef {{ counts: { files: number, templates: number, unreadable: number, error: number, warning: number, hint: number }, files: CheckedFile[] }} Report
 */

const program = fileURLToPath(new URL('../../dist/cli/rcs-template.js', import.meta.url));
const outputBytes = 256 * 1024 * 1024;

/** Runs `rcs-template` and gives its result. @param {string[]} parameters */
export function runTemplate(parameters) {
  return spawnSync(process.execPath, [program, ...parameters], { encoding: 'utf8', maxBuffer: outputBytes });
}

/**
 * Checks files. A path that begins with a hyphen is no option.
 * @param {readonly string[]} files
 * @param {{ textLimit: string, sarif?: string }} options
 * @returns {Report}
 */
export function checkFiles(files, { textLimit, sarif }) {
  const target = sarif === undefined ? [] : ['--sarif-file', sarif];
  const { stdout, stderr } = runTemplate([
    'check',
    '--json',
    '--text-limit',
    textLimit,
    ...target,
    '--',
    ...files,
  ]);
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`The templates could not be checked: ${stderr || 'the program printed nothing'}`);
  }
}

/** The findings of a file. @param {CheckedFile | undefined} file @returns {Finding[]} */
export function findingsOf(file) {
  return (file?.templates ?? []).flatMap(({ findings }) => findings);
}
