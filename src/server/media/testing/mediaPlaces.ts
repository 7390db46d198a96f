import { rmSync } from 'node:fs';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import { temporaryFolder } from '../../testing/testApp';

const BUCKET = 'pictures';

/**
 * For tests on both stores: the settings of each. The S3 server is a real one over HTTP that checks signatures. Call it
 * once, at the top of a file.
 */
export function mediaPlaces(): Record<'folder' | 's3', () => Record<string, string>> {
  const folder = temporaryFolder();
  let server: S3rver;
  let address = '';
  beforeAll(async () => {
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder.path,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    const { port } = await server.run();
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder.path, { recursive: true, force: true });
  });
  return {
    folder: () => ({}),
    s3: () => ({
      MEDIA_S3_ENDPOINT: address,
      MEDIA_S3_BUCKET: BUCKET,
      // The credentials that this S3 server knows.
      MEDIA_S3_KEY_ID: 'S3RVER',
      MEDIA_S3_SECRET: 'S3RVER',
    }),
  };
}
