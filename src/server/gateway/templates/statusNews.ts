import { StoredStatus, StoredTemplate } from '../../../schema/responses/templateResponses';
import { z } from '../../../schema/values/zod';

/** Milliseconds for which a status is remembered. */
const KNOWN_MS = 60_000;
/** Names whose status is remembered, so that a page that asks every few seconds costs the database nothing. */
const MAX_KNOWN = 20_000;

type Note = (platform: string, appId: string, statuses: ReadonlyMap<string, string>) => Promise<void>;

export type StatusNews = ReturnType<typeof createStatusNews>;

/** Reads statuses out of what a platform responds to a reading, and passes on those that are new. */
export function createStatusNews(platform: string, note: Note) {
  const known = new Map<string, string>();
  let forgetAt = 0;
  return async (response: Response, appId: string, below: string): Promise<void> => {
    if (response.status !== 200) return;
    const body: unknown = await response.clone().json();
    // A template may be read before its sending is written down, so nothing is known for long.
    if (performance.now() > forgetAt) {
      known.clear();
      forgetAt = performance.now() + KNOWN_MS;
    }
    const changed = new Map(
      [...statusesIn(body, below)].filter(([name, status]) => known.get(`${appId}/${name}`) !== status),
    );
    if (changed.size === 0) return;
    await note(platform, appId, changed);
    if (known.size > MAX_KNOWN) known.clear();
    for (const [name, status] of changed) known.set(`${appId}/${name}`, status);
  };
}

const Named = z.pick(StoredTemplate, { name: true, status: true });

/** The statuses by name: of a list, of one template, or of the template that the address names. */
function statusesIn(body: unknown, below: string): Map<string, string> {
  const list = z.array(z.unknown()).safeParse(body).data ?? [body];
  const named = list.flatMap((one) => Named.safeParse(one).data ?? []);
  if (named.length > 0) return new Map(named.map(({ name, status }) => [name, status]));
  const [, name] = /^\/([^/]+)\/status$/.exec(below) ?? [];
  const status = StoredStatus.safeParse(body).data?.status;
  return new Map(name === undefined || status === undefined ? [] : [[decodeURIComponent(name), status]]);
}
