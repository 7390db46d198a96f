import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSet } from '../../schema/draft/set';
import {
  DraftAnswer,
  DraftConflict,
  DraftEvent,
  DraftList,
  PresenceEvent,
} from '../../schema/responses/spaces';
import { databasePlaces } from '../testing/databasePlaces';
import { add, call, drafts, put, readAs, text, write } from '../testing/draftCalls';
import { openTestApp, type TestApp } from '../testing/testApp';
import { removeStaleDrafts } from './draftTidy';

const places = databasePlaces();
describe.each(Object.entries(places))('the drafts of a space in %s', (_name, open) => {
  let app: TestApp;
  beforeAll(async () => {
    const { place } = await open();
    app = await openTestApp({ environment: place });
  });
  afterAll(() => app.close());

  test('a draft is added, readAs, changed and listed', async () => {
    const added = await call(app, drafts, { method: 'POST', body: text('A sale') });
    expect(added.status).toBe(201);
    const first = await readAs(DraftAnswer, added);
    expect(added.headers.get('etag')).toBe(`"${first.draft.etag}"`);
    expect(first.draft).toMatchObject({ name: 'offer', type: 'text_message', revision: 1, deletedAt: null });

    const second = await readAs(DraftAnswer, write(app, first.draft.id, text('Two sales'), first.draft.etag));
    expect(second.draft).toMatchObject({ revision: 2, createdAt: first.draft.createdAt });
    expect(second.draft.sequence).toBeGreaterThan(first.draft.sequence);
    expect(await readAs(DraftAnswer, call(app, `${drafts}/${first.draft.id}`))).toEqual(second);
    const list = await readAs(DraftList, call(app, `${drafts}?include=document`));
    expect(list.drafts).toContainEqual({ ...second.draft, document: second.document });
  });

  test('a change that is based on another revision writes nothing, and shows the newest one', async () => {
    const { draft } = await add(app, 'both');
    const mine = await readAs(DraftAnswer, write(app, 'both', text('Mine'), draft.etag));
    const late = await write(app, 'both', text('Late'), draft.etag);
    expect(late.status).toBe(412);
    const conflict = await readAs(DraftConflict, late);
    expect(conflict).toMatchObject({ ...mine, knowsRevision: true });
    const unknown = await readAs(DraftConflict, write(app, 'both', text('Ahead'), '9-0123abcd'));
    expect(unknown.knowsRevision).toBe(false);
    expect((await put(app, 'both', text('New'), { 'If-None-Match': '*' })).status).toBe(412);
    expect((await put(app, 'both', text('New'), {})).status).toBe(428);
    expect((await write(app, 'nowhere', text('New'), draft.etag)).status).toBe(404);
  });

  test('of fifty changes of one revision at the same time, one is written', async () => {
    const { draft } = await add(app, 'race');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => write(app, 'race', text(`Change ${at}`), draft.etag)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 412)]);
    const winner = answers.find(({ status }) => status === 200);
    const kept = await readAs(DraftAnswer, call(app, `${drafts}/race`));
    expect(winner && (await readAs(DraftAnswer, winner))).toEqual(kept);
  });

  test('a repeated request is answered as the first one, and changes nothing', async () => {
    const { draft } = await add(app, 'again');
    const push = () => write(app, 'again', text('Once'), draft.etag, { 'Idempotency-Key': 'push-1' });
    const first = await readAs(DraftAnswer, push());
    const repeated = await push();
    expect(repeated.status).toBe(200);
    expect((await readAs(DraftAnswer, repeated)).draft.etag).toBe(first.draft.etag);
    await write(app, 'again', text('By somebody else'), first.draft.etag);
    expect((await readAs(DraftAnswer, push())).draft.etag).toBe(first.draft.etag);
    expect((await readAs(DraftAnswer, call(app, `${drafts}/again`))).draft.revision).toBe(3);
  });

  test('a program that knows the template alone leaves what is stored beside it', async () => {
    const beside = { samples: { default: { '[name]': 'Asha' } } };
    const { draft } = await add(app, 'beside', { ...text('Hi [name]'), beside });
    const changed = await readAs(DraftAnswer, write(app, 'beside', text('Hello [name]'), draft.etag));
    expect(changed.document).toEqual({ ...text('Hello [name]'), beside });
  });

  test('a deleted draft is in no list, can be restored, and is gone after 30 days', async () => {
    const { draft } = await add(app, 'gone', text('Gone tomorrow'));
    const removed = await readAs(
      DraftAnswer,
      call(app, `${drafts}/gone`, { method: 'DELETE', headers: { 'If-Match': `"${draft.etag}"` } }),
    );
    expect(removed.draft.deletedAt).toBe(app.clock.now);
    const idsOf = async (query: string) =>
      (await readAs(DraftList, call(app, `${drafts}?q=tomorrow${query}`))).drafts.map(({ id }) => id);
    expect([await idsOf(''), await idsOf('&state=deleted')]).toEqual([[], ['gone']]);

    const restored = await readAs(DraftAnswer, write(app, 'gone', text('Back tomorrow'), removed.draft.etag));
    expect(restored.draft.deletedAt).toBeNull();
    await call(app, `${drafts}/gone`, {
      method: 'DELETE',
      headers: { 'If-Match': `"${restored.draft.etag}"` },
    });
    const day = 24 * 60 * 60 * 1000;
    await removeStaleDrafts(app.database, app.clock.now + 29 * day);
    expect((await call(app, `${drafts}/gone`)).status).toBe(200);
    await removeStaleDrafts(app.database, app.clock.now + 31 * day);
    expect((await call(app, `${drafts}/gone`)).status).toBe(404);
    expect((await call(app, `${drafts}/gone/revisions`)).status).toBe(404);
  });

  test('changes are read in their order from any number on, in pages', async () => {
    const { sequence } = await readAs(DraftList, call(app, drafts));
    const one = await add(app, 'since-1');
    await add(app, 'since-2');
    await write(app, 'since-1', text('Last'), one.draft.etag);
    const page = await readAs(DraftList, call(app, `${drafts}?since=${sequence}&limit=1`));
    expect(page.drafts.map(({ id }) => id)).toEqual(['since-2']);
    const next = await readAs(DraftList, call(app, `${drafts}?since=${Number(page.next)}`));
    expect([next.drafts.map(({ id }) => id), next.next]).toEqual([['since-1'], null]);
    expect(next.drafts[0]?.sequence).toBe(next.sequence);
  });

  test('a caller learns whether the change that they have seen is still one of this server', async () => {
    await add(app, 'marked');
    const { sequence, mark } = await readAs(DraftList, call(app, drafts));
    const isRestored = async (query: string) =>
      (await readAs(DraftList, call(app, `${drafts}?since=${sequence}&${query}`))).isRestored;
    const other = `${sequence}-${mark?.endsWith('0') ? '1' : '0'}0000000`;
    expect([
      await isRestored(`mark=${mark}`),
      await isRestored(`mark=${other}`),
      await isRestored(''),
    ]).toEqual([false, true, false]);
    await add(app, 'marked-later');
    expect(await isRestored(`mark=${mark}`)).toBe(false);
    expect((await call(app, `${drafts}?mark=x`)).status).toBe(400);
  });

  test('the list is read in pages, and the search finds words of all texts', async () => {
    for (let at = 0; at < 5; at += 1) {
      app.clock.now += 1000;
      await add(app, `page-${at}`, text(`Diwali ${at} 50% OFF_NOW`));
    }
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path = `${drafts}?q=diwali%20off_now&limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
      const page: DraftList = await readAs(DraftList, call(app, path));
      ids.push(...page.drafts.map(({ id }) => id));
      cursor = page.next;
    }
    expect(ids).toEqual(['page-4', 'page-3', 'page-2', 'page-1', 'page-0']);
    expect((await readAs(DraftList, call(app, `${drafts}?q=100%25`))).drafts).toEqual([]);
    await add(app, 'labelled', { ...text('Hi'), beside: { labels: ['Onam 2027'] } });
    const labelled = await readAs(DraftList, call(app, `${drafts}?q=onam`));
    expect(labelled.drafts.map(({ id }) => id)).toEqual(['labelled']);
  });

  test.each([
    ['the middle of a word', 'Fresh stock every week', 'tock eve'],
    ['Hindi', 'हर हफ्ते ताज़ा स्टॉक', 'स्टॉ'],
    ['Arabic', 'عرض خاص اليوم', 'خاص'],
    ['Thai, without spaces', 'ลดราคาพิเศษวันนี้', 'พิเศษ'],
    ['letters that are written in two ways', 'Cafe\u0301 au lait', 'CAF\u00c9'],
    ['another alphabet in capitals', 'Скидка до воскресенья', 'СКИД'],
  ])('the search finds %s', async (what, words, q) => {
    const id = what.replaceAll(/\W+/g, '-');
    await add(app, id, text(words));
    const found = await readAs(DraftList, call(app, `${drafts}?q=${encodeURIComponent(q)}`));
    expect(found.drafts.map((one) => one.id)).toEqual([id]);
  });

  test('the search finds what the languages of a set say', async () => {
    const hindi = { tag: 'hi', texts: { text: { text: 'आधा दाम', source: 'Half price' } } };
    const set = { ...newSet('en'), languages: [hindi] };
    await add(app, 'in-hindi', { ...text('Half price'), beside: { set } });
    const found = await readAs(DraftList, call(app, `${drafts}?q=${encodeURIComponent('आधा')}`));
    expect(found.drafts.map(({ id }) => id)).toEqual(['in-hindi']);
  });

  test.each([
    ['no JSON', '{', 400, 'body'],
    ['no template', '{"template":{"type":"text_message"}}', 400, 'template'],
    [
      'a text in place of a list',
      { template: { type: 'text_message', component: { suggestions: 'x' } } },
      400,
      'template',
    ],
    ['more than the limit', { ...text('x'.repeat(2_000_001)) }, 413, 'larger than 2 MB'],
  ])('%s is refused with a sentence', async (_what, body, status, words) => {
    const answer = await call(app, drafts, { method: 'POST', body });
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
  });

  test.each(['q=' + 'x'.repeat(201), 'limit=0', 'limit=201', 'since=x', 'cursor=x', 'other=1'])(
    'the query %s is refused',
    async (query) => {
      expect((await call(app, `${drafts}?${query}`)).status).toBe(400);
    },
  );
});

type ServerEvent = { event: string; data: unknown };

/** The server-sent events of an answer, one by one, signs of life left out. */
async function* eventsOf(answer: Response): AsyncGenerator<ServerEvent, void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body.');
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += value;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1] ?? '';
        const data: unknown = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}');
        if (event !== 'alive') yield { event, data };
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** Reads on until an event of this kind comes. */
async function nextOf(events: AsyncGenerator<ServerEvent, void>, kind: string): Promise<unknown> {
  for (;;) {
    const { value, done } = await events.next();
    if (done || !value) throw new Error('The stream has ended.');
    if (value.event === kind) return value.data;
  }
}

describe.each(Object.entries(places))('events in %s', (_name, open) => {
  let app: TestApp;
  /** Another process on the same database. */
  let second: TestApp;
  beforeAll(async () => {
    const { place } = await open();
    app = await openTestApp({ environment: place });
    second = await openTestApp({
      environment: place.DATABASE_URL === undefined ? { DATA_DIR: app.settings.DATA_DIR } : place,
    });
  });
  afterAll(async () => {
    await second.close();
    await app.close();
  });

  test.each(['the same', 'another'])(
    'tell of each change and of who is there, from %s process',
    async (which) => {
      const other = which === 'the same' ? app : second;
      const id = `watched-${which.length}`;
      const { draft } = await add(app, id, text('Secret plans'));
      const events = eventsOf(await call(app, '/api/v1/events'));
      const next = nextOf(events, 'draft');
      await write(other, id, text('More secret plans'), draft.etag);
      const change = DraftEvent.parse(await next);
      expect(change).toEqual({
        space: 'team',
        draft: id,
        revision: 2,
        sequence: draft.sequence + 1,
        isDeleted: false,
      });

      const path = `${drafts}/${id}/presence`;
      const report = (field: string | null, shows: string | null = null) =>
        call(other, path, { method: 'PUT', body: { page: 'p1', field, shows, asks: field } });
      const seen: unknown[] = [];
      const see = async () => {
        const { people } = PresenceEvent.parse(await nextOf(events, 'presence'));
        seen.push(people.map(({ page, field, shows, asks }) => [page, field, shows, asks]));
      };
      await report(null);
      await see();
      await report('component.text', 'component');
      await see();
      await call(other, `${path}/p1`, { method: 'DELETE' });
      await see();
      expect(seen).toEqual([
        [['p1', null, null, null]],
        [['p1', 'component.text', 'component', 'component.text']],
        [],
      ]);
      expect(JSON.stringify([change, seen])).not.toContain('ecret');
      await events.return();
    },
  );

  test('a page that reports no more is gone after 25 seconds', async () => {
    await add(app, 'silent');
    const events = eventsOf(await call(app, '/api/v1/events'));
    const first = nextOf(events, 'presence');
    await call(app, `${drafts}/silent/presence`, { method: 'PUT', body: { page: 'p3' } });
    expect(PresenceEvent.parse(await first).people).toHaveLength(1);
    app.clock.now += 26_000;
    expect(PresenceEvent.parse(await nextOf(events, 'presence')).people).toEqual([]);
    await events.return();
  });

  test('tell in which space a sender was changed or deleted, and not how it looks', async () => {
    const sender = '/api/v1/spaces/team/senders/lark';
    const change = (body: unknown, headers: Record<string, string>) =>
      call(second, sender, { method: 'PUT', body, headers });
    await change({ name: 'Lark', verified: true }, { 'If-None-Match': '*' });
    await add(app, 'branded');
    const events = eventsOf(await call(app, '/api/v1/events'));
    // From the first event on, the stream follows.
    const first = nextOf(events, 'presence');
    await call(app, `${drafts}/branded/presence`, { method: 'PUT', body: { page: 'p4' } });
    await first;
    for (const alter of [
      () => change({ name: 'Lark & Loom', verified: true }, { 'If-Match': '"1"' }),
      () => call(second, sender, { method: 'DELETE' }),
    ]) {
      const next = nextOf(events, 'sender');
      await alter();
      expect(await next).toEqual({ space: 'team' });
    }
    await events.return();
  });

  test('presence is refused for a draft that is not there', async () => {
    const answer = await call(app, `${drafts}/nowhere/presence`, { method: 'PUT', body: { page: 'p2' } });
    expect(answer.status).toBe(404);
  });
});
