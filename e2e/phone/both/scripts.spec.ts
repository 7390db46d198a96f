import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { languageOf } from '../../../src/lib/text/language';
import { DrawnPhone } from '../support/DrawnPhone';
import { openTemplate } from '../support/openTemplate';
import { textMessage } from '../support/templates';

test.use({ ownContext: true });

/** A text of each script, with the start of the names of the files that draw it on both phones. */
const scripts = {
  Latin: ['Big sale today, 20 % off', []],
  Devanagari: ['दीपावली की शुभकामनाएँ', ['google-sans-devanagari']],
  Bengali: ['শুভ নববর্ষ', ['google-sans-bengali']],
  Tamil: ['பொங்கல் வாழ்த்துக்கள்', ['google-sans-tamil']],
  Telugu: ['శుభాకాంక్షలు', ['google-sans-telugu']],
  Kannada: ['ಶುಭಾಶಯಗಳು', ['noto-sans-kannada']],
  Thai: ['สวัสดีปีใหม่', ['google-sans-thai']],
  Arabic: ['مرحبا بكم في متجرنا', ['noto-sans-arabic']],
  Chinese: ['新年快乐，全场五折', ['noto-sans-sc']],
  Japanese: ['本日限り、全品半額です', ['noto-sans-jp']],
  Korean: ['오늘만 반값 할인', ['noto-sans-kr']],
  Emoji: ['👨‍👩‍👧‍👦 👋🏽 🎉 ❤️ 1️⃣', ['noto-color-emoji']],
} satisfies Record<string, [text: string, files: string[]]>;

/** The fonts that draw the message of a phone. */
async function fontsIn(session: CDPSession, screen: string) {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[aria-label="${screen}"] [data-path="component.text"]`,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

/** The message is drawn with the fonts of its script. */
async function settle(page: Page) {
  await expect(page.locator('[data-loading-fonts]')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

test('both phones draw every script with fonts of the page, loaded for the scripts that they show @full', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('response', (response) => {
    const [, name] = /\/assets\/(.+)-[^-/]+\.woff2$/.exec(new URL(response.url()).pathname) ?? [];
    if (name !== undefined) files.push(name);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await openTemplate(page, textMessage('Hello'));
  await new DrawnPhone(page).choose('Phones', /^Both$/);
  await expect(page.getByRole('region', { name: 'iPhone preview' })).toContainText('Hello');
  await settle(page);
  expect(files.filter((file) => !/^(?:google-sans|inter)-latin-wght/.test(file))).toEqual([]);
  const field = page.getByRole('region', { name: 'Edit' }).getByLabel('Message text', { exact: true });
  for (const [script, [text, wanted]] of Object.entries(scripts)) {
    await test.step(script, async () => {
      files.length = 0;
      await field.fill(text);
      for (const screen of ['Android preview', 'iPhone preview']) {
        await expect(page.getByRole('region', { name: screen })).toContainText(text);
        await settle(page);
        const fonts = await fontsIn(session, screen);
        expect(
          fonts.filter(({ isCustomFont }) => !isCustomFont),
          `${screen}: fonts of this machine`,
        ).toEqual([]);
        expect(fonts.length).toBeGreaterThan(0);
      }
      const ofField = await fontsIn(session, 'Edit');
      expect(
        ofField.filter(({ isCustomFont }) => !isCustomFont),
        'the field: fonts of this machine',
      ).toEqual([]);
      expect(await field.evaluate((control) => (control as HTMLElement).lang)).toBe(languageOf(text) ?? '');
      expect(files.length, files.join()).toBeLessThan(12);
      for (const name of wanted)
        expect(
          files.some((file) => file.startsWith(name)),
          files.join(),
        ).toBe(true);
    });
  }
});
