import { openStubPlatform } from '../../src/server/testing/stubPlatform';
import { dark, light, lookIn } from '../accessibility/views';
import { SetPage } from '../models/SetPage';
import { uniqueName } from '../models/bench/uniqueName';
import { OwnServer } from '../support/ownServer';
import { expect, test as base } from '../support/test';

/** Translates into the language in brackets, and loses what is in brackets of one text. It knows no Tamil. */
const openService = () =>
  openStubPlatform(({ body }, response) => {
    const { q, target } = JSON.parse(body) as { q: string[]; target: string };
    const isKnown = target !== 'ta';
    const translatedText = q.map((text) => `(${target}) ${text.replace(' for [custom_param1a]', '')}`);
    response
      .writeHead(isKnown ? 200 : 400, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(isKnown ? { translatedText } : { error: 'ta is not supported' }));
  });

const test = base.extend<{ service: Awaited<ReturnType<typeof openService>>; server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  service: async ({}, provide) => {
    const service = await openService();
    await provide(service);
    await service.close();
  },
  server: async ({ service }, provide) => {
    const server = new OwnServer({ TRANSLATION_URL: service.baseUrl });
    await server.start();
    await provide(server);
    await server.remove();
  },
  address: async ({ server }, provide) => provide(server.address),
  baseURL: async ({ server }, provide) => provide(server.address),
});

test(
  'a translation service fills what is missing, says what it lost, and a person accepts its words',
  { tag: '@own-server' },
  async ({ page, templatePage, service }) => {
    const set = new SetPage(page);
    await templatePage.writeTextMessage(uniqueName().slice(0, 12), '20% off for [custom_param1a].');
    await templatePage.buttons.add({ kind: 'Quick reply', entries: { 'Button text': 'Tell me more' } });
    await set.open();
    for (const language of ['Hindi', 'German', 'Tamil']) await set.addLanguage(language);
    await set.translation('Message text', 'German').fill('20 % Rabatt für [custom_param1a].');
    const look = await lookIn(page, light(1440, 900), dark(390, 844));

    await page.getByRole('button', { name: 'Translate by machine' }).click();
    const dialog = page.getByRole('dialog', { name: 'Translations by machine' });
    await expect(dialog.getByRole('status')).toContainText('3 texts from the translation service: 2 new');
    await expect(dialog).toContainText('“[custom_param1a]” is missing');
    await expect(dialog).toContainText(
      'Tamil: The translation service rejected the texts (status 400): ta is not supported',
    );
    await look('translations by machine');
    await dialog.getByRole('checkbox', { name: 'Message text, Hindi' }).uncheck();
    await dialog.getByRole('button', { name: 'Import 2 texts' }).click();

    await expect(set.translation('Message text', 'German')).toHaveValue('20 % Rabatt für [custom_param1a].');
    await expect(set.translation('Message text', 'Hindi')).toHaveValue('');
    const button = set.translation('Button 1 › Text', 'Hindi');
    await expect(button).toHaveValue('(hi) Tell me more');
    await expect(button).toHaveAccessibleDescription(/Translated by a machine/);
    expect(service.received.every(({ path }) => path === '/translate')).toBe(true);

    const german = page.getByRole('columnheader', { name: /German/ });
    await expect(german).toContainText('1 by machine');
    await page.getByRole('button', { name: 'More for German' }).click();
    await page.getByRole('menuitem', { name: 'Accept what a machine translated' }).click();
    await expect(german).toContainText('complete');
    await expect(set.translation('Button 1 › Text', 'German')).not.toHaveAccessibleDescription(/machine/);
    await expect(button).toHaveAccessibleDescription(/Translated by a machine/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(set.translation('Button 1 › Text', 'German')).toHaveAccessibleDescription(/machine/);
  },
);
