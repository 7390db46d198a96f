import { base64ToBytes, bytesToBase64, isBase64 } from '../../lib/encoding/base64';
import { textToUtf8, utf8ToText } from '../../lib/encoding/bytes';
import { limits } from './limits';
import { optionalText } from './textSchema';

// Control characters (tabs and line breaks are text), lone surrogates, code points that are never assigned.
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** The Base64 (RFC 4648, section 4) of a text's UTF-8; a lone surrogate becomes U+FFFD. */
export function textToBase64(text: string): string {
  return bytesToBase64(textToUtf8(text));
}

/** The text of canonical Base64; undefined if the value is not canonical Base64 or its bytes are not UTF-8. */
export function base64ToText(value: string): string | undefined {
  const bytes = base64ToBytes(value);
  return bytes === undefined ? undefined : utf8ToText(bytes);
}

/** Whether a person can read the text: no control characters but tabs and line breaks, no broken Unicode. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/**
 * Whether postback data from elsewhere is plain text that still has to be encoded: it is no Base64, or it is Base64 by
 * chance (`rcsmenu1`), which decodes to bytes that are no printable text.
 */
export function looksLikePlainText(value: string): boolean {
  const text = base64ToText(value);
  return text === undefined || !isPrintable(text);
}

const postback = {
  name: 'Button ID',
  form: 'postback' as const,
  fits: isBase64,
  message: 'Button ID is not encoded correctly. Enter it as plain text in the form.',
  requirement: 'must be standard Base64 with padding (RFC 4648 section 4)',
};

/** The postback of a reply. The document shows no maximum; more than 2,048 characters get a warning, no error. */
export const ReplyPostbackData = optionalText({
  ...postback,
  description:
    'Base64-encoded payload the agent receives on tap. Base64 form chosen by this implementation: RFC 4648 section 4.',
});

/** The postback of an action: at most 2,048 characters of the encoded form. */
export const ActionPostbackData = optionalText({
  ...postback,
  max: limits.postbackData,
  description: 'Base64-encoded payload the agent receives on tap. Counted in its encoded form.',
});
