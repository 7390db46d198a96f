import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src/element');

/** The phones are drawn by Preact, which is a tenth of React's size. Only the wrapper for React uses the page's own. */
const preact: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** What the element has in place of the page's own: Preact, and fonts for a shadow tree. */
function partsOfTheElement(): Plugin {
  return {
    name: 'parts-of-the-element',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer?.endsWith('element/wrapReact.ts')) {
        return { id: id === 'react' ? id : './rcs-message.js', external: true };
      }
      if (id === './scriptFonts') return join(source, 'fonts.ts');
      return id in preact ? this.resolve(preact[id] ?? id, importer) : undefined;
    },
    load(id) {
      // Vite's own one adds links to the head of the page.
      return id.includes('vite/preload-helper')
        ? 'export const __vitePreload = (load) => load();'
        : undefined;
    },
  };
}

const names = new Map<string, string>();

/** Short names of classes make the script smaller by a thirtieth. A shadow tree meets no others. */
function shortName(name: string, file: string): string {
  const key = `${file.split('?')[0]} ${name}`;
  if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`);
  return names.get(key) ?? name;
}

/** Puts the styles into the script: a shadow tree takes them from there. */
function stylesInScript(): Plugin {
  return {
    name: 'styles-in-script',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const css = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('\n');
      // A shadow tree has no fonts of its own.
      const text = JSON.stringify(css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll('STYLES_OF_THE_ELEMENT', () => text);
      }
      for (const { fileName } of sheets) delete bundle[fileName];
    },
  };
}

/** `<rcs-message>` for other pages (dist/element): a script, its fonts, and a wrapper for React. */
export default defineConfig({
  plugins: [partsOfTheElement(), react(), stylesInScript()],
  base: './',
  publicDir: 'src/element/files',
  css: { modules: { generateScopedName: shortName } },
  build: {
    outDir: 'dist/element',
    // The first ones with `light-dark()`, of May 2024; others draw the light phones.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { 'rcs-message': join(source, 'MessageElement.tsx'), react: join(source, 'wrapReact.ts') },
      preserveEntrySignatures: 'strict',
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'fonts/[name]-[hash][extname]',
      },
    },
  },
});
