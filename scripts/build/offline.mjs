// @ts-check
import { VitePWA } from 'vite-plugin-pwa';
/** @import { Plugin } from 'vite' */

/** Addresses of the server, which the service worker must never answer with the page. */
const serverAddresses = [
  /^\/(?:api|auth|media|v2|verification|operator|unsubscribe)(?:[/?]|$)/,
  /^\/(?:openapi\.json|livez|readyz|healthz|metrics|docs|docs\.css|csp|review\/[^/]+\/picture\.png)(?:\?|$)/,
];

/**
 * Builds the service worker, which stores every file of the page on the first visit, for use without a
 * network. The page registers the worker itself, because the security policy refuses the plugin's script.
 *
 * @returns {Plugin[]}
 */
export function offline() {
  const plugins = VitePWA({
    outDir: 'dist/page',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,jpg,gif,webmanifest}', 'phones.json'],
      // The examples' pictures and the fonts of further scripts are stored when the page first shows them.
      globIgnores: ['examples/**', 'assets/noto-*'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: serverAddresses,
      cleanupOutdatedCaches: true,
      // Serve the page of the first visit too, not only the pages opened later.
      clientsClaim: true,
      // A worker that loads a second script would need a Trusted Types policy for it.
      inlineWorkboxRuntime: true,
      runtimeCaching: [
        {
          // The API documentation, as it was last seen. It is the same for everyone.
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /^\/(?:docs(?:\.css|\.js)?|openapi\.json)$/.test(url.pathname),
          handler: 'NetworkFirst',
          options: { cacheName: 'api-documentation' },
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
