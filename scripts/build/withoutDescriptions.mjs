// @ts-check
/** @import { Plugin } from 'vite' */

const description = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/**
 * Leaves the schemas' descriptions out of the page: only the documents that the server and the commands write have
 * them.
 *
 * @returns {Plugin}
 */
export function withoutDescriptions() {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]src[\\/]schema[\\/](?:template|values|media)[\\/]\w+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(description, ''), map: null }),
    },
  };
}
