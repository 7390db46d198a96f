import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportTrouble: (words: string) => void;
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Collects what must never happen on any page of a context: uncaught errors and violations of the content
 * security policy. Requests to other hosts end here, so that no run depends on a network.
 */
export async function watchPage(context: BrowserContext, address: string): Promise<string[]> {
  const troubles: string[] = [];
  context.on('weberror', (event) => troubles.push(`Page error: ${event.error().message}`));
  await context.exposeFunction('reportTrouble', (words: string) => troubles.push(words));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.reportTrouble(`Policy violation: ${violatedDirective} by ${blockedURI}`),
    );
  });
  const { hostname } = new URL(address);
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== hostname && !loopback.has(url.hostname),
    (route) => route.abort(),
  );
  return troubles;
}
