import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportTrouble: (words: string) => void;
  }
}

/** Collects uncaught errors and violations of the content security policy, on any page of a context. */
export async function watchPage(context: BrowserContext, troubles: string[]): Promise<void> {
  context.on('weberror', (event) => troubles.push(`Page error: ${event.error().message}`));
  await context.exposeFunction('reportTrouble', (words: string) => troubles.push(words));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.reportTrouble(`Policy violation: ${violatedDirective} by ${blockedURI}`),
    );
  });
}
