import react from '@vitejs/plugin-react';
import { dirname, join, posix } from 'node:path';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, 'src/element');
const names = new Map<string, string>();

/** Short names of classes make the script smaller by a thirtieth. A shadow tree meets no others. */
function shortName(name: string, file: string): string {
  const key = `${file.split('?')[0]} ${name}`;
  if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`);
  return names.get(key) ?? name;
}

/** `<rcs-message>` for other pages (dist/element): a script, its fonts, and a wrapper for React. */
export default defineConfig({
  plugins: [react()],
  base: './',
  publicDir: 'src/element/files',
  resolve: {
    // The phones are drawn by Preact, which is a tenth of React's size, with fonts for a shadow tree.
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: './scriptFonts', replacement: join(source, 'fonts.ts') },
    ],
  },
  experimental: {
    // The bundlers of others may put small files into the script, as `data:` addresses that few policies allow for fonts.
    renderBuiltUrl: (file, { hostId, hostType }) =>
      hostType === 'js' && file.endsWith('.woff2')
        ? { runtime: `new URL('${posix.relative(dirname(hostId), file)}?no-inline',import.meta.url).href` }
        : undefined,
  },
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
      // The wrapper for React contains neither: it uses the page's own React, and the element beside it.
      external: (_id, importer) => importer?.endsWith('element/wrapReact.ts') ?? false,
      preserveEntrySignatures: 'strict',
      treeshake: { propertyReadSideEffects: false },
      output: {
        paths: (id) => (id.endsWith('/MessageElement') ? './rcs-message.js' : id),
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'fonts/[name]-[hash][extname]',
      },
    },
  },
});
