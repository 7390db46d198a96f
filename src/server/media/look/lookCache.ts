import type { MediaLook } from '../../../schema/media/mediaLook';

const KEPT_MS = 5 * 60 * 1000;
/** Nobody waits five minutes after a spelling or a server was mended. */
const FAILURE_KEPT_MS = 30 * 1000;
const MAX_LOOKS = 2000;

type Entry = { look: Promise<MediaLook>; until: number };

/** Remembers the last looks by address; a look that is under way is shared. */
export function createLookCache(now: () => number) {
  const entries = new Map<string, Entry>();
  return {
    find(address: string): Promise<MediaLook> | undefined {
      const entry = entries.get(address);
      if (entry && entry.until > now()) return entry.look;
      entries.delete(address);
      return undefined;
    },
    keep(address: string, look: Promise<MediaLook>): Promise<MediaLook> {
      const [oldest] = entries.keys();
      if (entries.size >= MAX_LOOKS && oldest !== undefined) entries.delete(oldest);
      const entry = { look, until: now() + KEPT_MS };
      entries.delete(address);
      entries.set(address, entry);
      look.then(
        ({ outcome }) => {
          if (outcome === 'limited') entry.until = 0;
          else if (outcome !== 'reached') entry.until = now() + FAILURE_KEPT_MS;
        },
        () => entries.delete(address),
      );
      return look;
    },
  };
}
