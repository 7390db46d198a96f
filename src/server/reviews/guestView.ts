import type { DraftRow } from '../spaces/draftRows';
import type { DraftStore } from '../spaces/draftStore';
import type { GuestRow, GuestStore } from './guestStore';
import type { ReviewStore } from './reviewStore';
import { versionOf, type Version } from './versions';

export type GuestView = ReturnType<typeof createGuestView>;

/** Finds what the guests of a link see. */
export function createGuestView(
  drafts: Pick<DraftStore, 'find'>,
  reviews: Pick<ReviewStore, 'list'>,
  guests: Pick<GuestStore, 'find'>,
) {
  return {
    /** The open link of a secret and its draft. */
    async find(secret: string): Promise<{ link: GuestRow; draft: DraftRow } | undefined> {
      const link = await guests.find(secret);
      const draft = link && (await drafts.find({ space: link.space, id: link.draft }));
      return link === undefined || draft === undefined || draft.deleted_at !== null
        ? undefined
        : { link, draft };
    },
    /** The version that waits for review, else the newest. */
    async versionFor(draft: DraftRow): Promise<Version> {
      const [latest] = await reviews.list(draft, 1);
      return latest?.state === 'open' ? { body: latest.body, digest: latest.digest } : versionOf(draft);
    },
  };
}
