import type { Locator } from '@playwright/test';

/** Chooses from the menu that is open. A menu is drawn above the page, outside of the part with its button. */
export async function chooseMenuItem(part: Locator, name: string | RegExp): Promise<void> {
  await part.page().getByRole('menu').getByRole('menuitem', { name, exact: true }).click();
}
