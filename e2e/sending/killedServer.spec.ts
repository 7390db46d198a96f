import { openDatabase } from '../../src/server/database/openDatabase';
import { test } from '../support/ownServerTest';
import { expect } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

async function readTemplates(folder: string) {
  const database = await openDatabase({ DATA_DIR: folder });
  const rows = await database.selectFrom('templates').select(['name', 'type', 'status']).execute();
  await database.destroy();
  return rows;
}

test(
  'a template of each type survives a kill, and a second of its name is refused at the name @full',
  { tag: '@own-server' },
  async ({ templatePage, server }) => {
    const { form, sending } = templatePage;
    const examples = ['one-time-code', 'order-shipped', 'fashion'];
    const sent: { name: string; type: unknown; status: string }[] = [];
    for (const example of examples) {
      const name = uniqueName();
      await templatePage.openExample(example, name);
      const body = await sending.send();
      await sending.expectStatus('Approval pending');
      sent.push({ name, type: (body as { type: string }).type, status: 'pending' });
    }
    expect(sent.map(({ type }) => type)).toEqual(['text_message', 'rich_card', 'carousel']);

    await server.end('SIGKILL');
    await server.start();

    for (const [index, { name }] of sent.entries()) {
      await templatePage.openExample(examples[index] ?? '', name);
      await sending.send();
      await sending.expectAlert('This name is taken', 'name: must be unique');
      await form.expectError('Template name', 'The platform didn’t accept this: it must be unique');
    }

    await server.end('SIGKILL');
    const kept = await readTemplates(server.dataFolder);
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining(sent));
  },
);

test(
  'while the server is down nothing is lost, and the page says what to do',
  { tag: '@own-server' },
  async ({ templatePage, server }) => {
    const { form, sending } = templatePage;
    await templatePage.writeTextMessage(uniqueName(), 'Written before the server went away.');
    await sending.press();
    await expect(sending.review).toBeVisible();
    await server.end('SIGKILL');
    await sending.review.getByRole('button', { name: 'Send now' }).click();
    await sending.expectAlert('Outcome unknown', 'Nothing is sent again automatically');
    await expect(form.field('Message text')).toHaveValue('Written before the server went away.');

    await server.start();
    await sending.alert.getByRole('button', { name: 'Send again' }).click();
    await sending.expectStatus('Approval pending');
  },
);
