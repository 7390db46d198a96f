import { NotSignedInError } from '../../http/readFromServer';
import { readRefusal } from '../../lib/json/readRefusal';
import { request } from '../../http/request';
import { SpaceRole, spaceRights } from '../../schema/responses/spaces';
import { AuditRecord, type AuditAction, type AuditOutcome } from '../../schema/responses/activity';

export type ActivityFilter = { q: string; action: string; outcome: string; from: string; to: string };
export const noFilter: ActivityFilter = { q: '', action: '', outcome: '', from: '', to: '' };

export const LINES_OF_A_PAGE = 100;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The address of the lines that fit a filter. Days are those of the person: the last one counts whole. */
export function auditAddress(
  { q, action, outcome, from, to }: ActivityFilter,
  more: Record<string, string> = {},
) {
  const query = new URLSearchParams(more);
  if (q.trim() !== '') query.set('q', q.trim());
  if (action !== '') query.set('action', action);
  if (outcome !== '') query.set('outcome', outcome);
  if (from !== '') query.set('from', new Date(`${from}T00:00`).toISOString());
  if (to !== '') query.set('to', new Date(new Date(`${to}T00:00`).getTime() + DAY_MS).toISOString());
  const text = query.toString();
  return text === '' ? '/api/audit' : `/api/audit?${text}`;
}

/** Lines of the record, the newest first. Throws an error whose message is for people. */
export async function readAuditPage(filter: ActivityFilter, before: string): Promise<AuditRecord[]> {
  const limit = String(LINES_OF_A_PAGE);
  const outcome = await request(auditAddress(filter, before === '' ? { limit } : { limit, before }));
  if (outcome.kind === 'no_answer') throw new Error('The server isn’t responding.');
  if (outcome.status === 401) throw new NotSignedInError('You’re not signed in.');
  if (outcome.status !== 200)
    throw new Error(
      readRefusal(outcome.json)?.message ?? `The server responded with HTTP status ${outcome.status}.`,
    );
  return outcome.text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => AuditRecord.parse(JSON.parse(line)));
}

/** What happened, as the list says it. */
const acts = {
  'template-sent': 'Sent a template',
  'draft-deleted': 'Deleted a draft',
  'draft-restored': 'Restored a draft',
  'draft-archived': 'Archived a draft',
  'draft-unarchived': 'Moved a draft back to the list',
  'draft-moved': 'Moved a draft to another space',
  'verification-started': 'Started a verification',
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in failed',
  'signed-out': 'Signed out',
  'session-ended': 'Signed someone out',
  'token-made': 'Made a token',
  'token-revoked': 'Revoked a token',
  'invitation-made': 'Made an invitation',
  'invitation-withdrawn': 'Withdrew an invitation',
  'member-joined': 'Joined a space',
  'member-changed': 'Changed someone’s role',
  'member-removed': 'Removed someone from a space',
  'space-exported': 'Exported a space',
  'person-erased': 'Erased a person',
  'review-asked': 'Asked for review',
  'review-withdrawn': 'Withdrew a review',
  'version-approved': 'Approved a template in review',
  'changes-asked': 'Asked for changes',
  'sent-unapproved': 'Sent a template without review',
  'comment-added': 'Added a comment',
  'comment-changed': 'Changed a comment',
  'comment-deleted': 'Deleted a comment',
  'guest-link-made': 'Made a link for guests',
  'guest-link-withdrawn': 'Withdrew a link for guests',
  'webhook-added': 'Added a webhook',
  'webhook-removed': 'Removed a webhook',
  'batch-started': 'Started sending a batch',
  'batch-cancelled': 'Cancelled a batch',
  'guest-comment': 'A guest commented',
  'guest-refused': 'A guest’s link was tried elsewhere',
  'scenario-set': 'Changed the test responses',
  'status-set': 'Set a status',
  'platform-emptied': 'Emptied the test platform',
  'media-added': 'Added a picture',
  'media-removed': 'Removed a picture',
} satisfies Record<AuditAction, string>;
/** A recorded role in words; one of another version of the server as it is. */
export function describeRole(role: string): string {
  const known = SpaceRole.safeParse(role).data;
  return known ? spaceRights[known] : role;
}

export const actNames: Readonly<Record<string, string>> = acts;

const outcomes = {
  done: 'Done',
  refused: 'Not accepted by the platform',
  'not-done': 'Not done',
  unknown: 'Unknown',
  started: 'Started, outcome unknown',
} satisfies Record<AuditOutcome, string>;
export const outcomeNames: Readonly<Record<string, string>> = outcomes;
