// @module-tag slow
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Batch, BatchItemList } from '../../schema/responses/batches';
import { GatewayError } from '../../schema/responses/gateway';
import { TemplateRecord } from '../../schema/responses/record';
import { DraftVersion, Review, ReviewList } from '../../schema/responses/reviews';
import { DraftAnswer, type DraftDocument } from '../../schema/responses/spaces';
import { membersOf, newSet, type TemplateSet } from '../../schema/draft/set';
import { digestOfVersion, memberBodies, sourceOfDocument, hasMembers } from '../../schema/sets/setVersion';
import { databasePlaces } from '../testing/databasePlaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { postJson, type TestApp } from '../testing/testApp';

let app: TestApp;
let etag: string | undefined;
afterEach(() => app.close());

const draft = '/api/v1/spaces/offers/drafts/sale';
const batches = '/api/v1/spaces/offers/batches';
const as = (name: string) => ({ 'Test-Person': name });
const FIELD = 'component/text';

const withNames = (set: TemplateSet): TemplateSet => ({
  ...set,
  fixedNames: Object.fromEntries(
    membersOf(set).map(({ key }) => [key, `sale_${key.replaceAll(/\W/g, '_')}`.toLowerCase()]),
  ),
});
const hindi = 'आधी कीमत';
const set = (words = hindi): TemplateSet =>
  withNames({
    ...newSet('en'),
    languages: [
      { tag: 'hi', texts: { [FIELD]: { text: words, source: 'Half price' } } },
      { tag: 'ta', texts: {} },
    ],
  });
/** A set of so many rows. */
const rows = (count: number): TemplateSet =>
  withNames({
    ...newSet('en'),
    sheet: {
      file: '',
      key: 'c1',
      columns: [{ id: 'c1', name: 'Branch', use: { kind: 'value' } }],
      rows: Array.from({ length: count }, (_, at) => ({ id: `r${at}`, values: { c1: `Branch ${at}` } })),
    },
  });
const documentOf = (own: TemplateSet, words = 'Half price'): DraftDocument => ({
  template: { name: 'offer', type: 'text_message', component: { text: words } },
  beside: { set: own },
});
function bodiesOf(document: DraftDocument) {
  const source = sourceOfDocument(document);
  return hasMembers(source) ? [...memberBodies(source)] : [];
}

/** Writes the draft, and returns the digest of its version. */
async function write(name: string, body: unknown): Promise<string> {
  const condition: Record<string, string> =
    etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${etag}"` };
  const answer = call(app, draft, { method: 'PUT', body, headers: { ...as(name), ...condition } });
  etag = (await readAs(DraftAnswer, answer)).draft.etag;
  return (await stateOf()).digest;
}
const stateOf = () => readAs(ReviewList, call(app, `${draft}/reviews`, { headers: as('vik') }));
const ask = (digest: string) =>
  call(app, `${draft}/reviews`, { method: 'POST', body: { digest }, headers: as('asha') });
const decide = (name: string, { id, digest }: Review) =>
  call(app, `${draft}/reviews/${id}/decision`, {
    method: 'PUT',
    body: { digest, verdict: 'approved' },
    headers: as(name),
  });
async function approve(digest: string): Promise<Review> {
  const review = await readAs(Review, ask(digest));
  return readAs(Review, decide('chitra', review));
}
const codeOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  return status < 300 ? status : (await readAs(GatewayError, answer)).error.code;
};
/** Sends templates in a batch, and returns what became of each. */
async function sendAll(templates: readonly unknown[], more: object = {}) {
  const post = (path: string, body: unknown = '') => app.call(`${batches}${path}`, postJson(body, as('sam')));
  const items = templates.map((template, at) => ({ member: `m${at}`, template }));
  const { id } = await readAs(Batch, post('', { draft: 'sale', appId: 'demo', items, ...more }));
  await post(`/${id}/resume`);
  await app.app.batches.work();
  const settled = await readAs(
    BatchItemList,
    app.call(`${batches}/${id}/items?limit=200`, { headers: as('sam') }),
  );
  return settled.items.map(({ state }) => state);
}

describe.each(Object.entries(databasePlaces()))(
  'the review of a set, with the %s database',
  (kind, makePlace) => {
    beforeEach(async () => {
      etag = undefined;
      // A test app has its own embedded database.
      const { DATABASE_URL = '' } = kind === 'embedded' ? {} : (await makePlace()).place;
      const environment = { PLATFORM_RATE_LIMIT: '0', ...(DATABASE_URL === '' ? {} : { DATABASE_URL }) };
      app = await openReviewApp({ environment });
      await remember(app);
    });

    test('lets each of its templates be sent, and no other, nor one of them under another name', async () => {
      const document = documentOf(set());
      const digest = await write('asha', document);
      expect(digest).toBe(digestOfVersion(sourceOfDocument(document)));
      const review = await readAs(Review, ask(digest));
      expect(review).toMatchObject({ digest, members: 3 });
      const [english, inHindi, tamil] = bodiesOf(document);
      expect(await sendAll([english])).toEqual(['refused']);
      await decide('chitra', review);
      const renamed = { ...tamil, name: 'another_name' };
      const foreign = { ...tamil, component: { text: 'Everything is free' } };
      expect(await sendAll([english, inHindi, renamed, foreign, tamil])).toEqual([
        'created',
        'created',
        'refused',
        'refused',
        'created',
      ]);
      // The source is none of the templates.
      expect(await sendAll([document.template])).toEqual(['refused']);
    });

    test('ends with a translation, and comes back with it; what is the same may be sent all the time', async () => {
      const digest = await write('asha', documentOf(set()));
      await approve(digest);
      const changed = documentOf(set('सब मुफ़्त'));
      const other = await write('asha', changed);
      expect(other).not.toBe(digest);
      expect(await sendAll(bodiesOf(changed))).toEqual(['created', 'refused', 'created']);
      expect(await write('asha', documentOf(set()))).toBe(digest);
      expect(await codeOf(ask(digest))).toBe('approved');
    });

    test('has all that its templates are made of, for the reviewer, and only there', async () => {
      const document = documentOf(set());
      const { digest } = await approve(await write('asha', document));
      await write('asha', documentOf(set('Something else')));
      const version = await readAs(
        DraftVersion,
        call(app, `${draft}/versions/${digest}`, { headers: as('chitra') }),
      );
      expect(version.template).toEqual(document.template);
      expect(bodiesOf(version.document ?? { template: version.template })).toEqual(bodiesOf(document));
      const list = await (await call(app, `${draft}/reviews`, { headers: as('chitra') })).text();
      expect(list).not.toContain(hindi);
    });

    test('is not decided by who wrote a translation', async () => {
      await write('asha', documentOf(set()));
      const digest = await write('chitra', documentOf(set('आधी कीमत!')));
      const review = await readAs(Review, ask(digest));
      expect(await codeOf(decide('chitra', review))).toBe('reviewer');
      expect((await readAs(Review, decide('sam', review))).state).toBe('approved');
    });

    test('has the sendings of its templates in its record', async () => {
      const document = documentOf(set());
      const { digest } = await approve(await write('asha', document));
      app.clock.now += 5000;
      await sendAll(bodiesOf(document).slice(1));
      const recordOf = (query = '') =>
        readAs(TemplateRecord, call(app, `${draft}/record${query}`, { headers: as('vik') }));
      const record = await recordOf();
      expect(record).toMatchObject({ digest, isApproved: true });
      expect(record.sendings.map(({ name, by }) => [name, by])).toEqual([
        ['sale_hi', 'sam'],
        ['sale_ta', 'sam'],
      ]);
      const other = await write('asha', documentOf(set('Later')));
      expect((await recordOf(`?digest=${other}`)).sendings).toEqual([]);
    });

    test('is passed in an emergency with a reason, which is on record with each template', async () => {
      const document = documentOf(set());
      await write('asha', document);
      expect(await sendAll(bodiesOf(document), { emergency: 'बाढ़: the shop is closed' })).toEqual([
        'created',
        'created',
        'created',
      ]);
      const sendings = await app.database.selectFrom('draft_sendings').select('emergency').execute();
      expect(sendings.map(({ emergency }) => emergency)).toEqual(
        Array.from({ length: 3 }, () => 'बाढ़: the shop is closed'),
      );
    });

    test('takes a large set, which others do not wait for', async () => {
      const document = documentOf(rows(4000), 'Half price in {{Branch}}');
      const digest = await write('asha', document);
      const asked = ask(digest);
      let responses = 0;
      const asking = { isOver: false };
      void asked.then(() => (asking.isOver = true));
      while (!asking.isOver) {
        await call(app, `${draft}/comments`, { headers: as('vik') });
        responses += 1;
        await setImmediate();
      }
      expect((await asked).status).toBe(201);
      expect(responses).toBeGreaterThan(5);
      await decide('chitra', await readAs(Review, Promise.resolve(await asked)));
      expect(await sendAll(bodiesOf(document).slice(-2))).toEqual(['created', 'created']);
    });
  },
);

const button = (label: string) => ({ reply: { text: label, postbackData: 'eA==' } });

const template = (...labels: string[]) => ({
  name: 'offer',
  type: 'text_message',
  component: { text: 'Half price', suggestions: labels.map(button) },
});

test('a program that replaces the template leaves the translations at their buttons', async () => {
  etag = undefined;
  app = await openReviewApp();
  await remember(app);
  const key = 'component/suggestions/#b/reply/text';
  const own: TemplateSet = withNames({
    ...newSet('en'),
    languages: [{ tag: 'hi', texts: { [key]: { text: 'हाँ', source: 'Yes' } } }],
  });
  const entries = { cards: [], buttons: ['a', 'b'] };
  await write('asha', { template: template('No', 'Yes'), beside: { set: own, entries } });
  await write('asha', { template: template('Yes', 'Perhaps', 'No') });
  const { document } = await readAs(DraftAnswer, call(app, draft, { headers: as('asha') }));
  const [, inHindi] = bodiesOf(document);
  expect(inHindi?.component.suggestions?.map(({ reply }) => reply?.text)).toEqual(['हाँ', 'Perhaps', 'No']);
});

test('a draft without a set is reviewed as before', async () => {
  etag = undefined;
  app = await openReviewApp();
  await remember(app);
  const digest = await write('asha', text('Half price'));
  expect(await approve(digest)).toMatchObject({ members: null });
  expect(await sendAll([text('Half price').template])).toEqual(['created']);
  const version = await readAs(
    DraftVersion,
    call(app, `${draft}/versions/${digest}`, { headers: as('vik') }),
  );
  expect(version.document).toBeUndefined();
});
