import { isolate } from '../../lib/text/isolate';
import { emergencyReason, MAX_EMERGENCY } from '../../schema/responses/reviews';
import { includesSpaceRole } from '../../schema/responses/spaces';
import { readDraftHeader, allSpaces, spacesOf, type SpaceSettings } from '../access/spaces';
import { isUnavailable } from '../database/databaseErrors';
import { databaseAway, gatewayError } from '../gateway/calls/gatewayError';
import type { Caller } from '../request/bindings';
import type { DraftStore } from '../spaces/draftStore';
import type { Reviewers } from './reviewers';
import type { ReviewStore } from './reviewStore';

/** Why a template is sent without a review, percent-encoded, as headers hold no other letters. */
export const EMERGENCY_HEADER = 'RCS-Emergency';
/** Names that a refusal lists. */
const MAX_NAMES = 5;

/** Decides whether a creation may go out: a refusal, or what is recorded with it. */
export type JudgeSending = (
  request: Request,
  caller: Caller | undefined,
  digest: string,
) => Promise<{ emergency: string | undefined } | Response>;

const allowed = { emergency: undefined };

/**
 * The rule of a space for what is sent from it. A creation that names a draft of a space follows that space's rule. One
 * that names none follows the strictest rule, unless its caller sends for a space without one.
 */
export function createSendingJudge(
  settings: SpaceSettings,
  reviews: ReviewStore,
  reviewers: Reviewers,
  drafts: Pick<DraftStore, 'find'>,
): JudgeSending {
  async function judge(request: Request, caller: Caller, digest: string) {
    const draft = readDraftHeader(request.headers);
    if (draft instanceof Response) return draft;
    const spaces = spacesOf(caller, settings);
    const space = spaces.find(({ name }) => name === draft?.space);
    if (draft !== undefined && space !== undefined) {
      if (!includesSpaceRole(space.role, 'sender')) return wrongRole(space.label, space.role);
      if (space.review !== 'required') return allowed;
      if (await reviews.isApproved([space.name], draft.id, digest)) return allowed;
      const reason = readEmergency(request.headers);
      if (reason instanceof Response) return reason;
      if (reason === undefined) return notApproved(space.label, await reviewers.whoMayApprove(draft));
      const named = await drafts.find(draft);
      // The reason is shown at the draft.
      return named === undefined || named.deleted_at !== null
        ? noDraftOf(space.label)
        : { emergency: reason };
    }
    const isRequired = allSpaces(settings).some(({ review }) => review === 'required');
    const sendsElsewhere = spaces.some(({ role, review }) => role === 'sender' && review !== 'required');
    if (!isRequired || sendsElsewhere) return allowed;
    const isApproved = await reviews.isApproved(
      spaces.map(({ name }) => name),
      undefined,
      digest,
    );
    return isApproved ? allowed : unknownVersion();
  }

  return async (request, caller = {}, digest) => {
    try {
      return await judge(request, caller, digest);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return databaseAway('The server’s database cannot be read. Nothing was sent.');
    }
  };
}

/** The reason of an emergency, undefined without one, or the refusal of a wrong one. */
function readEmergency(headers: Headers): string | undefined | Response {
  const given = headers.get(EMERGENCY_HEADER);
  if (given === null) return undefined;
  const reason = emergencyReason.safeParse(decode(given)).data;
  return (
    reason ??
    gatewayError(
      400,
      'emergency',
      `${EMERGENCY_HEADER}: must be the reason, percent-encoded, in 1 to ${MAX_EMERGENCY} characters. Nothing was sent.`,
    )
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const wrongRole = (space: string, role: string) =>
  gatewayError(
    403,
    'role',
    `Your role in ${space} is ${role}, but sending needs the role sender. Nothing was sent.`,
  );

const noDraftOf = (space: string) =>
  gatewayError(
    400,
    'emergency',
    `RCS-Draft: names no draft of ${space}, so nobody would see the reason. Nothing was sent.`,
  );

function notApproved(space: string, approvers: readonly { name: string }[]): Response {
  const names = approvers.slice(0, MAX_NAMES).map(({ name }) => isolate(name));
  const more = approvers.length - names.length;
  const who =
    names.length === 0
      ? 'Nobody in the space can approve it at present: everybody with the role approver has changed it.'
      : `Who can approve it: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  return gatewayError(
    403,
    'not_approved',
    `${space} sends only templates that a reviewer has approved, and nobody has approved this version. ${who} Nothing was sent.`,
  );
}

const unknownVersion = () =>
  gatewayError(
    403,
    'not_approved',
    'This server sends only templates that a reviewer has approved, and no reviewer in your spaces has approved this one. Nothing was sent. If it belongs to a draft, name that in RCS-Draft.',
  );
