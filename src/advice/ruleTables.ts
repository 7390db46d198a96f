import type { RuleSource } from './model/rule';
import { addressRules } from './rules/addressRules';
import { cardRules } from './rules/cardRules';
import { carouselRules } from './rules/carouselRules';
import { eventRules } from './rules/eventRules';
import { lengthRules } from './rules/lengthRules';
import { markupRules } from './rules/markupRules';
import { mediaRules } from './rules/mediaRules';
import { messageRules } from './rules/messageRules';
import { openUrlRules } from './rules/openUrlRules';
import { parameterRules } from './rules/parameterRules';
import { placeRules } from './rules/placeRules';
import { senderRules } from './rules/senderRules';
import { standaloneRules } from './rules/standaloneRules';
import { suggestionListRules } from './rules/suggestionListRules';
import { suggestionRules } from './rules/suggestionRules';
import { templateRules } from './rules/templateRules';
import { wordingRules } from './rules/wordingRules';

/** All tables of rules, under the name of their family for people. */
export const ruleTables = {
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
} as const satisfies Record<string, readonly RuleSource[]>;
