import type { SuggestionsPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { vendorPages } from '../model/sources';

/** Actions that an iPhone shows side by side before it folds them into one menu. */
const IPHONE_ACTIONS = 2;

const applies =
  (owner: SuggestionsPart['owner']) =>
  (part: SuggestionsPart): boolean =>
    part.owner === owner && part.actions > IPHONE_ACTIONS;
const message = ({ owner, actions }: SuggestionsPart) =>
  `This ${owner} has ${actions} buttons that do something on the phone. An iPhone folds more than two of them into one "Options" menu. Keep the two that matter most.`;

export const suggestionListRules: readonly Rule<SuggestionsPart>[] = [
  {
    id: 'card-options-on-iphone',
    level: 'hint',
    ...vendorPages.googleCrossPlatform,
    applies: applies('card'),
    message,
  },
  {
    id: 'message-options-on-iphone',
    level: 'hint',
    ...vendorPages.postscriptIphone,
    applies: applies('message'),
    message,
  },
];
