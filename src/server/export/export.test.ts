// @module-tag slow
import { describe, expect, test } from 'vitest';
import { DraftAnswer } from '../../schema/responses/spaces';
import { databasePlaces } from '../testing/databasePlaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import type { TestApp } from '../testing/testApp';

type Line = Record<string, unknown>;

async function linesOf(asked: Promise<Response>): Promise<Line[]> {
  const answer = await asked;
  expect([answer.status, answer.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([
    200,
    true,
  ]);
  return (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

/** A draft of 120 named states with a comment and a webhook, and one of another space. */
async function fill(app: TestApp) {
  const ask = (method: string, path: string, by: string, body?: unknown, headers = {}) =>
    call(app, `/api/v1/spaces/${path}`, { method, body, headers: { 'Test-Person': by, ...headers } });
  let etag: string | null = null;
  for (let count = 1; count <= 120; count += 1) {
    const headers: Record<string, string> = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag };
    const answer = await ask('PUT', 'offers/drafts/sale', 'asha', text(`State ${count}`), headers);
    etag = answer.headers.get('etag');
    app.clock.now += 60_000;
  }
  await ask('PUT', 'offers/drafts/sale/revisions/7/name', 'asha', { name: 'For Ben' });
  await ask('PUT', 'service/drafts/other', 'stranger', text('Not of this space'), { 'If-None-Match': '*' });
  await ask('PUT', 'offers/drafts/gone', 'asha', text('Gone'), { 'If-None-Match': '*' });
  const { draft } = await readAs(DraftAnswer, ask('GET', 'offers/drafts/gone', 'asha'));
  await ask('DELETE', 'offers/drafts/gone', 'asha', undefined, { 'If-Match': `"${draft.etag}"` });
  const place = { space: 'offers', at: '2027-03-14T09:30:00Z' };
  const later = { edited_at: null, deleted_at: null, resolved_at: null, resolved_by: null, mentions: null };
  const said = {
    draft: 'sale',
    id: 'c1',
    sequence: '1',
    thread: null,
    path: '',
    digest: '0',
    text: 'Shorter, please',
  };
  await app.database
    .insertInto('comments')
    .values({ ...place, ...said, ...later, subject: 'vik', person: 'vik' })
    .execute();
  const hook = {
    id: 'h1',
    url: 'https://hooks.example/x',
    secret: 'whsec_hidden',
    events: '["sent"]',
    form: 'standard',
  };
  await app.database
    .insertInto('webhooks')
    .values({ ...place, ...hook, subject: 'sam', person: 'sam', ended_at: null })
    .execute();
}

describe.each(Object.entries(databasePlaces()))('an export from the %s database', (_name, makePlace) => {
  test('a space is whole, in order, without secrets, and nothing of another space is in it', async () => {
    const { place, remove } = await makePlace();
    const app = await openReviewApp({ environment: place });
    await remember(app);
    await fill(app);
    const lines = await linesOf(
      call(app, '/api/v1/spaces/offers/export', { headers: { 'Test-Person': 'sam' } }),
    );
    const of = (wanted: string) => lines.filter(({ kind }) => kind === wanted);
    expect(lines[0]).toMatchObject({ kind: 'export', version: 1, space: 'offers' });
    expect(lines.at(-1)).toEqual({ kind: 'end', lines: lines.length - 2 });
    expect(of('drafts')).toMatchObject([{ id: 'gone' }, { id: 'sale', document: text('State 120') }]);
    const ofSale = of('draft_revisions').filter(({ draft }) => draft === 'sale');
    expect(ofSale.map(({ revision }) => Number(revision))).toEqual(
      Array.from({ length: 120 }, (_, index) => index + 1),
    );
    expect(ofSale[6]).toMatchObject({
      name: 'For Ben',
      person: 'asha',
      document: text('State 7'),
    });
    expect(of('comments')).toMatchObject([{ text: 'Shorter, please', person: 'vik' }]);
    expect(of('audit').map(({ action, person }) => [action, person])).toEqual([
      ['draft-deleted', 'asha'],
      ['space-exported', 'sam'],
    ]);
    expect(of('webhooks')).toMatchObject([{ url: 'https://hooks.example/x', events: ['sent'] }]);
    expect(JSON.stringify(lines)).not.toContain('whsec_hidden');
    expect(JSON.stringify(lines)).not.toContain('Not of this space');
    const recorded = await app.database
      .selectFrom('audit')
      .select(['person', 'name', 'outcome'])
      .where('action', '=', 'space-exported')
      .execute();
    expect(recorded).toEqual([{ person: 'sam', name: 'Offers', outcome: 'done' }]);
    await app.close();
    remove();
  });

  test('a person gets what names them, and nothing about others', async () => {
    const { place, remove } = await makePlace();
    const app = await openReviewApp({ environment: place });
    await remember(app);
    await fill(app);
    const lines = await linesOf(call(app, '/api/v1/person/export', { headers: { 'Test-Person': 'vik' } }));
    expect(lines.map(({ kind }) => kind)).toEqual(['export', 'people', 'comments', 'end']);
    expect(lines[1]).toEqual({ kind: 'people', subject: 'vik', name: 'vik', groups: ['viewer'] });
    const ofAsha = await linesOf(call(app, '/api/v1/person/export', { headers: { 'Test-Person': 'asha' } }));
    expect(ofAsha.filter(({ kind, draft }) => kind === 'draft_revisions' && draft === 'sale')).toHaveLength(
      120,
    );
    expect(JSON.stringify(ofAsha)).not.toContain('State 7');
    await app.close();
    remove();
  });
});
