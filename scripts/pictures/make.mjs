// @ts-check
/**
 * Draws the pictures of the examples into `public/examples`: `node scripts/pictures/make.mjs [name …]`.
 * Needs the Chromium of the browser tests (`CHROMIUM` names another one).
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { drawing } from './drawing.mjs';
import { journeys } from './scenes/journeys.mjs';

const folder = fileURLToPath(new URL('../../public/examples/', import.meta.url));
const thumbnailSide = 320;
/** Their files are no JPEG: the scene gives the thumbnail only. */
const thumbnailOnly = new Set(['hotel-film']);

const scenes = [...journeys];
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

try {
  const page = await browser.newPage();
  for (const scene of scenes.filter(({ file }) => wanted.length === 0 || wanted.includes(file))) {
    const canvas = drawing(scene.width, scene.height);
    const svg = canvas.svg(scene.draw(canvas));
    const shrink = thumbnailSide / Math.max(scene.width, scene.height);
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    for (const thumbnail of thumbnailOnly.has(scene.file) ? [true] : [false, true]) {
      const scale = thumbnail ? shrink : 1;
      await page.setViewportSize({ width: Math.round(scene.width * scale), height: Math.round(scene.height * scale) });
      await page.screenshot({ path: `${folder}${scene.file}${thumbnail ? '-thumb' : ''}.jpg`, type: 'jpeg', quality: thumbnail ? 72 : 80 });
    }
  }
} finally {
  await browser.close();
}
