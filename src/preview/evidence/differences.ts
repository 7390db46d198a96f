import type { TemplateDraft } from '../../schema/draft/draft';
import { evidence, type Evidence } from './evidence';
import { maxInlineActions } from '../ios/rules/suggestionGroups';
import { maxLines } from '../ios/rules/lineRule';
import { trailingLink } from '../ios/rules/trailingLink';
import { mediaKind, type MediaKind } from '../media/mediaKind';
import { cardsOf, type CardPart } from '../model/templateParts';
import {
  ownersOf,
  suggestionsOf,
  type SuggestionOwner,
  type SuggestionPart,
} from '../model/suggestionOwners';

/** Something in which the two phones differ for a template, with the dotted draft paths that cause it. */
export type Difference = Evidence & { id: string; words: string; paths: string[] };

type Rule = Evidence & {
  id: string;
  /** The parts that cause it; none means that the template does not have it. */
  find: (template: TemplateDraft) => { path: string }[];
  words: (template: TemplateDraft, count: number) => string;
};

const isAction = ({ suggestion }: SuggestionPart) => suggestion.action !== undefined;
const isReply = ({ suggestion }: SuggestionPart) => suggestion.reply !== undefined;
const actionsOf = (owner: SuggestionOwner) => owner.parts.filter(isAction);
const folds = (owner: SuggestionOwner) => actionsOf(owner).length > maxInlineActions;

/** A reply stands before an action, so that the two phones list them in a different order. */
function isResorted({ parts }: SuggestionOwner): boolean {
  const firstReply = parts.findIndex(isReply);
  return firstReply !== -1 && parts.slice(firstReply).some(isAction);
}

const standaloneOf = ({ component }: TemplateDraft) => component.richCard?.standaloneCard;
const isHorizontal = (template: TemplateDraft) => standaloneOf(template)?.cardOrientation === 'HORIZONTAL';
const withMedia = (template: TemplateDraft) =>
  cardsOf(template)
    .filter(({ card }) => card.media?.contentInfo?.fileUrl)
    .map(({ card, path }) => ({ card, path: `${path}.media` }));
const withKind = (template: TemplateDraft, kind: MediaKind) =>
  withMedia(template).filter(({ card }) => mediaKind(card.media?.contentInfo?.fileUrl ?? '') === kind);

/** I: more characters than six lines of an iPhone's card hold, about 50 each. */
const sixLines = 300;

function isLong({ card: { title = '', description = '' } }: CardPart): boolean {
  const lines = [title, description].filter(Boolean).flatMap((text) => text.split('\n'));
  return lines.length > maxLines || title.length + description.length > sixLines;
}

const onCards = (count: number) => (count === 1 ? '' : `On ${count} cards: `);

const rules: readonly Rule[] = [
  {
    id: 'height',
    ...evidence.crossPlatformPlaybook,
    find: (template) =>
      isHorizontal(template) ? [] : withMedia(template).filter(({ card }) => card.media?.height),
    words: () =>
      'Android cuts the picture to the chosen height; an iPhone ignores it and keeps the picture’s own shape.',
  },
  {
    id: 'thumbnail',
    ...evidence.crossPlatformPlaybook,
    find: (template) => (isHorizontal(template) ? withMedia(template) : []),
    words: () =>
      'Beside the text Android draws a picture 128 wide and as high as the text; an iPhone a square of 60.',
  },
  {
    id: 'options',
    ...evidence.crossPlatformPlaybook,
    find: (template) => ownersOf(template).filter(folds),
    words: (template, count) => {
      const most = Math.max(...ownersOf(template).map((owner) => actionsOf(owner).length));
      return `${onCards(count)}${count === 1 ? most : `up to ${most}`} buttons fold into “Options” on an iPhone; Android shows each.`;
    },
  },
  {
    id: 'card-replies',
    ...evidence.crossPlatformPlaybook,
    find: (template) =>
      ownersOf(template).filter(({ path, parts }) => path !== 'component' && parts.some(isReply)),
    words: () => 'Replies stand in the card on Android, below it on an iPhone.',
  },
  {
    id: 'order',
    ...evidence.crossPlatformPlaybook,
    find: (template) => ownersOf(template).filter(isResorted),
    words: () => 'Android keeps the order of the buttons; an iPhone puts replies after the others.',
  },
  {
    id: 'chips',
    ...evidence.postscript,
    find: ({ component }) => (component.suggestions?.length ? [{ path: 'component.suggestions' }] : []),
    words: () =>
      'On Android the buttons vanish with the next message; on an iPhone replies stay until one is sent, the others for good.',
  },
  {
    id: 'card-heights',
    ...evidence.crossPlatformPlaybook,
    find: ({ type }) => (type === 'carousel' ? [{ path: 'component.richCard.carouselCard' }] : []),
    words: () =>
      'Android makes all cards as high as the highest and as wide as chosen; on an iPhone each has its own height.',
  },
  {
    id: 'long-text',
    ...evidence.crossPlatformPlaybook,
    find: (template) => cardsOf(template).filter(isLong),
    words: (_, count) =>
      `${count === 1 ? 'More' : `On ${count} cards more`} than ${maxLines} lines of text are likely to be cut on an iPhone, where the card opens a page of text.`,
  },
  {
    id: 'gif',
    ...evidence.crossPlatformPlaybook,
    find: (template) => withKind(template, 'gif'),
    words: () => 'The GIF moves on Android and stands still on an iPhone.',
  },
  {
    id: 'pdf',
    ...evidence.googleCards,
    find: (template) => withKind(template, 'pdf'),
    words: () => 'A PDF in a card is shown by Google Messages in India only, never on an iPhone.',
  },
  {
    id: 'link-tile',
    ...evidence.crossPlatformPlaybook,
    find: ({ component: { text = '' } }) => (trailingLink(text) ? [{ path: 'component.text' }] : []),
    words: () => 'The link at the end becomes a “Tap to Load Preview” tile on an iPhone; Android keeps it.',
  },
  {
    id: 'place-search',
    ...evidence.interfaceDocument,
    find: (template) =>
      suggestionsOf(template).filter(({ suggestion }) => suggestion.action?.viewLocationAction?.query),
    words: () => 'A place given as a search text opens on Android only.',
  },
  {
    id: 'webview',
    ...evidence.crossPlatformPlaybook,
    find: (template) =>
      suggestionsOf(template).filter(
        ({ suggestion }) => suggestion.action?.openUrlAction?.application === 'WEBVIEW',
      ),
    words: () =>
      'Android opens the page in a sheet of the chosen height; an iPhone does not promise the height, or uses the browser.',
  },
  {
    id: 'address-line',
    ...evidence.addressLine,
    find: (template) =>
      suggestionsOf(template).filter(
        ({ path, suggestion }) =>
          !path.startsWith('component.suggestions') && suggestion.action?.openUrlAction?.url,
      ),
    words: () => 'Android prints the web address under a card’s button.',
  },
  {
    id: 'button-colour',
    ...evidence.postscript,
    find: (template) =>
      ownersOf(template).filter((owner) => owner.path !== 'component' && actionsOf(owner).length > 0),
    words: () => 'Buttons of a card are coloured on Android and grey on an iPhone.',
  },
];

/** In what the two phones differ for this very template, in a fixed order, each with its source. */
export function findDifferences(template: TemplateDraft): Difference[] {
  return rules.flatMap(({ find, words, ...rule }) => {
    const paths = find(template).map(({ path }) => path);
    return paths.length === 0 ? [] : [{ ...rule, words: words(template, paths.length), paths }];
  });
}
