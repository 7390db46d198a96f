import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStubPlatform } from '../testing/stubPlatform';
import { openTestApp, postJson, temporaryFolder, textTemplate } from '../testing/testApp';
import { backUp } from './backUp';

const MARKED = 'marked-token-5f2a9c0b';
const PASSWORD = 'marked-password-81de33';

const written = (secret: string) => [
  secret,
  secret.slice(0, 16),
  Buffer.from(secret).toString('base64').slice(0, 16),
  Buffer.from(`Bearer ${secret}`).toString('base64').slice(0, 24),
  encodeURIComponent(secret),
];

/** Everything in the files of a folder, as bytes. */
function bytesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

test('a token and a password that the platform repeats are in no answer, log line, database file or backup', async () => {
  const platform = await openStubPlatform(({ path }, response) => {
    if (path.endsWith('/token')) {
      const token = { access_token: MARKED, expires_in: 300, token_type: 'Bearer' };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(token));
      return;
    }
    const [name, status] = path.endsWith('/templates') ? ['one', 201] : ['two', 400];
    const body = { ...textTemplate(name), status: 'pending', seen: `Bearer ${MARKED}`, [MARKED]: PASSWORD };
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': MARKED, Location: MARKED })
      .end(JSON.stringify(status === 201 ? body : { error: { code: 400, message: `name: ${PASSWORD}` } }));
  });
  const app = await openTestApp({
    environment: {
      RCS_BASE_URL: platform.baseUrl,
      RCS_APP_IDS: 'demo',
      RCS_TOKEN_URL: `${platform.baseUrl}/token`,
      RCS_CLIENT_ID: 'client',
      RCS_USERNAME: 'person',
      RCS_PASSWORD: PASSWORD,
      METRICS: 'on',
    },
  });
  const other = temporaryFolder();
  try {
    const sent = await app.call(
      '/api/v2/rcs/demo/templates',
      postJson(textTemplate('one'), { 'Idempotency-Key': 'key-0001' }),
    );
    expect(sent.status).toBe(201);
    const reads = ['/api/v2/rcs/demo/templates/two', '/api/connection', '/api/audit', '/api/log', '/metrics'];
    const answers = [sent, ...(await Promise.all(reads.map((path) => app.call(path))))];
    const shown = await Promise.all(
      answers.map(async (answer) => `${[...answer.headers].join('\n')}\n${await answer.text()}`),
    );
    const file = join(other.path, 'backup.db');
    backUp(app.settings.DATA_DIR, file);
    const places = {
      shown: shown.join('\n'),
      log: app.lines.join('\n'),
      files: bytesIn(app.settings.DATA_DIR),
    };
    const backup = readFileSync(file, 'latin1');
    // The places hold what was done, so the secrets are not missing for want of content.
    expect(places.files).toContain('key-0001');
    expect(platform.received.length).toBeGreaterThan(2);
    for (const form of [MARKED, PASSWORD].flatMap(written))
      for (const [place, text] of Object.entries({ ...places, backup }))
        expect(text.includes(form), `${form} in ${place}`).toBe(false);
  } finally {
    await app.close();
    await platform.close();
    other.remove();
  }
});
