// @ts-check
/** `npm run figures`: how the code is laid out, in numbers. See "Figures" in ARCHITECTURE.md. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ path: string, lines: number, imports: string[], text: string }} SourceFile */

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const SPECIFIER = /(?:\bfrom|\bimport\s*\(|\bimport)\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * The file of `src` that a relative import names; undefined for none.
 * @param {string} from @param {string} specifier
 */
function resolveImport(from, specifier) {
  const base = join(dirname(from), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`, base.replace(/\.js$/, '.ts')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** @param {string} folder @returns {SourceFile[]} */
function readSources(folder) {
  return filesBelow(folder)
    .filter((path) => /\.(?:ts|tsx|css)$/.test(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const imports = path.endsWith('.css')
        ? []
        : [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => resolveImport(path, specifier) ?? []);
      return { path, lines: text.split('\n').length - 1, imports, text };
    });
}

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);
const isCode = (/** @type {string} */ path) => /\.tsx?$/.test(path);

/**
 * The groups of nodes that reach each other (Tarjan), each with more than one member.
 * @param {Map<string, Set<string>>} graph
 */
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
    if (members.length > 1 || graph.get(node)?.has(node)) cycles.push(members);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/**
 * Pairs of folders that import each other.
 * @param {readonly SourceFile[]} sources
 */
function findMutualFolders(sources) {
  /** @type {Map<string, string>} */ const examples = new Map();
  for (const { path, imports } of sources) {
    for (const target of imports) {
      const [from, to] = [dirname(path), dirname(target)];
      if (from !== to) examples.set(`${from} ${to}`, `${relative(root, path)} → ${relative(root, target)}`);
    }
  }
  return [...examples].flatMap(([pair, example]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = examples.get(`${to} ${from}`);
    return back !== undefined && from < to
      ? [{ folders: [relative(root, from), relative(root, to)], example, back }]
      : [];
  });
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** All figures of the code below a folder. */
export function measure(folder = join(root, 'src')) {
  const sources = readSources(folder);
  const code = sources.filter(({ path }) => isCode(path) && !isTest(path));
  const lines = code.map((file) => file.lines).sort((a, b) => a - b);
  const largest = code.reduce((longest, file) => (file.lines > longest.lines ? file : longest));
  /** @type {Map<string, number>} */ const perFolder = new Map();
  for (const path of filesBelow(folder))
    perFolder.set(dirname(path), (perFolder.get(dirname(path)) ?? 0) + 1);
  const components = code.filter(({ path }) => path.endsWith('.tsx'));
  const effects = components.reduce(
    (sum, { text }) => sum + [...text.matchAll(/\buse(?:Layout)?Effect\(/g)].length,
    0,
  );
  const graph = new Map(
    sources.filter(({ path }) => isCode(path)).map(({ path, imports }) => [path, new Set(imports)]),
  );
  return {
    files: code.length,
    tests: sources.filter(({ path }) => isTest(path)).length,
    median: quantile(lines, 0.5),
    ninetieth: quantile(lines, 0.9),
    largest: { path: relative(root, largest.path), lines: largest.lines },
    folders: [...perFolder]
      .map(([path, count]) => ({ path: relative(root, path), count }))
      .sort((a, b) => b.count - a.count),
    components: components.length,
    effects,
    cycles: findCycles(graph).map((cycle) => cycle.map((path) => relative(root, path))),
    mutual: findMutualFolders(sources.filter(({ path }) => !isTest(path))),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { folders, cycles, mutual, ...figures } = measure();
  const sizes = folders.map(({ count }) => count).sort((a, b) => a - b);
  console.log(
    `Code files ${figures.files} (without tests), lines: median ${figures.median}, 90th percentile ${figures.ninetieth}, largest ${figures.largest.lines} (${figures.largest.path})`,
  );
  console.log(`Test files ${figures.tests}`);
  console.log(
    `Folders ${folders.length}, files in each: median ${quantile(sizes, 0.5)}, most ${folders[0]?.count} (${folders[0]?.path})`,
  );
  for (const { path, count } of folders.filter((folder) => folder.count > 20))
    console.log(`  more than 20 files: ${path} ${count}`);
  console.log(
    `Effects ${figures.effects} in ${figures.components} component files: ${(figures.effects / figures.components).toFixed(3)} each`,
  );
  console.log(`Import cycles, type-only imports included: ${cycles.length}`);
  for (const cycle of cycles) console.log(`  ${cycle.join(' · ')}`);
  console.log(`Pairs of folders that import each other: ${mutual.length}`);
  for (const { folders: pair, example, back } of mutual)
    console.log(`  ${pair.join(' ↔ ')}: ${example}; ${back}`);
}
