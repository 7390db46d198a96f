import { writeShareLink } from '../../../src/exchange/link/shareLink';
import { sampleOf, sizeOf } from '../../../scripts/tests/sizes.mjs';
import type { Page } from '@playwright/test';
import type { TemplateDraft } from '../../../src/schema/draft/draft';
import { expect, test } from '../../support/test';
import { cutTemplates } from '../support/cutTemplates';
import { DrawnPhone } from '../support/DrawnPhone';
import { edgeTemplate, findEdgeTexts, scriptNames, textsOf, widestTemplate } from '../support/edgeTexts';
import { lossInWords, measureLoss, type Loss } from '../support/measureLoss';

const textSizes = ['default', 'largest', 'small', 'large'];
/** All in a full run, else every twentieth: each text size comes up. */
const step = sizeOf({ everyday: 20, full: 1 });
/** Templates whose menus are opened: each is a page of its own. */
const mostMenus = sizeOf({ everyday: 1, full: 200 });
const templates = cutTemplates(200)
  .map((template, index) => ({ template, index }))
  // In this one a card with three buttons is measured after a cut one with a single button.
  .filter(({ index }) => index % step === 0 || index === 75);

/** Runs in the page. Takes the zoom from phones before they are drawn: in a small drawing browsers round letters. */
function showFullSize() {
  new MutationObserver(() => {
    for (const phone of document.querySelectorAll<HTMLElement>('li > [inert]')) phone.style.zoom = '1';
  }).observe(document, { childList: true, subtree: true });
}

const inMenu = ' in the menu “Options”';

/** Whether an iPhone folds actions of a template. */
function hasMenu(template: TemplateDraft | undefined): boolean {
  const { richCard, suggestions } = template?.component ?? {};
  const cards = richCard?.carouselCard?.cardContents ?? [richCard?.standaloneCard?.cardContent];
  return [suggestions, ...cards.map((card) => card?.suggestions)].some(
    (list = []) => list.filter(({ action }) => action).length > 2,
  );
}

/** What the matrix says of a phone, and what its drawing loses. */
type Cell = { phone: string | null; said: string[]; lost: Loss[] };

/** Shows a template in the matrix at a text size. */
async function showDrawn(page: Page, { link, text, name }: Record<'link' | 'text' | 'name', string>) {
  const query = `?page=matrix&sets=typical&phones=android.ios&texts=${text}&themes=light`;
  if (!page.url().includes(query)) {
    await page.goto(`/inspect${query}`);
    await page.evaluate(showFullSize);
    await page.evaluate(`globalThis.measureLoss = ${measureLoss.toString()}`);
  }
  await page.evaluate((fragment) => location.replace(fragment), link);
  await page.waitForFunction(
    (title) =>
      document.querySelector('h1')?.textContent === title &&
      !document.body.textContent.includes('Checking what is cut off') &&
      document.querySelectorAll('[data-part=phone]').length === 2 &&
      [...document.querySelectorAll('[data-part=phone] img')].every(
        (picture) => (picture as HTMLImageElement).complete,
      ),
    name,
    // Measuring takes as long as the machine is busy.
    { timeout: 0 },
  );
}

/** Shows a template in the matrix, and measures it. */
async function measureDrawn(page: Page, drawn: Parameters<typeof showDrawn>[1]): Promise<Cell[]> {
  await showDrawn(page, drawn);
  return page.evaluate(() => {
    const { measureLoss: measure } = globalThis as unknown as { measureLoss: (phone: Element) => Loss[] };
    return [...document.querySelectorAll('[data-phone]')].map((phone) => {
      const cell = phone.closest('li');
      const said = [...(cell?.querySelectorAll(':scope > ul > li') ?? [])].map(
        (line) => line.textContent ?? '',
      );
      return { phone: phone.getAttribute('data-phone'), said: said.toSorted(), lost: measure(phone) };
    });
  });
}

/** What the opened menus of an iPhone lose, as the page has to say it. */
async function measureMenus(page: Page, address: string): Promise<string[]> {
  const phone = new DrawnPhone(page, 'iPhone');
  await page.goto('about:blank');
  await page.goto(address);
  await page.evaluate(`globalThis.measureLoss = ${measureLoss.toString()}`);
  await phone.startTrying();
  const controls = phone.part('options');
  await controls.first().waitFor();
  const lost: Loss[] = [];
  for (const control of await controls.all()) {
    await control.click();
    const menu = phone.part('options-menu');
    lost.push(
      ...(await menu.evaluate((opened) => {
        const { measureLoss: measure } = globalThis as unknown as { measureLoss: (part: Element) => Loss[] };
        return measure(opened);
      })),
    );
    await page.keyboard.press('Escape');
  }
  return lost.map((loss) => lossInWords(loss).replace(/ fit\.$/, `${inMenu} fit.`)).toSorted();
}

test('what the report says of generated templates is what the drawn phones lose', async ({ page }) => {
  test.setTimeout(sizeOf({ everyday: 300_000, full: 1_200_000 }));
  await page.setViewportSize({ width: 1100, height: 1000 });
  const links = await Promise.all(
    templates.map(async ({ template, index }) => ({ link: await writeShareLink(template), index })),
  );
  const disagreements: object[] = [];
  let losses = 0;
  /** What is said of buttons that are seen after a press only. */
  const saidOfMenus: { index: number; link: string; text: string; said: string[] }[] = [];
  for (const { link, index } of links) {
    const text = textSizes[Math.floor((index * textSizes.length) / 200)] ?? 'default';
    const cells = await measureDrawn(page, { link, text, name: `drawn_${index}` });
    for (const { phone, said: all, lost: measured } of cells) {
      const said = all.filter((line) => !line.includes(inMenu));
      if (phone === 'ios' && hasMenu(templates.find((one) => one.index === index)?.template))
        saidOfMenus.push({ index, link, text, said: all.filter((line) => line.includes(inMenu)) });
      const lost = measured.map(lossInWords).toSorted();
      losses += lost.length;
      if (JSON.stringify(said) !== JSON.stringify(lost))
        disagreements.push({ index, text, phone, said, lost });
    }
  }
  // High enough for phones of full size.
  await page.setViewportSize({ width: 1100, height: 1400 });
  for (const { index, link, text, said } of saidOfMenus.slice(0, mostMenus)) {
    const lost = await measureMenus(page, `/inspect?phone=ios&text=${text}${link}`);
    if (JSON.stringify(said) !== JSON.stringify(lost)) disagreements.push({ index, text, said, lost });
  }
  expect(disagreements).toEqual([]);
  // The templates are such that phones cut them.
  expect(losses).toBeGreaterThan(500 / step);
});

/** A carousel of texts at the edge in each state, or many. */
const edgeTurns = sizeOf({ everyday: 1, full: 25 });
const edgeStates = sampleOf(
  (['SMALL', 'MEDIUM'] as const).flatMap((cardWidth) =>
    textSizes.toReversed().map((text) => ({ cardWidth, text })),
  ),
  8,
);

test('a label or description that ends within two px of its edge is reported if it is cut, in six scripts', async ({
  page,
}) => {
  test.setTimeout(sizeOf({ everyday: 300_000, full: 1_200_000 }));
  await page.setViewportSize({ width: 1100, height: 1000 });
  const disagreements: object[] = [];
  let losses = 0;
  for (const { cardWidth, text } of edgeStates) {
    const show = async (template: TemplateDraft, name: string) => ({
      link: await writeShareLink({ ...template, name }),
      text,
      name,
    });
    await showDrawn(page, await show(widestTemplate(cardWidth), `widest_${cardWidth.toLowerCase()}`));
    const edgeTexts = await page.evaluate(findEdgeTexts, scriptNames.map(textsOf));
    // A label has at most 25 characters: few of them reach the edge of a medium card in small letters.
    expect(
      edgeTexts.flatMap(({ reply, dial }) => [...reply, ...dial]).length,
      `labels at the edge of a ${cardWidth} card, ${text}`,
    ).toBeGreaterThan(cardWidth === 'MEDIUM' && text === 'small' ? 0 : 20);
    for (let turn = 0; turn < edgeTurns; turn += 1) {
      const template = edgeTemplate(cardWidth, edgeTexts, turn);
      const cells = await measureDrawn(page, await show(template, `edge_${turn}_${text}`));
      for (const { phone, said, lost: measured } of cells) {
        const lost = measured.map(lossInWords).toSorted();
        losses += lost.length;
        if (JSON.stringify(said) !== JSON.stringify(lost))
          disagreements.push({ text, cardWidth, phone, said, lost, template: JSON.stringify(template) });
      }
    }
  }
  const tried = edgeStates.length * edgeTurns;
  test.info().annotations.push({ type: 'tried', description: `${tried} templates, ${losses} parts cut off` });
  expect(disagreements).toEqual([]);
  expect(losses).toBeGreaterThan(tried);
});
