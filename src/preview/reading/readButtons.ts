import type { SuggestionDraft } from '../../schema/draft/draft';
import { suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import { suggestionGroups, withPlaces, type Placed } from '../ios/rules/suggestionGroups';
import type { System } from '../model/options';
import { withSamples, type Samples } from '../text/withSamples';
import type { LeftOut, Reading, Spoken } from './Reading';

/** The suggestions at a path as a system draws them: at most `max`, on an iPhone grouped and folded. */
export function readButtons(
  suggestions: SuggestionDraft[],
  path: string,
  system: System,
  max: number,
  /** Samples for the addresses that are read; undefined where none are. */
  addressSamples: Samples | undefined,
): Reading {
  const toSpoken = (placed: Placed): Spoken => ({
    words: buttonWords(placed.suggestion, system === 'android' ? addressSamples : undefined),
    role: 'button',
    path: `${path}.${placed.index}`,
  });
  const drawn = withPlaces(suggestions, max);
  const beyond: LeftOut[] =
    suggestions.length > max ? [{ message: `Buttons after the first ${max}.`, path: `${path}.${max}` }] : [];
  if (system === 'android') return { spoken: drawn.map(toSpoken), leftOut: beyond };
  const { actions, replies, folds } = suggestionGroups(drawn);
  const folded = actions.map(({ suggestion, index }) => ({
    message: `“${suggestionText(suggestion)}” before “Options” is opened.`,
    path: `${path}.${index}`,
  }));
  const menu: Spoken = { words: 'Options', role: 'menu', path: `${path}.${actions[0]?.index ?? 0}` };
  return {
    spoken: [...(folds ? [menu] : actions.map(toSpoken)), ...replies.map(toSpoken)],
    leftOut: [...(folds ? folded : []), ...beyond],
  };
}

/** Android prints the address under a button of a card, and its reader reads it. */
function buttonWords(suggestion: SuggestionDraft, samples: Samples | undefined): string {
  const text = suggestionText(suggestion);
  const url = suggestion.action?.openUrlAction?.url;
  if (!samples || !url || suggestionKindOf(suggestion) !== 'openUrlAction') return text;
  return `${text}, ${withSamples(url.replace(/^https?:\/\//i, ''), samples)}`;
}
