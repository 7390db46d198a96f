import { isRecord } from '../../../../lib/values';
import { buttonReader, calls, opens } from '../reading/buttons';
import { cardReader, carousel, fileAlone, textOrCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const kinds = ['TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT', 'RICH_LINK', 'CAROUSEL', 'RCS_CARD'];

const hasCards = (value: unknown) =>
  isRecord(value) &&
  Array.isArray(value.cards) &&
  value.cards.some((each) => isRecord(each) && isRecord(each.body));

const isFile = (content: unknown) => isRecord(content) && content.type === 'FILE' && isRecord(content.file);

function isMessage(content: unknown): boolean {
  const body = isRecord(content) ? content.body : undefined;
  if (!isRecord(body) || typeof body.type !== 'string' || !kinds.includes(body.type)) return false;
  return ['text', 'url', 'cards'].some((key) => key in body);
}

const readButton = buttonReader({
  kind: 'type',
  text: 'text',
  postbackData: 'postbackData',
  kinds: {
    reply: 'reply',
    quickreply: 'reply',
    openurl: opens('url'),
    dialphone: calls('phoneNumber'),
  },
});

const readCard = cardReader(
  {
    title: 'body.title',
    description: 'body.text',
    fileUrl: 'body.url',
    thumbnailUrl: 'body.thumbnailUrl',
    suggestions: ['buttons', 'suggestions'],
    ignore: 'body.isVideo',
  },
  readButton,
);

/**
 * Files of Infobip, and the messages of its Messages API: a body with a type beside buttons, cards with a body each.
 * Other platforms pass the latter on. Its RCS texts, cards and carousels have words that the import knows.
 */
export const infobip: Vendor = {
  name: 'Infobip message',
  pages: [
    'https://www.infobip.com/docs/api/channels/rcs',
    'https://www.infobip.com/docs/api/platform/messages-api',
    'https://developers.momogood.com/messaging/message-sending-api-reference/rcs/send-rcs-carousel',
  ],
  detect: ({ content, rcsPayload }) => hasCards(rcsPayload) || isFile(content) || isMessage(content),
  read(root) {
    root.keepFallback('smsFailover.text');
    const content = root.peek('rcsPayload') === undefined ? root.open('content') : root.open('rcsPayload');
    if (content.peek('file') !== undefined) {
      content.take('type');
      const [fileUrl, thumbnailUrl] = [content.take('file.url'), content.take('thumbnail.url')];
      content.keepChips('suggestions');
      return fileAlone({ fileUrl, thumbnailUrl });
    }
    if (content.peek('cards') !== undefined) return { component: carousel(content.each('cards', readCard)) };
    const body = content.open('body');
    body.take('type');
    const suggestions = content.each('buttons', readButton);
    if (body.peek('cards') !== undefined) return { component: carousel(body.each('cards', readCard)) };
    const [description, fileUrl] = [body.take('text'), body.take('url')];
    return { component: textOrCard({ description, fileUrl, suggestions }) };
  },
};
