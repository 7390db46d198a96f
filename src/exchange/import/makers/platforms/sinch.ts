import { isRecord } from '../../../../lib/values';
import { keyOf } from '../../parts/readers';
import { readLooseJson } from '../../source/readLooseJson';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, card, carousel, known, plainText, reply, richCard } from '../reading/shapes';

const kinds = [
  'text_message',
  'choice_message',
  'card_message',
  'carousel_message',
  'location_message',
  'media_message',
  'list_message',
] as const;

/** Messages of the Conversation API. Choices keep their form, which the import knows. */
export const sinch: Maker = {
  name: 'a message of the Sinch Conversation API',
  pages: [
    'https://developers.sinch.com/docs/conversation/message-types',
    'https://developers.sinch.com/docs/conversation/channel-support/rcs/',
  ],
  detect: (value) =>
    keyOf(value, 'app_id') !== undefined &&
    (kindOf(messageOf(value)) !== undefined || isRecord(explicitOf(value))),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const message = root.open('message');
    const written = explicitOf(value);
    if (isRecord(written) && written.RCS !== undefined) return readExplicit(root, message);
    const kind = kindOf(messageOf(value));
    if (kind === undefined) {
      const channels = Object.keys(isRecord(written) ? written : {}).join(', ');
      return { problem: `This holds a message for ${channels}, but none for RCS.` };
    }
    const content = readers[kind](message.open(kind));
    for (const part of [message, root]) part.finish();
    if (kind === 'card_message') return { value: content };
    const doubt = doubts.get(kind);
    return { value: { component: content }, ...(doubt === undefined ? {} : { doubt }) };
  },
};

const explicitOf = (value: Record<string, unknown>) => {
  const message = messageOf(value);
  return message[keyOf(message, 'explicit_channel_message') ?? ''];
};

/** The message in the words of RCS itself, which the platform sends in place of the general one. */
function readExplicit(root: OpenPart, message: OpenPart): MakerMessage | { problem: string } {
  const explicit = message.open('explicit_channel_message');
  const written = explicit.take('RCS');
  const read = typeof written === 'string' ? readLooseJson(written) : { ok: true as const, value: written };
  if (!read.ok) return { problem: 'The message for RCS in "explicit_channel_message" is not JSON.' };
  explicit.finish((key) => `A message for ${key} is not sent over RCS.`);
  message.finish((key) => `Over RCS the explicit message is sent, not "${key}".`);
  root.finish();
  return { value: read.value };
}

const messageOf = (value: Record<string, unknown>) => (isRecord(value.message) ? value.message : {});

/** The kind of a message; the libraries of some languages write `textMessage`. */
function kindOf(message: Record<string, unknown>) {
  return kinds.find((kind) => isRecord(message[keyOf(message, kind) ?? '']));
}

const doubts = new Map<string, string>([
  [
    'media_message',
    'It is a message of a file alone, which no template can be: the file became the picture of a card. Give the card a title or a description.',
  ],
  ['list_message', 'It is a list, which no template has: its entries became buttons that reply.'],
]);

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
  list_message(part: OpenPart) {
    const text = [part.take('title'), part.take('description')]
      .filter((each) => typeof each === 'string' && each !== '')
      .join('\n\n');
    const buttons = part.list('sections').flatMap((section) => {
      const read = section.list('items').map((item) => {
        const choice = item.open('choice');
        const title = choice.take('title');
        const button = title === undefined ? undefined : reply(title, choice.take('postback_data'));
        choice.finish((key) => `"${key}" of an entry has no place on a button.`);
        item.finish((key) => `"${key}" is no button.`);
        return button;
      });
      section.finish((key) =>
        key === 'title' ? 'A heading in a list has no place.' : `"${key}" is no part of a template.`,
      );
      return known(read);
    });
    part.finish();
    return plainText(text, buttons);
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
