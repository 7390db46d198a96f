import { isRecord } from '../../../../lib/values';
import { readKindedButton, type ButtonForm } from '../reading/buttons';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, carousel, known, plainText, richCard, wordOf } from '../reading/shapes';

const kinds = ['text', 'image', 'video', 'file', 'carousel'];

const bodyOf = (value: Record<string, unknown>) => (isRecord(value.body) ? value.body : value);

/** The Channels API of Bird (MessageBird): a body holds one part that is named as its type. */
export const bird: Maker = {
  name: 'a message of Bird',
  pages: [
    'https://docs.bird.com/api/channels-api/supported-channels/programmable-rcs/sending-messages',
    'https://docs.bird.com/api/channels-api/message-types/carousel',
  ],
  detect(value) {
    const body = bodyOf(value);
    const { type } = body;
    if (typeof type !== 'string' || !kinds.includes(type) || !isRecord(body[type])) return false;
    const { text, images, files, items, videos } = body[type];
    return typeof text === 'string' || [images, files, items, videos].some(Array.isArray);
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    const body = bodyOf(value) === value ? root : root.open('body');
    const type = body.take('type');
    const content = body.open(wordOf(type));
    const message = readContent(type, content);
    for (const part of new Set([content, body, root])) part.finish();
    return message;
  },
};

function readContent(type: unknown, content: OpenPart): MakerMessage {
  if (type === 'carousel') {
    const cards = content.list('items').map(readCard);
    // One card alone is a card.
    return { value: { component: cards.length === 1 ? richCard(cards[0]) : carousel(cards) } };
  }
  const text = content.take('text');
  const buttons = known(content.list('actions').map(readButton));
  if (type === 'text') return { value: { component: plainText(text, buttons) } };
  const [file, ...others] = content.list('images', 'files', 'videos');
  for (const other of others) other.setAside('A card has one file; only the first was taken.');
  const fileUrl = file?.take('mediaUrl');
  file?.finish();
  const message = fileAlone({ fileUrl, description: text });
  return buttons.length === 0
    ? message
    : {
        ...message,
        value: { component: richCard(card({ fileUrl, description: text, suggestions: buttons })) },
      };
}

function readCard(part: OpenPart) {
  const content = card({
    title: part.take('title'),
    description: part.take('description'),
    fileUrl: part.take('mediaUrl'),
    suggestions: known(part.list('actions').map(readButton)),
  });
  part.finish();
  return content;
}

const actionForm: ButtonForm = {
  kind: ['type'],
  text: ['text'],
  postbackData: ['payload'],
  kinds: {
    reply: { does: 'reply' },
    postback: { does: 'reply' },
    link: { does: 'openUrl', from: ['url'] },
    call: { does: 'dial', from: ['phoneNumber'] },
  },
};

/** The fields of a button stand in an object that is named as its kind. */
const readButton = (button: OpenPart) =>
  readKindedButton(actionForm, button, button.open(wordOf(button.peek('type'))));
