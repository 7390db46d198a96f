// @ts-check
import { VitePWA } from 'vite-plugin-pwa';
/** @import { Plugin } from 'vite' */

/**
 * Builds the service worker, which stores every file of the page on the first visit, for use without a
 * network. The page registers the worker itself, because the security policy refuses the plugin's script.
 *
 * @returns {Plugin[]}
 */
export function offline() {
  const plugins = VitePWA({
    outDir: 'dist/page',
    strategies: 'injectManifest',
    srcDir: 'src/app/offline',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,jpg,gif,webmanifest}', 'phones.json'],
      // The examples' pictures and the fonts of further scripts are stored when the page first shows them.
      globIgnores: ['examples/**', 'assets/noto-*'],
    },
  });
  // Only the build of the page has files to store.
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }));
}
