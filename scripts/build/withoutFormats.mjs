// @ts-check
/** @import { Plugin } from 'vite' */

/** The class of texts, and the methods that it has beside those of every text. */
const formats = /(export const ZodString = [\s\S]*?\n\}), \{\n {4}email\([\s\S]*?\n\}\);\n/;

/**
 * Leaves out zod's own formats of texts (`z.string().email()` and the like) with their classes and patterns: the schemas
 * of this project have grammars of their own. On the page, a call of such a method fails.
 *
 * @returns {Plugin}
 */
export function withoutFormats() {
  return {
    name: 'without-formats',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
      handler(code) {
        if (!formats.test(code))
          throw new Error('zod has its formats of texts in another place than expected.');
        return { code: code.replace(formats, '$1);\n'), map: null };
      },
    },
  };
}
