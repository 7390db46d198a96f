import { isolate } from '../../lib/text/isolate';
import { disguisedWord, withoutDisguise } from '../model/disguise';
import type { AdvisedText, TemplatePart } from '../model/parts';
import type { Rule } from '../model/rule';
import { vendorPages } from '../model/sources';

/** Each word must be clear on its own: a wrong alarm costs more than a missed one. */
const GAMBLING =
  /\b(?:casinos?|sportsbooks?|sports betting|betting (?:app|site|odds|tips)|place your bets?|online (?:poker|rummy)|roulette|blackjack|free spins|jackpots?|lotter(?:y|ies)|teen patti|satta|matka)\b/i;
const ADULT =
  /\b(?:porn\w*|sex (?:toys?|chat|cams?|videos?)|escort services?|adult (?:videos?|content|toys?|dating|chat)|erotic\w*|onlyfans|strip clubs?|hookups?)\b/i;

/** What operators and platforms don't carry, whatever its wording. */
export const contentRules: readonly Rule<AdvisedText>[] = [
  {
    id: 'gambling',
    title: 'Words about gambling',
    why: 'Most operators and platforms reject gambling, or require a licence for it in each country.',
    kind: 'refusal',
    ...vendorPages.restrictedContent,
    find: ({ name, text }) => {
      const words = GAMBLING.exec(text)?.[0];
      return (
        words &&
        `${name} says “${isolate(words)}”, which reads like gambling. Ask your operator whether it’s allowed.`
      );
    },
  },
  {
    id: 'adult-content',
    title: 'Words about adult content',
    why: 'Operators and platforms reject adult content.',
    kind: 'refusal',
    ...vendorPages.adultContent,
    find: ({ name, text }) => {
      const words = ADULT.exec(text)?.[0];
      return words && `${name} says “${isolate(words)}”, which reads like adult content. Remove it.`;
    },
  },
  {
    id: 'disguised-word',
    title: 'Word spelled to get past filters',
    why: 'Filters know these spellings, and take the whole message for spam.',
    kind: 'refusal',
    ...vendorPages.filterEvasion,
    find: ({ name, text }) => {
      const found = disguisedWord(text);
      return (
        found &&
        `${name} says “${isolate(found.written)}”. Write “${found.word}”: spam filters look for such spellings.`
      );
    },
  },
];

/** Words of a sender's name that are long enough to be known by. */
const brandWords = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 5);

/** A host that is not the sender's own, and looks as if it were. */
function lookAlikeHost({ sender, addresses }: TemplatePart): { host: string; word: string } | undefined {
  for (const { uri } of addresses) {
    const host = (uri.host ?? '').toLowerCase();
    const plain = withoutDisguise(host);
    const word = brandWords(sender?.name ?? '').find(
      (brand) => !host.includes(brand) && plain.includes(withoutDisguise(brand)),
    );
    if (word !== undefined) return { host, word };
  }
  return undefined;
}

/** Where the links of a message lead, beside who sends it. */
export const lookAlikeRules: readonly Rule<TemplatePart>[] = [
  {
    id: 'look-alike-host',
    title: 'Link to a site that only looks like the sender’s',
    why: 'Fraud uses such names, so operators reject them.',
    kind: 'refusal',
    ...vendorPages.unicodeConfusables,
    at: ['component'],
    find: (part) => {
      const found = lookAlikeHost(part);
      return (
        found &&
        `A link leads to ${isolate(found.host)}, which is spelled almost like “${isolate(found.word)}”. Check the link.`
      );
    },
  },
];
