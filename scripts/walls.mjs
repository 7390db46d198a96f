// @ts-check
/**
 * The walls of the house as one table (see ARCHITECTURE.md): the folders and packages that each folder of `src` may
 * import.
 * `.oxlintrc.json` is generated from it by `node scripts/walls.mjs`; a test keeps the two in step.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ground = ['lib', 'schema', 'advice', 'exchange', 'ui', 'http'];
/** What the rooms around an open template may import. */
const around = [...ground, 'preview', 'editor', 'library', 'submission', 'workspace'];

/** Sibling folders that a folder may import, and the message if it imports another. */
export const rooms = {
  lib: { may: [], why: 'lib is the ground floor: it knows no RCS word and imports nothing else of src.' },
  schema: { may: ['lib'], why: 'schema imports lib, zod, @noble/hashes and itself.' },
  advice: { may: ['lib', 'schema'], why: 'advice is pure: it imports schema and lib.' },
  exchange: { may: ['lib', 'schema'], why: 'exchange is pure: it imports schema and lib.' },
  ui: { may: ['lib'], why: 'ui knows no RCS word: it imports lib and nothing else of src.' },
  http: { may: ['lib'], why: 'http knows no RCS word: it imports lib and nothing else of src.' },
  preview: {
    may: ['lib', 'schema'],
    why: 'the phone must not change when our forms or buttons do: preview imports schema and lib.',
  },
  editor: {
    may: ground,
    why: 'features never import each other: app wires them.',
  },
  library: {
    may: ground,
    why: 'features never import each other: app wires them.',
  },
  submission: {
    may: ground,
    why: 'features never import each other: app wires them.',
  },
  verification: {
    may: ground,
    why: 'features never import each other: app wires them.',
  },
  server: {
    may: ['lib', 'schema'],
    why: 'the server shares the rules and nothing else: it imports schema and lib.',
  },
  cli: { may: ['lib', 'schema', 'advice', 'exchange'], why: 'cli imports lib, schema, advice and exchange.' },
  workspace: {
    may: [...ground, 'editor', 'library', 'submission', 'preview'],
    why: 'workspace holds what lives as long as the page or one open template: no room around it is known here.',
  },
  senders: { may: [...around], why: 'senders imports the features and workspace.' },
  pictures: { may: [...around], why: 'pictures imports the features and workspace.' },
  phones: { may: [...around, 'senders'], why: 'phones imports the features, workspace and senders.' },
  checks: { may: [...around, 'pictures'], why: 'checks imports the features, workspace and pictures.' },
  sharing: {
    may: [...around, 'senders', 'phones', 'checks'],
    why: 'sharing imports the features, workspace and what it shows: senders, phones, checks.',
  },
  importing: {
    may: [...around, 'senders', 'pictures', 'phones', 'checks', 'sharing'],
    why: 'importing imports the features, workspace and what it shows of a message.',
  },
  app: {
    may: [...around, 'verification', 'senders', 'pictures', 'phones', 'checks', 'sharing', 'importing'],
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
  '@tus/*',
  'aws4fetch',
];
/** @type {Partial<Record<keyof typeof rooms, string[]>>} */
const packagesForbidden = {
  lib: [...react, ...node, 'zod', 'idb'],
  schema: [...react, ...node, 'idb'],
  advice: [...react, ...node, 'idb'],
  exchange: [...react, ...node, 'idb'],
  server: [...react, 'idb'],
  cli: [...react, 'idb'],
  preview: [...node, 'react-hook-form', 'wouter', '@tanstack/*', 'idb'],
  ui: [...node, 'react-hook-form', '@tanstack/*', 'idb'],
  http: [...node, 'react-hook-form', 'idb'],
};

/** Levels of folders below `src` that have files. */
const depths = [1, 2, 3, 4, 5];

/**
 * One override for each depth of a room's folders: an import leaves the room exactly when it climbs to `src`,
 * so that a folder inside of one room may be called like another room (`schema/verification`).
 * @param {keyof typeof rooms} name @param {number} depth
 */
function override(name, depth) {
  const { may, why } = rooms[name];
  const forbidden = names.filter(
    (other) => other !== name && !(/** @type {string[]} */ (may).includes(other)),
  );
  const others = `(?:${forbidden.join('|')})(?:/|$)`;
  /** @type {({ regex: string, message: string } | { group: string[], message: string })[]} */
  const patterns = [
    { regex: `^(?:\\./)?(?:\\.\\./){${depth}}${others}`, message: why },
    { regex: `(?:^|/)src/${others}`, message: why },
  ];
  const packages = packagesForbidden[name] ?? [];
  if (packages.length > 0)
    patterns.push({ group: packages, message: `${name} does not use this package. ${why}` });
  const folder = `src/${name}/${'*/'.repeat(depth - 1)}`;
  return {
    files: [`${folder}*.{ts,tsx}`],
    excludeFiles: [`${folder}*.test.{ts,tsx}`],
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
      // The start of the page is a classic script, whose importers hold what its exports were (scripts/build/classicStart.mjs).
      'import/no-mutable-exports': 'error',
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
      ...names.flatMap((name) => depths.map((depth) => override(name, depth))),
      { files: ['scripts/**', 'action/**', 'src/server/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    ],
    ignorePatterns: ['dist', 'node_modules', 'data', 'public'],
  };
}

const target = fileURLToPath(new URL('../.oxlintrc.json', import.meta.url));

/** Whether the generated file matches the table. */
export function isInStep() {
  return readFileSync(target, 'utf8') === `${JSON.stringify(oxlintConfig(), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, `${JSON.stringify(oxlintConfig(), null, 2)}\n`);
}
