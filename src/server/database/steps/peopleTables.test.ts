import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSessionStore } from '../../access/sessions/sessionStore';
import { createAuditTrail } from '../../audit/auditTrail';
import { AuditFilter, readAudit } from '../../audit/auditRoutes';
import { databasePlaces } from '../../testing/databasePlaces';
import { openDatabase, type Database } from '../openDatabase';

const places = Object.entries(databasePlaces());
const limits = { SESSION_IDLE_MINUTES: 120, SESSION_MAX_HOURS: 12 };
const asha = { subject: 'asha-1', name: 'Asha' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(places)('the record in the %s database', (_name, makePlace) => {
  let database: Database;
  let remove: () => void;
  beforeEach(async () => {
    const made = await makePlace();
    database = await openDatabase(made.place);
    remove = made.remove;
  });
  afterEach(async () => {
    await database.destroy();
    remove();
  });
  const read = (filter: Record<string, string> = {}) => readAudit(database, AuditFilter.parse(filter));

  test('is filtered, the newest first, and loses what is too old', async () => {
    const clock = { now: Date.parse('2027-01-01T00:00:00Z') };
    const trail = createAuditTrail({ database, days: 30, log: () => undefined, now: () => clock.now });
    await trail.record({ action: 'signed-in', person: asha }, { outcome: 'done' });
    clock.now += 10 * DAY_MS;
    const finish = await trail.begin({ action: 'template-sent', name: 'diwali_sale', person: asha });
    expect(await read({ outcome: 'started' })).toMatchObject([{ name: 'diwali_sale', status: null }]);
    await finish({ outcome: 'refused', status: 400 });
    expect((await read()).map(({ action }) => action)).toEqual(['template-sent', 'signed-in']);
    expect(await read({ q: 'DIWALI_S' })).toMatchObject([
      { outcome: 'refused', status: 400, person: 'Asha' },
    ]);
    expect(await read({ q: '100%' })).toEqual([]);
    expect(await read({ action: 'signed-in' })).toHaveLength(1);
    expect(await read({ from: '2027-01-02' })).toHaveLength(1);
    expect(await read({ to: '2027-01-02' })).toHaveLength(1);
    const [newest] = await read({ limit: '1' });
    expect(await read({ before: newest?.id ?? '' })).toMatchObject([{ action: 'signed-in' }]);
    clock.now += 25 * DAY_MS;
    const later = createAuditTrail({ database, days: 30, log: () => undefined, now: () => clock.now });
    await later.record({ action: 'signed-out', person: asha }, { outcome: 'done' });
    expect((await read()).map(({ action }) => action)).toEqual(['signed-out', 'template-sent']);
  });
});

describe.each(places)('sessions in the %s database', (_name, makePlace) => {
  let opened: Database[] = [];
  let remove: () => void;

  /** The stores of two processes on one database, with a common clock. */
  async function openTwo() {
    const made = await makePlace();
    remove = made.remove;
    opened = await Promise.all([openDatabase(made.place), openDatabase(made.place)]);
    const clock = { now: Date.parse('2027-03-14T09:00:00Z') };
    const [one, other] = opened.map((database) => createSessionStore(database, limits, () => clock.now));
    if (!one || !other) throw new Error('No database was opened.');
    return { one, other, clock };
  }
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.destroy()));
    remove();
  });

  test('a session counts in every process until it is revoked, and its id is not stored', async () => {
    const { one, other, clock } = await openTwo();
    const id = await one.open(asha, 'author', ['marketing']);
    expect(await other.find(id)).toEqual({ role: 'author', person: asha, groups: ['marketing'] });
    expect(await other.find('x'.repeat(43))).toBeUndefined();
    const stored = await opened[0]?.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(id);
    const [listed] = await other.list();
    expect(listed).toMatchObject({ name: 'Asha', role: 'author', since: new Date(clock.now).toISOString() });
    await other.revoke(listed?.id ?? '');
    expect(await one.find(id)).toBeUndefined();
  });

  test('use keeps a session for the idle limit only, and the oldest are removed', async () => {
    const { one, other, clock } = await openTwo();
    const used = await one.open(asha, 'viewer');
    await one.open({ subject: 'vik', name: 'Vik' }, 'viewer');
    for (let hour = 0; hour < 11; hour += 1) {
      clock.now += HOUR_MS;
      expect(await other.find(used)).toBeDefined();
    }
    expect((await one.list()).map(({ name }) => name)).toEqual(['Asha']);
    clock.now += HOUR_MS + 1000;
    expect(await one.find(used)).toBeUndefined();
    await one.open(asha, 'sender');
    expect(await opened[0]?.selectFrom('sessions').select('role').execute()).toEqual([{ role: 'sender' }]);
  });
});
