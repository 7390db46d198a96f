import { isSame } from '../../lib/values';
import { putAt, valueAt } from '../../lib/path';
import { altTextOf, withAltText } from '../../schema/media/altTexts';
import type { CardContentDraft, TemplateDraft, MediaDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';
import type { EditCommand, DocumentState } from '../model/createDocument';
import { cardOf, entriesAt } from '../state/paths';
import {
  cardsPath,
  standaloneContentPath,
  type CardPath,
  standaloneCardPath,
} from '../../schema/draft/cards';
import type { CardOrientation, MediaHeight } from '../../schema/values/enums';

/** The place of a picture that is being added: the single card, a card of the carousel, or a new one at its end. */
export type PicturePlace = 'standalone' | 'newCard' | number;

/** Where files were dropped: on one card, or on no card in particular. */
export type PictureTarget = CardPath | 'cards';

type PicturePlan = { places: readonly PicturePlace[]; refusal?: string };

/**
 * The places for a number of pictures: one card each. Says in words why some or all have none. `underWay`: the places
 * of files that are still being added.
 */
export function planPictures(
  draft: TemplateDraft,
  target: PictureTarget,
  count: number,
  underWay: readonly PicturePlace[] = [],
): PicturePlan {
  if (draft.type !== 'carousel')
    return {
      places: ['standalone'],
      ...(count > 1 && { refusal: 'A card has one picture. For several, change the type to “Carousel”.' }),
    };
  const places = carouselPlaces(draft, target, count, underWay);
  return {
    places,
    ...(places.length < count && { refusal: `A carousel has at most ${limits.maxCards} cards.` }),
  };
}

/**
 * One picture goes on the card that was hit. Several fill the cards without a picture in their order, from the one
 * that was hit if there is room from there on; then they make new cards.
 */
function carouselPlaces(
  draft: TemplateDraft,
  target: PictureTarget,
  count: number,
  underWay: readonly PicturePlace[],
): PicturePlace[] {
  const hit = target === 'cards' ? undefined : cardOf(target);
  if (hit !== undefined && count === 1) return [hit];
  const cards = entriesAt(draft, cardsPath) as readonly CardContentDraft[];
  const coming = underWay.filter((place) => place === 'newCard').length;
  const free = cards.flatMap((card, index) =>
    (card.media?.contentInfo?.fileUrl ?? '') === '' && !underWay.includes(index) ? [index] : [],
  );
  const room = Math.max(0, limits.maxCards - cards.length - coming);
  const fresh = Array.from({ length: room }, () => 'newCard' as const);
  const fromHit = free.filter((index) => index >= (hit ?? 0));
  return [...(fromHit.length < count ? free : fromHit), ...fresh].slice(0, count);
}

/** A picture that has arrived, with its addresses. */
export type AddedPicture = {
  place: PicturePlace;
  name: string;
  fileUrl: string;
  thumbnailUrl?: string | undefined;
  /** Its alt text, if it is known from another draft. */
  altText?: string | undefined;
};

/** Puts pictures on their cards, as one step. A replaced picture leaves its height. */
export function addPictures(added: readonly AddedPicture[]): EditCommand {
  const [first] = added;
  const label = added.length === 1 ? `add picture ${first?.name}` : `add ${added.length} pictures`;
  return {
    label,
    apply: (state) => ({
      ...state,
      draft: added.reduce((draft, picture) => addPicture(draft, picture), state.draft),
      altTexts: added.reduce(
        (texts, { fileUrl, altText = '' }) =>
          altText === '' || altTextOf(texts, fileUrl) !== '' ? texts : withAltText(texts, fileUrl, altText),
        state.altTexts,
      ),
    }),
  };
}

function addPicture(draft: TemplateDraft, { place, fileUrl, thumbnailUrl }: AddedPicture): TemplateDraft {
  const contentInfo = { fileUrl, ...(thumbnailUrl && { thumbnailUrl }) };
  if (place === 'newCard')
    return putAt(draft, cardsPath, [
      ...entriesAt(draft, cardsPath),
      { media: { height: startHeight(draft), contentInfo } },
    ]);
  const card: CardPath = place === 'standalone' ? standaloneContentPath : `${cardsPath}.${place}`;
  const before = mediaAt(draft, card);
  return putAt(draft, `${card}.media`, { height: before ? before.height : startHeight(draft), contentInfo });
}

/**
 * The place of a card after a change of the draft: cards that move take their picture along. Undefined if the card is
 * gone.
 */
export function followPlace(
  place: PicturePlace,
  before: TemplateDraft,
  after: TemplateDraft,
): PicturePlace | undefined {
  if (before.type !== after.type) return undefined;
  if (typeof place !== 'number') return place;
  const [old, cards] = [entriesAt(before, cardsPath), entriesAt(after, cardsPath)];
  if (isSame(cards[place], old[place])) return place;
  // A card that moves is a new object: it is known by its content.
  const moved = cards.findIndex((card) => isSame(card, old[place]));
  if (moved !== -1) return moved;
  // Written in, not moved.
  return cards.length === old.length ? place : undefined;
}

/** Changes the addresses of a card's picture, as one step. What else the picture has stays, its alt text too. */
export function setPictureAddresses(
  at: CardPath,
  { fileUrl, thumbnailUrl }: Pick<AddedPicture, 'fileUrl' | 'thumbnailUrl'>,
  label: string,
): EditCommand {
  return {
    label,
    apply: (state) => {
      const before = mediaAt(state.draft, at)?.contentInfo ?? {};
      const { thumbnailUrl: _, ...others } = before;
      const next = { ...others, fileUrl, ...(thumbnailUrl && { thumbnailUrl }) };
      const altText = altTextOf(state.altTexts, before.fileUrl ?? '');
      return {
        ...state,
        draft: putAt(state.draft, `${at}.media.contentInfo`, next),
        altTexts: altText === '' ? state.altTexts : withAltText(state.altTexts, fileUrl, altText),
      };
    },
  };
}

/** The same for several cards, as one step. */
export function setAllPictureAddresses(
  cropped: ReadonlyMap<CardPath, Pick<AddedPicture, 'fileUrl' | 'thumbnailUrl'>>,
  label: string,
): EditCommand {
  const each = [...cropped].map(([at, addresses]) => setPictureAddresses(at, addresses, label));
  return {
    label,
    apply: (state) => each.reduce((next, { apply }) => ({ ...next, ...apply(next) }), state),
  };
}

/** The picture, film or document of a card; undefined if it has none. */
export const mediaAt = (draft: TemplateDraft, at: CardPath): MediaDraft | undefined =>
  (valueAt(draft, at) as CardContentDraft | undefined)?.media;

const usual: MediaHeight = 'MEDIUM';
const orientationPath = `${standaloneCardPath}.cardOrientation`;

/**
 * The height of a new picture: that of the other cards, so that all stay alike. A horizontal card has none: the
 * program must not set what it then advises to remove.
 */
export function startHeight(draft: TemplateDraft): string | undefined {
  if (draft.type === 'rich_card') return valueAt(draft, orientationPath) === 'HORIZONTAL' ? undefined : usual;
  const cards = entriesAt(draft, cardsPath) as readonly CardContentDraft[];
  return cards.find(({ media }) => media?.height)?.media?.height ?? usual;
}

/** Chooses the layout of a single card. The height that the program itself has set comes and goes with it. */
export function chooseOrientation({ draft }: DocumentState, orientation: CardOrientation): EditCommand {
  const media = mediaAt(draft, standaloneContentPath);
  const isSetHere = media && (media.height === undefined || media.height === usual);
  const height = orientation === 'HORIZONTAL' ? undefined : usual;
  const next = putAt(draft, orientationPath, orientation);
  return {
    label: 'change Layout',
    apply: ({ stash }) => ({
      draft: isSetHere ? putAt(next, `${standaloneContentPath}.media.height`, height) : next,
      stash,
    }),
  };
}
