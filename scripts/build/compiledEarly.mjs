// @ts-check
/** @import { Plugin } from 'vite' */

/** Files of which the first paint calls most functions. */
const files = new Set(['entry', 'start', 'template']);
/** Explicit compile hints (Chromium 136). Only functions behind the comment are meant, so that it comes first. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile all functions of the files of the first paint while these arrive, on another thread. Else each
 * is compiled on the page's thread when it is first called, after it was read once to find its end.
 *
 * @returns {Plugin}
 */
export function compiledEarly() {
  return {
    name: 'compiled-early',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && files.has(file.name)) file.code = hint + file.code;
      },
    },
  };
}
