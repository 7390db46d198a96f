import { expect, type Locator, type Page } from '@playwright/test';

/** What is wrong with the place of the focus, as a person who sees the page would notice it; empty when nothing is. */
async function troublesOfFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return [];
    const name = `${focused.tagName} "${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30)}"`;
    // Where the control itself is unseen, its face beside it, or the row that it covers, carries the outline.
    const styles = [focused, focused.nextElementSibling, focused.closest('li')]
      .filter((element) => element !== null)
      .map((element) => getComputedStyle(element));
    const isSeen = [...styles, getComputedStyle(focused, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );

    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const isFree = hit !== null && (focused.contains(hit) || label?.contains(hit));
    return [
      ...(isSeen ? [] : [`${name} has the focus and no outline`]),
      ...(isFree ? [] : [`${name} has the focus under ${hit?.tagName ?? 'nothing'} ${hit?.className ?? ''}`]),
    ];
  });
}

/** That the focus can be seen where it is. */
export async function expectFocusSeen(page: Page) {
  expect.soft(await troublesOfFocus(page)).toEqual([]);
}

/** Presses Tab, or Shift+Tab, until the control has the focus; on the way the focus is always to be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (
      (await control.count()) > 0 &&
      (await control.first().evaluate((node) => node === document.activeElement))
    )
      return;
  }
  throw new Error(`120 times ${key} did not lead to ${control.toString()}.`);
}
