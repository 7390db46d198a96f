import { changeOnServer } from '../../http/changeOnServer';
import type { Draft } from '../../schema/draft/draft';
import { parameterNotesOf } from '../../schema/draft/parameterNotes';
import { GuestReview } from '../../schema/responses/guests';
import { openToRead } from '../../workspace/openToRead';

/** What guests see by the link of a secret. The secret is in the body, so that no log has it. */
export async function loadGuestReview(secret: string): Promise<GuestReview> {
  const result = await changeOnServer('POST', '/api/v1/guest/review', { secret });
  if (!result.ok) throw new Error(result.reason);
  return GuestReview.parse(result.json);
}

/** The models of the phones for the template that guests see. */
export const openForGuests = (stored: Draft) =>
  openToRead({
    template: stored.template,
    parameters: parameterNotesOf(stored),
    altTexts: stored.altTexts,
  });
