import { isRecord } from '../../../../lib/values';
import { keyOf } from '../../parts/readers';
import { readLooseJson } from '../../source/readLooseJson';
import { action, reply } from '../reading/buttons';
import { cardReader, carousel, fileAlone, plainText, noListHeadings } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor, VendorMessage } from '../reading/vendor';

/** Choices keep their form, which the import knows. */
const readCard = cardReader({
  title: 'title',
  description: 'description',
  height: 'height',
  fileUrl: 'media_message.url',
  thumbnailUrl: 'media_message.thumbnail_url',
  suggestions: 'choices',
});

/** The kinds of messages, the most telling first. */
const readers = {
  text_message: (part) => ({ component: plainText(part.take('text')) }),
  choice_message: (part) => ({
    component: { text: part.take('text_message.text'), suggestions: part.take('choices') },
  }),
  card_message: (part) => ({ value: readCard(part) }),
  carousel_message(part) {
    const cards = part.each('cards', readCard);
    part.keepChips('choices');
    return { component: carousel(cards) };
  },
  /** A place is a text with a button that shows it. */
  location_message(part) {
    const [title, label] = [part.take('title'), part.take('label')];
    const latLong = {
      latitude: part.take('coordinates.latitude'),
      longitude: part.take('coordinates.longitude'),
    };
    const button = action(title, 'viewLocationAction', { latLong, label });
    return { component: plainText(label ?? title, [button]) };
  },
  media_message: (part) => fileAlone({ fileUrl: part.take('url'), thumbnailUrl: part.take('thumbnail_url') }),
  list_message: (part) => ({
    component: readList(part),
    doubt: 'Templates don’t support lists, so the entries became reply buttons.',
  }),
} satisfies Record<string, (part: OpenPart) => VendorMessage>;
type Kind = keyof typeof readers;

function readList(part: OpenPart) {
  const text = [part.take('title'), part.take('description')]
    .filter((each) => typeof each === 'string' && each !== '')
    .join('\n\n');
  const buttons = part.list('sections').flatMap((section) => {
    section.explain({ title: noListHeadings });
    const read = section.each('items', (item) => {
      item.explain({}, (key) => `“${key}” isn’t a button.`);
      const choice = item.open('choice');
      choice.explain({}, (key) => `“${key}” of an entry can’t be used on a button.`);
      const title = choice.take('title');
      return title === undefined ? undefined : reply(title, choice.take('postback_data'));
    });
    section.finish();
    return read;
  });
  return plainText(text, buttons);
}

const messageOf = ({ message }: Record<string, unknown>) => (isRecord(message) ? message : {});

/** The kind of a message; the libraries of some languages write `textMessage`. */
const kindOf = (message: Record<string, unknown>) =>
  (Object.keys(readers) as Kind[]).find((kind) => isRecord(message[keyOf(message, kind) ?? '']));

/** The message in the words of the channel itself, which the platform sends in place of the general one. */
const explicitOf = (message: Record<string, unknown>) =>
  message[keyOf(message, 'explicit_channel_message') ?? ''];

/** Messages of the Conversation API. */
export const sinch: Vendor = {
  name: 'Sinch Conversation API message',
  pages: [
    'https://developers.sinch.com/docs/conversation/message-types',
    'https://developers.sinch.com/docs/conversation/channel-support/rcs/',
  ],
  detect: (value) =>
    keyOf(value, 'app_id') !== undefined &&
    (kindOf(messageOf(value)) !== undefined || isRecord(explicitOf(messageOf(value)))),
  read(root, value, notes) {
    const message = root.open('message');
    const explicit = explicitOf(messageOf(value));
    if (isRecord(explicit) && explicit.RCS !== undefined) {
      notes.readPostbacksAs('unclear');
      return readExplicit(message);
    }
    const kind = kindOf(messageOf(value));
    if (kind !== undefined) return readers[kind](message.open(kind));
    const channels = Object.keys(isRecord(explicit) ? explicit : {}).join(', ');
    return { problem: `This has a message for ${channels}, but not for RCS.` };
  },
};

function readExplicit(message: OpenPart): VendorMessage | { problem: string } {
  message.explain({}, (key) => `RCS uses the explicit message, not “${key}”.`);
  const explicit = message.open('explicit_channel_message');
  explicit.explain({}, (key) => `A message for ${key} is not sent over RCS.`);
  const written = explicit.take('RCS');
  const read = typeof written === 'string' ? readLooseJson(written) : { ok: true as const, value: written };
  return read.ok
    ? { value: read.value }
    : { problem: 'The message for RCS in "explicit_channel_message" is not JSON.' };
}
