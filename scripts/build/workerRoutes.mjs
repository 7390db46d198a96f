// @ts-check
/** @import { Plugin } from 'vite' */
import { appendFile } from 'node:fs/promises';

/**
 * Static routes (Chromium 123): the browser takes the stored files of the page itself and need not ask the worker for
 * each. A file that is not stored comes from the network, as without routes. The first route leaves the fonts of
 * further scripts to the worker, which stores them when they are first shown.
 */
const routes = `
addEventListener('install', (event) => {
  const source = { cacheName: 'workbox-precache-v2-' + registration.scope };
  event.addRoutes?.([
    { condition: { urlPattern: '/assets/noto-*' }, source: 'fetch-event' },
    { condition: { urlPattern: '/assets/*' }, source },
  ]).catch(() => undefined);
});
`;

/**
 * Adds static routes to the generated service worker, which has no setting for them.
 *
 * @param {string} worker Its file.
 * @returns {Plugin}
 */
export function workerRoutes(worker) {
  return {
    name: 'worker-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await appendFile(worker, routes);
      },
    },
  };
}
