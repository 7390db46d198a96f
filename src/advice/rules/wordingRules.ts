import { isolate } from '../../lib/text/isolate';
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
    title: 'Placeholder text',
    kind: 'refusal',
    ...thisProject,
    find: ({ name, text }) => {
      const words = PLACEHOLDER.exec(text)?.[0];
      return words && `${name} still says “${isolate(words)}”. Write what customers will read.`;
    },
  },
  {
    id: 'shortened-link-in-text',
    title: 'Shortened link in a text',
    why: 'Spam filters block shared link shorteners because they hide where a link leads.',
    kind: 'refusal',
    ...vendorPages.telnyxLinks,
    find: ({ name, text }) => {
      const host = shortenerIn(text);
      return host && `${name} contains a link shortened with ${host}. Use a link to your own site.`;
    },
  },
  {
    id: 'private-link-in-text',
    title: 'Link in a text that only works inside your network',
    kind: 'look',
    ...thisProject,
    find: ({ name, text }) => {
      const host = privateHostIn(text);
      return (
        host && `${name} contains a link to ${host}, which only works inside your network. Use a public link.`
      );
    },
  },
  {
    id: 'pushy-words',
    title: 'Words that spam filters look for',
    kind: 'refusal',
    ...thisProject,
    find: ({ name, text }) => {
      const words = PUSHY.exec(text)?.[0];
      return words && `${name} says “${isolate(words)}”, which spam filters look for. Use plain words.`;
    },
  },
  {
    id: 'capitals',
    title: 'Several words in capitals',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      isShouting(text) && `${name} has several words in capitals, which read like shouting. Use lower case.`,
  },
  {
    id: 'emoji-run',
    title: 'Four or more emoji in a row',
    why: 'Screen readers read out the name of each.',
    kind: 'style',
    ...vendorPages.wcagNonText,
    find: ({ text, name }) => EMOJI_RUN.test(text) && `${name} has four or more emoji in a row. Keep one.`,
  },
  {
    id: 'marks-in-a-row',
    title: 'The same sign three times in a row',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      MARKS_RUN.test(text) &&
      `${name} has “!”, “?” or “$” three times in a row, which spam filters look for. Keep one.`,
  },
  {
    id: 'doubled-word',
    title: 'Repeated word',
    kind: 'style',
    ...thisProject,
    find: ({ name, text }) => {
      const word = doubledWord(text);
      return word && `${name} says “${isolate(`${word} ${word}`)}”. Remove one.`;
    },
  },
  {
    id: 'long-sentence',
    title: 'Sentence longer than 35 words',
    kind: 'style',
    ...vendorPages.wcagReading,
    find: ({ name, text, place }) => {
      if (place === 'button') return undefined;
      const words = longestSentence(text);
      return (
        words > MAX_WORDS &&
        `${name} has a sentence of ${words} words. Split it: long sentences are hard to read on a phone.`
      );
    },
  },
  {
    id: 'either-date',
    title: 'Ambiguous date',
    kind: 'style',
    ...thisProject,
    find: ({ name, text }) => {
      const date = SAME_TWICE.test(text) ? undefined : EITHER_DATE.exec(text)?.[0];
      return (
        date &&
        `${name} says ${date}, which can be read as day/month or month/day. Write the month as a word.`
      );
    },
  },
  {
    id: 'date-in-past',
    title: 'Date in the past',
    kind: 'look',
    ...thisProject,
    find: ({ name, text, now }) => {
      const date = dateInPast(text, now);
      return date && `${name} mentions ${date}, which is in the past. Check or remove the date.`;
    },
  },
  {
    id: 'mixed-languages',
    title: 'Sentence in another language',
    why: 'Templates are approved for one language.',
    kind: 'style',
    ...thisProject,
    find: (part) =>
      isProse(part) &&
      hasOtherLanguage(part.text) &&
      `${part.name} has a sentence in another language. Use one template for each language.`,
  },
  {
    id: 'link-in-card',
    title: 'Link in the text of a card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: ({ text, place, name }) =>
      place === 'card' &&
      hasLink(text) &&
      `${name} contains a link, but customers can’t tap links in card text. Add a button that opens it.`,
  },
  {
    id: 'number-in-card',
    title: 'Phone number in the text of a card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: ({ text, place, name }) =>
      place === 'card' &&
      NUMBER.test(text) &&
      `${name} contains a phone number, but customers can’t tap it in card text. Add a button that calls it.`,
  },
  {
    id: 'mail-in-card',
    title: 'Email address in the text of a card',
    kind: 'style',
    ...vendorPages.infobipBehaviour,
    find: ({ text, place, name }) =>
      place === 'card' &&
      text.includes('@') &&
      MAIL.test(text) &&
      `${name} contains an email address, but customers can’t tap it in card text. Add a button that opens a contact page.`,
  },
];
