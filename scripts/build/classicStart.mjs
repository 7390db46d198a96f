// @ts-check
/** @import { Plugin, Rolldown } from 'vite' */
import { fileOf } from './fileOf.mjs';

/** How the first script, the start and all others find each other: a global object in place of imports. */
const parts = 'globalThis.pageParts';

/**
 * Set up by the first script, which runs before the start does. The start is a function that is called when its script
 * has ended: whatever reads the source again for the sake of an error, as an inspector does, reads it once, not twice.
 */
const setUp = [
  `{const parts=${parts}={};`,
  'parts.started=new Promise(resolve=>{parts.provide=resolve}).then(make=>parts.start=make())}\n',
].join('');

/**
 * Makes the largest file of the page, the start, a classic script. Chromium compiles modules anew at each visit: it
 * compiles them while they arrive and leaves the code that it stored at an earlier visit unread. The code of a classic
 * script is read, and compiled as a whole when the service worker stores the file.
 *
 * The document names the start after the first script, and both run in this order. What the first script imports waits
 * for the start. All other files come later, and read what they import of the start from a global object.
 *
 * @returns {Plugin}
 */
export function classicStart() {
  return {
    name: 'classic-start',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file under the name that it has as a module may be stored in a browser.
    augmentChunkHash: () => 'classic-start',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ name }) => name === 'entry');
        const start = chunks.find(({ name }) => name === 'start');
        if (!entry || !start) throw new Error('The build has no first script, or no start.');
        entry.code = provideEntry(entry, start);
        start.code = asClassicScript(start, entry);
        for (const chunk of chunks) if (chunk !== entry && chunk !== start) readFromStart(chunk, start);
      },
    },
  };
}

const exportStatement = /export\{([^}]*)\};?/g;

/** `a as b,c` as the members of an object. @param {string} names @param {'import' | 'export'} kind */
const members = (names, kind) =>
  names
    .split(',')
    .filter((name) => name.trim() !== '')
    .map((name) => {
      const [first = '', second = first] = name.trim().split(' as ');
      return kind === 'import' ? `${first}:${second}` : `${second}:${first}`;
    })
    .join(',');

/** Imports of a file as constants. @param {string} code @param {string} file @param {string} from */
const importsAsConstants = (code, file, from) =>
  code.replaceAll(
    new RegExp(`import\\{([^}]*)\\}from"\\./${file}";`, 'g'),
    (_, /** @type {string} */ names) => `const{${members(names, 'import')}}=${from};`,
  );

/** @param {Rolldown.OutputChunk} entry @param {Rolldown.OutputChunk} start */
function provideEntry({ code }, start) {
  const provided = [...code.matchAll(exportStatement)].map(([, names = '']) => members(names, 'export'));
  const waiting = code.replaceAll(/import\(`\.\/([^`]+)`\)/g, (statement, /** @type {string} */ file) =>
    file === fileOf(start.fileName) ? `${parts}.started` : `${parts}.started.then(()=>${statement})`,
  );
  if (waiting === code) throw new Error('The first script has no imports of the expected shape.');
  return `${setUp}${waiting};${parts}.entry={${provided.join(',')}};`;
}

/** @param {Rolldown.OutputChunk} start @param {Rolldown.OutputChunk} entry */
function asClassicScript({ code, imports, exports }, entry) {
  if (imports.some((name) => name !== entry.fileName))
    throw new Error(`The start imports ${imports.join(', ')}: it may import the first script only.`);
  /** @type {string[]} */
  const provided = [];
  const body = importsAsConstants(code, fileOf(entry.fileName), `${parts}.entry`).replaceAll(
    exportStatement,
    (_, /** @type {string} */ names) => {
      provided.push(members(names, 'export'));
      return '';
    },
  );
  if (provided.join(',').split(',').length < exports.length || /\bimport[{"]|import\.meta/.test(body))
    throw new Error('The start has another shape than expected.');
  // In brackets, a function is compiled with its script, not when it is called.
  return `${parts}.provide((()=>{"use strict";${body};return{${provided.join(',')}}}));\n`;
}

/** @param {Rolldown.OutputChunk} chunk @param {Rolldown.OutputChunk} start */
function readFromStart(chunk, start) {
  const file = fileOf(start.fileName);
  chunk.code = importsAsConstants(chunk.code, file, `${parts}.start`);
  if (new RegExp(`(?:from|import\\(?)["\`]\\./${file}`).test(chunk.code))
    throw new Error(`${chunk.fileName} imports the start in another way than expected.`);
}
