import { hasLink, privateHostIn, shortenerIn } from '../model/links';
import type { AdvisedText } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';
import { doubledWord, hasOtherLanguage, isShouting, longestSentence, dateInPast } from '../model/words';

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

const isProse = ({ place }: AdvisedText) => place !== 'button';

/** The wording of texts. */
export const wordingRules: readonly Rule<AdvisedText>[] = [
  {
    id: 'placeholder-text',
    title: 'A text is still a placeholder',
    kind: 'refusal',
    ...thisProject,
    find: ({ name, text }) => {
      const words = PLACEHOLDER.exec(text)?.[0];
      return words && `${name} still holds “${words}”. Write the words that customers shall read.`;
    },
  },
  {
    id: 'shortened-link-in-text',
    title: 'A text holds a shortened link',
    kind: 'refusal',
    ...vendorPages.telnyxLinks,
    find: ({ name, text }) => {
      const host = shortenerIn(text);
      return (
        host &&
        `${name} holds a link of ${host}. Filters block shared shorteners, as they hide where a link leads. Use an address of your own site.`
      );
    },
  },
  {
    id: 'private-link-in-text',
    title: 'A text holds a link to a host that others cannot reach',
    kind: 'look',
    ...thisProject,
    find: ({ name, text }) => {
      const host = privateHostIn(text);
      return (
        host &&
        `${name} holds a link to ${host}, which cannot be reached from outside your own network. Use one that is public.`
      );
    },
  },
  {
    id: 'pushy-words',
    title: 'Words that filters know from spam',
    kind: 'refusal',
    ...thisProject,
    find: ({ name, text }) => {
      const words = PUSHY.exec(text)?.[0];
      return (
        words && `${name} says “${words}”, which filters know from spam. Say what you offer in plain words.`
      );
    },
  },
  {
    id: 'capitals',
    title: 'Several words in capitals',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      isShouting(text) &&
      `${name} has several words in capitals, which read like shouting and are slower to read. Use small letters.`,
  },
  {
    id: 'emoji-run',
    title: 'Four or more emoji in a row',
    kind: 'style',
    ...vendorPages.wcagNonText,
    find: ({ text, name }) =>
      EMOJI_RUN.test(text) &&
      `${name} has four or more emoji in a row. A phone that reads aloud names each of them. Keep one.`,
  },
  {
    id: 'marks-in-a-row',
    title: 'Three or more exclamation marks in a row',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      MARKS_RUN.test(text) &&
      `${name} has “!”, “?” or “$” three times in a row, which filters know from spam. One is enough.`,
  },
  {
    id: 'doubled-word',
    title: 'A small word stands twice in a row',
    kind: 'style',
    ...thisProject,
    find: ({ name, text }) => {
      const word = doubledWord(text);
      return word && `${name} says “${word} ${word}”. Take one away.`;
    },
  },
  {
    id: 'long-sentence',
    title: 'A sentence is longer than 35 words',
    kind: 'style',
    ...vendorPages.wcagReading,
    find: ({ name, text, place }) => {
      if (place === 'button') return undefined;
      const words = longestSentence(text);
      return (
        words > MAX_WORDS &&
        `${name} has a sentence of ${words} words. On a phone that is hard to follow; make it two or three.`
      );
    },
  },
  {
    id: 'either-date',
    title: 'A date that can be read in two ways',
    kind: 'style',
    ...thisProject,
    find: ({ name, text }) => {
      const date = SAME_TWICE.test(text) ? undefined : EITHER_DATE.exec(text)?.[0];
      return (
        date &&
        `${name} holds ${date}, which people read as day and month or as month and day. Write the month as a word.`
      );
    },
  },
  {
    id: 'date-in-past',
    title: 'A text names a day that is over',
    kind: 'look',
    ...thisProject,
    find: ({ name, text, now }) => {
      const date = dateInPast(text, now);
      return date && `${name} names ${date}, which is over. Check the year, or take the date out.`;
    },
  },
  {
    id: 'mixed-languages',
    title: 'A sentence of another language in a text',
    kind: 'style',
    ...thisProject,
    find: (part) =>
      isProse(part) &&
      hasOtherLanguage(part.text) &&
      `${part.name} holds a sentence in another language. A template is registered for one language; make one template for each.`,
  },
  {
    id: 'link-in-card',
    title: 'A web address in the text of a card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: ({ text, place, name }) =>
      place === 'card' &&
      hasLink(text) &&
      `${name} holds a web address, which nobody can tap in a card. Add a button that opens it.`,
  },
  {
    id: 'number-in-card',
    title: 'A phone number in the text of a card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: ({ text, place, name }) =>
      place === 'card' &&
      NUMBER.test(text) &&
      `${name} holds a phone number, which nobody can tap in a card. Add a button that calls it.`,
  },
  {
    id: 'mail-in-card',
    title: 'A mail address in the text of a card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: ({ text, place, name }) =>
      place === 'card' &&
      text.includes('@') &&
      MAIL.test(text) &&
      `${name} holds a mail address, which nobody can tap in a card. Add a button that opens a page with it.`,
  },
];
