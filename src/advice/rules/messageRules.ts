import { utf8Length } from '../../lib/encoding/bytes';
import { isBlank } from '../../schema/values/acrossFields';
import { limits } from '../../schema/values/limits';
import { replaceMarkers } from '../../schema/values/markers';
import { countCharacters, formatNumber } from '../../schema/values/text';
import { linksIn } from '../model/links';
import type { MessagePart, AdvisedText } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';
import { writingOf } from '../model/words';

const stated = formatNumber(limits.statedText);

/** Bytes of the text of a basic message, the cheapest class; at most this many more are worth a word. */
const BASIC_BYTES = 160;
const NEARLY_BASIC_BYTES = 190;

const opensLink = ({ suggestions }: MessagePart) =>
  suggestions.some((suggestion) => suggestion?.action?.openUrlAction !== undefined);

/** Whether words follow the last link of a text. */
function hasWordsAfterLink({ text }: MessagePart): boolean {
  const last = linksIn(text).at(-1);
  return last !== undefined && /[\p{L}\p{N}]/u.test(text.slice(last.end));
}

function isBarelyOverBasic({ text, suggestions }: MessagePart): boolean {
  if (suggestions.length > 0 || text.length > NEARLY_BASIC_BYTES) return false;
  const bytes = utf8Length(text);
  if (bytes <= BASIC_BYTES) return false;
  // Other writings take two or three bytes a letter: nobody can help that by other signs.
  return bytes <= NEARLY_BASIC_BYTES || (text.length <= BASIC_BYTES && writingOf(text) !== 'other');
}

/** The text of a text message. */
export const messageRules: readonly Rule<MessagePart>[] = [
  {
    id: 'text-length',
    title: 'Message text over the lower of two limits',
    why: `The interface document gives two limits: ${stated} characters for a text template and ${formatNumber(limits.text)} for its text field. It doesn’t say which one counts.`,
    kind: 'refusal',
    ...interfaceDocument('Limits'),
    find: ({ text, limit }) => {
      const count = countCharacters(text);
      return (
        count > limits.statedText &&
        count <= limit &&
        `Message text has ${formatNumber(count)} characters. Keep to ${stated} to be safe.`
      );
    },
  },
  {
    id: 'only-markers',
    title: 'Message text with personal fields only',
    why: 'It may be rejected, because nobody can tell what you’ll send.',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    find: ({ text }) =>
      !isBlank(text) &&
      isBlank(replaceMarkers(text, () => '')) &&
      'The message text has only personal fields. Add words.',
  },
  {
    id: 'only-link',
    title: 'Message text with a link only',
    why: 'A bare link looks like fraud to customers and spam filters.',
    kind: 'refusal',
    ...thisProject,
    find: ({ text }) =>
      /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text) &&
      'The message text is only a link. Say who you are and what the link opens.',
  },
  {
    id: 'link-beside-button',
    title: 'Link in the text beside a button that opens a link',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: (message) =>
      linksIn(message.text).length > 0 &&
      opensLink(message) &&
      'The text contains a link and a button opens one too. Keep the button: it is easier to tap.',
  },
  {
    id: 'words-after-link',
    title: 'Words after the last link',
    why: 'If words follow a link, iPhones show no preview of it, and customers may not be able to tap it.',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    find: (message) => hasWordsAfterLink(message) && 'Put the link at the end of the text.',
  },
  {
    id: 'several-links',
    title: 'Several links in a message',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    find: ({ text }) => {
      const links = linksIn(text).length;
      return (
        links > 1 &&
        `Message text has ${links} links, but phones preview only one. Use buttons for the others.`
      );
    },
  },
  {
    id: 'barely-over-basic',
    title: 'Text a little longer than a basic message',
    why: `Accented letters, curly quotes and emoji count as several bytes each. In the United States, longer messages are charged per ${BASIC_BYTES} bytes.`,
    kind: 'style',
    ...vendorPages.infobipBilling,
    find: (part) =>
      isBarelyOverBasic(part) &&
      `This text has ${utf8Length(part.text)} bytes. Up to ${BASIC_BYTES} it counts as a basic message, which often costs less.`,
  },
];

/** Share of the limit above which the way of counting may decide. */
const CLOSE = 0.9;
/** Surrogate pairs, and the code points that join several into one visible character. */
const SEVERAL_UNITS = /[\uD800-\uDBFF][\uDC00-\uDFFF]|\u200D|\u20E3|\uFE0F/;

/** Lengths that depend on the way of counting. */
export const lengthRules: readonly Rule<AdvisedText>[] = [
  {
    id: 'several-units',
    title: 'Emoji in a text close to its limit',
    kind: 'style',
    ...vendorPages.googleSending,
    find: ({ name, text, limit = 0 }) => {
      const count = countCharacters(text);
      return (
        count > limit * CLOSE &&
        count <= limit &&
        SEVERAL_UNITS.test(text) &&
        `${name} has ${formatNumber(count)} of ${formatNumber(limit)} characters. Leave more room: platforms count emoji differently.`
      );
    },
  },
];
