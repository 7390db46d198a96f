import { trimBlanks } from '../../lib/text/asciiText';
import { withoutTurns } from '../../lib/text/isolate';
import { findPlaceholders } from '../../schema/values/markers';
import type { AdvisedText } from '../model/parts';
import { rewrite, type Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';

/** Pairs of marks around words, as chats and editors use them. The bounds keep the search linear. */
const MARKDOWN = /\*\*[^*\n]{1,200}\*\*|~~[^~\n]{1,200}~~|__[^_\n]{1,200}__|``|(?:^|\n)#{1,6} \S|\]\(https?:/;
const STARS = /(?:^|\s)\*[^\s*][^*\n]{0,200}\*(?=$|[\s.,!?])/;
const HTML = /<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,200})?\/?>|&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,6});/i;
const ESCAPED = /\\(?:r\\n|n|t)/;
const PERCENT = /%(?:20|0[AD]|2[0-9A-F]|3[A-F]|[CE][0-9A-F]%)/;
/** UTF-8 that was read as Windows-1252 or Latin 1, and the sign for a character that was lost. */
const BROKEN = /Ã[\u0080-\u00BF©ª«¨¤¶¼±³¡]|â€[\u0080-\u009F™œ\u009D“”˜¦]|Â[\u00A0-\u00BF]|à¤|\uFFFD/;
/** Characters without a shape that no script needs; joiners are left alone, as Indic scripts and emoji need them. */
const HIDDEN = /[\u00AD\u200B\u2060\uFEFF]/;
const ALL_HIDDEN = new RegExp(HIDDEN.source, 'g');
const TWO_SCRIPTS = /[A-Za-z][\u0370-\u03FF\u0400-\u04FF]|[\u0370-\u03FF\u0400-\u04FF][A-Za-z]/;
const FANCY =
  /[\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F149}\u{1F170}-\u{1F189}]|[\u24B6-\u24E9]{2}|[\uFF21-\uFF5A]{2}/u;

/** `<name>` stands for a parameter, which is said elsewhere. */
const withoutPlaceholders = (text: string) =>
  findPlaceholders(text).reduce((rest, found) => rest.replace(found.text, ''), text);

const unescape = (text: string) => text.replaceAll(/\\r\\n|\\n/g, '\n').replaceAll('\\t', ' ');

/** Characters in texts that a phone shows as they stand, or not at all. */
export const markupRules: readonly Rule<AdvisedText>[] = [
  {
    id: 'stray-markdown',
    title: 'Formatting marks in a text',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      MARKDOWN.test(text) &&
      `${name} contains formatting marks such as ** or \`\`, which phones show as plain characters. Remove them.`,
  },
  {
    id: 'stars-for-bold',
    title: 'Asterisks around words, as in WhatsApp',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      STARS.test(text) &&
      `${name} has asterisks around words. They don’t make text bold in RCS, so remove them.`,
  },
  {
    id: 'stray-html',
    title: 'HTML in a text',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      HTML.test(text) &&
      HTML.test(withoutPlaceholders(text)) &&
      `${name} contains HTML, which phones show as plain characters. Use plain text.`,
  },
  {
    id: 'escaped-line-break',
    title: 'Line break written as \\n',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      ESCAPED.test(text) &&
      `${name} contains \\n, which phones show as plain characters. Make it a line break.`,
    fix: rewrite('Make it a line break', unescape),
  },
  {
    id: 'encoded-text',
    title: 'Text with codes such as %20',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      PERCENT.test(text.replaceAll(/https?:\/\/\S+/g, '')) &&
      `${name} contains codes such as %20, which phones show as plain characters. Write the words.`,
  },
  {
    id: 'broken-characters',
    title: 'Damaged characters',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      BROKEN.test(text) &&
      `${name} has damaged characters, such as “â€™” instead of an apostrophe. Copy the text again.`,
  },
  {
    id: 'hidden-characters',
    title: 'Invisible characters in a text',
    why: 'They often come with copied text. They count towards the limit, and spam filters treat them as a sign of fraud.',
    kind: 'refusal',
    ...vendorPages.unicodeConfusables,
    find: ({ text, name }) => HIDDEN.test(text) && `${name} contains invisible characters. Remove them.`,
    fix: rewrite('Remove hidden characters', (text) => text.replaceAll(ALL_HIDDEN, '')),
  },
  {
    id: 'direction-override',
    title: 'Characters that change the reading direction',
    why: 'They are invisible and can make a text or link look like another one, as fraud does.',
    kind: 'refusal',
    ...vendorPages.unicodeSecurity,
    find: ({ text, name }) =>
      text !== withoutTurns(text) &&
      `${name} contains invisible characters that change the reading direction. Remove them.`,
    fix: rewrite('Remove hidden characters', withoutTurns),
  },
  {
    id: 'two-scripts-in-a-word',
    title: 'Latin and Cyrillic or Greek letters in one word',
    why: 'The letters look alike, and spam filters mistake them for a fake brand name.',
    kind: 'refusal',
    ...vendorPages.unicodeConfusables,
    find: ({ text, name }) =>
      TWO_SCRIPTS.test(text) &&
      `${name} mixes Latin with Greek or Cyrillic letters in one word. Type the word again.`,
  },
  {
    id: 'fancy-letters',
    title: 'Letters from a font generator',
    why: 'Screen readers read them one by one or not at all, and some phones show boxes.',
    kind: 'look',
    ...vendorPages.wcagNonText,
    find: ({ text, name }) =>
      FANCY.test(text) && `${name} has letters from a font generator. Use plain letters.`,
  },
  {
    id: 'outer-blanks',
    title: 'Spaces before or after a text',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      /^\s|\s$/.test(text) && `${name} starts or ends with a space or an empty line. Remove it.`,
    fix: rewrite('Remove extra spaces', trimBlanks),
  },
  {
    id: 'empty-lines',
    title: 'Several empty lines in a row',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      /\n[ \t]{0,20}\n[ \t]{0,20}\n/.test(text) && `${name} has several empty lines in a row. Keep one.`,
    fix: rewrite('Keep one empty line', (text) => text.replaceAll(/\n(?:[ \t]{0,20}\n){2,}/g, '\n\n')),
  },
];
