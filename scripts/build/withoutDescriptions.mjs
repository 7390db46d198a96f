// @ts-check
/** @import { Plugin } from 'vite' */

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
/** Metadata of a schema that only a document shows: its name there and its description. */
const metadata = new RegExp(String.raw`\s*\.meta\(\{\s*(?:(?:id|description):\s*${text},?\s*)+\}\)`, 'g');
const description = new RegExp(String.raw`\bdescription:\s*${text},?`, 'g');

/**
 * Leaves the names and descriptions of schemas out of the page: only the documents that the server and the commands
 * write have them.
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
      filter: { id: /[\\/]src[\\/]schema[\\/](?:template|values|responses)[\\/]\w+\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(metadata, '').replaceAll(description, ''),
        map: null,
      }),
    },
  };
}
