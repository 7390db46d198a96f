// @ts-check
/** @import { Plugin, Rolldown } from 'vite' */

/** The module whose files a document names, by the document's name. The server chooses it by the address. */
export const documentModules = {
  library: 'app/pages/LibraryPage.tsx',
  template: 'app/pages/TemplatePage.tsx',
  gallery: 'app/pages/GalleryPage.tsx',
  pictures: 'app/pages/PicturesPage.tsx',
  preview: 'app/pages/PreviewPage.tsx',
  verify: 'app/pages/VerifyPage.tsx',
  connection: 'app/pages/ConnectionPage.tsx',
  rules: 'app/pages/RulesPage.tsx',
  audit: 'app/audit/AuditPage.tsx',
  testers: 'app/testers/TestersPage.tsx',
};
const start = 'main.tsx';
/** The fonts of every page, and those of a phone: of its text in Latin letters. */
const fonts = { page: 'inter-latin-wght-normal', phone: 'google-sans-latin-wght-normal' };
/** Pages that draw a phone first. */
const withPhone = ['template'];

/**
 * Writes `documents/<page>.html` beside `index.html`: the same document with the scripts, styles and fonts that its
 * page draws first, so that the browser asks for all of them at once and not one after the other. A font that comes
 * later is asked for by the first layout, and makes the browser lay out the page again.
 *
 * @param {string} src The folder of the page's code.
 * @returns {Plugin}
 */
export function pageDocuments(src) {
  return {
    name: 'page-documents',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const document = String(index.source);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const fontOf = (/** @type {string} */ name) => fontFile(name, Object.keys(bundle));
        const shared = filesOf([`${src}/${start}`], chunks);
        index.source = withFiles(document, { ...shared, fonts: [fontOf(fonts.page)] });
        for (const [name, module] of Object.entries(documentModules))
          this.emitFile({
            type: 'asset',
            fileName: `documents/${name}.html`,
            source: withFiles(document, {
              ...filesOf([`${src}/${start}`, `${src}/${module}`], chunks),
              fonts: [fontOf(fonts.page), ...(withPhone.includes(name) ? [fontOf(fonts.phone)] : [])],
            }),
          });
      },
    },
  };
}

/**
 * The files that hold these modules and all that they import without waiting: scripts, and styles in their order.
 *
 * @param {string[]} ids
 * @param {Rolldown.OutputChunk[]} chunks
 */
function filesOf(ids, chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {Rolldown.OutputChunk | undefined} chunk */
  function add(chunk) {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) add(byName.get(name));
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
  }
  for (const id of ids) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`No file of the build has ${id}.`);
    add(chunk);
  }
  // The start is a classic script (`classicStart.mjs`), which runs after the first one.
  const isClassic = (/** @type {string} */ name) => byName.get(name)?.name === 'start';
  const names = [...scripts];
  return {
    classic: names.filter(isClassic),
    scripts: names.filter((name) => !isClassic(name)),
    styles: [...styles],
  };
}

/** @param {string} font @param {string[]} names */
function fontFile(font, names) {
  const found = names.find((name) => name.startsWith(`assets/${font}-`));
  if (!found) throw new Error(`No file of the build has the font ${font}.`);
  return found;
}

/** @param {string} document @param {ReturnType<typeof filesOf> & { fonts: string[] }} files */
function withFiles(document, { classic, scripts, styles, fonts: named }) {
  const isNew = (/** @type {string} */ name) => !document.includes(`"/${name}"`);
  const lines = [
    ...styles.filter(isNew).map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...scripts.filter(isNew).map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...classic.map((name) => `<script defer crossorigin src="/${name}"></script>`),
    ...named.map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" fetchpriority="low">`,
    ),
  ];
  return document.replace('</head>', `${lines.map((line) => `  ${line}\n`).join('')}  </head>`);
}
