import type { AuditAction, AuditOutcome } from '../../schema/responses/activity';

/** What happened, as the list says it. */
const acts = {
  'template-sent': 'Sent a template',
  'verification-started': 'Started a verification',
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'signed-out': 'Signed out',
  'session-ended': 'Ended a session of',
  'scenario-set': 'Changed the test answers',
  'status-set': 'Set a status',
  'platform-emptied': 'Emptied the test platform',
  'media-added': 'Added a picture',
  'media-removed': 'Removed a picture',
} satisfies Record<AuditAction, string>;
export const actNames: Readonly<Record<string, string>> = acts;

const outcomes = {
  done: 'Done',
  refused: 'Refused by the platform',
  'not-done': 'Not done',
  unknown: 'Unknown',
  started: 'Started, no outcome known',
} satisfies Record<AuditOutcome, string>;
export const outcomeNames: Readonly<Record<string, string>> = outcomes;
