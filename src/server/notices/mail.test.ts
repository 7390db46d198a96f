import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Mailbox } from '../../schema/responses/notices';
import { ReviewList } from '../../schema/responses/reviews';
import { createMailboxStore } from './mailboxStore';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { ORIGIN, type TestApp } from '../testing/testApp';

const draft = '/api/v1/spaces/offers/drafts/sale';
const as = (name: string) => ({ 'Test-Person': name });
const MINUTE = 60_000;

type Received = ParsedMail & { to: string[]; raw: string };

let app: TestApp;
let digest: string;
let server: SMTPServer;
let received: Received[];
/** The response to the next recipients, in place of taking them. */
let rejection: number | undefined;
let onReceived: () => void;

async function startMailServer(): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'builder' && password === 'p@ss word'
        ? done(null, { user: username })
        : done(new Error('No')),
    onRcptTo: (_address, _session, done) =>
      done(rejection === undefined ? null : Object.assign(new Error('No'), { responseCode: rejection })),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        void simpleParser(raw).then((mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push(Object.assign(mail, { raw, to: to as never }));
          onReceived();
          done();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return (server.server.address() as AddressInfo).port;
}

beforeEach(async () => {
  received = [];
  rejection = undefined;
  onReceived = () => undefined;
  const port = await startMailServer();
  app = await openReviewApp({
    environment: {
      SMTP_URL: `smtp://builder:p%40ss%20word@127.0.0.1:${port}`,
      MAIL_FROM: 'RCS templates <rcs@example.com>',
      PUBLIC_URL: ORIGIN,
    },
  });
  await remember(app);
  const mailboxes = createMailboxStore(app.database, () => app.clock.now);
  for (const name of ['asha', 'vik', 'chitra', 'sam']) await mailboxes.remember(name, `${name}@example.com`);
  const headers = { ...as('asha'), 'If-None-Match': '*' };
  await call(app, draft, { method: 'PUT', body: text('Half price'), headers });
  digest = (await readAs(ReviewList, call(app, `${draft}/reviews`, { headers: as('asha') }))).digest;
});
afterEach(async () => {
  await app.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const comment = (id: string, name: string, words: string, more = {}) =>
  call(app, `${draft}/comments/${id}`, {
    method: 'PUT',
    body: { digest, path: '', text: words, ...more },
    headers: as(name),
  });
/** Lets time pass as the process does: it looks every half minute. */
async function after(minutes: number): Promise<void> {
  app.clock.now += minutes * MINUTE;
  await app.app.notices.mail();
}
const choose = (name: string, body: object) =>
  readAs(Mailbox, call(app, '/api/v1/notices/mail', { method: 'PUT', body, headers: as(name) }));

test('ten things are one mail, some minutes later', async () => {
  for (let count = 1; count <= 10; count += 1) await comment(`c${count}`, 'vik', `Remark ${count}`);
  await after(1);
  expect(received).toEqual([]);
  await after(3);
  await after(1);
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect([mail?.to, mail?.subject, mail?.from?.text]).toEqual([
    ['asha@example.com'],
    '10 updates about offer',
    '"RCS templates" <rcs@example.com>',
  ]);
  expect(mail?.text?.match(/vik commented on offer/g)).toHaveLength(10);
  expect(mail?.text).toContain(`${ORIGIN}/templates/sale`);
  await comment('c11', 'vik', 'One more');
  await after(5);
  expect(received).toHaveLength(1);
  await after(11);
  expect(received.map(({ subject }) => subject)).toEqual([
    '10 updates about offer',
    'vik commented on offer',
  ]);
});

test('what was read in the page, is over, or is about a space that one may not see any more is not mailed', async () => {
  await comment('c1', 'vik', 'One');
  await call(app, '/api/v1/notices/read', {
    method: 'PUT',
    body: { upTo: '9' },
    headers: as('asha'),
  });
  await comment('c2', 'asha', 'Two', { thread: 'c1' });
  await app.database.updateTable('people').set({ groups: '[]' }).where('subject', '=', 'vik').execute();
  await after(5);
  expect(received).toEqual([]);
  await app.database
    .updateTable('people')
    .set({ groups: '["viewer"]' })
    .where('subject', '=', 'vik')
    .execute();
  await after(60);
  expect(received).toEqual([]);
});

test('people choose: once a day, not about comments, or nothing at all', async () => {
  expect(await choose('asha', { pace: 'daily', without: [] })).toEqual({
    pace: 'daily',
    without: [],
    address: 'asha@example.com',
    isSending: true,
  });
  await comment('c1', 'vik', 'One');
  await after(5);
  await comment('c2', 'vik', 'Two');
  await after(23 * 60);
  expect(received).toHaveLength(1);
  await after(2 * 60);
  expect(received).toHaveLength(2);
  await choose('asha', { pace: 'soon', without: ['comment.created'] });
  await comment('c3', 'vik', 'Three');
  await after(60);
  await choose('asha', { pace: 'never', without: [] });
  await comment('c4', 'vik', 'Four');
  await after(60);
  await choose('asha', { pace: 'soon', without: [] });
  await after(60);
  expect(received).toHaveLength(2);
});

test('one press ends all mail, by the link or in the mail program, and nothing else', async () => {
  await comment('c1', 'vik', 'One');
  await after(5);
  const headers = String(received[0]?.raw).replaceAll(/\r?\n[ \t]+/g, ' ');
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, link = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(headers) ?? [];
  const page = await app.call(link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Stop all e-mail')]);
  await comment('c2', 'vik', 'Two');
  await after(20);
  expect(received).toHaveLength(2);
  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  expect((await app.call(link, oneClick)).status).toBe(200);
  expect((await app.call(`${link}x`, oneClick)).status).toBe(404);
  await comment('c3', 'vik', 'Three');
  await after(60);
  expect(received).toHaveLength(2);
});

test('no name and no text can write a header or markup', async () => {
  const hostile = 'Vik\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>';
  await app.database
    .insertInto('notices')
    .values({
      id: '2027-03-14T09:30:00.000Z-x',
      subject: 'asha',
      event: 'comment.created',
      space: 'offers',
      draft: 'sale',
      name: hostile,
      person: hostile,
      outcome: null,
      about: 'c1',
      text: hostile,
      mention: 'no',
      many: 'no',
      at: '2027-03-14T09:30:00.000Z',
      read_at: null,
      mailed_at: null,
    })
    .execute();
  await after(5);
  expect(received.map(({ to }) => to)).toEqual([['asha@example.com']]);
  const [mail] = received;
  expect([mail?.bcc, mail?.cc, mail?.headers.has('bcc')]).toEqual([undefined, undefined, false]);
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('a mail server that is away is asked again; a mailbox that does not exist is given up', async () => {
  await comment('c1', 'vik', 'One');
  rejection = 451;
  await after(5);
  await after(1);
  rejection = undefined;
  await after(2);
  expect(received).toHaveLength(1);
  rejection = 550;
  await comment('c2', 'vik', 'Two');
  await after(20);
  rejection = undefined;
  await after(60);
  expect(received).toHaveLength(1);
  expect(app.lines.filter((line) => line.includes('mail-failure'))).toHaveLength(2);
  expect(app.lines.join('')).not.toMatch(/p@ss|p%40ss|asha@/);
});

test('a server that stops finishes the mail that it writes, and begins no other', async () => {
  // Everybody who can approve gets a notice.
  await call(app, `${draft}/reviews`, { method: 'POST', body: { digest }, headers: as('asha') });
  app.clock.now += 5 * MINUTE;
  const stop = new AbortController();
  onReceived = () => stop.abort();
  await app.app.notices.mail(stop.signal);
  expect(received).toHaveLength(1);
  await app.app.notices.mail();
  expect(new Set(received.flatMap(({ to }) => to))).toEqual(
    new Set(['chitra@example.com', 'sam@example.com']),
  );
  expect(received).toHaveLength(2);
});

test('two processes that look at once write one mail', async () => {
  await comment('c1', 'vik', 'One');
  app.clock.now += 5 * MINUTE;
  await Promise.all(Array.from({ length: 5 }, () => app.app.notices.mail()));
  expect(received).toHaveLength(1);
});
