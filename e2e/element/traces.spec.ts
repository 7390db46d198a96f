import type { TemplateDraft } from '../../src/schema/draft/draft';
import { reply, textMessage } from '../phone/support/templates';
import { android, expect, openMessages, test } from './support/elementTest';

const order = textMessage('Your order is on its way.', [reply('Thanks')]);

test('two on a page do not disturb each other or the page, and nothing stays when they are removed', async ({
  page,
  foreign,
}) => {
  const before = '<p id="own">Own words</p>';
  await openMessages(page, foreign, before);
  await page.evaluate(noteListeners);
  const traces = () =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      attributes: [document.documentElement, document.body].map((each) =>
        each.getAttributeNames().map((name) => `${each.tagName} ${name} ${each.getAttribute(name)}`),
      ),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      listeners: (window as unknown as { noted: unknown[] }).noted.length,
      own: JSON.stringify(
        [...getComputedStyle(document.querySelector('#own') as Element)]
          .map((name) => [
            name,
            getComputedStyle(document.querySelector('#own') as Element).getPropertyValue(name),
          ])
          .filter(([name]) => !/size|origin|height|width/.test(name ?? '')),
      ),
    }));
  const untouched = await traces();
  expect(untouched.listeners).toBe(0);
  await page.evaluate(
    (messages) => {
      // What the page says about everything does not reach the phones.
      const section = document.createElement('section');
      document.body.append(section);
      section.style.setProperty('--zoom', '3');
      section.style.letterSpacing = '4px';
      for (const message of messages) {
        section.append(Object.assign(document.createElement('rcs-message'), { message, id: message.name }));
      }
    },
    [
      { ...order, name: 'first' },
      { ...textMessage('Second', [reply('Yes')]), name: 'second' },
    ] as (TemplateDraft & { name: string })[],
  );
  const first = page.locator('#first').getByRole('region', { name: 'Android preview' });
  const second = page.locator('#second').getByRole('region', { name: 'Android preview' });
  await second.getByRole('button', { name: 'Yes' }).click();
  await expect(second.locator('[data-from="user"]')).toHaveText(/Yes/);
  await expect(first.locator('[data-from="user"]')).toHaveCount(0);
  await expect(first).toHaveCSS('letter-spacing', 'normal');
  await expect(first).not.toHaveAttribute('data-loading-fonts');
  // Of fonts and the system's theme at least.
  expect((await traces()).listeners).toBeGreaterThan(3);
  await page.evaluate(() => {
    document.querySelector('section')?.remove();
  });
  await expect.poll(traces).toEqual(untouched);
});

/** Notes the listeners on what outlasts an element, until they are removed. It runs in the page. */
function noteListeners() {
  const { prototype } = EventTarget;
  // oxlint-disable-next-line typescript/unbound-method -- both are called with `apply`
  const { addEventListener, removeEventListener } = prototype;
  const noted: unknown[][] = [];
  Object.assign(window, { noted });
  const lasting: EventTarget[] = [window, document, document.fonts, document.body, document.documentElement];
  const lasts = (target: EventTarget) => target instanceof MediaQueryList || lasting.includes(target);
  prototype.addEventListener = function add(this: EventTarget | undefined, ...parameters) {
    const target = this ?? window;
    if (lasts(target)) noted.push([target, parameters[0], parameters[1]]);
    addEventListener.apply(target, parameters);
  };
  prototype.removeEventListener = function remove(this: EventTarget | undefined, ...parameters) {
    const target = this ?? window;
    const wanted = [target, parameters[0], parameters[1]];
    const at = noted.findIndex((each) => each.every((part, index) => part === wanted[index]));
    if (at !== -1) noted.splice(at, 1);
    removeEventListener.apply(target, parameters);
  };
}

test('an element that is moved keeps its conversation', async ({ page, foreign }) => {
  await openMessages(page, foreign, '<rcs-message phone="android"></rcs-message><section></section>', order);
  await android(page).getByRole('button', { name: 'Thanks' }).click();
  await page.evaluate(() =>
    document.querySelector('section')?.append(document.querySelector('rcs-message') as Element),
  );
  await expect(android(page).locator('[data-from="user"]')).toHaveText(/Thanks/);
});
