import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportPageError: (words: string) => void;
  }
}

/** Collects uncaught errors and violations of the content security policy, on any page of a context. */
export async function watchPage(context: BrowserContext, errors: string[]): Promise<void> {
  context.on('weberror', (event) => errors.push(`Page error: ${event.error().message}`));
  await context.exposeFunction('reportPageError', (words: string) => errors.push(words));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.reportPageError(`Policy violation: ${violatedDirective} by ${blockedURI}`),
    );
  });
}
