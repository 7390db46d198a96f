import { isRecord } from '../../../lib/values';
import { gatewayError } from '../../gateway/calls/gatewayError';
import type { MediaRoom } from '../store/mediaStore';
import { findFileNames, recordUses } from './mediaUses';
import { isPublicAddress } from './publicAddress';

/** The platform of a sending; without `baseUrl` it is the embedded one, in the same process. */
type Platform = { name: string; baseUrl: string | undefined };

/** What the media store has to do with the sending of a template. */
export type SentMedia = ReturnType<typeof createSentMedia>;

export function createSentMedia({ database, now, log }: Pick<MediaRoom, 'database' | 'now' | 'log'>) {
  /** What is noted about files never changes the outcome of a sending. */
  async function note(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log('media-failure', { reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return {
    /** Refuses a template whose uploaded files a remote platform cannot fetch; undefined if it can be sent. */
    refuse(template: unknown, { baseUrl }: Platform): Response | undefined {
      if (baseUrl === undefined) return undefined;
      const hidden = findMediaAddresses(template).find(isHiddenFile);
      return hidden === undefined ? undefined : notPublic(hidden);
    },
    /** Makes the files of a template there again if they were removed, for the platform fetches them soon. */
    restore(files: readonly string[]): Promise<void> {
      if (files.length === 0) return Promise.resolve();
      return note(async () => {
        const removed = database.updateTable('media_files').where('removed_at', 'is not', null);
        await removed.set({ removed_at: null }).where('file', 'in', files).execute();
      });
    },
    /** Records that files are in use by a template that a remote platform has, or may have. */
    record(
      files: readonly string[],
      { name: platform, baseUrl }: Platform,
      template: { appId: string; name: string },
    ): Promise<void> {
      if (baseUrl === undefined) return Promise.resolve();
      return note(() => recordUses(database, files, { platform, ...template }, now()));
    },
  };
}

/** The addresses of files and thumbnails in a template, at any depth. */
function findMediaAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findMediaAddresses);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    (key === 'fileUrl' || key === 'thumbnailUrl') && typeof member === 'string'
      ? [member]
      : findMediaAddresses(member),
  );
}

/** A file of this server at an address that only this network, or nobody, can reach. */
const isHiddenFile = (address: string): boolean =>
  findFileNames(address).length > 0 && !isPublicAddress(address);

function notPublic(address: string): Response {
  const origin = URL.canParse(address) ? new URL(address).origin : 'an address';
  return gatewayError(
    400,
    'media_not_public',
    `The picture is at ${origin}, which the platform cannot reach. Nothing was sent. Use a public picture link, or ask your administrator to set MEDIA_PUBLIC_URL.`,
  );
}
