import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeLinkView, type LinkView } from '../../src/exchange/link/linkView';
import { writeShareLink } from '../../src/exchange/link/shareLink';
import { hardTemplates } from '../phone/support/hardTemplates';
import { servePictures } from '../phone/support/servePictures';
import { pixelsOf } from '../support/pixels';
import { reportFigure } from '../../scripts/endurance/figures.mjs';
import { isFullRun } from '../../scripts/tests/sizes.mjs';
import { expect, test as elementTest } from './support/elementTest';

/** Draws the message in its address, among styles that no element is glad of. */
const reactApp = `
  import { createRoot } from 'react-dom/client';
  import { RcsMessage } from 'rcs-template-builder/element/react';
  import './app.css';
  const message = decodeURIComponent(location.hash.slice(1));
  createRoot(document.querySelector('#root')).render(<RcsMessage message={message} pictures />);`;

const reactStyles = `
  * { box-sizing: content-box; margin: 0; line-height: 2; font: italic 21px serif; letter-spacing: 2px; }
  body { direction: rtl; color: red; text-align: right; text-transform: uppercase; word-spacing: 9px; cursor: wait; }
  img, svg { max-width: 100%; height: auto; }
  button { border: 9px solid; padding: 20px; }`;

type Places = Record<'a plain page' | 'an app with React 18', (message: string) => Promise<void>>;

/** Opens a page of others with an element that shows a message. */
const test = elementTest.extend<{ places: Places }, { appAddress: string }>({
  appAddress: [
    async ({ foreign }, provide) => {
      const folder = foreign.copyExample('vite-react', 'pixels');
      writeFileSync(join(folder, 'src/main.jsx'), reactApp);
      writeFileSync(join(folder, 'src/app.css'), reactStyles);
      foreign.buildReactApp(folder);
      await provide(`${foreign.address}/examples/pixels/dist/index.html`);
    },
    { scope: 'worker' },
  ],
  places: async ({ page, foreign, appAddress }, provide) =>
    provide({
      'a plain page': async (message) => {
        await page.goto(foreign.page('/pixels', '<rcs-message pictures></rcs-message>'));
        await page
          .locator('rcs-message')
          .evaluate((element, link) => Object.assign(element, { message: link }) && undefined, message);
      },
      'an app with React 18': async (message) => {
        await page.goto('about:blank');
        await page.goto(`${appAddress}#${encodeURIComponent(message)}`);
      },
    }),
});

test.use({ viewport: { width: 1700, height: 1300 } });

/** How both are shown. The element reads the same from the link, or from its attributes. */
const views = {
  light: { theme: 'light' },
  'dark, more contrast': { theme: 'dark', contrast: 'more', samples: 'longest' },
  'small phones, largest text': { theme: 'light', text: 'ax5', width: 360, iphone: 375 },
  'lock screen': { theme: 'dark', view: 'lockScreen' },
} satisfies Record<string, LinkView>;

const phones = ['Android', 'iPhone'] as const;

const allViews = Object.entries<LinkView>(views);

let compared = 0;
let different = 0;

test.afterAll(() => {
  reportFigure({
    promise: 'The element draws every pixel as the page does',
    tried: `${compared} drawings`,
    lost: different,
  });
});

for (const [index, [name, template]] of Object.entries(hardTemplates).entries()) {
  test(`the element draws “${name}” as the page does`, async ({ page, address, places }) => {
    await servePictures(page);
    const fragment = await writeShareLink(template);
    // A view each; `npm run test:endurance -- pixels` draws every template in all of them.
    for (const [view, look] of isFullRun ? allViews : allViews.slice(index % 4, (index % 4) + 1)) {
      const message = `${address}/inspect${writeLinkView({ phone: 'both', zoom: 100, ...look })}&freeze=1${fragment}`;
      // One screen: one after the other.
      // oxlint-disable no-await-in-loop
      const wanted = await drawOnPage(page, message);
      for (const [place, open] of Object.entries(places)) {
        await open(message);
        await compare(page, `${view}, in ${place}`, wanted, await drawings(page));
      }
      // oxlint-enable no-await-in-loop
    }
  });
}

async function compare(page: Page, view: string, wanted: Buffer[], drawn: Buffer[]) {
  for (const [index, system] of phones.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    const differences = await countDifferences(page, wanted[index], drawn[index]);
    compared += 1;
    if (differences > 0) different += 1;
    expect.soft(differences, `${system}, ${view}`).toBe(0);
  }
}

async function drawOnPage(page: Page, address: string): Promise<Buffer[]> {
  await page.goto('about:blank');
  await page.goto(address);
  await page
    .getByRole('group', { name: 'When you tap the phone' })
    .getByRole('radio', { name: /^Try$/ })
    .check();
  const load = page.getByRole('button', { name: 'Load pictures', exact: true });
  await expect(screen(page, 'iPhone')).toBeVisible();
  if (await load.isVisible()) await load.click();
  return drawings(page);
}

const screen = (page: Page, system: string): Locator =>
  page.getByRole('region', { name: `${system} preview` });

async function drawings(page: Page): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const system of phones) {
    const phone = screen(page, system);
    // oxlint-disable-next-line no-await-in-loop
    await settle(page, phone);
    // oxlint-disable-next-line no-await-in-loop
    shots.push(await phone.screenshot({ animations: 'disabled' }));
  }
  return shots;
}

/** Waits for fonts and pictures, and for the cards that are cut after them. */
async function settle(page: Page, phone: Locator): Promise<void> {
  await expect(phone).toBeVisible();
  await expect(phone).not.toHaveAttribute('data-loading-fonts');
  await page.mouse.move(0, 0);
  await phone.evaluate(async (element) => {
    // It runs in the page.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const frame = () => new Promise(requestAnimationFrame);
    // Browsers draw curves and gradients otherwise at another place, and pages centre their phones.
    const place = element.closest<HTMLElement>('[data-phone]');
    const { x, y } = element.getBoundingClientRect();
    for (const other of place?.parentElement?.children ?? []) {
      if (other instanceof HTMLElement) other.style.opacity = other === place ? '1' : '0';
    }
    Object.assign(place?.style ?? {}, {
      position: 'relative',
      left: `${300 - x}px`,
      top: `${340 - y}px`,
      background: 'white',
    });
    await frame();
    await document.fonts.ready;
    await Promise.all(
      [...element.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)),
    );
    // A part that came into view before the pictures arrived is elsewhere now.
    for (const part of element.querySelectorAll('*'))
      if (part.scrollTop || part.scrollLeft) part.scrollTo(0, 0);
    // Texts are cut once their fonts have come.
    let before = '';
    while (before !== element.innerHTML) {
      before = element.innerHTML;
      for (let count = 0; count < 20; count += 1) await frame();
    }
  });
}

/** How many pixels differ. */
async function countDifferences(page: Page, wanted: Buffer | undefined, drawn: Buffer | undefined) {
  if (!wanted || !drawn) throw new Error('A phone was not drawn.');
  if (wanted.equals(drawn)) return 0;
  const [one, other] = [await pixelsOf(page, wanted), await pixelsOf(page, drawn)];
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let differences = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    if ([0, 1, 2].some((channel) => one.data[at + channel] !== other.data[at + channel])) differences += 1;
  }
  return differences;
}
