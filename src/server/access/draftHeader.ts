import { gatewayError } from '../gateway/calls/gatewayError';

/** Names the draft that a creation is sent from: `<space>/<id>`. */
const DRAFT_HEADER = 'RCS-Draft';

/** The draft that a creation names, undefined if it names none, or the refusal of a wrong name. */
export function readDraftHeader(headers: Headers): { space: string; id: string } | undefined | Response {
  const named = headers.get(DRAFT_HEADER);
  if (named === null) return undefined;
  const [, space, id] = /^([a-z0-9-]{1,32})\/([\w-]{1,64})$/.exec(named) ?? [];
  if (space !== undefined && id !== undefined) return { space, id };
  return gatewayError(400, 'draft', `${DRAFT_HEADER}: must be a space and the ID of a draft, as team/a1b2`);
}
