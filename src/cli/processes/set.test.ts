import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openListeningApp, type ListeningApp } from '../../server/testing/listeningApp';
import { runCommand } from '../testing/runCommand';

let app: ListeningApp;
let place: string;
let environment: Record<string, string>;
beforeEach(async () => {
  app = await openListeningApp();
  place = mkdtempSync(join(tmpdir(), 'rcs-set-'));
  environment = {
    RCS_TEMPLATE_URL: app.origin,
    RCS_TEMPLATE_SPACE: 'team',
    XDG_CONFIG_HOME: join(place, 'config'),
  };
  writeFileSync(
    join(place, 'opening.json'),
    JSON.stringify({
      name: 'opening',
      type: 'text_message',
      component: {
        text: 'We open in {{Branch}}.',
        suggestions: [{ action: { text: 'Call us', dialAction: { phoneNumber: '{{Phone}}' } } }],
      },
    }),
  );
});
afterEach(async () => {
  await app.close();
  rmSync(place, { recursive: true, force: true });
});

const at = (name: string) => join(place, name);
const run = (...parameters: string[]) => runCommand(['set', ...parameters], { environment });

test('the rows of a sheet are checked, made into templates and sent, each once', async () => {
  writeFileSync(at('branches.csv'), 'Branch,Phone\nPune,12345\nPune,98765 43210\nGoa,98765 43211\n');
  const found = await run('check', at('branches.csv'), '--template', at('opening.json'));
  expect(found.code).toBe(1);
  expect(found.output).toMatch(/^row 1: Button 1 › Phone number: .*\n3 rows, 1 with errors\.\n$/);
  const refused = await run(
    'build',
    at('branches.csv'),
    '--template',
    at('opening.json'),
    '--out',
    at('out'),
  );
  expect([refused.code, refused.remarks]).toEqual([1, 'Nothing was written.\n']);

  writeFileSync(at('branches.csv'), 'Branch;Phone\nPune;98765 43210\nGoa;98765 43211\n');
  const built = await run('build', at('branches.csv'), '--template', at('opening.json'), '--out', at('out'));
  expect([built.code, built.output]).toEqual([0, `2 templates in ${at('out')}.\n`]);
  expect(readdirSync(at('out'))).toEqual(['opening_goa.rcs-template.json', 'opening_pune.rcs-template.json']);
  expect(JSON.parse(readFileSync(at('out/opening_pune.rcs-template.json'), 'utf8'))).toMatchObject({
    name: 'opening_pune',
    component: { suggestions: [{ action: { dialAction: { phoneNumber: '+919876543210' } } }] },
  });

  const work = setInterval(() => void app.app.batches.work(), 50);
  try {
    const sent = await run('send', at('out'), '--app-id', 'demo');
    expect([sent.code, sent.output]).toEqual([
      0,
      'opening_goa: created, pending\nopening_pune: created, pending\n',
    ]);
    // The same call finds the same batch, and sends nothing twice.
    expect(await run('send', at('out'), '--app-id', 'demo')).toMatchObject({ code: 0, output: sent.output });
  } finally {
    clearInterval(work);
  }
});

test('a value without a column, and a file that is no sheet, are named', async () => {
  writeFileSync(at('branches.csv'), 'Branch\nPune\n');
  const found = await run('check', at('branches.csv'), '--template', at('opening.json'), '--json');
  expect(JSON.parse(found.output)).toMatchObject({ rows: 1, missing: ['Phone'] });
  const none = await run('check', at('opening.xlsx'), '--template', at('opening.json'));
  expect([none.code, none.remarks]).toEqual([2, `${at('opening.xlsx')}: There is no such file.\n`]);
});
