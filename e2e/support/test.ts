import { expect } from '@playwright/test';
import { test as base } from '../models/bench/test';
import { SharedPage } from './SharedPage';
import { watchPage } from './watchPage';

type Fixtures = {
  /** Set it in specs whose changes outlast a test (init scripts, the clock, a cold cache): each gets its own context. */
  ownContext: boolean;
};

/** The test of every spec: page models, no harm, and after each test no page error and no policy violation. */
export const test = base.extend<Fixtures, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, provide) => {
      const shared = new SharedPage(browser);
      await provide(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  ownContext: [false, { option: true }],
  context: async (
    {
      address,
      browser,
      sharedPage,
      ownContext,
      serviceWorkers,
      viewport,
      colorScheme,
      permissions,
      contextOptions,
    },
    provide,
    { project },
  ) => {
    const message = 'page errors and violations of the content security policy';
    if (ownContext || address !== project.use.baseURL || serviceWorkers !== project.use.serviceWorkers) {
      const errors: string[] = [];
      const context = await browser.newContext();
      await watchPage(context, errors);
      await provide(context);
      await context.close();
      expect(errors, message).toEqual([]);
      return;
    }
    const page = await sharedPage.take(address, {
      viewport,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
      permissions: permissions ?? [],
    });
    await provide(page.context());
    expect(sharedPage.errors, message).toEqual([]);
  },
  page: async ({ context }, provide) => provide(context.pages()[0] ?? (await context.newPage())),
});

export { expect } from '@playwright/test';
