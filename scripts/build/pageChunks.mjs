/** @typedef {Pick<import('vite').Rolldown.PluginContext, 'getModuleInfo'>} Modules */

/** Modules that are loaded on demand for the sake of other pages, but by each example. */
const exampleParts = ['schema/examples/shared/example.ts', 'schema/examples/shared/picture.ts'];

/** A few numbers that the check and the iPhone share: neither must wait for the other. */
const sharedParts = ['schema/phones/iosLimits.ts'];

/**
 * What each page imports, in the order in which a template's page needs it. `entry` asks for the rest, `start` is in
 * every page, `template` draws the first phone, `desk` draws what stands around the phones, `check` reads the template
 * while nothing else is to do.
 */
const entries = {
  entry: ['entry.ts'],
  start: ['main.tsx', ...sharedParts],
  template: [
    'app/pages/TemplatePage.tsx',
    'app/pages/NewTemplatePage.tsx',
    'phones/Phones.tsx',
    'preview/android/AndroidPhone.tsx',
    ...exampleParts,
  ],
  desk: [
    'app/template/header/DraftHeader.tsx',
    'app/template/EditPane.tsx',
    'app/template/drawer/Drawer.tsx',
    'editor/table/EditorTools.tsx',
    'workspace/services/createQueries.ts',
    'schema/template/template.ts',
  ],
  library: [
    'app/pages/LibraryPage.tsx',
    'workspace/services/createQueries.ts',
    'schema/template/template.ts',
    'app/start/ExampleStrip.tsx',
    ...exampleParts,
  ],
  check: ['advice/findAdvice.ts', 'checks/startReports.ts', 'advice/findWithValues.ts'],
};
/** @typedef {Record<keyof typeof entries, Set<string>>} Pages */

/** A package whose index imports everything it has: what of it is used goes to those who use it. */
const collection = /[\\/]@tanstack[\\/]react-query[\\/].*[\\/]index\.js$/;
/** The helper of that package that the open template uses without the rest. */
const sharing = /[\\/]query-core[\\/].*[\\/](?:utils|timeoutManager)\.js$/;
/** They are opened from other pages too. */
const examples = /[\\/]src[\\/]schema[\\/]examples[\\/]/;
const widgets = /[\\/](?:src[\\/](?:ui|lib|http|submission)|lucide-react)[\\/]/;

/**
 * These modules, and all that they import without waiting.
 *
 * @param {string[]} ids
 * @param {Modules} modules
 */
function importedBy(ids, modules) {
  const found = new Set(ids);
  for (const id of found) {
    if (collection.test(id)) continue;
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * Whether other pages use a module of the desk or of the library too.
 *
 * @param {string} id
 * @param {Pages} pages
 * @param {Modules} modules
 */
function isShared(id, { desk, library, check }, modules) {
  if (library.has(id) && (desk.has(id) || check.has(id))) return true;
  if (!widgets.test(id)) return false;
  const own = desk.has(id) ? desk : library;
  return own.has(id) && (modules.getModuleInfo(id)?.importers ?? []).some((importer) => !own.has(importer));
}

/**
 * Whether every page loads a module. Styles of the pages that people open most are one sheet, which comes with the
 * document.
 *
 * @type {(id: string, pages: Pages) => boolean}
 */
const isForAll = (id, { start, template, desk, library }) =>
  start.has(id) ||
  sharing.test(id) ||
  (template.has(id) && library.has(id)) ||
  (id.endsWith('.css') && [template, desk, library].some((page) => page.has(id)));

/**
 * Groups of modules that are always loaded together, one file each: files compress better together, and each needs
 * a request of its own. `start` and `common` have what the library shares with `template` and `desk`. A group takes
 * what its modules import, so each stands before those that build on it.
 *
 * @param {string} src The folder of the page's code.
 */
export function createPageChunks(src) {
  /** @type {Pages | undefined} */
  let pages;
  /** @param {Modules} modules @returns {Pages} */
  function readPages(modules) {
    const read = (/** @type {string[]} */ files) =>
      importedBy(
        files.map((file) => `${src}/${file}`),
        modules,
      );
    const { entry, start, template, desk, library, check } = entries;
    pages ??= {
      entry: read(entry),
      start: read(start),
      template: read(template),
      desk: read(desk),
      library: read(library),
      check: read(check),
    };
    return pages;
  }
  /** @type {[name: string, test: (id: string, pages: Pages, modules: Modules) => boolean][]} */
  const groups = [
    ['entry', (id, { entry }) => entry.has(id)],
    ['start', isForAll],
    ['template', (id, { template }) => template.has(id)],
    ['common', isShared],
    ['desk', (id, { desk }) => desk.has(id)],
    ['check', (id, { check }) => check.has(id)],
    ['examples', (id, { library }) => library.has(id) && examples.test(id)],
    ['library', (id, { library }) => library.has(id)],
  ];
  return groups.map(([name, test], index) => ({
    name: (/** @type {string} */ id, /** @type {Modules} */ modules) =>
      test(id, readPages(modules), modules) ? name : undefined,
    debugName: name,
    priority: groups.length - index,
  }));
}
