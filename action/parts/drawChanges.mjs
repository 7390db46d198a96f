// @ts-check
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkFiles, runTemplate } from './checkFiles.mjs';
import { writeDrawingsPage } from './drawingsPage.mjs';

/**
 * The drawings of a run. `rows`: in the order of the changes, the pictures of each by side, and what check says before.
 * @typedef {'before' | 'after'} Side
 * @typedef {{ pictures: Record<Side, string[]>, before?: import('./checkFiles.mjs').CheckedFile }} Row
 * @typedef {{ folder: string, rows: Row[], count: number, problem?: string }} Drawings
 */

/** @param {string} file @param {number} index */
function numbered(file, index) {
  return `${String(index + 1).padStart(3, '0')}-${basename(file)}`;
}

/**
 * Draws the changed templates as they were and as they are. A side that cannot be read is left out.
 * @param {readonly import('./changes.mjs').Change[]} changes
 * @param {{ folder: string, textLimit: string, loadsPictures: boolean }} options
 * @returns {Drawings}
 */
export function drawChanges(changes, { folder, textLimit, loadsPictures }) {
  const target = join(folder, 'drawings');
  const copies = copySides(changes, folder);
  const checked = {
    before: checkSide(copies.before, textLimit),
    after: checkSide(copies.after, textLimit),
  };
  const problems = [
    ...drawSide(readable(copies.before, checked.before), join(target, 'before'), loadsPictures),
    ...drawSide(readable(copies.after, checked.after), join(target, 'after'), loadsPictures),
  ];
  const rows = changes.map(({ file }, index) => {
    const name = numbered(file, index);
    return {
      pictures: { before: picturesOf(target, 'before', name), after: picturesOf(target, 'after', name) },
      ...withBefore(checked.before.get(join(folder, 'before', name))),
    };
  });
  const count = rows.reduce((sum, { pictures }) => sum + pictures.before.length + pictures.after.length, 0);
  if (count > 0) writeFileSync(join(target, 'index.html'), writeDrawingsPage(changes, rows));
  return { folder: target, rows, count, ...(problems[0] === undefined ? {} : { problem: problems[0] }) };
}

/** @param {import('./checkFiles.mjs').CheckedFile | undefined} before */
const withBefore = (before) => (before === undefined ? {} : { before });

/** Copies each side under a number, as files of different folders may share a name. @param {readonly import('./changes.mjs').Change[]} changes @param {string} folder */
function copySides(changes, folder) {
  /** @type {Record<Side, string[]>} */
  const copies = { before: [], after: [] };
  for (const side of /** @type {Side[]} */ (['before', 'after']))
    mkdirSync(join(folder, side), { recursive: true });
  for (const [index, { file, before, after }] of changes.entries()) {
    const name = numbered(file, index);
    if (before !== undefined) {
      writeFileSync(join(folder, 'before', name), before);
      copies.before.push(join(folder, 'before', name));
    }
    if (after !== undefined) {
      copyFileSync(after, join(folder, 'after', name));
      copies.after.push(join(folder, 'after', name));
    }
  }
  return copies;
}

/** @param {readonly string[]} files @param {string} textLimit */
function checkSide(files, textLimit) {
  const report = files.length === 0 ? undefined : checkFiles(files, { textLimit });
  return new Map((report?.files ?? []).map((file) => [file.file, file]));
}

/** @param {readonly string[]} files @param {ReadonlyMap<string, import('./checkFiles.mjs').CheckedFile>} checked */
function readable(files, checked) {
  return files.filter((file) => checked.get(file)?.templates !== undefined);
}

/** Draws files into a folder; gives the reason if that failed. @param {readonly string[]} files @param {string} out @param {boolean} loadsPictures */
function drawSide(files, out, loadsPictures) {
  if (files.length === 0) return [];
  const pictures = loadsPictures ? [] : ['--no-pictures'];
  const { status, stderr } = runTemplate(['draw', '--out', out, ...pictures, '--', ...files]);
  return status === 0 ? [] : [stderr.trim()];
}

/** The pictures of one file, as paths below the drawings. @param {string} target @param {Side} side @param {string} name */
function picturesOf(target, side, name) {
  const folder = join(target, side);
  if (!existsSync(folder)) return [];
  const start = name.replace(/(?:\.rcs-template)?\.\w+$/, '').slice(0, 4);
  return readdirSync(folder)
    .filter((picture) => picture.startsWith(start))
    .toSorted()
    .map((picture) => `${side}/${picture}`);
}

/** Whether a phone looks the same on both sides. @param {Drawings} drawings @param {Row} row @param {string} system */
export function looksTheSame({ folder }, { pictures }, system) {
  const [before, after] = [pictures.before, pictures.after].map((paths) =>
    paths.filter((path) => path.endsWith(`-${system}.png`)),
  );
  if (!before || !after || before.length !== after.length) return false;
  return before.every((path, index) =>
    readFileSync(join(folder, path)).equals(readFileSync(join(folder, after[index] ?? path))),
  );
}
