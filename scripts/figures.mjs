// @ts-check
/** `npm run figures`: how the code is laid out, in numbers; with `--names` also the names that several files export. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

/** @typedef {{ path: string, lines: number, imports: string[], text: string }} Source a file below `src` */

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const countLines = (/** @type {string} */ text) => text.split('\n').length - 1;

/** The files below a folder of the project. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const SPECIFIER = /(?:\bfrom|\bimport\s*\(|\bimport)\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The file that a relative import names, or none. @param {string} from @param {string} specifier */
function resolveImport(from, specifier) {
  const base = join(dirname(from), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`];
  return candidates.find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile()) ?? [];
}

/** @returns {Source[]} */
function readSources() {
  return filesBelow('src')
    .filter((path) => /\.(?:ts|tsx|css)$/.test(path))
    .map((path) => {
      const text = read(path);
      const specifiers = path.endsWith('.css') ? [] : [...text.matchAll(SPECIFIER)];
      const imports = specifiers.flatMap(([, specifier = '']) => resolveImport(path, specifier));
      return { path, text, lines: countLines(text), imports };
    });
}

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing\//.test(path);

/** The groups of files that reach each other (Tarjan). @param {Map<string, readonly string[]>} graph */
function findCycles(graph) {
  /** @type {Map<string, number>} */ const order = new Map();
  /** @type {Map<string, number>} */ const low = new Map();
  /** @type {string[]} */ const stack = [];
  const onStack = new Set();
  /** @type {string[][]} */ const cycles = [];
  /** @param {string} node */
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) onStack.delete(member);
    if (members.length > 1 || graph.get(node)?.includes(node)) cycles.push(members);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/** Pairs of folders that import each other, each with an example of both ways. @param {readonly Source[]} sources */
function findMutualFolders(sources) {
  /** @type {Map<string, string>} */ const examples = new Map();
  for (const { path, imports } of sources)
    for (const target of imports)
      if (dirname(path) !== dirname(target) && !target.endsWith('.css'))
        examples.set(`${dirname(path)} ${dirname(target)}`, `${path} → ${target}`);
  return [...examples].flatMap(([pair, example]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = examples.get(`${to} ${from}`);
    return back !== undefined && from < to ? [`${from} ↔ ${to}: ${example}; ${back}`] : [];
  });
}

/** The names that two or more files export, with these files. @param {readonly Source[]} code */
function findSharedNames(code) {
  /** @type {Map<string, Set<string>>} */ const files = new Map();
  const declaration = /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;
  for (const { path, text } of code)
    for (const [, name = ''] of text.matchAll(declaration))
      files.set(name, (files.get(name) ?? new Set()).add(path));
  return [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => ({ name, files: [...paths] }))
    .sort((a, b) => b.files.length - a.files.length);
}

/**
 * The files that docs/code-paths.md lists on the way from one place to another: a numbered list of paths in a fenced block
 * under a heading, and those of them that neither import an earlier one nor are imported by it.
 * @param {string} heading
 * @param {readonly Source[]} sources
 */
function readPath(heading, sources) {
  const section = read('docs/code-paths.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const block = section.split('```')[1] ?? '';
  const files = [...block.matchAll(/^\d+\. (\S+)/gm)].map(([, path = '']) =>
    join('src', path.replace(/^src\//, '')),
  );
  const importsOf = (/** @type {string} */ file) => sources.find(({ path }) => path === file)?.imports ?? [];
  const unconnected = files.filter((file, index) => {
    const earlier = files.slice(0, index);
    const isConnected = earlier.some((one) => importsOf(one).includes(file) || importsOf(file).includes(one));
    return !existsSync(join(root, file)) || (index > 0 && !isConnected);
  });
  return { files, unconnected };
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** @param {readonly { lines: number }[]} files */
const sumLines = (files) => files.reduce((sum, { lines }) => sum + lines, 0);
/** @param {readonly string[]} paths */
const linesOf = (paths) => paths.reduce((sum, path) => sum + countLines(read(path)), 0);

/** All figures. Tests and `testing` folders do not count. */
export function measure() {
  const all = readSources();
  const sources = all.filter(({ path }) => !isTest(path));
  const sheets = sources.filter(({ path }) => path.endsWith('.css'));
  const code = sources.filter(({ path }) => !path.endsWith('.css'));
  const names = [...new Set(sources.map(roomOf))].filter((name) => !name.includes('.'));
  const rooms = names.map((name) => ({ name, files: sources.filter((source) => roomOf(source) === name) }));
  /** @type {Map<string, number>} */ const folders = new Map();
  for (const path of filesBelow('src')) {
    // Each migration leaves a state as SQL: nobody chooses how many.
    if (!path.endsWith('.sql')) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  }
  const build = ['vite.config.ts', 'vite.element.config.ts', ...filesBelow('scripts/build')]
    .map(read)
    .join('\n');
  const dynamicImports = code.flatMap(({ text }) => [
    ...text.matchAll(/(?<!typeof )\bimport\(\s*['"`][^'"`]+['"`]\s*\)(?!\.[A-Z])/g),
  ]);
  return {
    rooms,
    fullest: [...folders.keys()].reduce((a, b) => ((folders.get(b) ?? 0) > (folders.get(a) ?? 0) ? b : a)),
    lines: sumLines(sources),
    files: sources.length,
    sheets: sheets.length,
    median: median(code.map(({ lines }) => lines)),
    largest: code.reduce((longest, file) => (file.lines > longest.lines ? file : longest)),
    short: sources.filter(({ lines }) => lines < 20),
    folders,
    cycles: findCycles(new Map(all.map(({ path, imports }) => [path, imports]))),
    mutual: findMutualFolders(sources),
    sharedNames: findSharedNames(code),
    plugins: [...build.matchAll(/^ +name: '[\w-]+',$/gm)].length,
    decisions: filesBelow('docs/decisions').filter((path) => /\/\d{2}-.+\.md$/.test(path)).length,
    scriptLines: linesOf(filesBelow('scripts')),
    linterLines: linesOf(['.oxlintrc.json', '.oxfmtrc.json', 'knip.json', 'knip.production.json']),
    dynamicImports: dynamicImports.length,
    keyPath: readPath('From a key to the phone', all),
    pressPath: readPath('From the click to the shown result', all),
  };
}

/**
 * Each figure and, unless it grows with the product, its limit.
 * @param {ReturnType<typeof measure>} figures
 * @returns {[name: string, figure: number, most?: number][]}
 */
export const rowsOf = (figures) => [
  ['lines of src, without tests', figures.lines],
  ['files of src, style sheets included', figures.files],
  ['style sheets', figures.sheets],
  ['median lines of a file', figures.median],
  [`lines of the largest file, ${relative('src', figures.largest.path)}`, figures.largest.lines, 400],
  ['files below 20 lines', figures.short.length, 40],
  ['folders', figures.folders.size],
  [`most files in a folder, ${figures.fullest}`, figures.folders.get(figures.fullest) ?? 0, 20],
  ['import cycles, types included', figures.cycles.length, 0],
  ['pairs of folders that import each other', figures.mutual.length, 0],
  ['names that several files export', figures.sharedNames.length, 5],
  ['dynamic imports', figures.dynamicImports],
  ['own build plugins', figures.plugins, 5],
  ['decisions', figures.decisions, 40],
  ['lines of scripts', figures.scriptLines, 2_580],
  ['lines of linter settings', figures.linterLines, 300],
  ['files from a key to the phone', figures.keyPath.files.length, 18],
  ['files from the click to the shown result', figures.pressPath.files.length, 45],
];

/** @param {Source} source */
const roomOf = ({ path }) => path.split('/')[1] ?? '';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = measure();
  const { rooms, cycles, mutual, sharedNames } = figures;
  console.table(
    rooms.map(({ name, files }) => ({
      room: name,
      lines: sumLines(files),
      files: files.length,
      'style sheets': files.filter(({ path }) => path.endsWith('.css')).length,
      median: median(files.map(({ lines }) => lines)),
    })),
  );
  console.table(
    Object.fromEntries(
      rowsOf(figures).map(([name, figure, most]) => [name, { figure, 'at most': most ?? '–' }]),
    ),
  );
  for (const cycle of cycles) console.log(`cycle: ${cycle.join(' · ')}`);
  for (const pair of mutual) console.log(pair);
  if (process.argv.includes('--names'))
    for (const { name, files } of sharedNames) console.log(`${name}: ${files.join(', ')}`);
}
