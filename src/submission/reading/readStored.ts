import { request, type Outcome } from '../../http/request';
import { templatesAddress } from '../connection/connection';
import { pageTokenFor } from '../connection/credentials';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { StoredTemplate } from '../../schema/responses/templateResponses';
import { readRefusal } from '../../lib/json/readRefusal';
import { TemplateStatus } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';

/** A place where templates are kept. `token`: the page's own, where the server holds none. */
export type TemplatePlace = { platformName: string; appId: string; token?: string | undefined };

/** A template at the platform, as far as it can be read. `component` may be of a shape that this page does not know. */
export type StoredEntry = { name: string; type: string; status: TemplateStatus; component: unknown };

/** What a lookup at the platform found. `unreadable`: it does not answer such requests, or not now. */
export type StoredLookup =
  | { kind: 'found'; template: StoredEntry }
  | { kind: 'absent' }
  | { kind: 'unreadable'; forGood: boolean };

/** Where templates of an app id can be read; undefined where the platform does not let them be read, or a token is missing. */
export function readablePlace(
  { name: platformName, readable, credentials }: ConnectedPlatform,
  appId: string,
  token = pageTokenFor(platformName),
): TemplatePlace | undefined {
  if (readable === 'no') return undefined;
  if (credentials === 'server') return { platformName, appId };
  return token === '' ? undefined : { platformName, appId, token };
}

const Entry = z.looseObject({
  name: StoredTemplate.shape.name,
  type: z.string(),
  status: TemplateStatus,
  component: z.unknown(),
});

/** Milliseconds for an answer; the next lookup comes soon enough. */
const timeout = 10_000;
/** The server relays lists up to this size. */
const maxListCharacters = 20_000_000;

const headersOf = ({ token }: TemplatePlace) =>
  token ? { headers: { authorization: `Bearer ${token}` } } : {};
const addressOf = ({ platformName, appId }: TemplatePlace) => templatesAddress(platformName, appId);

/** Looks for a template of a name at the platform. */
export async function readStored(place: TemplatePlace, name: string): Promise<StoredLookup> {
  const outcome = await request(`${addressOf(place)}/${encodeURIComponent(name)}`, {
    ...headersOf(place),
    timeout,
  });
  if (outcome.kind === 'answer' && outcome.status === 200) {
    const template = readEntry(outcome.json);
    return template ? { kind: 'found', template } : { kind: 'unreadable', forGood: true };
  }
  return isDocumentedAbsence(outcome)
    ? { kind: 'absent' }
    : { kind: 'unreadable', forGood: isForGood(outcome) };
}

/** The templates of an app id, and the number of entries that are of no known shape. */
export type StoredList = { entries: StoredEntry[]; unreadable: number };

/** All templates of an app id; undefined where they cannot be read. */
export async function listStored(place: TemplatePlace): Promise<StoredList | undefined> {
  const outcome = await request(addressOf(place), {
    ...headersOf(place),
    timeout,
    maxCharacters: maxListCharacters,
  });
  if (outcome.kind !== 'answer' || outcome.status !== 200 || !Array.isArray(outcome.json)) return undefined;
  const listed: unknown[] = outcome.json;
  const entries = listed.flatMap((entry) => readEntry(entry) ?? []);
  return { entries, unreadable: listed.length - entries.length };
}

function readEntry(json: unknown): StoredEntry | undefined {
  const entry = Entry.safeParse(json).data;
  return entry && { name: entry.name, type: entry.type, status: entry.status, component: entry.component };
}

/** The 404 of the vendor's documentation. Another 404 comes from a server that knows no such address. */
function isDocumentedAbsence(outcome: Outcome): boolean {
  if (outcome.kind !== 'answer' || outcome.status !== 404) return false;
  const refusal = readRefusal(outcome.json);
  return refusal?.code === 404 && !refusal.isGateway;
}

/** Whether asking again is of no use: the platform knows no such request. */
function isForGood(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && [404, 405, 501].includes(outcome.status);
}
