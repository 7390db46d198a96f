// @ts-check
/** @import { Plugin } from 'vite' */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const index = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm/lucide-react.mjs');
const imports = /import \{([^}]+)\} from ["']lucide-react["'];?/g;

/** The file of each icon, by the names that the package's index gives it. */
function readIconFiles() {
  const lines = readFileSync(index, 'utf8').matchAll(/export \{([^}]+)\} from ["']\.\/(icons\/[^"']+)["']/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => /** @type {const} */ ([name, file])),
    ),
  );
}

/**
 * Imports each icon from its own file. Through the index of the package every module seems to import every icon, and
 * the icons of all pages would be loaded with the first.
 *
 * @returns {Plugin}
 */
export function iconImports() {
  const files = readIconFiles();
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { code: 'lucide-react' },
      handler(code, id) {
        if (id.includes('node_modules')) return undefined;
        const next = code.replace(imports, (/** @type {string} */ _line, /** @type {string} */ names) => {
          const parts = names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => name.split(' as '));
          return parts
            .map(([name = '', local = name]) => {
              const file = files.get(name);
              if (!file) throw new Error(`lucide-react has no icon ${name}.`);
              return `import ${local} from ${JSON.stringify(join(dirname(index), file))};`;
            })
            .join(' ');
        });
        return { code: next, map: null };
      },
    },
  };
}
