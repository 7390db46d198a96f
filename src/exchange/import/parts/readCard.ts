import { CarouselCard } from '../../../schema/template/carousel';
import { CardContent } from '../../../schema/template/cardContent';
import { StandaloneCard } from '../../../schema/template/standaloneCard';
import { Suggestion } from '../../../schema/template/suggestion';
import { isRecord } from '../../../lib/values';
import type { ImportNotes, ImportPlace } from './importNotes';
import { objectReaderOf, listOf, type ValueReader, foldName, keyOf, present, takeMember } from './readers';
import { readSuggestion } from './readSuggestion';

/** Reads every button of a card, as other platforms write buttons in other forms. */
export const buttonForms = [{ schema: Suggestion, read: readSuggestion }];

export const readSuggestions = listOf(readSuggestion);

const readOwnCard = objectReaderOf(CardContent, buttonForms, {
  choices: 'suggestions',
  buttons: 'suggestions',
  text: 'description',
  cardTitle: 'title',
  cardDescription: 'description',
});
export const readCard: typeof readOwnCard = (value, at, notes) =>
  readOwnCard(takeAltText(tidyCard(value, at, notes), notes), at, notes);

/** Cards in cards' frames, with the frames' names elsewhere. */
const cardForms: { schema: typeof CardContent; read: ValueReader<unknown> }[] = [
  { schema: CardContent, read: readCard },
];
const readOwnStandaloneCard = objectReaderOf(StandaloneCard, cardForms, {
  content: 'cardContent',
  orientation: 'cardOrientation',
  alignment: 'thumbnailImageAlignment',
  imageAlignment: 'thumbnailImageAlignment',
});
const readOwnCarouselCard = objectReaderOf(CarouselCard, cardForms, {
  cards: 'cardContents',
  contents: 'cardContents',
  width: 'cardWidth',
});

export const readStandaloneCard: typeof readOwnStandaloneCard = (value, at, notes) =>
  readOwnStandaloneCard(withoutChips(value, at, notes), at, notes);
export const readCarouselCard: typeof readOwnCarouselCard = (value, at, notes) =>
  readOwnCarouselCard(withoutChips(value, at, notes), at, notes);

/** The frame of a card or carousel without the chips that other platforms put into it. */
function withoutChips(value: unknown, at: ImportPlace, notes: ImportNotes): unknown {
  if (!isRecord(value) || !Array.isArray(value.suggestions)) return value;
  const { suggestions, ...frame } = value;
  notes.chips([...at.from, 'suggestions'], suggestions);
  return frame;
}

/** Members in which other platforms describe a picture, folded. */
const altTextNames = ['alttext', 'contentdescription', 'mediadescription', 'accessibilitytext'];

/** A card without the description of its picture, which is noted as the alt text of the file. */
function takeAltText(card: unknown, notes: ImportNotes): unknown {
  if (!isRecord(card) || !isRecord(card.media)) return card;
  const { media: _media, ...rest } = card;
  const media = { ...card.media };
  const info = isRecord(media.contentInfo) ? { ...media.contentInfo } : {};
  const { fileUrl } = info;
  if (typeof fileUrl !== 'string' || fileUrl === '') return card;
  const changed: Record<string, unknown> = { ...rest, media };
  media.contentInfo = info;
  for (const part of [info, media, changed]) {
    const key = altTextKey(part);
    if (key === undefined) continue;
    notes.altText(fileUrl, String(part[key]));
    delete part[key];
    return changed;
  }
  return card;
}

const altTextKey = (part: Record<string, unknown>) => {
  const key = Object.keys(part)
    .slice(0, 50)
    .find((each) => altTextNames.includes(foldName(each)));
  return key !== undefined && typeof part[key] === 'string' ? key : undefined;
};

/** Where other platforms write the parts of a card's picture: at the card, or in an object of its own. */
const pictureKeys = {
  fileUrl: ['mediaUrl', 'url', 'fileUrl'],
  thumbnailUrl: ['thumbnailUrl', 'thumbnail'],
  height: ['mediaHeight', 'height'],
} as const;

/**
 * A card in the form of another platform (Sinch's `media_message`, Vonage's `media_url`, Infobip's `media.file.url`)
 * with its picture where it stands here; any other value unchanged.
 */
function tidyCard(value: unknown, at: ImportPlace, notes: ImportNotes): unknown {
  if (!isRecord(value)) return value;
  const key = keyOf(value, 'media') ?? keyOf(value, 'mediaMessage');
  const holder = key === undefined ? undefined : value[key];
  if (isRecord(holder) && keyOf(holder, 'contentInfo') !== undefined) return value;
  const rest = { ...value };
  const inner = isRecord(holder) ? { ...holder } : {};
  const take = (names: readonly string[]) => (takeMember(inner, names) ?? takeMember(rest, names))?.value;
  const file = addressIn(take(['file', ...pictureKeys.fileUrl]));
  if (typeof file.address !== 'string') return value;
  const thumbnail = addressIn(file.thumbnail ?? take(pictureKeys.thumbnailUrl));
  const height = take(pictureKeys.height);
  if (key !== undefined) delete rest[key];
  notes.renamed([...at.to, 'media'], 'The picture link was moved into media and contentInfo.');
  const contentInfo = present({ fileUrl: file.address, thumbnailUrl: thumbnail.address });
  const media = { ...present({ height }), contentInfo, ...inner, ...file.rest, ...thumbnail.rest };
  return { ...rest, media };
}

/** The address of a file, which may be an object with further members. */
function addressIn(file: unknown): { address: unknown; thumbnail?: unknown; rest: Record<string, unknown> } {
  if (!isRecord(file)) return { address: file, rest: {} };
  const { url, fileUrl, thumbnailUrl, ...rest } = file;
  return { address: url ?? fileUrl, thumbnail: thumbnailUrl, rest };
}
