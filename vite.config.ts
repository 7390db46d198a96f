import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { classicStart } from './scripts/build/classicStart.mjs';
import { compiledEarly } from './scripts/build/compiledEarly.mjs';
import { fieldTrees } from './scripts/build/fieldTrees.mjs';
import { iconImports } from './scripts/build/iconImports.mjs';
import { createPageChunks } from './scripts/build/pageChunks.mjs';
import { pageDocuments } from './scripts/build/pageDocuments.mjs';
import { precompressed } from './scripts/build/precompressed.mjs';
import { runtimeInStart } from './scripts/build/runtimeInStart.mjs';
import { withoutDescriptions } from './scripts/build/withoutDescriptions.mjs';
import { withoutFormats } from './scripts/build/withoutFormats.mjs';
import { withoutJit } from './scripts/build/withoutJit.mjs';
import { workerRoutes } from './scripts/build/workerRoutes.mjs';

/** For `npm run dev`: the server answers its own addresses, Vite serves the page with hot reload. */
function serverInDevelopment(): Plugin {
  return {
    name: 'server-in-development',
    apply: 'serve',
    async configureServer(vite) {
      const { createDevMiddleware } = await vite.ssrLoadModule('/src/server/dev.ts');
      const middleware: unknown = await createDevMiddleware();
      if (typeof middleware === 'function')
        vite.middlewares.use((request, response, next) => void middleware(request, response, next));
    },
  };
}

/**
 * Puts the order of the style layers in front of every style sheet. The first sheet to load decides the order,
 * and the split of the page decides which sheet is first.
 */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const style = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
          file.source = `@layer reset,base,parts;${style}`;
        }
      },
    },
  };
}

// A schema makes its methods before anybody calls them, so making one must not throw.
const standIn = (name = '') => (name.startsWith('create') ? '() => refuse' : 'refuse');

/**
 * Leaves zod's writer of JSON Schema out of the page: each schema carries it, and only the server writes JSON
 * Schema. In its place stand functions of the same names that throw, so a call from the page fails loudly.
 */
function withoutJsonSchema(): Plugin {
  const writer = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
  return {
    name: 'without-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!writer.test(id)) return undefined;
      const names = [
        ...code.matchAll(/^export (?:const|function) (\w+)/gm),
        ...code.matchAll(/^export \{ \w+ as (\w+) \}/gm),
      ].map(([, name]) => name);
      const refuse = "const refuse = () => { throw new Error('The page does not write JSON Schema.'); };";
      const exports = names.map(
        (name, index) => `const e${index} = ${standIn(name)}; export { e${index} as ${name} };`,
      );
      return { code: [refuse, ...exports].join('\n'), map: null };
    },
  };
}

/**
 * Leaves out zod's following of cycles in a value, as `zod/mini` does: what the page reads is text, and none of its
 * schemas refers to itself.
 */
function withoutCycles(): Plugin {
  return {
    name: 'without-cycles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_code, id) {
      if (!/[\\/]zod[\\/]v4[\\/]core[\\/]memoizer\.js$/.test(id)) return undefined;
      return {
        code: `
          export class $ZodCyclicError extends Error {}
          export const isRecursiveSchema = () => false;
          export const isBackEdge = () => false;
          export const memoizer = () => undefined;
        `,
        map: null,
      };
    },
  };
}

/** Leaves out zod's own sentences, which `schema/values/zod.ts` switches off. */
function withoutSentences(): Plugin {
  return {
    name: 'without-sentences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_code, id) {
      if (!/[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/.test(id)) return undefined;
      return { code: 'export default () => ({ localeError: () => undefined });', map: null };
    },
  };
}

/**
 * Writes the icon into the document: a browser asks for a file again whenever the page's address changes. A small PNG,
 * because an SVG is a document of its own to the browser, which it sets up twice while the page starts.
 */
function iconInDocument(): Plugin {
  const icon = readFileSync(`${import.meta.dirname}/public/icons/favicon-32.png`, 'base64');
  return {
    name: 'icon-in-document',
    transformIndexHtml: (html) =>
      html.replace('href="/favicon.svg" type="image/svg+xml"', `href="data:image/png;base64,${icon}"`),
  };
}

/** The package of a font that is loaded for the sake of a script (`src/preview/fonts`). */
const scriptFont = /[\\/](noto-[a-z-]+)[\\/]\w+\.css$/;

/** Matches the rule of the emoji with keycaps and hearts. */
const commonEmoji = /@font-face \{[^}]+\/2\.woff2[^}]+\}/;

/**
 * Browsers ask the files of one font from the last rule on, and most files of the emoji have the joiners. The small one
 * with the common signs comes last, so it is asked first and spares the others.
 */
function emojiOrder(): Plugin {
  return {
    name: 'emoji-order',
    enforce: 'pre',
    transform(code, id) {
      if (scriptFont.exec(id)?.[1] !== 'noto-color-emoji') return undefined;
      const [common = ''] = commonEmoji.exec(code) ?? [];
      return { code: code.replace(common, '') + common, map: null };
    },
  };
}

/** Addresses of the server, which the service worker must never answer with the page. */
const serverAddresses = [
  /^\/(?:api|auth|media|v2|verification|operator)(?:[/?]|$)/,
  /^\/(?:openapi\.json|livez|readyz|healthz|metrics|docs|docs\.css|csp)(?:\?|$)/,
];

/**
 * Builds the service worker, which stores every file of the page on the first visit, for use without a
 * network. The page registers the worker itself, because the security policy refuses the plugin's script.
 */
function offline(): Plugin[] {
  const plugins = VitePWA({
    outDir: 'dist/page',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,jpg,gif,webmanifest}'],
      // The examples' pictures and the fonts of further scripts are stored when the page first shows them.
      globIgnores: ['examples/**', 'documents/!(template).html', 'assets/noto-*'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [...serverAddresses, /^\/templates\/[^/?]+(?:\/versions)?(?:\?|$)/],
      cleanupOutdatedCaches: true,
      // Serve the page of the first visit too, not only the pages opened later.
      clientsClaim: true,
      // A worker that loads a second script would need a Trusted Types policy for it.
      inlineWorkboxRuntime: true,
      runtimeCaching: [
        {
          urlPattern: ({ url, request, sameOrigin }) =>
            sameOrigin &&
            request.mode === 'navigate' &&
            /^\/templates\/[^/]+(?:\/versions)?$/.test(url.pathname),
          // The copy of a newer release, which waits in the same storage, comes second.
          handler: async ({ request }) =>
            (await caches.match('/documents/template.html', { ignoreSearch: true })) ?? fetch(request),
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/examples/'),
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'example-pictures' },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/noto-'),
          handler: 'CacheFirst',
          options: { cacheName: 'script-fonts', expiration: { maxEntries: 400 } },
        },
      ],
    },
  });
  // Only the build of the page has files to store.
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }));
}

/** One build with three environments: the page (dist/page), the server (dist/server), the commands (dist/cli). */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    serverInDevelopment(),
    layerOrder(),
    withoutJsonSchema(),
    withoutCycles(),
    withoutSentences(),
    withoutDescriptions(),
    withoutFormats(),
    withoutJit(),
    emojiOrder(),
    fieldTrees(`${import.meta.dirname}/src`),
    iconImports(),
    iconInDocument(),
    runtimeInStart(),
    classicStart(),
    pageDocuments(`${import.meta.dirname}/src`),
    compiledEarly(),
    precompressed(),
    offline(),
    workerRoutes(`${import.meta.dirname}/dist/page/sw.js`),
  ],
  builder: {},
  // React has this hook itself; the router asks for it by its shim for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' }] },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 8080), strictPort: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/page',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // Without it, older browsers load the same files, a little later.
        modulePreload: {
          polyfill: false,
          // Every document names these files, with the helpers (`runtimeInStart`): no list of what a part needs names them.
          resolveDependencies: (_file, names) =>
            names.filter((name) => !/^assets\/(?:entry|start|rolldown-runtime)-/.test(name)),
        },
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            // The emoji files are called by numbers; the service worker tells these fonts by their names.
            assetFileNames: ({ originalFileNames }) =>
              originalFileNames.some((file) => file.includes('noto-color-emoji'))
                ? 'assets/noto-color-emoji-[name]-[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                ...createPageChunks(`${import.meta.dirname}/src`),
                { name: (id: string) => scriptFont.exec(id)?.[1], debugName: 'script fonts' },
                // Put shared modules into few files, because each file needs a connection of its own.
                {
                  name: 'base',
                  test: /[\\/](?:src[\\/](?:lib(?![\\/](?:json|findTextEdits|encoding[\\/](?:base64Url|crc32)))|ui|http|schema(?![\\/](?:examples|openapi|testing|media)))|@tanstack|lucide-react|wouter)[\\/]/,
                  minShareCount: 3,
                },
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
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            backup: 'src/server/backup.ts',
            restore: 'src/server/restore.ts',
          },
          // The examples in the comments of packages are not for those who read this file.
          output: { comments: { legal: true, annotation: false, jsdoc: false } },
        },
        copyPublicDir: false,
        reportCompressedSize: false,
      },
    },
    cli: {
      consumer: 'server',
      // A packed copy runs without the packages of the page.
      resolve: { noExternal: true, external: ['playwright-core'] },
      build: {
        outDir: 'dist/cli',
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        rolldownOptions: { input: { 'rcs-template': 'src/cli/main.ts' } },
        copyPublicDir: false,
        reportCompressedSize: false,
      },
    },
  },
}));
