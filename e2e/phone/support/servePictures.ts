import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** The colour of every served picture. No other part of a phone has it. */
export const pictureColor = [0, 160, 0] as const;

/**
 * Stands in for the host of the pictures: `3x2.svg` is a picture of that shape, any `.gif` the moving one of the
 * gallery, and any other file is missing. Returns the list of requested files, which grows.
 */
export async function servePictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://pictures.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname.slice(1));
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname.endsWith('.gif'))
      return route.fulfill({
        contentType: 'image/gif',
        headers,
        body: await readFile('public/examples/loyalty.gif'),
      });
    const [, width, height] = /(\d+)x(\d+)\.svg$/.exec(pathname) ?? [];
    if (width === undefined || height === undefined) return route.abort();
    return route.fulfill({
      contentType: 'image/svg+xml',
      headers,
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}00" height="${height}00"><rect width="100%" height="100%" fill="rgb(${pictureColor.join()})"/></svg>`,
    });
  });
  return asked;
}
