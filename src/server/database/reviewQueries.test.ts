// @module-tag slow
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { versionDigest } from '../../schema/draft/payloadHash';
import { TemplateRecord } from '../../schema/responses/record';
import { OpenReviewList, Review, ReviewSummaryList } from '../../schema/responses/reviews';
import { DraftAnswer, UnfinishedTemplate } from '../../schema/responses/spaces';
import { databasePlaces } from '../testing/databasePlaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import type { TestApp } from '../testing/testApp';

const as = (name: string) => ({ 'Test-Person': name });
const token = 'scraper';
const counted = /^database_query_duration_seconds_count\{outcome="ok"\} (\d+)$/m;

describe.each(Object.entries(databasePlaces()))(
  'reviews in %s are read with as many queries',
  (_name, open) => {
    let app: TestApp;
    let removePlace: () => void;
    beforeEach(async () => {
      const { place, remove } = await open();
      removePlace = remove;
      app = await openReviewApp({ environment: { ...place, METRICS: 'on', METRICS_TOKEN: token } });
      await remember(app);
    });
    afterEach(async () => {
      await app.close();
      removePlace();
    });

    async function countQueries(): Promise<number> {
      const metrics = await (
        await app.call('/metrics', { headers: { Authorization: `Bearer ${token}` } })
      ).text();
      return Number(counted.exec(metrics)?.[1]);
    }
    /** Reads an address, and tells how many queries that takes. */
    async function read<Schema extends z.core.$ZodType>(schema: Schema, path: string, name = 'chitra') {
      const before = await countQueries();
      const data = await readAs(schema, call(app, path, { headers: as(name) }));
      return { data, queries: (await countQueries()) - before };
    }
    /** Writes a version of a draft, and sends it to review. */
    async function ask(id: string, words: string, etag?: string, name = 'asha') {
      const draft = `/api/v1/spaces/offers/drafts/${id}`;
      const condition: Record<string, string> =
        etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${etag}"` };
      const written = await readAs(
        DraftAnswer,
        call(app, draft, { method: 'PUT', body: text(words), headers: { ...as(name), ...condition } }),
      );
      const digest = versionDigest(UnfinishedTemplate.parse(text(words).template));
      const asked = call(app, `${draft}/reviews`, { method: 'POST', body: { digest }, headers: as('asha') });
      await readAs(Review, asked);
      return written.draft.etag;
    }

    test('for 100 that wait as for one, and each says who may decide it', async () => {
      const [ofAll, ofSpace] = ['/api/v1/reviews', '/api/v1/spaces/offers/reviews'];
      await ask('first', 'Hello');
      const one = await read(ReviewSummaryList, ofAll);
      const oneOfSpace = await read(OpenReviewList, ofSpace);
      for (let index = 1; index < 100; index += 1)
        await ask(`draft-${index}`, 'Hello', undefined, index % 2 === 0 ? 'asha' : 'chitra');
      const many = await read(ReviewSummaryList, ofAll);
      const manyOfSpace = await read(OpenReviewList, ofSpace);
      expect(many.data.reviews).toHaveLength(100);
      // Chitra wrote every second one.
      expect(many.data.reviews.filter(({ task }) => task === 'decide')).toHaveLength(50);
      expect(manyOfSpace.data.reviews.filter(({ mayDecide }) => mayDecide)).toHaveLength(50);
      expect([many.queries, manyOfSpace.queries]).toEqual([one.queries, oneOfSpace.queries]);
    });

    test('what waits for a person is listed, however many newer reviews wait for others', async () => {
      await ask('first', 'Hello');
      const first = await app.database.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
      const newer = Array.from({ length: 1000 }, (_, index) => ({
        ...first,
        id: `${first.id}${String(index).padStart(4, '0')}`,
        subject: 'sam',
        state: 'changes',
      }));
      await app.database.insertInto('reviews').values(newer).execute();
      for (const path of ['/api/v1/reviews', '/api/v1/reviews?waiting=me']) {
        const { reviews } = (await read(ReviewSummaryList, path)).data;
        expect(reviews.filter(({ task }) => task !== null)).toMatchObject([{ id: first.id }]);
      }
    });

    test('for the record of 30 versions as for that of two, and with fewer for one alone', async () => {
      const path = '/api/v1/spaces/offers/drafts/sale/record';
      let etag = await ask('sale', '0');
      etag = await ask('sale', '1', etag);
      const two = await read(TemplateRecord, path);
      expect(two.data.others).toHaveLength(1);
      for (let index = 2; index < 35; index += 1) etag = await ask('sale', String(index), etag);
      const many = await read(TemplateRecord, path);
      expect(many.data).toMatchObject({ more: 4, writers: [{ name: 'asha' }] });
      expect(many.data.others).toHaveLength(30);
      expect(many.queries).toBe(two.queries);
      const alone = await read(TemplateRecord, `${path}?only=version`);
      expect(alone.data).toEqual({ ...many.data, others: [], more: 0 });
      expect(alone.queries).toBeLessThan(many.queries);
    });
  },
);
