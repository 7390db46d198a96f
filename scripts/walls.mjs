// @ts-check
/**
 * The walls of the house as one table (see ARCHITECTURE.md): what each folder of `src` may import.
 * `.oxlintrc.json` is generated from it by `node scripts/walls.mjs`; a test keeps the two in step.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Sibling folders that a folder may import, and what the message says when it imports another. */
export const rooms = {
  schema: { may: [], why: 'schema stands at the bottom: it imports zod, @noble/hashes and itself.' },
  advice: { may: ['schema'], why: 'advice is pure: it imports schema and nothing else of src.' },
  exchange: { may: ['schema'], why: 'exchange is pure: it imports schema and nothing else of src.' },
  ui: { may: [], why: 'ui knows no RCS word: it imports nothing else of src.' },
  http: { may: [], why: 'http knows no RCS word: it imports nothing else of src.' },
  preview: {
    may: ['schema'],
    why: 'the phone must not change when our forms or buttons do: preview imports schema only.',
  },
  editor: {
    may: ['schema', 'advice', 'exchange', 'ui', 'http'],
    why: 'features never import each other: app wires them.',
  },
  library: {
    may: ['schema', 'advice', 'exchange', 'ui', 'http'],
    why: 'features never import each other: app wires them.',
  },
  submission: {
    may: ['schema', 'advice', 'exchange', 'ui', 'http'],
    why: 'features never import each other: app wires them.',
  },
  verification: {
    may: ['schema', 'advice', 'exchange', 'ui', 'http'],
    why: 'features never import each other: app wires them.',
  },
  server: { may: ['schema'], why: 'the server shares the rules and nothing else: it imports schema only.' },
  cli: { may: ['schema', 'advice', 'exchange'], why: 'cli imports schema, advice and exchange.' },
  app: {
    may: [
      'schema',
      'advice',
      'exchange',
      'ui',
      'http',
      'preview',
      'editor',
      'library',
      'submission',
      'verification',
    ],
    why: 'app puts the pages together: it imports neither server nor cli.',
  },
};

const names = /** @type {(keyof typeof rooms)[]} */ (Object.keys(rooms));

/** Packages that only some rooms may use. */
const react = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-hook-form',
  'wouter',
  '@tanstack/*',
  'lucide-react',
];
const node = [
  'node:*',
  'hono',
  'hono/*',
  '@hono/*',
  'kysely',
  'kysely/*',
  'libsql',
  'pg',
  'openid-client',
  'rate-limiter-flexible',
];
const packagesForbidden = {
  schema: [...react, ...node, 'idb'],
  advice: [...react, ...node, 'idb'],
  exchange: [...react, ...node, 'idb'],
  server: [...react, 'idb'],
  cli: [...react, 'idb'],
  preview: [...node, 'react-hook-form', 'wouter', '@tanstack/*', 'idb'],
  ui: [...node, 'react-hook-form', '@tanstack/*', 'idb'],
  http: [...node, 'react-hook-form', 'idb'],
};

/** @param {keyof typeof rooms} name */
function override(name) {
  const { may, why } = rooms[name];
  const forbidden = names.filter(
    (other) => other !== name && !(/** @type {string[]} */ (may).includes(other)),
  );
  const patterns = [{ group: forbidden.map((other) => `**/${other}/**`), message: why }];
  const packages = packagesForbidden[/** @type {keyof typeof packagesForbidden} */ (name)];
  if (packages) patterns.push({ group: packages, message: `${name} does not use this package. ${why}` });
  return {
    files: [`src/${name}/**`],
    excludeFiles: [`src/${name}/**/*.test.ts`, `src/${name}/**/*.test.tsx`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

export function oxlintConfig() {
  return {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
    categories: { correctness: 'error', suspicious: 'error' },
    rules: {
      'import/no-cycle': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/consistent-type-imports': 'error',
      'react/no-danger': 'error',
      'react/rules-of-hooks': 'error',
      'react/react-in-jsx-scope': 'off',
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'no-underscore-dangle': 'off',
      'typescript/no-unsafe-type-assertion': 'off',
      'import/no-unassigned-import': 'off',
      'unicorn/no-array-sort': 'off',
      'import/no-named-as-default-member': 'off',
      'jsx-a11y/no-autofocus': 'off',
      'jsx-a11y/prefer-tag-over-role': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
    overrides: [
      ...names.map(override),
      { files: ['scripts/**', 'src/server/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    ],
    ignorePatterns: ['dist', 'node_modules', 'data', 'public'],
  };
}

const target = fileURLToPath(new URL('../.oxlintrc.json', import.meta.url));

/** Whether the generated file says what the table says. */
export function isInStep() {
  return readFileSync(target, 'utf8') === `${JSON.stringify(oxlintConfig(), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, `${JSON.stringify(oxlintConfig(), null, 2)}\n`);
}
