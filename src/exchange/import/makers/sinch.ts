import { isRecord } from '../../../lib/isRecord';
import { keyOf } from '../parts/readers';
import type { Maker } from './maker';
import { openPart, type OpenPart } from './openPart';
import { action, card, carousel, known, plainText, richCard } from './shapes';

const kinds = [
  'text_message',
  'choice_message',
  'card_message',
  'carousel_message',
  'location_message',
  'media_message',
] as const;

/** Messages of the Conversation API. Choices keep their form, which the import knows. */
export const sinch: Maker = {
  name: 'a message of the Sinch Conversation API',
  pages: [
    'https://developers.sinch.com/docs/conversation/message-types',
    'https://developers.sinch.com/docs/conversation/channel-support/rcs/',
  ],
  detect: (value) => keyOf(value, 'app_id') !== undefined && kindOf(value) !== undefined,
  read(value, notes) {
    const root = openPart(value, [], notes);
    const message = root.open('message');
    const kind = kindOf(value) ?? 'text_message';
    const content = readers[kind](message.open(kind));
    message.finish();
    root.finish();
    if (kind === 'card_message') return { value: content };
    return { value: { component: content }, ...(kind === 'media_message' ? { doubt: fileAlone } : {}) };
  },
};

const messageOf = (value: Record<string, unknown>) => (isRecord(value['message']) ? value['message'] : {});

/** The kind of a message; the libraries of some languages write `textMessage`. */
function kindOf(value: Record<string, unknown>) {
  const message = messageOf(value);
  return kinds.find((kind) => isRecord(message[keyOf(message, kind) ?? '']));
}

const fileAlone =
  'It is a message of a file alone, which no template can be: the file became the picture of a card. Give the card a title or a description.';

const readers = {
  text_message(part: OpenPart) {
    const text = part.take('text');
    part.finish();
    return plainText(text);
  },
  choice_message(part: OpenPart) {
    const words = part.open('text_message');
    const text = words.take('text');
    words.finish();
    const choices = part.take('choices');
    part.finish();
    return { text, suggestions: choices };
  },
  card_message: readCard,
  carousel_message(part: OpenPart) {
    const cards = part.list('cards').map(readCard);
    part.keepChips('choices');
    part.finish();
    return carousel(cards);
  },
  /** A place is a text with a button that shows it. */
  location_message(part: OpenPart) {
    const [title, label] = [part.take('title'), part.take('label')];
    const point = part.open('coordinates');
    const latLong = { latitude: point.take('latitude'), longitude: point.take('longitude') };
    point.finish();
    part.finish();
    return plainText(label ?? title, known([action(title, 'viewLocationAction', { latLong, label })]));
  },
  media_message(part: OpenPart) {
    const [fileUrl, thumbnailUrl] = [part.take('url'), part.take('thumbnail_url')];
    part.finish();
    return richCard(card({ fileUrl, thumbnailUrl }));
  },
} satisfies Record<(typeof kinds)[number], (part: OpenPart) => unknown>;

function readCard(part: OpenPart) {
  const media = part.open('media_message');
  const choices = part.entries('choices');
  const content = card({
    title: part.take('title'),
    description: part.take('description'),
    height: part.take('height'),
    fileUrl: media.take('url'),
    thumbnailUrl: media.take('thumbnail_url'),
    suggestions: choices,
  });
  media.finish();
  part.finish();
  return content;
}
