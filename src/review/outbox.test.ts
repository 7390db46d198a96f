import * as indexedDb from 'fake-indexeddb';
import type * as Outbox from './outbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const digest = 'a'.repeat(64);
const newest = 'b'.repeat(64);
const waiting = {
  space: 'offers',
  id: 'sale',
  comment: 'c1',
  body: { path: '', digest, text: 'Is it half?' },
};

const refusal = (status: number, message = 'No.') =>
  Response.json({ source: 'gateway', error: { code: 'x', message } }, { status });
const reviews = () => Response.json({ reviews: [], digest: newest, approvers: [], sent: null });

let sent: string[];
let outbox: typeof Outbox;
/** Has the server respond to each comment in turn, after the last one with “added”. */
async function openOutbox(...responses: Response[]) {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    if (address.endsWith('/reviews')) return reviews();
    sent.push(body);
    return responses.shift() ?? Response.json({}, { status: 201 });
  });
  outbox = await import('./outbox');
}
const rows = async () => {
  const { withDatabase } = await import('../library/storage/database');
  const found = await withDatabase((database) => database.getAll('outbox'));
  return found.ok ? found.value : [];
};
beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(indexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a confirmed comment waits no longer', async () => {
  await openOutbox();
  expect(await outbox.sendComment(waiting)).toBe(true);
  expect(await rows()).toEqual([]);
});

test.each([401, 429, 500, 502, 503, 504])(
  'after %d the comment waits, and is sent again as it was',
  async (status) => {
    await openOutbox(refusal(status));
    expect(await outbox.sendComment(waiting)).toBe(false);
    expect(await rows()).toEqual([waiting]);
    await outbox.retryComment(waiting);
    expect(sent[1]).toBe(sent[0]);
    expect(await rows()).toEqual([]);
  },
);

test('a comment on a version that nobody has any more is one on the newest version', async () => {
  await openOutbox(refusal(412));
  expect(await outbox.sendComment(waiting)).toBe(true);
  expect(JSON.parse(sent[1] ?? '')).toEqual({ ...waiting.body, digest: newest });
});

test('a rejected comment stays with the reason, until it is discarded', async () => {
  await openOutbox(refusal(403, 'You can’t.'));
  expect(await outbox.sendComment(waiting)).toBe(false);
  expect(await rows()).toEqual([{ ...waiting, problem: 'You can’t.' }]);
  await outbox.discardComment(waiting);
  expect(await rows()).toEqual([]);
});

test('without storage and without a server the text stays in its field', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await openOutbox(refusal(503));
  await expect(outbox.sendComment(waiting)).rejects.toThrow('kept nowhere');
  await openOutbox();
  expect(await outbox.sendComment(waiting)).toBe(true);
});
