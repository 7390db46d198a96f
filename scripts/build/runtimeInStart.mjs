// @ts-check
/** @import { Plugin, Rolldown } from 'vite' */
import { fileOf } from './fileOf.mjs';

/**
 * Copies the bundler's helpers into the file that every page loads. The bundler puts them into a file of their own as
 * soon as files are grouped, which costs each opening a request for 430 bytes. Helpers keep no state, so that the few
 * files that do not import the start go on with the file of helpers.
 *
 * @returns {Plugin}
 */
export function runtimeInStart() {
  return {
    name: 'runtime-in-start',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const start = chunks.find(({ name }) => name === 'start');
        if (!runtime || !start) throw new Error('The build has no file of helpers, or no start.');
        for (const chunk of chunks) if (chunk !== runtime) takeFromStart(chunk, runtime, start);
      },
    },
  };
}

/**
 * A file that names the start has a hash that changes with the start's, so that it may name it once more.
 *
 * @param {Rolldown.OutputChunk} chunk
 * @param {Rolldown.OutputChunk} runtime
 * @param {Rolldown.OutputChunk} start
 */
function takeFromStart(chunk, runtime, start) {
  const isStart = chunk === start;
  if (!isStart && !chunk.code.includes(fileOf(start.fileName))) return;
  const statement = new RegExp(`import\\{([^}]*)\\}from"\\./${fileOf(runtime.fileName)}";`);
  chunk.code = chunk.code
    .replace(statement, (_, /** @type {string} */ names) =>
      isStart ? own(names, runtime) : `import{${renamed(names)}}from"./${fileOf(start.fileName)}";`,
    )
    .replaceAll(runtime.fileName, start.fileName);
  chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
  if (chunk.code.includes(fileOf(runtime.fileName)))
    throw new Error(`${chunk.fileName} still names the helpers.`);
}

/** `n as e` of the helpers, by the names under which the start exports them. @param {string} names */
const renamed = (names) =>
  pairsOf(names)
    .map(([name, as]) => `helper_${name} as ${as}`)
    .join(',');

/** `n as e,t`: each name with the one that it takes, its own where it takes no other. @param {string} names */
const pairsOf = (names) =>
  names
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [name = '', as = name] = entry.trim().split(' as ');
      return /** @type {const} */ ([name, as]);
    });

/** The helpers as code of the start. @param {string} imported @param {Rolldown.OutputChunk} runtime */
function own(imported, { code }) {
  const end = /export\{([^}]*)\};?\s*$/.exec(code);
  if (!end) throw new Error('The helpers have another shape than expected.');
  const exported = pairsOf(end[1] ?? '');
  const members = exported.map(([name, as]) => `${as}:${name}`).join(',');
  const taken = exported.map(([, as]) => `${as}:helper_${as}`).join(',');
  const used = pairsOf(imported)
    .map(([name, as]) => `${as}=helper_${name}`)
    .join(',');
  return [
    `const{${taken}}=(()=>{${code.slice(0, end.index)}return{${members}}})();`,
    `const ${used};`,
    `export{${exported.map(([, as]) => `helper_${as}`).join(',')}};`,
  ].join('');
}
