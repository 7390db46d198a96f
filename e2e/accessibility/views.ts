import { test, type Page } from '@playwright/test';
import { isFullRun } from '../../scripts/tests/sizes.mjs';
import { expectNoSidewaysScroll, expectPlainWords, expectReachable, expectUsable } from './checks';

/** A window and a theme, and the check that is made in it. */
export type View = {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  check: (page: Page, state: string) => Promise<void>;
};

/** Checks the current state of the page; `state` names it. */
export type Look = (state: string) => Promise<void>;

export const light = (width: number, height: number): View => ({
  width,
  height,
  colorScheme: 'light',
  check: expectUsable,
});

export const dark = (width: number, height: number): View => ({
  width,
  height,
  colorScheme: 'dark',
  check: expectUsable,
});

/** 1280 by 1024 px enlarged to 400 %. */
export const enlarged: View = {
  width: 320,
  height: 256,
  colorScheme: 'light',
  async check(page, state) {
    await expectNoSidewaysScroll(page, state);
    await expectReachable(page, state);
  },
};

async function enter(page: Page, { width, height, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  // Sizes that follow the window are set in the frame after it changed, and colours fade from theme to theme.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/** A number that differs between tests, so that the same state of two walks is checked in other views. */
const numberOf = (title: string) => Buffer.from(title).reduce((sum, byte) => sum + byte, 0);

/**
 * Checks each state in several views, one after the other: the layout follows the window by style alone, so a
 * state is reached once. The last view is entered now, and stays between the checks. In the everyday run each state
 * is checked in one of the views.
 */
export async function lookIn(page: Page, ...views: [View, ...View[]]): Promise<Look> {
  const last = views.at(-1) ?? views[0];
  let turn = numberOf(test.info().title);
  await enter(page, last);
  return (state) =>
    test.step(state, async () => {
      turn += 1;
      const checked = isFullRun ? views : [viewOfTurn(views, turn)];
      for (const view of checked) {
        const { width, height, colorScheme, check } = view;
        await enter(page, view);
        await check(page, `${state}, ${colorScheme}, ${width} by ${height}`);
      }
      await enter(page, last);
      await expectPlainWords(page, state);
    });
}

/** A new layout costs as much as an analysis by axe: every other state is checked where the walk is, in the last view. */
function viewOfTurn(views: [View, ...View[]], turn: number): View {
  const [others, last] = [views.slice(0, -1), views.at(-1) ?? views[0]];
  return turn % 2 === 0 ? last : (others[((turn - 1) / 2) % others.length] ?? last);
}
