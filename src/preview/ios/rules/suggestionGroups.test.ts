import { describe, expect, test } from 'vitest';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { drawnSuggestions } from '../../message/drawnSuggestions';
import { suggestionGroups } from './suggestionGroups';

const group = (suggestions: SuggestionDraft[]) =>
  suggestionGroups(drawnSuggestions(suggestions, 'message').shown);

const reply = (text: string): SuggestionDraft => ({ reply: { text } });
const dial = (text: string): SuggestionDraft => ({ action: { text, dialAction: {} } });

describe('the suggestions of an iPhone', () => {
  test('are the actions and then the replies, each in the order of the payload', () => {
    const { actions, replies } = group([reply('Yes'), dial('Call'), reply('No'), dial('Ring')]);
    expect(actions.map(({ index }) => index)).toEqual([1, 3]);
    expect(replies.map(({ index }) => index)).toEqual([0, 2]);
  });

  test('stay inline with two actions and fold with three, however many replies there are', () => {
    const replies = [reply('Yes'), reply('No'), reply('Perhaps')];
    expect(group([...replies, dial('A'), dial('B')]).folds).toBe(false);
    expect(group([dial('A'), dial('B'), dial('C')]).folds).toBe(true);
  });

  test('belong to the replies while they are blank', () => {
    expect(group([{}]).replies).toEqual([{ suggestion: {}, index: 0 }]);
  });
});
