// @ts-check
import { findingsOf } from './checkFiles.mjs';
import { looksTheSame } from './drawChanges.mjs';

/** GitHub takes a summary of one megabyte; what does not fit is counted. */
const maxFindings = 200;

/** Text of a template is text, never Markdown or HTML. @param {string} text */
const escape = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~@]/g, (mark) => `\\${mark}`);

/** @param {number} count @param {string} name */
const countOf = (count, name) => `${count} ${name}${count === 1 ? '' : 's'}`;

/** @param {import('./checkFiles.mjs').CheckedFile | undefined} file @param {string} level */
const countLevel = (file, level) => findingsOf(file).filter((finding) => finding.level === level).length;

/** How many findings of a level a file has, if it can be read. @param {import('./checkFiles.mjs').CheckedFile | undefined} file @param {string} level */
const tell = (file, level) => (file?.problem === undefined ? countLevel(file, level) : 'unreadable');

/** A link to a line of a file on the server. @param {string} file @param {number} line */
function linkTo(file, line) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = process.env;
  const label = `${escape(file)}:${line}`;
  if (!server || !repository || !sha) return label;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `[${label}](${server}/${repository}/blob/${sha}/${path}#L${line})`;
}

/**
 * The summary of a run in Markdown.
 * @param {import('./checkFiles.mjs').Report} report
 * @param {readonly import('./changes.mjs').Change[]} changes
 * @param {import('./drawChanges.mjs').Drawings | undefined} drawings
 */
export function writeSummary(report, changes, drawings) {
  const { error, warning, hint, files, unreadable } = report.counts;
  const unread = unreadable === 0 ? '' : `, ${countOf(unreadable, 'file')} unreadable`;
  return [
    `### RCS templates: ${countOf(error, 'error')}, ${countOf(warning, 'warning')}, ${countOf(hint, 'tip')} in ${countOf(files, 'file')}${unread}`,
    changesTable(report, changes, drawings),
    drawings?.problem === undefined ? '' : `The phones were not drawn: ${escape(drawings.problem)}`,
    findingsTable(report),
    'Not checked: whether pictures load, whether the name is free, and what is cut off on phones.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** @param {import('./checkFiles.mjs').Report} report @param {readonly import('./changes.mjs').Change[]} changes @param {import('./drawChanges.mjs').Drawings | undefined} drawings */
function changesTable(report, changes, drawings) {
  if (changes.length === 0) return '';
  const rows = changes.map(({ file, kind, from }, index) => {
    const now = report.files.find((one) => one.file === file);
    const row = drawings?.rows[index];
    /** @param {string} level */
    const count = (level) => {
      const before = row?.before === undefined ? '' : ` (before ${tell(row.before, level)})`;
      return kind === 'deleted' ? '' : `${tell(now, level)}${before}`;
    };
    const change = from === undefined ? kind : `${kind} from ${escape(from)}`;
    return `| ${escape(file)} | ${change} | ${count('error')} | ${count('warning')} | ${drawings && row ? phones(drawings, row, kind) : ''} |`;
  });
  return ['| Template | Change | Errors | Warnings | Phones |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** @param {import('./drawChanges.mjs').Drawings} drawings @param {import('./drawChanges.mjs').Row} row @param {import('./changes.mjs').Change['kind']} kind */
function phones(drawings, row, kind) {
  const { before, after } = row.pictures;
  if (before.length + after.length === 0) return 'not drawn';
  if (before.length === 0) return 'drawn';
  if (after.length === 0) return kind === 'deleted' ? 'drawn' : 'drawn as before only';
  const names = { android: 'Android', ios: 'iPhone' };
  return Object.entries(names)
    .map(([system, name]) => `${name} ${looksTheSame(drawings, row, system) ? 'the same' : 'changed'}`)
    .join(', ');
}

/** @param {import('./checkFiles.mjs').Report} report */
function findingsTable({ files }) {
  const rows = files.flatMap((file) =>
    file.problem === undefined
      ? findingsOf(file).map(({ level, name, message, region }) => ({
          level,
          text: `| ${linkTo(file.file, region?.startLine ?? 1)} | ${level} | ${escape(name)} | ${escape(message)} |`,
        }))
      : [
          {
            level: 'error',
            text: `| ${linkTo(file.file, file.line ?? 1)} | unreadable | | ${escape(file.problem)} |`,
          },
        ],
  );
  if (rows.length === 0) return '';
  const order = ['error', 'warning', 'hint', 'note'];
  const sorted = rows.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  const more = sorted.length - maxFindings;
  return [
    '| Place | Level | Field | Finding |',
    '|---|---|---|---|',
    ...sorted.slice(0, maxFindings).map(({ text }) => text),
    ...(more > 0 ? [`| | | | and ${more} more |`] : []),
  ].join('\n');
}
