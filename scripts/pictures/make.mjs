// @ts-check
/**
 * Draws the pictures of the examples into `public/examples`: `node scripts/pictures/make.mjs [name …]`.
 * Needs the Chromium of the browser tests (`CHROMIUM` names another one).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { drawing } from './drawing.mjs';
import { gif } from './gif.mjs';
import { bill } from './pdf.mjs';
import { chromiumOptions } from '../chromium.mjs';
import { brand } from './scenes/brand.mjs';
import { cards } from './scenes/cards.mjs';
import { care } from './scenes/care.mjs';
import { courses } from './scenes/courses.mjs';
import { dishes } from './scenes/dishes.mjs';
import { goods } from './scenes/goods.mjs';
import { journeys } from './scenes/journeys.mjs';
import { loyalty, moving, steps } from './scenes/loyalty.mjs';
import { plants } from './scenes/plants.mjs';
import { rooms } from './scenes/rooms.mjs';
import { stages } from './scenes/stages.mjs';

const folder = fileURLToPath(new URL('../../public/examples/', import.meta.url));
/** Longest side of a thumbnail: sharp in a list, and well under the platform's limit of 100 kB. */
const THUMBNAIL_PIXELS = 400;
/** Longest side of the thumbnail of the hotel's film. */
const FILM_THUMBNAIL_PIXELS = 560;
const pictures = [
  ...journeys,
  ...care,
  ...goods,
  ...dishes,
  ...rooms,
  ...stages,
  ...plants,
  ...courses,
  ...cards,
];

const names = process.argv.slice(2);
/** @param {{ file: string }} scene */
const isWanted = ({ file }) => names.length === 0 || names.includes(file);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();

/** @param {string} svg */
const show = (svg) =>
  page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);

/** @param {import('./drawing.mjs').Scene} scene */
function svgOf(scene) {
  const canvas = drawing(scene.width, scene.height);
  return canvas.svg(scene.draw(canvas));
}

/** @param {string} file @param {{ width: number, height: number }} size @param {import('@playwright/test').PageScreenshotOptions} options */
async function save(file, { width, height }, options) {
  await page.setViewportSize({ width: Math.round(width), height: Math.round(height) });
  await page.screenshot({ ...options, path: folder + file });
}

/** @param {{ file: string, width: number, height: number }} scene @param {number} [side] */
async function saveThumbnail({ file, width, height }, side = THUMBNAIL_PIXELS) {
  const shrink = side / Math.max(width, height);
  const size = { width: width * shrink, height: height * shrink };
  await save(`${file}-thumb.jpg`, size, { type: 'jpeg', quality: 70 });
}

/** The pixels of a drawing, row by row. @param {string} svg @param {{ x: number, y: number, width: number, height: number }} part */
async function pixelsOf(svg, part) {
  const base64 = await page.evaluate(
    async ([source, { x, y, width, height }]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const context = new OffscreenCanvas(x + width, y + height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const bytes = context?.getImageData(x, y, width, height).data ?? [];
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    /** @type {const} */ ([svg, part]),
  );
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

async function saveLoyalty() {
  const { file, width, height } = loyalty;
  const svgs = steps.map(({ body }) =>
    drawing(width, height)
      .svg(body)
      .replace('width="100%" height="100%"', `width="${width}" height="${height}"`),
  );
  const frames = [];
  for (const [i, svg] of svgs.entries()) {
    const part = i === 0 ? { x: 0, y: 0, width, height } : moving;
    frames.push({ ...part, pixels: await pixelsOf(svg, part), hundredths: steps[i]?.hundredths ?? 10 });
  }
  writeFileSync(`${folder}${file}.gif`, gif(frames));
  await show(svgs.at(-1) ?? '');
  await saveThumbnail(loyalty);
}

try {
  for (const scene of pictures.filter(isWanted)) {
    await show(svgOf(scene));
    // The hotel's media file is a film, which is not made here: draw only its thumbnail.
    const isFilm = scene.file === 'hotel-film';
    if (!isFilm) await save(`${scene.file}.jpg`, scene, { type: 'jpeg', quality: 80 });
    await saveThumbnail(scene, isFilm ? FILM_THUMBNAIL_PIXELS : THUMBNAIL_PIXELS);
  }
  for (const scene of brand.filter(isWanted)) {
    await show(svgOf(scene));
    await save(`${scene.file}.png`, scene, { type: 'png' });
  }
  if (isWanted(loyalty)) await saveLoyalty();
  if (isWanted({ file: 'phone-bill' })) writeFileSync(`${folder}phone-bill.pdf`, bill(), 'latin1');
} finally {
  await browser.close();
}
