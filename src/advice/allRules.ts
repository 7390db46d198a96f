import type { RuleFacts } from './model/rule';
import { addressRules } from './rules/addressRules';
import { cardRules, mediaRules } from './rules/cardRules';
import { carouselRules, standaloneRules } from './rules/carouselRules';
import { contentRules, lookAlikeRules } from './rules/contentRules';
import { eventRules, openUrlRules, placeRules } from './rules/actionRules';
import { lengthRules, messageRules } from './rules/messageRules';
import { markupRules } from './rules/markupRules';
import { parameterRules } from './rules/parameterRules';
import { senderRules, templateRules } from './rules/templateRules';
import { notificationRules, suggestionListRules, suggestionRules } from './rules/suggestionRules';
import { wordingRules } from './rules/wordingRules';

/** All tables of rules, under the name of their family for people. */
export const ruleFamilies = {
  'Whole template': templateRules,
  Sender: [...senderRules, ...lookAlikeRules],
  'Message text': messageRules,
  Content: contentRules,
  Wording: wordingRules,
  Characters: markupRules,
  Lengths: lengthRules,
  'Personal fields': parameterRules,
  'Single cards': standaloneRules,
  Carousels: carouselRules,
  'Card content': cardRules,
  'Pictures and videos': mediaRules,
  'Buttons together': suggestionListRules,
  Notifications: notificationRules,
  'One button': suggestionRules,
  'Buttons with links': openUrlRules,
  'Phone numbers and places': placeRules,
  Events: eventRules,
  Links: addressRules,
} as const satisfies Record<string, readonly RuleFacts[]>;

/** Every rule, without the parts that need a template. */
export const allRules: readonly RuleFacts[] = Object.values(ruleFamilies).flat();
