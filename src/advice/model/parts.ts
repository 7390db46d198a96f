import type { TemplateDraft } from '../../schema/draft/draft';
import type { SenderKind } from '../../schema/draft/sender';
import { isBlank } from '../../schema/values/acrossFields';
import { isHttpUriWithMarkers, replaceMarkers } from '../../schema/values/markers';
import { type UriParts, uriParts } from '../../lib/address/uri';
import type { FieldMeta } from '../../schema/walk/fieldMeta';
import { templateTree } from '../../schema/template/templateTree';
import type { Path } from './advice';
import { textFieldsIn, type LocatedText } from '../../schema/walk/textFieldsIn';
import { isRecord } from '../../lib/values';
import { isForIndia } from './words';
import type { CardContent } from '../../schema/template/cardContent';
import type { RichCardStandAlone } from '../../schema/template/standaloneCard';
import type { Suggestion } from '../../schema/template/suggestion';
import type { CreateTemplatePayload } from '../../schema/template/template';
import type { KeysOf, ValueAt } from '../../schema/values/loose';
import type { FieldNode } from '../../schema/walk/fieldNode';

/** A text that a reader of the message sees; `limit` in characters, where the text has one. `now`: milliseconds since 1970. */
export type AdvisedText = Pick<LocatedText, 'path' | 'text'> & {
  name: string;
  limit?: number;
  place: NonNullable<FieldMeta['shownIn']>;
  now: number;
};
type SuggestionReadings = readonly (SuggestionReading | undefined)[];
export type MessagePart = { path: Path; text: string; limit: number; suggestions: SuggestionReadings };
export type StandalonePart = StandaloneReading & { path: Path };
export type CarouselPart = { path: Path; cards: readonly (CardReading | undefined)[] };
/** `isInIndia`: see `TemplatePart`. */
export type AdvisedCard = CardReading & { path: Path; isHorizontal: boolean; isInIndia: boolean };
/** The suggestions of one card or message; `text`: what stands above them. */
export type SuggestionsPart = {
  path: Path;
  owner: 'message' | 'card';
  list: SuggestionReadings;
  text: string;
};
/**
 * `repeats`: whether an earlier button of the same card or message has the same text. `now`: milliseconds since 1970.
 */
export type AdvisedSuggestion = SuggestionReading & {
  path: Path;
  text: string;
  repeats: boolean;
  now: number;
};
/** A valid address: an invalid one is an error already. */
export type AddressPart = { path: Path; name: string; uri: UriParts; text: string };
/** The sender of the message, as far as it is known. */
export type AdvisedSender = { name: string; kind?: SenderKind };
/** The template as a whole. */
export type TemplatePart = {
  path: Path;
  template: TemplateDraft;
  texts: readonly AdvisedText[];
  addresses: readonly AddressPart[];
  /** The buttons of all cards, or of the message. */
  buttons: readonly AdvisedSuggestion[];
  /** Whether currency, script or a phone number say that the sender is in India: no sender names its country. */
  isInIndia: boolean;
  sender?: AdvisedSender | undefined;
};

type Surroundings = {
  /** Maximum characters of the message text. */
  textLimit: number;
  /** Milliseconds since 1970. */
  now: number;
  sender?: AdvisedSender | undefined;
};

const richCard: Path = ['component', 'richCard'];

/** The parts of a draft of any shape that the rules check. */
export function partsOf(draft: TemplateDraft, { textLimit, now, sender }: Surroundings) {
  const component = readDraftComponent(draft);
  const { text = '', suggestions: chips = [] } = component ?? {};
  const { standaloneCard, carouselCard } = component?.richCard ?? {};
  const cardsPath = [...richCard, 'carouselCard', 'cardContents'];
  const cards = [
    ...cardAt(
      [...richCard, 'standaloneCard', 'cardContent'],
      standaloneCard?.cardContent,
      standaloneCard?.cardOrientation === 'HORIZONTAL',
    ),
    ...(carouselCard?.cardContents ?? []).flatMap((card, index) => cardAt([...cardsPath, index], card)),
  ];
  const suggestionLists: SuggestionsPart[] = [
    { path: ['component', 'suggestions'], owner: 'message', list: chips, text },
    ...cards.map(({ path, suggestions, title, description }) => ({
      path: [...path, 'suggestions'],
      owner: 'card' as const,
      list: suggestions,
      text: `${title}\n${description}`,
    })),
  ];
  const fields = textFieldsIn({ component }, templateTree(), []);
  const texts = fields.flatMap((field) => textPart(field, textLimit, now));
  const addresses = fields.flatMap(addressPart);
  const buttons = suggestionLists.flatMap((list) => suggestionsAt(list, now));
  const isInIndia = texts.some((one) => isForIndia(one.text)) || buttons.some(callsIndia);
  const template = { path: [], template: draft, texts, addresses, buttons, isInIndia, sender };
  return {
    templates: [template],
    messages: text ? [{ path: ['component', 'text'], text, limit: textLimit, suggestions: chips }] : [],
    standalones: standaloneCard ? [{ ...standaloneCard, path: [...richCard, 'standaloneCard'] }] : [],
    carousels: carouselCard ? [{ path: cardsPath, cards: carouselCard.cardContents }] : [],
    cards: cards.map((card): AdvisedCard => ({ ...card, isInIndia })),
    suggestionLists,
    suggestions: buttons,
    texts,
    addresses,
  };
}

/** Whether a button calls a number in India. */
const callsIndia = ({ action }: SuggestionReading) =>
  action?.dialAction?.phoneNumber.startsWith('+91') ?? false;

function cardAt(path: Path, card: CardReading | undefined, isHorizontal = false) {
  return card ? [{ ...card, path, isHorizontal }] : [];
}

function suggestionsAt({ path, list }: SuggestionsPart, now: number): AdvisedSuggestion[] {
  const seen = new Set<string>();
  return list.flatMap((suggestion, index) => {
    if (!suggestion) return [];
    const text = (suggestion.reply ?? suggestion.action)?.text ?? '';
    const key = text.trim().toLowerCase();
    const repeats = key !== '' && seen.has(key);
    seen.add(key);
    return [{ ...suggestion, path: [...path, index], text, repeats, now }];
  });
}

function textPart({ path, text, meta }: LocatedText, textLimit: number, now: number): AdvisedText[] {
  const { name = '', limit, shownIn } = meta;
  if (shownIn === undefined || isBlank(text)) return [];
  const max = shownIn === 'message' ? textLimit : limit;
  return [{ path, name, text, place: shownIn, now, limit: max }];
}

function addressPart({ path, text, meta }: LocatedText): AddressPart[] {
  const { name = '', form, takesMarkers } = meta;
  if (form !== 'address' || (takesMarkers && !isHttpUriWithMarkers(text))) return [];
  const uri = uriParts(takesMarkers ? replaceMarkers(text, () => 'x') : text);
  return uri ? [{ path, name, uri, text }] : [];
}

/**
 * The readable parts of a shape. If its value is missing or of another type, a text is blank, a list is empty, and an
 * object or a switch is absent. Positions in lists are kept.
 */
type Reading<T> = [T] extends [string | undefined]
  ? string
  : [T] extends [boolean | undefined]
    ? boolean | undefined
    : [T] extends [readonly (infer Item)[] | undefined]
      ? Reading<Item>[]
      : { [K in KeysOf<T>]: Reading<Exclude<ValueAt<T, K>, undefined>> } | undefined;

export type SuggestionReading = NonNullable<Reading<Suggestion>>;
export type CardReading = NonNullable<Reading<CardContent>>;
type StandaloneReading = NonNullable<Reading<RichCardStandAlone['richCard']['standaloneCard']>>;
type ComponentReading = NonNullable<Reading<CreateTemplatePayload['component']>>;

/** The component of a draft of any shape, as far as it can be read; undefined when there is none. Never throws. */
export function readDraftComponent(draft: unknown): ComponentReading | undefined {
  return (read(draft, templateTree()) as Reading<CreateTemplatePayload>)?.component;
}

function read(value: unknown, node: FieldNode): unknown {
  switch (node.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string' ? value : '';
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'list': {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.map((entry) => read(entry, node.entry));
    }
    case 'object':
      return isRecord(value)
        ? Object.fromEntries([...node.members].map(([key, member]) => [key, read(value[key], member)]))
        : undefined;
    default:
      return node satisfies never;
  }
}
