import { writeShareLink } from '../../../src/exchange/link/shareLink';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import { expect, test } from '../../support/test';
import { cutTemplates } from '../support/cutTemplates';
import { lossInWords, measureLoss, type Loss } from '../support/measureLoss';

const textSizes = ['default', 'largest', 'small', 'large'];
/** All in a full run, else every twentieth: each text size comes up. */
const step = sizeOf({ everyday: 20, full: 1 });
const templates = cutTemplates(200)
  .map((template, index) => ({ template, index }))
  .filter(({ index }) => index % step === 0);

/** Runs in the page. Takes the zoom from phones before they are drawn: in a small drawing browsers round letters. */
function showFullSize() {
  new MutationObserver(() => {
    for (const phone of document.querySelectorAll<HTMLElement>('li > [inert]')) phone.style.zoom = '1';
  }).observe(document, { childList: true, subtree: true });
}

test('what the report says of generated templates is what the drawn phones lose', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 1000 });
  const links = await Promise.all(
    templates.map(async ({ template, index }) => ({ link: await writeShareLink(template), index })),
  );
  const disagreements: object[] = [];
  let losses = 0;
  for (const { link, index } of links) {
    const text = textSizes[Math.floor((index * textSizes.length) / 200)] ?? 'default';
    const query = `?page=matrix&sets=typical&phones=android.ios&texts=${text}&themes=light`;
    if (!page.url().includes(query)) {
      await page.goto(`/preview${query}`);
      await page.evaluate(showFullSize);
      await page.evaluate(`globalThis.measureLoss = ${measureLoss.toString()}`);
      await page.evaluate((fragment) => location.replace(fragment), link);
    } else await page.evaluate((fragment) => location.replace(fragment), link);
    await page.waitForFunction(
      (name) =>
        document.querySelector('h1')?.textContent === name &&
        !document.body.textContent.includes('Measuring what') &&
        document.querySelectorAll('[data-part=phone]').length === 2 &&
        [...document.querySelectorAll('[data-part=phone] img')].every(
          (picture) => (picture as HTMLImageElement).complete,
        ),
      `drawn_${index}`,
    );
    const cells = await page.evaluate(() => {
      const { measureLoss: measure } = globalThis as unknown as { measureLoss: (phone: Element) => Loss[] };
      return [...document.querySelectorAll('[data-phone]')].map((phone) => {
        const cell = phone.closest('li');
        const said = [...(cell?.querySelectorAll(':scope > ul > li') ?? [])].map(
          (line) => line.textContent ?? '',
        );
        return { phone: phone.getAttribute('data-phone'), said: said.toSorted(), lost: measure(phone) };
      });
    });
    for (const { phone, said, lost: measured } of cells) {
      const lost = measured.map(lossInWords).toSorted();
      losses += lost.length;
      if (JSON.stringify(said) !== JSON.stringify(lost))
        disagreements.push({ index, text, phone, said, lost });
    }
  }
  expect(disagreements).toEqual([]);
  // The templates are such that phones cut them.
  expect(losses).toBeGreaterThan(500 / step);
});
