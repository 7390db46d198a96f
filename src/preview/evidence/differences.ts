import type { TemplateDraft } from '../../schema/draft/draft';
import { androidSizes } from '../../schema/phones/androidFigures';
import { iosSizes, iosInlineActions, iosLines } from '../../schema/phones/iosFigures';
import { evidence, type Evidence } from './evidence';
import { trailingLink, previewedLink, splitAtLinks } from '../text/links';
import { mediaKind, type MediaKind } from '../media/mediaFace';
import { drawnCards, type CardPart } from '../message/drawnCards';
import { messagePaths } from '../message/parts';
import { ownersOf, suggestionsOf, type SuggestionOwner, type SuggestionPart } from '../message/suggestions';

/** A difference between the two phones for a template, with the dotted draft paths that cause it. */
export type Difference = Evidence & { id: string; message: string; paths: string[] };

type Rule = Evidence & {
  id: string;
  /** The parts of a template that cause the difference. */
  find: (template: TemplateDraft) => { path: string }[];
  message: (template: TemplateDraft, count: number) => string;
};

const isAction = ({ suggestion }: SuggestionPart) => suggestion.action !== undefined;
const isReply = ({ suggestion }: SuggestionPart) => suggestion.reply !== undefined;
const actionsOf = (owner: SuggestionOwner) => owner.parts.filter(isAction);
const folds = (owner: SuggestionOwner) => actionsOf(owner).length > iosInlineActions;

/** Whether a reply comes before an action: then the two phones list them in a different order. */
function isResorted({ parts }: SuggestionOwner): boolean {
  const firstReply = parts.findIndex(isReply);
  return firstReply !== -1 && parts.slice(firstReply).some(isAction);
}

const standaloneOf = ({ component }: TemplateDraft) => component.richCard?.standaloneCard;
const isHorizontal = (template: TemplateDraft) => standaloneOf(template)?.cardOrientation === 'HORIZONTAL';
const withMedia = (template: TemplateDraft) =>
  drawnCards(template)
    .filter(({ card }) => card.media?.contentInfo?.fileUrl)
    .map(({ card, path }) => ({ card, path: `${path}.media` }));
const withKind = (template: TemplateDraft, kind: MediaKind) =>
  withMedia(template).filter(({ card }) => mediaKind(card.media?.contentInfo?.fileUrl ?? '') === kind);

/** I: characters in six lines of an iPhone's card, about 50 each. */
const maxCharacters = 300;

function isLong({ card: { title = '', description = '' } }: CardPart): boolean {
  const lines = [title, description].filter(Boolean).flatMap((text) => text.split('\n'));
  return lines.length > iosLines.card || title.length + description.length > maxCharacters;
}

/** Whether words follow a web address: the two vendors that say so mean the same. */
function hasWordsAfterLink(text: string): boolean {
  return trailingLink(text) === undefined && splitAtLinks(text).some(({ link }) => link === 'web');
}

const onCards = (count: number) => (count === 1 ? '' : `On ${count} cards: `);

const rules: readonly Rule[] = [
  {
    id: 'height',
    ...evidence.crossPlatformPlaybook,
    find: (template) =>
      isHorizontal(template) ? [] : withMedia(template).filter(({ card }) => card.media?.height),
    message: () => 'Android crops the picture to the height you choose; iPhone keeps the picture’s shape.',
  },
  {
    id: 'thumbnail',
    ...evidence.crossPlatformPlaybook,
    find: (template) => (isHorizontal(template) ? withMedia(template) : []),
    message: () =>
      `Beside the text, Android shows a picture ${androidSizes.mediaSide} dp wide and as tall as the text; iPhone a square of ${iosSizes.thumbnail} pt.`,
  },
  {
    id: 'options',
    ...evidence.crossPlatformPlaybook,
    find: (template) => ownersOf(template).filter(folds),
    message: (template, count) => {
      const max = Math.max(...ownersOf(template).map((owner) => actionsOf(owner).length));
      return `${onCards(count)}${count === 1 ? max : `up to ${max}`} buttons fold into “Options” on iPhone; Android shows each one.`;
    },
  },
  {
    id: 'card-replies',
    ...evidence.crossPlatformPlaybook,
    find: (template) =>
      ownersOf(template).filter(({ path, parts }) => path !== 'component' && parts.some(isReply)),
    message: () => 'Quick replies are in the card on Android and below it on iPhone.',
  },
  {
    id: 'order',
    ...evidence.crossPlatformPlaybook,
    find: (template) => ownersOf(template).filter(isResorted),
    message: () => 'Android keeps the order of the buttons; iPhone puts quick replies last.',
  },
  {
    id: 'chips',
    ...evidence.postscript,
    find: ({ component }) => (component.suggestions?.length ? [{ path: messagePaths.chips }] : []),
    message: () =>
      'On Android, buttons disappear with the next message. On iPhone, quick replies stay until one is sent and other buttons always stay.',
  },
  {
    id: 'card-heights',
    ...evidence.crossPlatformPlaybook,
    find: ({ type }) => (type === 'carousel' ? [{ path: messagePaths.carousel }] : []),
    message: () => 'On Android, all cards are as tall as the tallest; on iPhone, each has its own height.',
  },
  {
    id: 'long-text',
    ...evidence.crossPlatformPlaybook,
    find: (template) => drawnCards(template).filter(isLong),
    message: (_, count) =>
      `${count === 1 ? 'Text' : `On ${count} cards, text`} of more than ${iosLines.card} lines is likely to be cut off on iPhone. A tap opens all of it.`,
  },
  {
    id: 'gif',
    ...evidence.crossPlatformPlaybook,
    find: (template) => withKind(template, 'gif'),
    message: () => 'The GIF moves on Android, but not on iPhone.',
  },
  {
    id: 'pdf',
    ...evidence.googleCards,
    find: (template) => withKind(template, 'pdf'),
    message: () => 'PDFs in cards are shown only by Google Messages in India, never on iPhone.',
  },
  {
    id: 'link-tile',
    ...evidence.crossPlatformPlaybook,
    find: ({ component: { text = '' } }) => (trailingLink(text) ? [{ path: messagePaths.text }] : []),
    message: () => 'iPhone turns the link at the end into a “Tap to Load Preview” tile; Android keeps it.',
  },
  {
    id: 'link-words',
    ...evidence.wordsAfterLink,
    find: ({ component: { text = '' } }) => (hasWordsAfterLink(text) ? [{ path: messagePaths.text }] : []),
    message: () => 'A link with words after it may not be tappable on iPhone.',
  },
  {
    id: 'link-preview',
    ...evidence.linkPreview,
    find: ({ component: { text = '' } }) =>
      previewedLink(text) !== undefined && trailingLink(text) === undefined
        ? [{ path: messagePaths.text }]
        : [],
    message: () => 'Android previews the page of a single link; iPhone only that of a link at the end.',
  },
  {
    id: 'place-search',
    ...evidence.interfaceDocument,
    find: (template) =>
      suggestionsOf(template).filter(({ suggestion }) => suggestion.action?.viewLocationAction?.query),
    message: () => 'Searching for a place works on Android, but may not work on iPhone.',
  },
  {
    id: 'webview',
    ...evidence.crossPlatformPlaybook,
    find: (template) =>
      suggestionsOf(template).filter(
        ({ suggestion }) => suggestion.action?.openUrlAction?.application === 'WEBVIEW',
      ),
    message: () =>
      'Android opens the page at the height you choose; iPhone may use another height or the browser.',
  },
  {
    id: 'address-line',
    ...evidence.addressLine,
    find: (template) =>
      suggestionsOf(template).filter(
        ({ path, suggestion }) =>
          !path.startsWith(messagePaths.chips) && suggestion.action?.openUrlAction?.url,
      ),
    message: () => 'Android shows the link under a button in a card.',
  },
  {
    id: 'button-colour',
    ...evidence.postscript,
    find: (template) =>
      ownersOf(template).filter((owner) => owner.path !== 'component' && actionsOf(owner).length > 0),
    message: () => 'Buttons in cards are coloured on Android and grey on iPhone.',
  },
];

/** The differences between the two phones for a template, in a fixed order. */
export function findDifferences(template: TemplateDraft): Difference[] {
  return rules.flatMap(({ find, message, ...rule }) => {
    const paths = find(template).map(({ path }) => path);
    return paths.length === 0 ? [] : [{ ...rule, message: message(template, paths.length), paths }];
  });
}
