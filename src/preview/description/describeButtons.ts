import type { SuggestionDraft } from '../../schema/draft/draft';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import type { Clipping } from '../clipping/clipping';
import { iosInlineActions } from '../../schema/phones/iosFigures';
import { suggestionGroups, drawnSuggestions, maxSuggestions, type Placed } from '../message/suggestions';
import type { System } from '../model/options';
import { describeTap } from './describeTap';
import { quote } from './quote';
import { describeLetters, type SeenOn } from './seen';

type Owner = {
  suggestions: readonly SuggestionDraft[];
  /** Dotted draft path of the card, or of the message. */
  path: string;
  /** Buttons of a card stand in it; those of a text below it. */
  isCard: boolean;
};

/** The buttons of a card or a message: which are seen, where, and what a tap does. */
export function describeButtons(
  owner: Owner,
  system: System,
  clippings: readonly Clipping[],
  on: SeenOn,
): string[] {
  const { suggestions, isCard } = owner;
  if (suggestions.length === 0) return [];
  const kind = isCard ? 'card' : 'message';
  const { shown, beyond } = drawnSuggestions(suggestions, kind);
  const lines =
    system === 'android' ? onAndroid(owner, shown, clippings, on) : onIphone(owner, shown, clippings, on);
  return beyond > 0
    ? [
        ...lines,
        `${beyond === 1 ? 'One more button is' : `${beyond} more buttons are`} not shown: a ${kind} has at most ${maxSuggestions[kind]}.`,
      ]
    : lines;
}

function onAndroid(
  { path, isCard }: Owner,
  placed: Placed[],
  clippings: readonly Clipping[],
  on: SeenOn,
): string[] {
  const lines = placed.map(({ suggestion, index }) => {
    const cut = cutAt(clippings, path, index);
    if (cut?.kind === 'gone')
      return `Button ${index + 1}, ${labelOf(suggestion, on)}, is not shown: the card is higher than Android allows, and it leaves buttons out from the end of the list. “More” on the card opens all of it.`;
    return `Button ${index + 1}, ${labelOf(suggestion, on)}${cutLabel(cut)}: ${describeTap(suggestion, 'android', on)}.`;
  });
  return isCard
    ? lines
    : [
        ...lines,
        'These buttons stand in one row below the message, which a finger pulls to the side. They vanish as soon as anybody writes another message.',
      ];
}

function onIphone(
  { path, isCard }: Owner,
  placed: Placed[],
  clippings: readonly Clipping[],
  on: SeenOn,
): string[] {
  const { actions, replies, folds } = suggestionGroups(placed);
  const line = ({ suggestion, index }: Placed) =>
    `Button ${labelOf(suggestion, on)}${cutLabel(cutAt(clippings, path, index))}: ${describeTap(suggestion, 'ios', on)}.`;
  const folded = actions.map(({ suggestion }) => labelOf(suggestion, on)).join(', ');
  const options = folds
    ? [
        `One button “Options” stands for ${actions.length} buttons: ${folded}. An iPhone folds more than ${iosInlineActions} buttons of this kind into it; a tap on “Options” shows them.`,
      ]
    : [];
  const below =
    replies.length === 0
      ? []
      : [
          isCard
            ? 'Quick replies stand below the card on an iPhone, not in it, and after the other buttons.'
            : 'Quick replies stand below the other buttons, and stay until one is sent.',
        ];
  return [...options, ...actions.map(line), ...replies.map(line), ...below];
}

const labelOf = (suggestion: SuggestionDraft, on: SeenOn) =>
  suggestionText(suggestion) === '' ? 'without a text' : quote(suggestionText(suggestion), on);

const cutAt = (clippings: readonly Clipping[], path: string, index: number) =>
  clippings.find(
    (cut) =>
      cut.path === `${path}.suggestions.${index}` || cut.path.startsWith(`${path}.suggestions.${index}.`),
  );

function cutLabel(cut: Clipping | undefined): string {
  if (cut?.kind !== 'text') return '';
  return ` (its text is cut: ${describeLetters(cut)})`;
}
