import type { RecordedSending } from '../../schema/responses/spaces';
import { isolate } from '../../lib/text/isolate';
import { nameOfPath } from '../../schema/template/templateTree';
import type { TemplateStatus } from '../../schema/values/enums';
import type { NoticeTone } from '../../ui/notices/Notice';
import type { TemplateCreated } from '../../schema/responses/templateResponses';
import { isPredicate, withoutPath } from '../../schema/refusal/findRefusedPath';

/** The outcome of one creation, as far as this page can tell. */
export type SendingOutcome = OutcomeFacts & {
  /** The status number of the answer, where one came. */
  answered?: number;
  /** Under which the server's log has the request. */
  requestId?: string;
};

type OutcomeFacts =
  | { kind: 'created'; template: TemplateCreated; status: TemplateStatus }
  /** 201 with an unreadable answer: the template may or may not exist. */
  | { kind: 'created_unreadable'; raw: string }
  /** 201 with an answer that differs from the interface document. `status` is shown as it came. */
  | { kind: 'created_odd'; problems: string[]; raw: string; status?: string }
  /** `isNameTaken`: the platform has a template of this name. */
  | { kind: 'refused_content'; message: string; path?: (string | number)[]; isNameTaken?: true }
  | { kind: 'refused_token' }
  | { kind: 'refused_access' }
  /** `until`: when the platform may be asked again, in milliseconds since the epoch; absent where the platform gave no time. */
  | { kind: 'refused_rate'; until?: number }
  /** An answer that no platform of this interface gives: the address most likely leads elsewhere. */
  | { kind: 'not_platform'; why: string; raw?: string }
  /** Refused by the server of this page; the platform was not asked. */
  | { kind: 'gateway_refused'; message: string; isRole?: true }
  /** The template may exist. */
  | { kind: 'unknown'; why: string; raw?: string }
  /** Nothing reached the platform. `credentials`: those of the server were refused. */
  | { kind: 'not_sent'; why: string; cause?: 'signed_out' | 'credentials' };

type OutcomeMessages = {
  tone: NoticeTone;
  title: string;
  /** The meaning and the next steps, a paragraph each. */
  next: string[];
  /** One line for the list of sendings. */
  summary: string;
};

const createdMessages = {
  approved: {
    tone: 'success',
    title: 'Created and approved by the platform',
    next: 'You can send messages with this template now.',
  },
  pending: {
    tone: 'success',
    title: 'Created, approval pending',
    next: 'Waiting for approval by the platform.',
  },
  rejected: {
    tone: 'warning',
    title: 'Created, but rejected',
    next: 'The platform gives no reason. Change the template, choose another name and send it again.',
  },
  expired: {
    tone: 'warning',
    title: 'Created, but expired',
    next: 'Choose another name and send it again.',
  },
} satisfies Record<TemplateStatus, { tone: NoticeTone; title: string; next: string }>;

/** Whether the platform refused the name because it has a template of this name. */
export const isNameTaken = (outcome: SendingOutcome): boolean =>
  outcome.kind === 'refused_content' && outcome.isNameTaken === true;

/** What the platform says of a field, with the field's label in place of its path. */
export function describeRefusal({
  message,
  path = [],
}: {
  message: string;
  path?: (string | number)[];
}): string {
  const words = withoutPath(message, path);
  return words === message
    ? message
    : `${nameOfPath(path)}${isPredicate(words) ? '' : ':'} ${isolate(words)}`;
}

const numberOf = ({ answered }: SendingOutcome) => (answered === undefined ? '' : ` (${answered})`);

/**
 * The words for every outcome: the fact, its meaning, and the next steps. `isOwnName`: an earlier sending under this name
 * had an unknown outcome, so a refusal of the name does not say that nothing was created.
 */
export function outcomeMessages(outcome: SendingOutcome, isOwnName = false): OutcomeMessages {
  switch (outcome.kind) {
    case 'created': {
      const { tone, title, next } = createdMessages[outcome.status];
      return { tone, title, next: [next], summary: title };
    }
    case 'created_odd':
      return {
        tone: 'warning',
        title: 'Created, but with an unexpected response',
        next: ['The platform accepted the template. Check it there before you use it.'],
        summary: `Created, with an unexpected response. ${outcome.problems.join(' ')}`,
      };
    case 'created_unreadable':
      return {
        tone: 'warning',
        title: 'Accepted, but the response couldn’t be read',
        next: ['The template most likely exists. Check on the platform before you send it again.'],
        summary: 'Accepted, but the response couldn’t be read',
      };
    case 'refused_content':
      if (isOwnName && outcome.isNameTaken)
        return {
          tone: 'warning',
          title: 'Not created: this name is already used',
          next: [
            'An earlier submission with this name most likely created the template. Check on the platform before you change the name.',
          ],
          summary: `Not created: ${describeRefusal(outcome)}`,
        };
      if (outcome.isNameTaken)
        return {
          tone: 'error',
          title: 'This name is taken',
          next: ['The platform has a template with this name, so nothing was created. Choose another name.'],
          summary: `Not created: this name is taken. The platform says: ${outcome.message}`,
        };
      return {
        tone: 'error',
        title: 'The platform didn’t accept the content',
        next: ['Nothing was created. Fix this, then send again.'],
        summary: `Not created: ${describeRefusal(outcome)}`,
      };
    case 'refused_token':
      return {
        tone: 'error',
        title: 'The platform didn’t accept the token',
        next: ['Nothing was created. The token may have expired: check the connection, then send again.'],
        summary: 'Not created: the platform didn’t accept the token',
      };
    case 'refused_access':
      return {
        tone: 'error',
        title: 'No access with this app ID',
        next: [
          'Nothing was created. Choose another app ID, or use a token that may create templates for this one.',
        ],
        summary: 'Not created: no access with this app ID',
      };
    case 'refused_rate':
      return {
        tone: 'warning',
        title: 'Too many requests',
        next: ['Nothing was created. Your draft is safe.'],
        summary: 'Not created: too many requests',
      };
    case 'not_platform':
      return {
        tone: 'error',
        title: 'This is not the platform’s address',
        next: [
          'Most likely nothing was created. Ask your administrator to check the platform’s address, then send again.',
        ],
        summary: `Not the platform${numberOf(outcome)}: ${outcome.why}`,
      };
    case 'gateway_refused':
      if (outcome.isRole)
        return {
          tone: 'error',
          title: 'Not sent: you don’t have permission',
          next: ['Ask a colleague who can send, or ask for a role that can.'],
          summary: `Not sent: ${outcome.message}`,
        };
      return {
        tone: 'error',
        title: 'Not sent: the server didn’t accept it',
        next: ['Nothing was created. Check the connection, then send again.'],
        summary: `Not sent: ${outcome.message}`,
      };
    case 'unknown':
      return {
        tone: 'warning',
        title: 'Outcome unknown',
        next: ['The template may have been created. Nothing is sent again automatically.'],
        summary: `Outcome unknown${numberOf(outcome)}: ${outcome.why}`,
      };
    case 'not_sent':
      if (outcome.cause === 'credentials')
        return {
          tone: 'error',
          title: 'Not sent: the server’s credentials weren’t accepted',
          next: ['Ask your administrator to correct them, then send again.'],
          summary: `Not sent: ${outcome.why}`,
        };
      if (outcome.cause === 'signed_out')
        return {
          tone: 'error',
          title: 'Not sent: sign in again',
          next: ['Sign in again in the new tab, then come back and send.'],
          summary: 'Not sent: you were signed out',
        };
      return {
        tone: 'error',
        title: 'Not sent',
        next: ['Nothing reached the platform. Send again when you are ready.'],
        summary: `Not sent: ${outcome.why}`,
      };
    default:
      return outcome satisfies never;
  }
}

/** What became of a sending that the server recorded, in a sentence. */
export function describeRecordedOutcome({
  outcome,
  status,
}: Pick<RecordedSending, 'outcome' | 'status'>): string {
  if (outcome === 'done') return 'Created.';
  if (outcome === 'refused') return `Not created: the platform didn’t accept it (error ${status}).`;
  return outcome === 'not-done' ? 'Not sent.' : 'Outcome unknown.';
}
