import type { RuleFacts } from './model/rule';
import { addressRules } from './rules/addressRules';
import { cardRules, mediaRules } from './rules/cardRules';
import { carouselRules, standaloneRules } from './rules/carouselRules';
import { eventRules, openUrlRules, placeRules } from './rules/actionRules';
import { lengthRules, messageRules } from './rules/messageRules';
import { markupRules } from './rules/markupRules';
import { parameterRules } from './rules/parameterRules';
import { senderRules, templateRules } from './rules/templateRules';
import { suggestionListRules, suggestionRules } from './rules/suggestionRules';
import { wordingRules } from './rules/wordingRules';

/** All tables of rules, under the name of their family for people. */
export const ruleFamilies = {
  'The whole template': templateRules,
  'The sender': senderRules,
  'Message text': messageRules,
  Wording: wordingRules,
  'Signs and letters': markupRules,
  Lengths: lengthRules,
  Parameters: parameterRules,
  'Single cards': standaloneRules,
  Carousels: carouselRules,
  'Content of a card': cardRules,
  'Pictures and films': mediaRules,
  'Buttons together': suggestionListRules,
  'One button': suggestionRules,
  'Web pages': openUrlRules,
  'Numbers and places': placeRules,
  Events: eventRules,
  Addresses: addressRules,
} as const satisfies Record<string, readonly RuleFacts[]>;

/** Every rule, without the parts that need a template. */
export const allRules: readonly RuleFacts[] = Object.values(ruleFamilies).flat();
