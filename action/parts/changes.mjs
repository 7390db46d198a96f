// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * A template that differs from the base revision. `before`: its text there; `after`: its path now; `from`: its path
 * there, where it was another one.
 * @typedef {{ kind: 'added' | 'changed' | 'deleted' | 'renamed', file: string, from?: string, before?: string, after?: string }} Change
 */

const outputBytes = 256 * 1024 * 1024;
/** Templates of one run that are compared; a pull request with more is a move of files. */
const maxChanges = 50;

/** @param {string[]} parameters */
function git(parameters) {
  return execFileSync('git', parameters, {
    encoding: 'utf8',
    maxBuffer: outputBytes,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** @param {string[]} parameters */
function canGit(parameters) {
  try {
    git(parameters);
    return true;
  } catch {
    return false;
  }
}

/** A pattern as git reads it: `**` for any folders. The state of a folder that follows a space is no template. @param {string} pattern */
const pathspecs = (pattern) => [`:(top,glob)${pattern}`, ':(top,exclude,glob)**/.rcs-template.json'];

/** The templates of the repository as it is checked out. @param {string} pattern */
export function listTemplates(pattern) {
  return git(['ls-files', '-z', '--', ...pathspecs(pattern)])
    .split('\0')
    .filter((file) => file !== '');
}

/** Whether a revision is here, or could be fetched: a runner clones the newest commit alone. @param {string} revision */
function hasRevision(revision) {
  if (!/^[\w./-]{1,200}$/.test(revision) || /^-|^0+$/.test(revision)) return false;
  const isHere = () => canGit(['cat-file', '-e', `${revision}^{commit}`]);
  return isHere() || (canGit(['fetch', '--quiet', '--depth=1', 'origin', revision]) && isHere());
}

/**
 * The templates that differ from a base revision; none without one, undefined if it cannot be found.
 * @param {string} base @param {readonly string[]} files @param {string} pattern
 * @returns {Change[] | undefined}
 */
export function findChanges(base, files, pattern) {
  // A push that makes a branch names a base of zeros.
  if (/^0*$/.test(base)) return [];
  if (!hasRevision(base)) return undefined;
  const listed = git([
    'diff',
    '--name-status',
    '-z',
    '--find-renames',
    base,
    'HEAD',
    '--',
    ...pathspecs(pattern),
  ]);
  const parts = listed.split('\0').values();
  const next = () => parts.next().value ?? '';
  const here = new Set(files);
  /** @type {Change[]} */
  const changes = [];
  for (let status = next(); status !== '' && changes.length < maxChanges; status = next()) {
    const from = next();
    const file = status.startsWith('R') ? next() : from;
    const after = here.has(file) ? { after: file } : {};
    if (status === 'A') changes.push({ kind: 'added', file, ...after });
    else {
      const before = git(['show', `${base}:${from}`]);
      if (file !== from) changes.push({ kind: 'renamed', file, from, before, ...after });
      else changes.push({ kind: status === 'D' ? 'deleted' : 'changed', file, before, ...after });
    }
  }
  return changes;
}
