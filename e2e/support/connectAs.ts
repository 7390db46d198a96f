import type { Page } from '@playwright/test';

type ConnectedPlatform = { name: string; credentials: 'server' | 'page'; readable: 'yes' | 'no' | 'unknown' };

/** Lets the page see every platform of its server in another way, for instance as one that cannot be read. */
export async function connectAs(page: Page, part: Partial<ConnectedPlatform>): Promise<void> {
  const known = (await (await page.request.get('/api/connection')).json()) as {
    platforms: ConnectedPlatform[];
  };
  const platforms = known.platforms.map((platform) => ({ ...platform, ...part }));
  await page.route('**/api/connection', (route) => route.fulfill({ json: { ...known, platforms } }));
}
