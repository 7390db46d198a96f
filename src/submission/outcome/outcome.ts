import type { TemplateStatus } from '../../schema/values/enums';
import type { NoticeTone } from '../../ui/notices/Notice';
import type { TemplateCreated } from '../../schema/responses/templateResponses';

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
  | { kind: 'refused_content'; message: string; path?: (string | number)[] }
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
  /** Nothing reached the platform. */
  | { kind: 'not_sent'; why: string; isSignedOut?: true };

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
    title: 'Created and approved',
    next: 'You can send messages with this template now.',
  },
  pending: {
    tone: 'success',
    title: 'Created, approval is pending',
    next: 'Someone at the platform has to approve it.',
  },
  rejected: {
    tone: 'warning',
    title: 'Created, but rejected',
    next: 'The platform gives no reason. Change the template and send it under another name: names are unique, and this one is taken now.',
  },
  expired: {
    tone: 'warning',
    title: 'Created, but already expired',
    next: 'Send it again under another name: names are unique, and this one is taken now.',
  },
} satisfies Record<TemplateStatus, { tone: NoticeTone; title: string; next: string }>;

/** Whether the platform refused the name. */
export const isNameRefused = (outcome: SendingOutcome): boolean =>
  outcome.kind === 'refused_content' && outcome.path?.join('.') === 'name';

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
        title: 'Created, but the answer is not as documented',
        next: [
          'The platform accepted the template (201). Check at the platform what it made of it before you use it.',
        ],
        summary: `Created, with an unusual answer. ${outcome.problems.join(' ')}`,
      };
    case 'created_unreadable':
      return {
        tone: 'warning',
        title: 'Accepted, but the answer could not be read',
        next: [
          'The platform answered 201, so the template most likely exists. Check at the platform before you send it again.',
        ],
        summary: 'Accepted (201), but the answer could not be read',
      };
    case 'refused_content':
      if (isOwnName && isNameRefused(outcome))
        return {
          tone: 'warning',
          title: 'Refused: the name is in use',
          next: [
            'An earlier sending under this name had an unknown outcome, so most likely it had created the template. Do not change the name before you know.',
          ],
          summary: `Refused: ${outcome.message}`,
        };
      return {
        tone: 'error',
        title: 'Refused: the content',
        next: ['Nothing was created. Change what the message names, then send again.'],
        summary: `Refused: ${outcome.message}`,
      };
    case 'refused_token':
      return {
        tone: 'error',
        title: 'The platform refused the token (401)',
        next: [
          'Nothing was created and your draft is kept. The token may have run out: check the connection, then send again.',
        ],
        summary: 'Refused: the platform does not accept the token (401)',
      };
    case 'refused_access':
      return {
        tone: 'error',
        title: 'No access with this sign-in code (403)',
        next: [
          'Nothing was created and your draft is kept. Choose another sign-in code, or use a token that may create templates for this one.',
        ],
        summary: 'Refused: the token may not create templates for this sign-in code (403)',
      };
    case 'refused_rate':
      return {
        tone: 'warning',
        title: 'Too many requests (429)',
        next: ['Nothing was created and your draft is kept.'],
        summary: 'Refused: too many requests (429)',
      };
    case 'not_platform':
      return {
        tone: 'error',
        title: `This is not the platform’s address${numberOf(outcome)}`,
        next: [
          'No template of yours was created there as far as this answer tells, and your draft is kept. Have the address of the platform checked, then send again.',
        ],
        summary: `Not the platform${numberOf(outcome)}: ${outcome.why}`,
      };
    case 'gateway_refused':
      if (outcome.isRole)
        return {
          tone: 'error',
          title: 'Not sent: your role may not send',
          next: [
            'Nothing was created and your draft is kept. Ask for the role sender, or have a sender send it.',
          ],
          summary: `Not sent: ${outcome.message}`,
        };
      return {
        tone: 'error',
        title: 'This server did not pass it on',
        next: ['The platform was not asked, and nothing was created. Check the connection, then send again.'],
        summary: `Refused by this server: ${outcome.message}`,
      };
    case 'unknown':
      return {
        tone: 'warning',
        title: 'The outcome is unknown',
        next: ['The template may have been created. Nothing is repeated by itself, and your draft is kept.'],
        summary: `Unknown${numberOf(outcome)}: ${outcome.why}`,
      };
    case 'not_sent':
      if (outcome.isSignedOut)
        return {
          tone: 'error',
          title: 'Not sent: sign in again',
          next: [
            'Nothing was sent and your draft is kept. Sign in again in the new tab, come back, and send.',
          ],
          summary: 'Not sent: nobody was signed in',
        };
      return {
        tone: 'error',
        title: 'Not sent',
        next: [
          'The platform has not been asked, and nothing waits to be sent. Send again when you are ready.',
        ],
        summary: `Not sent: ${outcome.why}`,
      };
    default:
      return outcome satisfies never;
  }
}
