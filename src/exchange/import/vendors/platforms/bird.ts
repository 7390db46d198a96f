import { isRecord } from '../../../../lib/values';
import { buttonReader, calls, opens } from '../reading/buttons';
import {
  cardOrCarousel,
  cardReader,
  fileAlone,
  firstOf,
  oneFile,
  plainText,
  within,
  wordOf,
} from '../reading/message';
import type { Vendor } from '../reading/vendor';

const kinds = ['text', 'image', 'video', 'file', 'carousel'];

/** The fields of a button stand in an object that is named as its kind. */
const readButton = buttonReader({
  kind: 'type',
  fieldsIn: (button) => button.open(wordOf(button.peek('type'))),
  text: 'text',
  postbackData: 'payload',
  kinds: { reply: 'reply', postback: 'reply', link: opens('url'), call: calls('phoneNumber') },
});

const readCard = cardReader(
  { title: 'title', description: 'description', fileUrl: 'mediaUrl', suggestions: 'actions' },
  readButton,
);

/** The Channels API of Bird (MessageBird): a body holds one part that is named as its type. */
export const bird: Vendor = {
  name: 'Bird message',
  pages: [
    'https://docs.bird.com/api/channels-api/supported-channels/programmable-rcs/sending-messages',
    'https://docs.bird.com/api/channels-api/message-types/carousel',
  ],
  detect(value) {
    const body = within(value, 'body');
    const { type } = body;
    if (typeof type !== 'string' || !kinds.includes(type) || !isRecord(body[type])) return false;
    const { text, images, files, items, videos } = body[type];
    return typeof text === 'string' || [images, files, items, videos].some(Array.isArray);
  },
  read(root, value) {
    const body = isRecord(value.body) ? root.open('body') : root;
    const type = wordOf(body.take('type'));
    const content = body.open(type);
    if (type === 'carousel') return { component: cardOrCarousel(content.each('items', readCard)) };
    const text = content.take('text');
    const suggestions = content.each('actions', readButton);
    if (type === 'text') return { component: plainText(text, suggestions) };
    const file = firstOf(content.list('images', 'files', 'videos'), oneFile);
    return fileAlone({ fileUrl: file?.take('mediaUrl'), description: text, suggestions });
  },
};
