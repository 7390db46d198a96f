import type { SuggestionDraft } from '../../schema/draft/draft';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import type { Clipping } from '../clipping/clipping';
import {
  suggestionGroups,
  addressLine,
  drawnSuggestions,
  maxSuggestions,
  type Placed,
} from '../message/suggestions';
import type { System } from '../model/options';
import { withSamples, type Samples } from '../text/withSamples';
import type { LeftOut, Reading, Spoken } from './Reading';

/** Why a part of a card is not read that the drawn card has left out. */
export const noRoom = {
  android: 'the card has no room for it, “More” opens it.',
  ios: 'the card has no room for it, a press on the card opens it.',
} satisfies Record<System, string>;

type Drawn = {
  /** What the drawn phone cuts. */
  clippings: readonly Clipping[];
  /** Where the buttons are, in words: ` of card 2`, empty for the only card. */
  place: string;
};

/** The suggestions at a path as a system draws them: up to the limit of their owner, on an iPhone grouped and folded. */
export function readButtons(
  suggestions: SuggestionDraft[],
  path: string,
  system: System,
  owner: keyof typeof maxSuggestions,
  /** Samples for the addresses that are read; undefined where none are. */
  addressSamples: Samples | undefined,
  { clippings, place }: Drawn = { clippings: [], place: '' },
): Reading {
  const toSpoken = (placed: Placed): Spoken => ({
    words: buttonWords(placed.suggestion, system === 'android' ? addressSamples : undefined),
    role: 'button',
    path: `${path}.${placed.index}`,
  });
  const isGone = ({ index }: Placed) =>
    clippings.some((cut) => cut.kind === 'gone' && cut.path === `${path}.${index}`);
  const { shown, beyond } = drawnSuggestions(suggestions, owner);
  const drawn = shown.filter((each) => !isGone(each));
  const gone = shown.filter(isGone).map(({ suggestion, index }) => ({
    message: `“${suggestionText(suggestion)}”${place}: ${noRoom[system]}`,
    path: `${path}.${index}`,
  }));
  const max = maxSuggestions[owner];
  const unseen: LeftOut[] =
    beyond > 0 ? [{ message: `Buttons after the first ${max}.`, path: `${path}.${max}` }] : [];
  if (system === 'android') return { spoken: drawn.map(toSpoken), leftOut: [...gone, ...unseen] };
  const { actions, replies, folds } = suggestionGroups(drawn);
  const folded = actions.map(({ suggestion, index }) => ({
    message: `“${suggestionText(suggestion)}” before “Options” is opened.`,
    path: `${path}.${index}`,
  }));
  const menu: Spoken = { words: 'Options', role: 'menu', path: `${path}.${actions[0]?.index ?? 0}` };
  return {
    spoken: [...(folds ? [menu] : actions.map(toSpoken)), ...replies.map(toSpoken)],
    leftOut: [...(folds ? folded : []), ...unseen],
  };
}

/** Android prints the address under a button of a card, and its reader reads it. */
function buttonWords(suggestion: SuggestionDraft, samples: Samples | undefined): string {
  const text = suggestionText(suggestion);
  const address = addressLine(suggestion);
  return samples && address ? `${text}, ${withSamples(address, samples)}` : text;
}
