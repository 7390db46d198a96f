import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type * as Dev from './src/server/dev';
import { offline } from './scripts/build/offline.mjs';
import { precompressed } from './scripts/build/precompressed.mjs';

/** For `npm run dev`: the server answers its own addresses, Vite serves the page with hot reload. */
function serverInDevelopment(): Plugin {
  return {
    name: 'server-in-development',
    apply: 'serve',
    async configureServer(vite) {
      const { createDevMiddleware } = (await vite.ssrLoadModule('/src/server/dev.ts')) as typeof Dev;
      vite.middlewares.use(await createDevMiddleware());
    },
  };
}

/** What server and commands have in common. */
const node = {
  ssr: true,
  target: 'node20',
  copyPublicDir: false,
  reportCompressedSize: false,
};

/** One build with three environments: the page (dist/page), the server (dist/server), the commands (dist/cli). */
export default defineConfig(({ command }) => ({
  plugins: [react(), serverInDevelopment(), precompressed(), offline()],
  builder: {},
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 8080), strictPort: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/page',
        assetsInlineLimit: 0,
        // Without it, older browsers load the same files, a little later.
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            // The emoji files are called by numbers; the service worker tells these fonts by their names.
            assetFileNames: ({ originalFileNames }) =>
              originalFileNames.some((file) => file.includes('noto-color-emoji'))
                ? 'assets/noto-color-emoji-[name]-[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            // Each file needs a request of its own: what several parts share is put together. React has its own file: see
            // reactRoot.ts.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|\/reactRoot\.ts$/ },
                { name: 'start', tags: ['$initial'] },
                { name: 'icons', minShareCount: 2, test: /node_modules\/lucide-react\// },
                { name: 'forms', test: /node_modules\/(?:react-hook-form|@hookform)\// },
                {
                  name: 'lists',
                  test: /\/(?:VirtualList|MessageDrawing|libraryFile|useReviewSummaries|draftState)\.tsx?$/,
                  minShareCount: 2,
                },
                { name: 'sendings', test: /\/src\/submission\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Few files start sooner than the hundreds of the packages. These are native, or hardly ever needed. While one
      // develops, Node loads the packages itself: some are not modules.
      ...(command === 'build' ? { resolve: { noExternal: true, external: ['libsql', 'pg'] } } : {}),
      build: {
        ...node,
        outDir: 'dist/server',
        rolldownOptions: {
          input: ['src/server/main.ts', 'src/server/backup.ts', 'src/server/restore.ts'],
          // The examples in the comments of packages name packages that nothing needs.
          output: { comments: { legal: true, annotation: false, jsdoc: false } },
        },
      },
    },
    cli: {
      consumer: 'server',
      // A packed copy runs without the packages of the page.
      resolve: { noExternal: true, external: ['playwright-core'] },
      build: {
        ...node,
        outDir: 'dist/cli',
        rolldownOptions: { input: { 'rcs-template': 'src/cli/main.ts' } },
      },
    },
  },
}));
