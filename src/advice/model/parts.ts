import { isBlank } from '../../schema/values/acrossFields';
import { limits } from '../../schema/values/limits';
import { isHttpUriWithMarkers, replaceMarkers } from '../../schema/values/markers';
import { type UriParts, uriParts } from '../../lib/address/uri';
import type { Path } from './advice';
import { type CardReading, readComponent, type SuggestionReading } from './readDraft';

/** Any text that a reader of the message sees; `limit` in characters, where the text has one. */
export type TextPart = {
  path: Path;
  name: string;
  text: string;
  limit?: number;
  place: 'message' | 'card' | 'event' | 'button';
};
export type MessagePart = { path: Path; text: string; limit: number };
export type StandalonePart = { path: Path; orientation: string; alignment: string; hasMedia: boolean };
export type CarouselPart = { path: Path; cards: readonly (CardReading | undefined)[] };
export type CardPart = CardReading & { path: Path; isHorizontal: boolean };
/** The suggestions of one card or message. */
export type SuggestionsPart = { path: Path; owner: 'message' | 'card'; actions: number };
/** `repeats`: an earlier button of the same card or message has the same text. */
export type SuggestionPart = SuggestionReading & { path: Path; text: string; repeats: boolean };
/** An address that is valid, so that nothing is advised about what is an error already. */
export type AddressPart = { path: Path; name: string; uri: UriParts };

export type Parts = {
  messages: MessagePart[];
  standalones: StandalonePart[];
  carousels: CarouselPart[];
  cards: CardPart[];
  suggestionLists: SuggestionsPart[];
  suggestions: SuggestionPart[];
  texts: TextPart[];
  addresses: AddressPart[];
};

/** Takes a draft of any shape apart into what the rules look at. `textLimit` is that of the message text. */
export function partsOf(draft: unknown, textLimit: number): Parts {
  const component = readComponent(draft);
  const standalone = component?.richCard?.standaloneCard;
  const carousel = component?.richCard?.carouselCard;
  const messages = component?.text
    ? [{ path: ['component', 'text'], text: component.text, limit: textLimit }]
    : [];
  const cards = [
    ...cardAt(
      ['component', 'richCard', 'standaloneCard', 'cardContent'],
      standalone?.cardContent,
      standalone?.cardOrientation === 'HORIZONTAL',
    ),
    ...(carousel?.cardContents ?? []).flatMap((card, index) =>
      cardAt(['component', 'richCard', 'carouselCard', 'cardContents', index], card, false),
    ),
  ];
  const owners = [
    { path: ['component', 'suggestions'], owner: 'message' as const, list: component?.suggestions ?? [] },
    ...cards.map(({ path, suggestions }) => ({
      path: [...path, 'suggestions'],
      owner: 'card' as const,
      list: suggestions,
    })),
  ];
  const suggestions = owners.flatMap(({ path, list }) => suggestionsAt(path, list));
  return {
    messages,
    standalones: standalone
      ? [
          {
            path: ['component', 'richCard', 'standaloneCard'],
            orientation: standalone.cardOrientation,
            alignment: standalone.thumbnailImageAlignment,
            hasMedia: standalone.cardContent?.media !== undefined,
          },
        ]
      : [],
    carousels: carousel
      ? [{ path: ['component', 'richCard', 'carouselCard', 'cardContents'], cards: carousel.cardContents }]
      : [],
    cards,
    suggestionLists: owners.map(({ path, owner, list }) => ({
      path,
      owner,
      actions: list.filter((suggestion) => suggestion?.action !== undefined).length,
    })),
    suggestions,
    texts: [
      ...messages.map((message) => ({ ...message, name: 'Message text', place: 'message' as const })),
      ...cards.flatMap(textsOfCard),
      ...suggestions.flatMap(textsOfSuggestion),
    ].filter(({ text }) => !isBlank(text)),
    addresses: [...cards.flatMap(addressesOfCard), ...suggestions.flatMap(addressesOfSuggestion)],
  };
}

function cardAt(path: Path, card: CardReading | undefined, isHorizontal: boolean): CardPart[] {
  return card ? [{ ...card, path, isHorizontal }] : [];
}

function suggestionsAt(path: Path, list: readonly (SuggestionReading | undefined)[]): SuggestionPart[] {
  const seen = new Set<string>();
  return list.flatMap((suggestion, index) => {
    if (!suggestion) return [];
    const text = (suggestion.reply ?? suggestion.action)?.text ?? '';
    const key = text.trim().toLowerCase();
    const repeats = key !== '' && seen.has(key);
    seen.add(key);
    return [{ ...suggestion, path: [...path, index], text, repeats }];
  });
}

function textsOfCard({ path, title, description }: CardPart): TextPart[] {
  return [
    { path: [...path, 'title'], name: 'Title', text: title, limit: limits.cardTitle, place: 'card' },
    {
      path: [...path, 'description'],
      name: 'Description',
      text: description,
      limit: limits.cardDescription,
      place: 'card',
    },
  ];
}

function textsOfSuggestion({ path, text, reply, action }: SuggestionPart): TextPart[] {
  const event = action?.createCalendarEventAction;
  const place = action?.viewLocationAction;
  const eventPath = [...path, 'action', 'createCalendarEventAction'];
  const placePath = [...path, 'action', 'viewLocationAction'];
  return [
    {
      path: [...path, reply ? 'reply' : 'action', 'text'],
      name: 'Button text',
      text,
      limit: limits.suggestionText,
      place: 'button',
    },
    {
      path: [...eventPath, 'title'],
      name: 'Event title',
      text: event?.title ?? '',
      limit: limits.calendarTitle,
      place: 'event',
    },
    {
      path: [...eventPath, 'description'],
      name: 'Event description',
      text: event?.description ?? '',
      limit: limits.calendarDescription,
      place: 'event',
    },
    { path: [...placePath, 'label'], name: 'Pin label', text: place?.label ?? '', place: 'button' },
    { path: [...placePath, 'query'], name: 'Search text', text: place?.query ?? '', place: 'button' },
  ];
}

function addressesOfCard({ path, media }: CardPart): AddressPart[] {
  const info = [...path, 'media', 'contentInfo'];
  return [
    ...addressAt([...info, 'fileUrl'], 'File address', media?.contentInfo?.fileUrl),
    ...addressAt([...info, 'thumbnailUrl'], 'Thumbnail address', media?.contentInfo?.thumbnailUrl),
  ];
}

function addressesOfSuggestion({ path, action }: SuggestionPart): AddressPart[] {
  const url = action?.openUrlAction?.url ?? '';
  return [
    ...addressAt([...path, 'action', 'fallbackUrl'], 'Fallback address', action?.fallbackUrl),
    ...(isHttpUriWithMarkers(url)
      ? addressAt(
          [...path, 'action', 'openUrlAction', 'url'],
          'Web address',
          replaceMarkers(url, () => 'x'),
        )
      : []),
  ];
}

function addressAt(path: Path, name: string, address = ''): AddressPart[] {
  const uri = uriParts(address);
  return uri ? [{ path, name, uri }] : [];
}
