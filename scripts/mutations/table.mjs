// @ts-check

/** @typedef {import('./mutations.mjs').Mutation & { hasFailed: boolean, where: string }} Seen */

const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');
const start = '<!-- table -->';

/**
 * The page with a new table below its mark.
 * @param {string} page
 * @param {readonly Seen[]} seen
 * @param {Date} date
 */
export function writeTable(page, seen, date) {
  const rows = seen.map(
    ({ check, breaks, file, spec, where }) =>
      `| ${check} | ${cell(breaks)} | \`${file.replace(/^src\//, '')}\` | \`${spec.replace(/^(?:e2e\/phone|src\/preview)\//, '')}\`: ${cell(where)} |`,
  );
  return [
    page.slice(0, page.indexOf(start) + start.length),
    `\nRun of ${date.toISOString().slice(0, 10)}: ${seen.length} facts broken, each seen by its test.\n`,
    '| Check | The break | File | Test that failed, and where |\n|---|---|---|---|',
    `${rows.join('\n')}\n`,
  ].join('\n');
}
