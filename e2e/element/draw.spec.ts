import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeShareLink } from '../../src/exchange/link/shareLink';
import { hardTemplates } from '../phone/support/hardTemplates';
import { carousel, dial, openUrl, reply } from '../phone/support/templates';
import { pixelsOf, type Pixels } from '../support/pixels';
import { expect, test } from './support/elementTest';

// That of `rcs-template draw`.
test.use({ viewport: { width: 1280, height: 1600 } });

const templates = {
  'eleven wide chips': hardTemplates['eleven wide chips'],
  'a carousel with buttons': carousel([
    {
      title: 'Linen shirt',
      description: 'Woven in Kochi, cut in Pune.',
      suggestions: [openUrl('Buy'), reply('Later')],
    },
    { title: 'नमस्ते', description: 'केवल इस सप्ताह आधे दाम पर।', suggestions: [dial('Call us')] },
  ]),
};
const systems = { android: 'Android', ios: 'iPhone' } as const;

for (const [name, template] of Object.entries(templates)) {
  test(`“rcs-template draw” and the element draw “${name}” alike`, async ({ page, address, foreign }) => {
    const folder = mkdtempSync(join(tmpdir(), 'rcs-drawn-'));
    const options = ['--scale', '1', '--no-pictures', '--out', folder];
    execFileSync(process.execPath, ['dist/cli/rcs-template.js', 'draw', '-', ...options], {
      input: JSON.stringify(template),
    });
    for (const [system, label] of Object.entries(systems)) {
      // Its pictures are of the page, so this is where the phone is in them.
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(`${address}/inspect?phone=both&theme=light&freeze=1${await writeShareLink(template)}`);
      const phone = page.getByRole('region', { name: `${label} preview` });
      // oxlint-disable-next-line no-await-in-loop
      const [place, around] = [await boxOf(phone), await boxOf(page.locator(`[data-phone="${system}"]`))];
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(foreign.page('/draw', `<rcs-message phone="${label.toLowerCase()}"></rcs-message>`));
      await page
        .locator('rcs-message')
        .evaluate((element, message) => Object.assign(element, { message }) && undefined, template);
      // oxlint-disable-next-line no-await-in-loop
      await moveTo(phone, place);
      const [drawn, wanted] = [
        // oxlint-disable-next-line no-await-in-loop
        await pixelsOf(page, await phone.screenshot({ animations: 'disabled' })),
        // oxlint-disable-next-line no-await-in-loop
        await pixelsOf(page, readFileSync(join(folder, `${template.name ?? 'template'}-${system}.png`))),
      ];
      const offset = {
        x: Math.floor(place.x) - Math.floor(around.x),
        y: Math.floor(place.y) - Math.floor(around.y),
      };
      expect.soft(countDifferences(drawn, wanted, offset), label).toBe(0);
    }
    rmSync(folder, { recursive: true });
  });
}

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  await settle(locator.page());
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is no phone.');
  return box;
}

/** Waits for fonts, and for texts that are cut once they have come. */
async function settle(page: Page) {
  await expect(page.locator('[data-loading-fonts]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let count = 0; count < 30; count += 1) await new Promise(requestAnimationFrame);
  });
}

/** Browsers draw curves otherwise between two pixels than on them. */
async function moveTo(phone: Locator, { x, y }: { x: number; y: number }) {
  const now = await boxOf(phone);
  await phone.evaluate(
    (element, by) =>
      Object.assign(element.closest<HTMLElement>('[data-phone]')?.style ?? {}, {
        position: 'relative',
        left: `${by.x}px`,
        top: `${by.y}px`,
      }) && undefined,
    { x: x - now.x, y: y - now.y },
  );
  await settle(phone.page());
}

/** Pixels of a phone that differ from those of a larger picture. Its round corners show what is behind it. */
function countDifferences(drawn: Pixels, wanted: Pixels, { x: left, y: top }: { x: number; y: number }) {
  const { width, height } = drawn;
  const isCorner = (x: number, y: number) =>
    Math.min(x, width - 1 - x) < 24 && Math.min(y, height - 1 - y) < 24;
  const isEdge = (x: number, y: number) => Math.min(x, width - 1 - x, y, height - 1 - y) < 1;
  let differences = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isCorner(x, y) || isEdge(x, y)) continue;
      const [one, other] = [4 * (y * width + x), 4 * ((y + top) * wanted.width + x + left)];
      if ([0, 1, 2].some((channel) => drawn.data[one + channel] !== wanted.data[other + channel]))
        differences += 1;
    }
  }
  return differences;
}
