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
    title: 'A message text between the two stated limits',
    kind: 'refusal',
    ...interfaceDocument('Limits'),
    find: ({ text, limit }) => {
      const count = countCharacters(text);
      return (
        count > limits.statedText &&
        count <= limit &&
        `Message text has ${formatNumber(count)} characters. A text template is stated at ${stated}, the field at ${formatNumber(limits.text)}; which one is enforced is not shown. Use ${stated} or fewer to be safe.`
      );
    },
  },
  {
    id: 'only-markers',
    title: 'A message text of parameters alone',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    find: ({ text }) =>
      !isBlank(text) &&
      isBlank(replaceMarkers(text, () => '')) &&
      'Message text is nothing but parameter markers, and may be refused: nobody can tell what will be sent. Add words of your own.',
  },
  {
    id: 'only-link',
    title: 'A message text that is a link alone',
    kind: 'refusal',
    ...thisProject,
    find: ({ text }) =>
      /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text) &&
      'Message text is nothing but a link, which looks like a trick to readers and filters. Say who you are and what it opens.',
  },
  {
    id: 'link-beside-button',
    title: 'A bare link beside a button that opens a page',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: (message) =>
      linksIn(message.text).length > 0 &&
      opensLink(message) &&
      'Message text holds a link beside a button that opens a page. One of them is enough; the button is easier to tap.',
  },
  {
    id: 'words-after-link',
    title: 'Words after the last link of a message',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    find: (message) =>
      hasWordsAfterLink(message) &&
      'Words follow the link, so an iPhone shows no preview of it and may not let people tap it. Put the link at the end.',
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
        `Message text holds ${links} links. Phones show a preview of one at most. Make buttons of the others.`
      );
    },
  },
  {
    id: 'barely-over-basic',
    title: 'A text a little longer than a basic message',
    kind: 'style',
    ...vendorPages.infobipBilling,
    find: (part) =>
      isBarelyOverBasic(part) &&
      `This text has ${utf8Length(part.text)} bytes. A text alone of at most ${BASIC_BYTES} bytes counts as a basic message, which often costs less (in the United States, longer ones are charged by ${BASIC_BYTES} bytes). Letters with accents, curly quotes and emoji take several bytes each.`,
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
        `${name} has ${formatNumber(count)} of ${formatNumber(limit)} characters, and its emoji count as several each. Platforms count them differently; leave some room.`
      );
    },
  },
];
