import { expect, test } from 'vitest';
import { connectionFrom } from '../../testing/connectionFrom';
import { openTestApp } from '../../testing/testApp';
import { mediaPlaces } from '../testing/mediaPlaces';

const places = mediaPlaces();

/** What a look at the stores leaves in the log and the metrics. */
async function lookAtStores(environment: Record<string, string>) {
  const app = await openTestApp({ environment: { METRICS: 'on', ...environment } });
  await app.app.watch();
  await app.app.watch();
  const metrics = await (await app.call('/metrics', {}, connectionFrom('127.0.0.1'))).text();
  const lines = app.lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event.startsWith('media-store'));
  await app.close();
  return { lines, metrics };
}

test.each(['folder', 's3'] as const)(
  'a %s that takes files is ready, and the log is silent',
  async (kind) => {
    const { lines, metrics } = await lookAtStores(places[kind]());
    expect(lines).toEqual([]);
    expect(metrics).toContain('store_ready{store="media"} 1');
    expect(metrics).toContain('store_ready{store="database"} 1');
    expect(metrics).toMatch(/store_free_bytes\{store="database"\} [1-9]/);
  },
);

test.each([
  ['a bucket that does not exist', { MEDIA_S3_BUCKET: 'elsewhere' }, /NoSuchBucket/],
  ['an unknown key', { MEDIA_S3_KEY_ID: 'wrong' }, /403/],
  ['a port where nobody listens', { MEDIA_S3_ENDPOINT: 'http://127.0.0.1:1' }, /cannot be reached/],
])('%s is one error of the log and a metric', async (_what, wrong, reason) => {
  const { lines, metrics } = await lookAtStores({ ...places.s3(), ...wrong });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'media-store-failure',
      reason: expect.stringMatching(reason),
    }),
  ]);
  expect(metrics).toContain('store_ready{store="media"} 0');
});
