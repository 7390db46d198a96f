import { limits } from './limits';
import { isBase64 } from './postback';
import { optionalText } from './textSchema';
import type { Words } from './text';

function notBase64(value: string): Words | undefined {
  if (isBase64(value)) return undefined;
  return {
    message: 'Postback is not Base64. Type it as plain text; the builder encodes it.',
    requirement: 'must be standard Base64 with padding (RFC 4648 section 4)',
  };
}

/** The postback of a reply. The document shows no maximum; more than 2,048 characters get a warning, no error. */
export const ReplyPostbackData = optionalText({
  name: 'Postback',
  form: 'postback',
  check: notBase64,
  description:
    'Base64-encoded payload the agent receives on tap. Base64 form chosen by this implementation: RFC 4648 section 4.',
});

/** The postback of an action: at most 2,048 characters of the encoded form. */
export const ActionPostbackData = optionalText({
  name: 'Postback',
  form: 'postback',
  max: limits.postbackData,
  check: notBase64,
  description: 'Base64-encoded payload the agent receives on tap. Counted in its encoded form.',
});
