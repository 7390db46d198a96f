import type { Page } from '@playwright/test';

/** The record of a typist, by the clock of this machine. */
export type Typed = {
  /** Each word by its number, and when the field held it. */
  words: { number: number; at: number }[];
  /** The newest word at each moment at which the page said "Saved". */
  saved: number[];
};

declare global {
  interface Window {
    typist?: { words: Typed['words']; saved: number[]; stop: () => void };
  }
}

/**
 * Begins to type words `<prefix><number>` into the message text, one every `gap` milliseconds, inside the page,
 * as fast as the page lets it. It types nothing while the field is closed.
 */
export async function startTyping(
  page: Page,
  options: { prefix: string; first: number; count: number; gap: number },
): Promise<void> {
  await page.evaluate(({ prefix, first, count, gap }) => {
    const words: { number: number; at: number }[] = [];
    const saved: number[] = [];
    let next = first;

    function type() {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[data-path="component.text"]');
      if (!field || field.matches(':disabled') || next >= first + count) return;
      // Write as a key does. React does not notice the setter of `value`.
      field.setRangeText(`${prefix}${next} `, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
      const word = { number: next, at: Date.now() };
      words.push(word);
      next += 1;
      // Report at once: the browser may be killed the next moment.
      console.log(`typed ${JSON.stringify(word)}`);
    }
    const timer = setInterval(type, gap);
    const observer = new MutationObserver(() => {
      const newest = words.at(-1);
      if (!newest || document.querySelector('[data-save-state="saved"]') === null) return;
      saved.push(newest.number);
      console.log(`saved ${newest.number}`);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-save-state'],
    });
    window.typist = {
      words,
      saved,
      stop() {
        clearInterval(timer);
        observer.disconnect();
      },
    };
  }, options);
}

/** Collects the reports of the typists in a page. */
export function hearTyping(page: Page): Typed {
  const typed: Typed = { words: [], saved: [] };
  page.on('console', (message) => {
    const [kind, rest = ''] = message.text().split(/ (.*)/s);
    if (kind === 'typed') typed.words.push(JSON.parse(rest));
    if (kind === 'saved') typed.saved.push(Number(rest));
  });
  return typed;
}

/** Ends the typing; answers the numbers of all words that were typed. */
export async function stopTyping(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    window.typist?.stop();
    return window.typist?.words.map(({ number }) => number) ?? [];
  });
}

/** All drafts as the storage holds them now. */
export async function readDrafts(page: Page): Promise<{ id: string; text: string; raw: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('rcs-template-builder');
        opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(
              all.result.map((draft: { id: string; template: { component: { text?: string } } }) => ({
                id: draft.id,
                text: draft.template.component.text ?? '',
                raw: JSON.stringify(draft),
              })),
            );
          });
        });
      }),
  );
}

/** The words in a text. */
export const wordsOf = (text: string) => new Set(text.split(' ').filter((word) => word !== ''));
