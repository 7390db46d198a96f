import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** `npm run dev`: the server answers its own addresses, Vite answers the page with hot reload. */
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
 * Puts the order of the style layers in front of every style sheet. The first one that arrives decides it,
 * and which one that is changes with how the page is split.
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

/** Addresses of the server that are never the page, also not without a network. */
const notThePage = [
  /^\/(?:api|v2|verification|operator)(?:[/?]|$)/,
  /^\/(?:openapi\.json|healthz|docs|docs\.css|csp)(?:\?|$)/,
];

/**
 * The worker that keeps the page for use without a network: all that the page may load, on its first visit.
 * The page registers it by itself, as the security policy allows no script of anybody else's.
 */
function offline(): Plugin[] {
  const plugins = VitePWA({
    outDir: 'dist/page',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,jpg,gif,webmanifest}'],
      // The examples' pictures are fetched when they are drawn, and kept then.
      globIgnores: ['examples/**'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: notThePage,
      cleanupOutdatedCaches: true,
      // The first visit is enough: from then on its parts come from this device too.
      clientsClaim: true,
      // A worker that loads a second script would need a policy for it.
      inlineWorkboxRuntime: true,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/examples/'),
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'example-pictures' },
        },
      ],
    },
  });
  // Only the page's build has pages to keep.
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }));
}

/** One build, two environments: the page (dist/page) and the server that serves it (dist/server). */
export default defineConfig({
  plugins: [react(), serverInDevelopment(), layerOrder(), offline()],
  builder: {},
  server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 8080), strictPort: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/page',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What several pages use comes in a few files: each file is a connection of its own.
                {
                  name: 'base',
                  test: /[\\/](?:src[\\/](?:lib|ui|http|schema(?![\\/](?:examples|openapi|testing)))|@tanstack|lucide-react|wouter)[\\/]/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        rolldownOptions: { input: { main: 'src/server/main.ts' } },
        copyPublicDir: false,
        reportCompressedSize: false,
      },
    },
  },
});
