// @ts-check
/** @import { Plugin } from 'vite' */
import { runnerImport } from 'vite';

/** @typedef {typeof import('../../src/schema/template/fieldTrees')} FieldTreesModule */
/** @typedef {typeof import('../../src/schema/walk/plainTrees')} PlainTreesModule */

/**
 * Puts the fields of a template into the page as data, in place of the module that reads them from the schemas: the
 * first paint then needs no schema, and building them all takes a tenth of its time.
 *
 * @param {string} src The folder of the page's code.
 * @returns {Plugin}
 */
export function fieldTrees(src) {
  const file = `${src}/schema/template/fieldTrees.ts`;
  return {
    name: 'field-trees',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]schema[\\/]template[\\/]fieldTrees\.ts$/ },
      async handler() {
        /** @type {{ module: FieldTreesModule }} */
        const { module: read } = await runnerImport(file, { configFile: false });
        /** @type {{ module: PlainTreesModule }} */
        const { module: plain } = await runnerImport(`${src}/schema/walk/plainTrees.ts`, {
          configFile: false,
        });
        const written = JSON.stringify(plain.writeTrees(read.fieldTrees()));
        return [
          "import { lazy } from '../../lib/lazy';",
          "import { readTrees } from '../walk/plainTrees';",
          `export const fieldTrees = lazy(() => readTrees(JSON.parse(${JSON.stringify(written)})));`,
        ].join('\n');
      },
    },
  };
}
