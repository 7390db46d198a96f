import { isRecord } from '../../../../lib/values';
import { quote } from '../../parts/importNotes';
import { buttonReader } from '../reading/buttons';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, carousel, known, plainText, reply, richCard, wordOf } from '../reading/shapes';

const attachmentOf = (message: Record<string, unknown>) =>
  isRecord(message.attachment) ? message.attachment : {};

const isMessage = (value: unknown): boolean =>
  isRecord(value) &&
  (isRecord(attachmentOf(value)['payload']) ||
    (typeof value.text === 'string' && Array.isArray(value.quick_replies)));

/** Messages of Messenger and Instagram: a text with quick replies, a template with buttons or cards, a file. */
export const messenger: Maker = {
  name: 'a message of Messenger',
  pages: [
    'https://developers.facebook.com/docs/messenger-platform/send-messages/template/generic',
    'https://developers.facebook.com/docs/messenger-platform/send-messages/template/button',
    'https://developers.facebook.com/docs/messenger-platform/send-messages/quick-replies',
  ],
  detect: (value) => isMessage(value) || isMessage(value.message),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const message = isMessage(value) ? root : root.open('message');
    const read = readMessage(message);
    for (const part of new Set([message, root])) part.finish();
    return read;
  },
};

/** Kinds of its templates that hold a message; a receipt or a ticket is data. */
const forms = ['generic', 'button', 'media', 'carousel'];

function readMessage(message: OpenPart): MakerMessage | { problem: string } {
  const replies = known(message.list('quick_replies').map(readQuickReply));
  const attachment = message.open('attachment');
  const type = attachment.take('type');
  const payload = attachment.open('payload');
  const form = payload.take('template_type');
  const read = (): MakerMessage | { problem: string } => {
    if (form !== undefined && !forms.includes(wordOf(form)))
      return { problem: `A template of Messenger of the kind ${quote(form)} has no place here.` };
    const elements = payload.list('elements').map(readElement);
    if (elements.length > 0)
      return { value: { component: elements.length === 1 ? richCard(elements[0]) : carousel(elements) } };
    const text = message.take('text') ?? payload.take('text');
    const buttons = known(payload.list('buttons').map(readButton));
    if (type !== 'template' && payload.peek('url') !== undefined)
      return fileAlone({ fileUrl: payload.take('url'), description: text });
    return { value: { component: plainText(text, [...buttons, ...replies]) } };
  };
  const component = read();
  for (const part of [payload, attachment]) part.finish();
  return component;
}

function readElement(part: OpenPart) {
  const content = card({
    title: part.take('title'),
    description: part.take('subtitle'),
    fileUrl: part.take('image_url', 'url'),
    suggestions: known(part.list('buttons').map(readButton)),
  });
  part.finish((key) =>
    key === 'default_action'
      ? 'A card opens nothing by itself; add a button.'
      : `"${key}" is no part of a card.`,
  );
  return content;
}

function readQuickReply(part: OpenPart) {
  const type = part.take('content_type');
  if (type !== undefined && type !== 'text') {
    part.setAside('This quick reply asks for data of the person, which no button here does.');
    return undefined;
  }
  const read = reply(part.take('title'), part.take('payload'));
  part.finish();
  return read;
}

const readButton = buttonReader({
  kind: ['type'],
  text: ['title'],
  postbackData: ['payload'],
  kinds: {
    weburl: { does: 'openUrl', from: ['url'] },
    postback: { does: 'reply' },
    phonenumber: { does: 'dial', from: ['payload'] },
  },
});
