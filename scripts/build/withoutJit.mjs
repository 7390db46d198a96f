// @ts-check
/** @import { Plugin } from 'vite' */

const compiled = /export const \$ZodObjectJIT = [\s\S]*?\n\}\);\n/;

/**
 * Leaves out zod's compiler of object schemas: the security policy of the page refuses compiled code, and
 * `schema/values/zod.ts` switches the compiler off.
 *
 * @returns {Plugin}
 */
export function withoutJit() {
  return {
    name: 'without-jit',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]schemas\.js$/ },
      handler(code) {
        if (!compiled.test(code))
          throw new Error('zod compiles object schemas in another place than expected.');
        return { code: code.replace(compiled, 'export const $ZodObjectJIT = $ZodObject;\n'), map: null };
      },
    },
  };
}
