import type { Browser, Locator, Page } from '@playwright/test';
import type { TestProvider } from '../../src/server/testing/testProvider';
import { TemplatePage } from '../models/TemplatePage';
import { test as ownServerTest } from './ownServerTest';
import { test as signInTest } from './signInTest';

/** A second browser with a storage of its own. */
type Other = { other: Page; otherTemplate: TemplatePage };

async function openOther(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

const otherBrowser: Parameters<typeof ownServerTest.extend<Other>>[0] = {
  other: async ({ browser, address }, provide) => {
    const page = await openOther(browser, address);
    await provide(page);
    await page.context().close();
  },
  otherTemplate: async ({ other }, provide) => provide(new TemplatePage(other)),
};

/** One person with two browsers, without sign-in. */
export const twoBrowsersTest = ownServerTest.extend<Other>(otherBrowser);
/** Two people, each with a browser, who sign in at a provider. */
export const twoPeopleTest = signInTest.extend<Other>(otherBrowser);

/** Signs a person in at the provider; who was signed in on the page before is not any more. */
export async function signIn(
  provider: TestProvider,
  page: Page,
  person: Parameters<TestProvider['signInAs']>[0],
): Promise<void> {
  await page.context().clearCookies();
  provider.signInAs(person);
  await page.goto('/auth/sign-in');
}

export const asha = { sub: 'asha-1', email: 'asha@shop.example', groups: ['campaign'] };
export const ben = { sub: 'ben-2', email: 'ben@shop.example', groups: ['copy'] };
export const vik = { sub: 'vik-3', email: 'vik@shop.example', groups: [] };

/** The mark of a draft whose newest state the server has. */
export const onServer = (page: Page): Locator => page.getByTitle('Saved on the server');
export const faces = (page: Page): Locator => page.getByRole('list', { name: 'Also here' });
