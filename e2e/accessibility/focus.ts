import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

/** The faults of the focus as a sighted person notices them, and whether the wanted control has it. */
type Focus = { faults: string[]; isThere: boolean; isGone: boolean };

async function readFocus(page: Page, wanted?: ElementHandle): Promise<Focus> {
  return page.evaluate((target) => {
    const focused = document.activeElement;
    const reached = {
      isThere: target !== undefined && target === focused,
      isGone: target === undefined || !target.isConnected,
    };
    if (!(focused instanceof HTMLElement) || focused === document.body) return { faults: [], ...reached };
    const name = `${focused.tagName} "${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30)}"`;
    // If the control itself is invisible, its visible face beside it, or the row that it covers, has the outline.
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
    return {
      faults: [
        ...(isSeen ? [] : [`${name} has the focus and no outline`]),
        ...(isFree
          ? []
          : [`${name} has the focus under ${hit?.tagName ?? 'nothing'} ${hit?.className ?? ''}`]),
      ],
      ...reached,
    };
  }, wanted);
}

/** Expects that the focus can be seen where it is. */
export async function expectFocusSeen(page: Page) {
  expect.soft((await readFocus(page)).faults).toEqual([]);
}

/** Presses Tab, or Shift+Tab, until the control has the focus; on the way the focus is always to be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  let wanted: ElementHandle | undefined;
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    let focus = await readFocus(page, wanted);
    expect.soft(focus.faults).toEqual([]);
    if (focus.isGone) {
      // The control was not drawn before, or was drawn again.
      [wanted] = await control.elementHandles();
      focus = await readFocus(page, wanted);
    }
    if (focus.isThere) return;
  }
  throw new Error(`120 times ${key} did not lead to ${control.toString()}.`);
}
