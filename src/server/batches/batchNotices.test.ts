import { afterEach, beforeEach, expect, test } from 'vitest';
import { pathOfNotice, NoticeList } from '../../schema/responses/notices';
import { Batch } from '../../schema/responses/batches';
import { DraftAnswer } from '../../schema/responses/spaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { postJson, textTemplate, type TestApp } from '../testing/testApp';

const BATCHES = '/api/v1/spaces/offers/batches';
const as = (name: string) => ({ 'Test-Person': name });
const { template } = text('Half price');

let app: TestApp;
beforeEach(async () => {
  app = await openReviewApp({ environment: { PLATFORM_RATE_LIMIT: '0' } });
  await remember(app);
  const headers = { ...as('asha'), 'If-None-Match': '*' };
  const body = text('Half price');
  await readAs(DraftAnswer, call(app, '/api/v1/spaces/offers/drafts/sale', { method: 'PUT', body, headers }));
});
afterEach(() => app.close());

const post = (path: string, body: unknown = '') => app.call(`${BATCHES}${path}`, postJson(body, as('sam')));
/** A batch of the draft that Asha writes, started by Sam. */
async function send(names: readonly string[]): Promise<string> {
  const items = names.map((name) => ({ member: name, template: textTemplate(name) }));
  const batch = { draft: 'sale', appId: 'demo', items, emergency: 'The shop is flooded' };
  const { id } = await readAs(Batch, post('', batch));
  await post(`/${id}/resume`);
  return id;
}
const work = () => app.app.batches.work();
const newsOf = async (name: string) =>
  (await readAs(NoticeList, call(app, '/api/v1/notices', { headers: as(name) }))).notices;
const outcomes = async (name: string) => (await newsOf(name)).map(({ outcome }) => outcome);

test('colleagues are told once of a batch, with how many templates were created', async () => {
  await send(['one', 'two', 'three']);
  await work();
  const [notice, ...others] = await newsOf('asha');
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    event: 'template.sent',
    by: 'sam',
    name: template.name ?? null,
    outcome: '3 created',
    isOfMany: true,
    text: 'The shop is flooded',
  });
  expect(notice && pathOfNotice(notice)).toBe('/templates/sale/set?tab=send');
  expect(await newsOf('sam')).toEqual([]);
});

test('a batch that stops is told of, and again when it was resumed and has ended', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  await send(names);
  await work();
  // The platform has these names already, and five rejections in a row stop a batch.
  const id = await send([...names, 'f']);
  await work();
  expect(await outcomes('asha')).toEqual(['5 rejected, 1 not sent', '5 created']);
  await post(`/${id}/resume`);
  await work();
  expect((await outcomes('asha'))[0]).toBe('1 created, 5 rejected');
});

test('of a batch that is cancelled people learn what was created before, and nothing where nothing was sent', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  await post(`/${await send(names)}/cancel`);
  expect(await outcomes('asha')).toEqual([]);
  await send(names);
  await work();
  const stopped = await send([...names, 'f']);
  await work();
  await post(`/${stopped}/cancel`);
  expect(await outcomes('asha')).toEqual(['5 rejected, 1 not sent', '5 created']);
});

test('programs get each template, and a channel of people gets the batch', async () => {
  const add = async (hook: object) => {
    const body = { events: ['template.sent'], ...hook };
    await app.call('/api/v1/spaces/offers/webhooks', postJson(body, as('sam')));
  };
  await add({ url: 'https://hooks.example.com/rcs' });
  await add({ url: 'https://hooks.slack.com/services/T0/B0/key', form: 'slack' });
  await send(['one', 'two']);
  await work();
  const deliveries = await app.database
    .selectFrom('deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'deliveries.webhook')
    .select(['form', 'body'])
    .orderBy('deliveries.id')
    .execute();
  expect(deliveries.map(({ form }) => form)).toEqual(['standard', 'standard', 'slack']);
  expect(JSON.parse(deliveries[2]?.body ?? '')).toMatchObject({
    text: `sam sent the templates of ${template.name}: 2 created`,
  });
});

test('people are told once of the statuses of many templates, and programs of each', async () => {
  const hook = { url: 'https://hooks.example.com/rcs', events: ['template.status_changed'] };
  await app.call('/api/v1/spaces/offers/webhooks', postJson(hook, as('sam')));
  await send(['one', 'two', 'three']);
  await work();
  await app.app.followStatuses();
  const before = await outcomes('sam');
  const setStatus = (name: string, status: string) =>
    call(app, `/api/platform/templates/demo/${name}/status`, {
      method: 'PUT',
      body: { status },
      headers: as('sam'),
    });
  await setStatus('one', 'approved');
  await setStatus('two', 'rejected');
  await setStatus('three', 'approved');
  await app.app.followStatuses();
  for (const name of ['asha', 'sam']) {
    const [notice] = await newsOf(name);
    expect(notice).toMatchObject({ event: 'template.status_changed', name: template.name, isOfMany: true });
    expect(notice?.outcome?.split(', ')).toEqual(expect.arrayContaining(['1 rejected', '2 approved']));
  }
  expect(await outcomes('sam')).toHaveLength(before.length + 1);
  const deliveries = await app.database.selectFrom('deliveries').select('body').execute();
  const told = deliveries.map(({ body }) => String(JSON.parse(body).data.name));
  expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual(['one', 'three', 'two']);
});
