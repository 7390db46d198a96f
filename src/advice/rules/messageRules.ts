import { utf8Length } from '../../lib/encoding/utf8';
import { isBlank } from '../../schema/values/acrossFields';
import { limits } from '../../schema/values/limits';
import { replaceMarkers } from '../../schema/values/markers';
import { countCharacters, formatNumber } from '../../schema/values/text';
import { linksIn } from '../model/links';
import type { MessagePart } from '../model/parts';
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
    kind: 'refusal',
    ...interfaceDocument('Limits'),
    applies: ({ text, limit }) => {
      const count = countCharacters(text);
      return count > limits.statedText && count <= limit;
    },
    message: ({ text }) =>
      `Message text has ${formatNumber(countCharacters(text))} characters. A text template is stated at ${stated}, the field at ${formatNumber(limits.text)}; which one is enforced is not shown. Use ${stated} or fewer to be safe.`,
  },
  {
    id: 'only-markers',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    applies: ({ text }) => !isBlank(text) && isBlank(replaceMarkers(text, () => '')),
    message: () =>
      'Message text is nothing but parameter markers, and may be refused: nobody can tell what will be sent. Add words of your own.',
  },
  {
    id: 'only-link',
    kind: 'refusal',
    ...thisProject,
    applies: ({ text }) => /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text),
    message: () =>
      'Message text is nothing but a link, which looks like a trick to readers and filters. Say who you are and what it opens.',
  },
  {
    id: 'link-beside-button',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    applies: (message) => linksIn(message.text).length > 0 && opensLink(message),
    message: () =>
      'Message text holds a link beside a button that opens a page. One of them is enough; the button is easier to tap.',
  },
  {
    id: 'words-after-link',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    applies: (message) => hasWordsAfterLink(message),
    message: () =>
      'Words follow the link, so an iPhone shows no preview of it and may not let people tap it. Put the link at the end.',
  },
  {
    id: 'several-links',
    kind: 'style',
    ...vendorPages.googleCrossPlatform,
    applies: ({ text }) => linksIn(text).length > 1,
    message: ({ text }) =>
      `Message text holds ${linksIn(text).length} links. Phones show a preview of one at most. Make buttons of the others.`,
  },
  {
    id: 'barely-over-basic',
    kind: 'style',
    ...vendorPages.infobipBilling,
    applies: isBarelyOverBasic,
    message: ({ text }) =>
      `This text has ${utf8Length(text)} bytes. A text alone of at most ${BASIC_BYTES} bytes counts as a basic message, which often costs less (in the United States, longer ones are charged by ${BASIC_BYTES} bytes). Letters with accents, curly quotes and emoji take several bytes each.`,
  },
];
