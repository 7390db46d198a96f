/** @typedef {Pick<import('vite').Rolldown.PluginContext, 'getModuleInfo'>} Modules */

/** The first script, which asks for the rest. */
const entry = ['entry.ts'];
/** What every page loads beside its own module. */
const start = ['main.tsx'];
/** What each example imports. */
const shared = ['schema/examples/shared/example.ts', 'schema/examples/shared/picture.ts'];
/** What the page of one template draws first. Some of it is imported on demand, for the sake of other pages. */
const template = [
  'app/pages/TemplatePage.tsx',
  'app/pages/NewTemplatePage.tsx',
  'app/phones/Phones.tsx',
  'preview/android/AndroidPhone.tsx',
  ...shared,
];
const library = ['app/pages/LibraryPage.tsx', ...shared];

/**
 * These modules, and all that they import without waiting.
 *
 * @param {string[]} ids
 * @param {Modules} modules
 */
function importedBy(ids, modules) {
  const found = new Set(ids);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * Groups of modules that are always loaded together, one file each: files compress better together, and each needs
 * a request of its own. `start` is in every page, `drafts` in the library and in the page of a template, `template` in
 * the latter alone. A group takes what its modules import, so each stands before those that build on it.
 *
 * @param {string} src The folder of the page's code.
 */
export function createPageChunks(src) {
  /** @type {Record<'entry' | 'start' | 'template' | 'library', Set<string>> | undefined} */
  let pages;
  /** @param {Modules} modules */
  function readPages(modules) {
    const read = (/** @type {string[]} */ files) =>
      importedBy(
        files.map((file) => `${src}/${file}`),
        modules,
      );
    pages ??= { entry: read(entry), start: read(start), template: read(template), library: read(library) };
    return pages;
  }
  /** @typedef {(id: string, pages: Record<'entry' | 'start' | 'template' | 'library', Set<string>>) => boolean} Test */
  /** @type {[name: string, test: Test][]} */
  const groups = [
    ['entry', (id, { entry: set }) => set.has(id)],
    ['start', (id, { start: set }) => set.has(id)],
    ['drafts', (id, { template: set, library: other }) => set.has(id) && other.has(id)],
    ['template', (id, { template: set }) => set.has(id)],
  ];
  return groups.map(([name, test], index) => ({
    name: (/** @type {string} */ id, /** @type {Modules} */ modules) =>
      test(id, readPages(modules)) ? name : undefined,
    debugName: name,
    priority: groups.length - index,
  }));
}
