import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DraftAnswer, DraftRevisionAnswer, DraftRevisionList } from '../../schema/responses/spaces';
import { databasePlaces } from '../testing/databasePlaces';
import { add, call, drafts, readAs, text, write } from '../testing/draftCalls';
import { openTestApp, type TestApp } from '../testing/testApp';
import { padded } from './draftRows';
import { thinRevisions } from './draftTidy';

const nameOf = (draft: string, revision: number) => `${drafts}/${draft}/revisions/${revision}/name`;

describe.each(Object.entries(databasePlaces()))('the revisions of a draft in %s', (_name, open) => {
  let app: TestApp;
  beforeAll(async () => {
    const { place } = await open();
    app = await openTestApp({ environment: place });
  });
  afterAll(() => app.close());

  test('a minute of typing is one revision, and each earlier state can be read', async () => {
    let { draft } = await add(app, 'typed', text('H'));
    const type = async (words: string) => {
      ({ draft } = await readAs(DraftAnswer, write(app, 'typed', text(words), draft.etag)));
    };
    await type('He');
    await type('Hel');
    app.clock.now += 60_000;
    await type('Hello');
    const { revisions } = await readAs(DraftRevisionList, call(app, `${drafts}/typed/revisions`));
    expect(revisions.map(({ revision }) => revision)).toEqual([4, 3]);
    const earlier = await readAs(DraftRevisionAnswer, call(app, `${drafts}/typed/revisions/3`));
    expect(earlier.document.template.component).toEqual({ text: 'Hel' });
    expect((await call(app, `${drafts}/typed/revisions/1`)).status).toBe(404);
    const withContent = await readAs(
      DraftRevisionList,
      call(app, `${drafts}/typed/revisions?include=document&limit=1`),
    );
    expect(withContent.revisions.map(({ document }) => document?.template.component)).toEqual([
      { text: 'Hello' },
    ]);
    expect(withContent.next).toBe('4');
  });

  test('two browsers in one minute are two revisions, also where nobody signs in', async () => {
    const { draft } = await add(app, 'two-browsers', { ...text('One'), beside: { device: 'laptop' } });
    const next = { ...text('Two'), beside: { device: 'phone' } };
    await write(app, 'two-browsers', next, draft.etag);
    const { revisions } = await readAs(DraftRevisionList, call(app, `${drafts}/two-browsers/revisions`));
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  test('of revisions older than 30 days, the last one of each ten minutes stays', async () => {
    const minute = 60_000;
    app.clock.now = Date.parse('2027-04-01T10:00:00Z');
    let { draft } = await add(app, 'thinned', text('0'));
    for (const words of ['1', '2', '3', '4']) {
      app.clock.now += 4 * minute;
      ({ draft } = await readAs(DraftAnswer, write(app, 'thinned', text(words), draft.etag)));
    }
    const kept = async () => {
      const { revisions } = await readAs(
        DraftRevisionList,
        call(app, `${drafts}/thinned/revisions?include=document`),
      );
      return revisions.map(({ document }) => document?.template.component);
    };
    const day = 24 * 60 * minute;
    await thinRevisions(app.database, app.clock.now + 29 * day);
    expect(await kept()).toHaveLength(5);
    await thinRevisions(app.database, app.clock.now + 31 * day);
    // 10:16, 10:08 and, two of one ten minutes before, none of 10:00 and 10:04.
    expect(await kept()).toEqual([{ text: '4' }, { text: '2' }]);
    await thinRevisions(app.database, app.clock.now + 32 * day);
    expect(await kept()).toHaveLength(2);
    expect((await readAs(DraftAnswer, call(app, `${drafts}/thinned`))).draft.revision).toBe(5);
  });

  test('a revision with a name is found by it, and outlives typing, tidying and a renaming', async () => {
    app.clock.now = Date.parse('2027-06-01T10:00:00Z');
    let { draft } = await add(app, 'named', text('H'));
    const type = async (words: string, minutes = 0) => {
      app.clock.now += minutes * 60_000;
      ({ draft } = await readAs(DraftAnswer, write(app, 'named', text(words), draft.etag)));
    };
    const named = async () => {
      const list = `${drafts}/named/revisions?only=named&include=document`;
      const { revisions } = await readAs(DraftRevisionList, call(app, list));
      return revisions.map(({ name, note, document }) => [name, note, document?.template.component]);
    };
    await type('He');
    const label = { name: ' Agreed with Anna ', note: 'By telephone' };
    const answer = await call(app, nameOf('named', 2), { method: 'PUT', body: label });
    expect(await readAs(DraftRevisionAnswer, answer)).toMatchObject({
      revision: 2,
      name: 'Agreed with Anna',
      namedBy: null,
    });
    // The same minute: without its name, this would replace the revision.
    await type('Hello');
    await type('Hello, all', 5);
    await thinRevisions(app.database, app.clock.now + 31 * 24 * 60 * 60_000);
    expect(await named()).toEqual([['Agreed with Anna', 'By telephone', { text: 'He' }]]);

    await call(app, nameOf('named', 2), { method: 'PUT', body: { name: 'Agreed' } });
    expect(await named()).toEqual([['Agreed', null, { text: 'He' }]]);
    expect((await call(app, nameOf('named', 2), { method: 'DELETE' })).status).toBe(204);
    expect(await named()).toEqual([]);
    expect((await call(app, nameOf('named', 3), { method: 'PUT', body: label })).status).toBe(404);
    expect((await call(app, nameOf('named', 2), { method: 'PUT', body: { name: ' ' } })).status).toBe(400);
    expect((await call(app, `${drafts}/named/revisions/x/name`, { method: 'DELETE' })).status).toBe(404);
  });

  test('a draft has 200 named revisions, and one of them can still be renamed', async () => {
    await add(app, 'many-names');
    const row = { space: 'team', draft: 'many-names', document: JSON.stringify(text('Hi')) };
    const label = { name: 'Earlier', note: null, named_by: null, person: null, subject: null };
    for (let revision = 2; revision < 202; revision += 1)
      await app.database
        .insertInto('draft_revisions')
        .values({ ...row, ...label, revision: padded(revision), at: '2027-06-01T10:00:00.000Z' })
        .execute();
    const answers = [1, 2].map((revision) =>
      call(app, nameOf('many-names', revision), { method: 'PUT', body: { name: 'One more' } }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 200]);
  });
});
