import { hasLink, privateHostIn, shortenerIn } from '../model/links';
import type { TextPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';
import { doubledWord, hasOtherLanguage, isShouting, longestSentence } from '../model/words';
import { dateInPast } from '../model/writtenDates';

const PLACEHOLDER =
  /\blorem ipsum\b|\b(?:your|insert|add|enter) (?:text|title|description|message|name|link|offer) here\b|\bT(?:BD|ODO)\b|\bx{4}(?=x*\b)|\bfoo ?bar\b/i;
const EMOJI_RUN = /(?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}){0,2}(?:\u200D|\s)?){4,}/u;
const MARKS_RUN = /[!?]{3,}|[!?]1{2,}|\${3,}/;
const MAIL = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}\.[A-Za-z]{2,}/;
const NUMBER = /\+\d[\d ()-]{7,20}\d/;
/** 3/4/2027: the third of April, or the fourth of March. */
const EITHER_DATE = /\b(?:0?[1-9]|1[0-2])[/.](?:0?[1-9]|1[0-2])[/.](?:20)?\d\d\b/;
const SAME_TWICE = /\b(0?[1-9]|1[0-2])[/.]\1[/.]/;
const PUSHY =
  /\b(?:act now|100% free|risk[- ]free|you(?:'|’)?(?:ve| have) (?:been )?(?:won|selected)|guaranteed (?:income|winner|loan)|claim your prize|make money fast|no credit check)\b/i;
/** In a longer sentence readers lose the beginning. */
const MAX_WORDS = 35;

const isProse = ({ place }: TextPart) => place !== 'button';

/** The wording of texts. */
export const wordingRules: readonly Rule<TextPart>[] = [
  {
    id: 'placeholder-text',
    kind: 'refusal',
    ...thisProject,
    applies: ({ text }) => PLACEHOLDER.test(text),
    message: ({ name, text }) =>
      `${name} still holds “${PLACEHOLDER.exec(text)?.[0]}”. Write the words that customers shall read.`,
  },
  {
    id: 'shortened-link-in-text',
    kind: 'refusal',
    ...vendorPages.telnyxLinks,
    applies: ({ text }) => shortenerIn(text) !== undefined,
    message: ({ name, text }) =>
      `${name} holds a link of ${shortenerIn(text)}. Filters block shared shorteners, as they hide where a link leads. Use an address of your own site.`,
  },
  {
    id: 'private-link-in-text',
    kind: 'look',
    ...thisProject,
    applies: ({ text }) => privateHostIn(text) !== undefined,
    message: ({ name, text }) =>
      `${name} holds a link to ${privateHostIn(text)}, which cannot be reached from outside your own network. Use one that is public.`,
  },
  {
    id: 'pushy-words',
    kind: 'refusal',
    ...thisProject,
    applies: ({ text }) => PUSHY.test(text),
    message: ({ name, text }) =>
      `${name} says “${PUSHY.exec(text)?.[0]}”, which filters know from spam. Say what you offer in plain words.`,
  },
  {
    id: 'capitals',
    kind: 'style',
    ...thisProject,
    applies: ({ text }) => isShouting(text),
    message: ({ name }) =>
      `${name} has several words in capitals, which read like shouting and are slower to read. Use small letters.`,
  },
  {
    id: 'emoji-run',
    kind: 'style',
    ...vendorPages.wcagNonText,
    applies: ({ text }) => EMOJI_RUN.test(text),
    message: ({ name }) =>
      `${name} has four or more emoji in a row. A phone that reads aloud names each of them. Keep one.`,
  },
  {
    id: 'marks-in-a-row',
    kind: 'style',
    ...thisProject,
    applies: ({ text }) => MARKS_RUN.test(text),
    message: ({ name }) =>
      `${name} has “!”, “?” or “$” three times in a row, which filters know from spam. One is enough.`,
  },
  {
    id: 'doubled-word',
    kind: 'style',
    ...thisProject,
    applies: ({ text }) => doubledWord(text) !== undefined,
    message: ({ name, text }) => `${name} says “${doubledWord(text)} ${doubledWord(text)}”. Take one away.`,
  },
  {
    id: 'long-sentence',
    kind: 'style',
    ...vendorPages.wcagReading,
    applies: (part) => isProse(part) && longestSentence(part.text) > MAX_WORDS,
    message: ({ name, text }) =>
      `${name} has a sentence of ${longestSentence(text)} words. On a phone that is hard to follow; make it two or three.`,
  },
  {
    id: 'either-date',
    kind: 'style',
    ...thisProject,
    applies: ({ text }) => EITHER_DATE.test(text) && !SAME_TWICE.test(text),
    message: ({ name, text }) =>
      `${name} holds ${EITHER_DATE.exec(text)?.[0]}, which people read as day and month or as month and day. Write the month as a word.`,
  },
  {
    id: 'date-in-past',
    kind: 'look',
    ...thisProject,
    applies: ({ text, now }) => dateInPast(text, now) !== undefined,
    message: ({ name, text, now }) =>
      `${name} names ${dateInPast(text, now)}, which is over. Check the year, or take the date out.`,
  },
  {
    id: 'mixed-languages',
    kind: 'style',
    ...thisProject,
    applies: (part) => isProse(part) && hasOtherLanguage(part.text),
    message: ({ name }) =>
      `${name} holds a sentence in another language. A template is registered for one language; make one template for each.`,
  },
  {
    id: 'link-in-card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    applies: ({ text, place }) => place === 'card' && hasLink(text),
    message: ({ name }) =>
      `${name} holds a web address, which nobody can tap in a card. Add a button that opens it.`,
  },
  {
    id: 'number-in-card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    applies: ({ text, place }) => place === 'card' && NUMBER.test(text),
    message: ({ name }) =>
      `${name} holds a phone number, which nobody can tap in a card. Add a button that calls it.`,
  },
  {
    id: 'mail-in-card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    applies: ({ text, place }) => place === 'card' && text.includes('@') && MAIL.test(text),
    message: ({ name }) =>
      `${name} holds a mail address, which nobody can tap in a card. Add a button that opens a page with it.`,
  },
];
