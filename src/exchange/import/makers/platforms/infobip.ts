import { isRecord } from '../../../../lib/values';
import { buttonReader } from '../reading/buttons';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, carousel, known, plainText, richCard } from '../reading/shapes';

const kinds = ['TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT', 'RICH_LINK', 'CAROUSEL', 'RCS_CARD'];

const hasCards = (value: unknown) =>
  isRecord(value) &&
  Array.isArray(value.cards) &&
  value.cards.some((each) => isRecord(each) && isRecord(each.body));

/**
 * Files of Infobip, and the messages of its Messages API: a body with a type beside buttons, cards with a body each.
 * Other platforms pass the latter on. Its RCS texts, cards and carousels have words that the import knows.
 */
export const infobip: Maker = {
  name: 'a message in the form of Infobip',
  pages: [
    'https://www.infobip.com/docs/api/channels/rcs',
    'https://www.infobip.com/docs/api/platform/messages-api',
    'https://developers.momogood.com/messaging/message-sending-api-reference/rcs/send-rcs-carousel',
  ],
  detect: ({ content, rcsPayload }) => hasCards(rcsPayload) || isFile(content) || isMessage(content),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const content = root.peek('rcsPayload') === undefined ? root.open('content') : root.open('rcsPayload');
    const failover = root.open('smsFailover');
    failover.keepFallback('text');
    const message = readContent(content);
    for (const part of [failover, content, root]) part.finish();
    return message;
  },
};

const isFile = (content: unknown) => isRecord(content) && content.type === 'FILE' && isRecord(content.file);

function isMessage(content: unknown): boolean {
  const body = isRecord(content) ? content.body : undefined;
  if (!isRecord(body) || typeof body.type !== 'string' || !kinds.includes(body.type)) return false;
  return ['text', 'url', 'cards'].some((key) => key in body);
}

function readContent(content: OpenPart): MakerMessage {
  if (content.peek('file') !== undefined) {
    content.take('type');
    const [file, thumbnail] = [content.open('file'), content.open('thumbnail')];
    const message = fileAlone({ fileUrl: file.take('url'), thumbnailUrl: thumbnail.take('url') });
    content.keepChips('suggestions');
    for (const part of [file, thumbnail]) part.finish();
    return message;
  }
  if (content.peek('cards') !== undefined) {
    return { value: { component: carousel(content.list('cards').map(readCard)) } };
  }
  const body = content.open('body');
  body.take('type');
  const buttons = known(content.list('buttons').map(readButton));
  if (body.peek('cards') !== undefined) {
    const cards = body.list('cards').map(readCard);
    body.finish();
    return { value: { component: carousel(cards) } };
  }
  const [text, fileUrl] = [body.take('text'), body.take('url')];
  body.finish();
  return {
    value: {
      component:
        fileUrl === undefined
          ? plainText(text, buttons)
          : richCard(card({ fileUrl, description: text, suggestions: buttons })),
    },
  };
}

function readCard(part: OpenPart) {
  const body = part.open('body');
  const content = card({
    title: body.take('title'),
    description: body.take('text'),
    fileUrl: body.take('url'),
    thumbnailUrl: body.take('thumbnailUrl'),
    suggestions: known(part.list('buttons', 'suggestions').map(readButton)),
  });
  body.take('isVideo');
  for (const each of [body, part]) each.finish();
  return content;
}

const readButton = buttonReader({
  kind: ['type'],
  text: ['text'],
  postbackData: ['postbackData'],
  kinds: {
    reply: { does: 'reply' },
    quickreply: { does: 'reply' },
    openurl: { does: 'openUrl', from: ['url'] },
    dialphone: { does: 'dial', from: ['phoneNumber'] },
  },
});
