import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditRecord } from '../../schema/responses/activity';
import { DraftAnswer, DraftRevisionList } from '../../schema/responses/spaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp } from '../testing/reviewApp';
import type { TestApp } from '../testing/testApp';

const spaces = '/api/v1/spaces';
let app: TestApp;
beforeAll(async () => {
  app = await openReviewApp();
});
afterAll(() => app.close());

const write = (path: string, body: unknown, headers: Record<string, string>, by = 'asha') =>
  call(app, `${spaces}/${path}`, { method: 'PUT', body, headers: { 'Test-Person': by, ...headers } });
const from = (etag: string) => ({ 'If-Match': `"${etag}"` });
const isNew = { 'If-None-Match': '*' };

async function acts() {
  const answer = await call(app, '/api/audit', { headers: { 'Test-Person': 'sam' } });
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { action, name, person, outcome } = AuditRecord.parse(JSON.parse(line));
    return [action, name, person, outcome];
  });
}

async function versionsOf(path: string) {
  const answer = call(app, `${spaces}/${path}/revisions`, { headers: { 'Test-Person': 'stranger' } });
  const { revisions } = await readAs(DraftRevisionList, answer);
  return revisions.map(({ revision, name, note, by }) => [revision, name, note, by]);
}

test('deleting, restoring and archiving are recorded with who did it; writing is not', async () => {
  const first = await readAs(DraftAnswer, write('offers/drafts/sale', text('Half price'), isNew));
  const second = await readAs(DraftAnswer, write('offers/drafts/sale', text('Half'), from(first.draft.etag)));
  expect(await acts()).toEqual([]);

  const archived = { ...text('Half'), beside: { archived: true } };
  const third = await readAs(DraftAnswer, write('offers/drafts/sale', archived, from(second.draft.etag)));
  const back = { ...text('Half'), beside: {} };
  const fourth = await readAs(DraftAnswer, write('offers/drafts/sale', back, from(third.draft.etag)));
  const remove = () =>
    call(app, `${spaces}/offers/drafts/sale`, {
      method: 'DELETE',
      headers: { 'Test-Person': 'chitra', 'Idempotency-Key': 'once', ...from(fourth.draft.etag) },
    });
  const gone = await readAs(DraftAnswer, remove());
  // Sent again by a page that has not heard the response.
  expect((await remove()).status).toBe(200);
  await write('offers/drafts/sale', back, from(gone.draft.etag));
  // Too late: nothing was written.
  expect((await write('offers/drafts/sale', archived, from(gone.draft.etag))).status).toBe(412);
  expect((await write('offers/drafts/sale', archived, from(gone.draft.etag), 'vik')).status).toBe(403);
  expect(await acts()).toEqual([
    ['draft-restored', 'offer', 'asha', 'done'],
    ['draft-deleted', 'offer', 'chitra', 'done'],
    ['draft-unarchived', 'offer', 'asha', 'done'],
    ['draft-archived', 'offer', 'asha', 'done'],
  ]);
});

const moved = (id: string) => ({ ...text('Spring!'), beside: { movedFrom: { space: 'offers', id } } });

test('moving is recorded and takes named versions and writers along, if one may write in both spaces', async () => {
  await app.database
    .insertInto('members')
    .values({
      space: 'service',
      subject: 'chitra',
      name: 'chitra',
      role: 'author',
      since: '2027-01-01T00:00:00Z',
    })
    .execute();
  const first = await readAs(DraftAnswer, write('offers/drafts/spring', text('Spring'), isNew));
  await write('offers/drafts/spring/revisions/1/name', { name: 'For Ben', note: 'Without the price' }, {});
  await write('offers/drafts/spring', text('Spring!'), from(first.draft.etag));
  const before = await acts();

  // Nobody else’s draft, and none that there never was.
  await write('service/drafts/claimed', moved('spring'), isNew, 'stranger');
  await write('service/drafts/invented', moved('never'), isNew, 'chitra');
  expect(await acts()).toEqual(before);
  expect(await versionsOf('service/drafts/claimed')).toEqual([[1, null, null, 'stranger']]);

  await write('service/drafts/moved', moved('spring'), isNew, 'chitra');
  expect(await acts()).toEqual([['draft-moved', 'offer: Offers → Service', 'chitra', 'done'], ...before]);
  const named = [1, 'For Ben', 'Without the price', 'asha'];
  expect(await versionsOf('service/drafts/moved')).toEqual([[3, null, null, 'chitra'], named]);
  const writers = await app.database
    .selectFrom('draft_writers')
    .select('subject')
    .where('draft', '=', 'moved')
    .orderBy('subject')
    .execute();
  expect(writers.map(({ subject }) => subject)).toEqual(['asha', 'chitra']);
});

test('a draft is not deleted if that cannot be recorded', async () => {
  const alone = await openReviewApp();
  const path = `${spaces}/offers/drafts/kept`;
  const headers = { 'Test-Person': 'asha', ...isNew };
  const { draft } = await readAs(
    DraftAnswer,
    call(alone, path, { method: 'PUT', body: text('Hi'), headers }),
  );
  await alone.database.schema.dropTable('audit').execute();
  const gone = await call(alone, path, {
    method: 'DELETE',
    headers: { 'Test-Person': 'asha', ...from(draft.etag) },
  });
  expect(gone.status).toBe(500);
  const kept = await readAs(DraftAnswer, call(alone, path, { headers: { 'Test-Person': 'asha' } }));
  expect(kept.draft.deletedAt).toBeNull();
  await alone.close();
});
