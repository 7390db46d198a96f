/** @typedef {Pick<import('vite').Rolldown.PluginContext, 'getModuleInfo'>} Modules */

/** What the page of one template draws first. Some of it is imported on demand, for the sake of other pages. */
const template = ['app/pages/TemplatePage.tsx', 'app/phones/Phones.tsx', 'preview/android/AndroidPhone.tsx'];
const library = ['app/pages/LibraryPage.tsx'];
/** What every page loads. */
const start = ['main.tsx'];
const others = ['Gallery', 'Preview', 'Verify', 'Connection'].map((name) => `app/pages/${name}Page.tsx`);

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
 * Puts modules of the template's page that are always loaded together into one file: files compress better
 * together, and each needs a request of its own. A module that another page needs too stays apart from the editor.
 *
 * @param {string} src The folder of the page's code.
 * @returns {(id: string, modules: Modules) => string | undefined}
 */
export function createPageChunks(src) {
  /** @type {Record<'start' | 'template' | 'library' | 'others', Set<string>> | undefined} */
  let pages;
  return (id, modules) => {
    const read = (/** @type {string[]} */ files) =>
      importedBy(
        files.map((file) => `${src}/${file}`),
        modules,
      );
    pages ??= { start: read(start), template: read(template), library: read(library), others: read(others) };
    if (!pages.template.has(id) || id.includes('react-dom')) return undefined;
    if (pages.start.has(id)) return 'base';
    if (pages.library.has(id)) return 'drafts';
    return pages.others.has(id) ? 'phone' : 'template';
  };
}
