// @ts-check
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
/** @import { Plugin } from 'vite' */

const compress = promisify(brotliCompress);
const text = /\.(?:js|css|html)$/;

/**
 * Writes the files that the documents name a second time, compressed: the server need not do it while the first
 * visitor waits, and the best quality, which takes seconds, makes them a tenth smaller.
 *
 * @returns {Plugin}
 */
export function precompressed() {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const documents = files.filter(({ fileName }) => fileName.endsWith('.html')).map(contentOf);
        const named = files.filter(
          ({ fileName }) => text.test(fileName) && documents.some((document) => document.includes(fileName)),
        );
        await Promise.all(
          named.map(async (file) => {
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            const source = await compress(contentOf(file), { params });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
          }),
        );
      },
    },
  };
}

/** @param {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} file */
const contentOf = (file) => (file.type === 'chunk' ? file.code : Buffer.from(file.source).toString());
