import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** What a service worker has, and the types of a page do not know. */
declare const self: {
  /** Every file of the page. The build fills it in. */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
};

/** Static routes (Chromium 123 and newer): which requests never come to the worker. */
type InstallEvent = Event & {
  addRoutes?(routes: { condition: { urlPattern: { pathname: string } }; source: 'network' }): Promise<void>;
};

/** Addresses of the server, which the service worker must never answer with the page. */
const serverAddresses = [
  /^\/(?:api|auth|media|v2|verification|operator|unsubscribe)(?:[/?]|$)/,
  /^\/(?:openapi\.json|livez|readyz|healthz|metrics|docs|docs\.css|csp|review\/[^/]+\/picture\.png)(?:\?|$)/,
];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverAddresses }));

// The API documentation, as it was last seen. It is the same for everyone.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:docs(?:\.css|\.js)?|openapi\.json)$/.test(url.pathname),
  new NetworkFirst({ cacheName: 'api-documentation' }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/examples/'),
  new StaleWhileRevalidate({ cacheName: 'example-pictures' }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/noto-'),
  new CacheFirst({ cacheName: 'script-fonts', plugins: [new ExpirationPlugin({ maxEntries: 400 })] }),
);

// Serve the page of the first visit too, not only the pages opened later.
clientsClaim();

addEventListener('install', (event: InstallEvent) => {
  // A newer version takes over when no request is with this one. The page asks the server every few seconds: without
  // this, Chromium may wait for minutes.
  void event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
});

addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
