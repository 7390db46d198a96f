import { listDrafts } from '../../../library/storage/listDrafts';
import { namesInUse, nextName } from '../../../schema/draft/names/nextName';
import { chosenAppIds, appIdOf } from '../../../submission/connection/chosenAppIds';
import type { ConnectedPlatform } from '../../../submission/connection/connection';
import { pageTokenFor } from '../../../submission/connection/pageTokens';
import { readStored } from '../../../submission/reading/readStored';

/** Names that are asked for at the platform. */
const maxLooks = 8;

/**
 * The next name that no draft of this device has and none was sent under. Where the platform can be read, it has no
 * template of that name either.
 */
export async function findFreeName(name: string, platform: ConnectedPlatform | undefined): Promise<string> {
  const kept = await listDrafts();
  const taken = kept.ok
    ? namesInUse([...kept.value.drafts, { template: { name }, sendings: [] }])
    : new Set([name]);
  const isTaken = platform && nameCheck(platform);
  if (!isTaken) return nextName(name, taken);
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const next = nextName(name, taken);
    // oxlint-disable-next-line no-await-in-loop -- the next name depends on the answer
    if (next === '' || !(await isTaken(next))) return next;
    taken.add(next);
  }
  return nextName(name, taken);
}

/** Asks a platform for a name; undefined where it cannot be read. */
function nameCheck(platform: ConnectedPlatform): ((name: string) => Promise<boolean>) | undefined {
  const appId = appIdOf(platform, chosenAppIds.get());
  const token = platform.credentials === 'page' ? pageTokenFor(platform.name) : undefined;
  if (platform.readable !== 'yes' || appId === undefined || token === '') return undefined;
  return async (name) =>
    (await readStored({ platformName: platform.name, appId, token }, name)).kind === 'found';
}
