import { isRecord } from '../../../../lib/values';
import { quoteValue } from '../../parts/importNotes';
import { buttonReader, calls, opens, reply } from '../reading/buttons';
import { cardOrCarousel, cardReader, fileAlone, plainText, wordOf, noCardLink } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const isMessage = (value: unknown): boolean =>
  isRecord(value) &&
  ((isRecord(value.attachment) && isRecord(value.attachment.payload)) ||
    (typeof value.text === 'string' && Array.isArray(value.quick_replies)));

/** Kinds of its templates that hold a message; a receipt or a ticket is data. */
const forms = ['generic', 'button', 'media', 'carousel'];

const readButton = buttonReader({
  kind: 'type',
  text: 'title',
  postbackData: 'payload',
  kinds: { weburl: opens('url'), postback: 'reply', phonenumber: calls('payload') },
});

const readElement = cardReader(
  {
    title: 'title',
    description: 'subtitle',
    fileUrl: ['image_url', 'url'],
    suggestions: 'buttons',
    reasons: { default_action: noCardLink },
  },
  readButton,
);

function readQuickReply(part: OpenPart) {
  const type = part.take('content_type');
  if (type !== undefined && type !== 'text') {
    part.setAside('Templates don’t support quick replies that ask for personal data.');
    return undefined;
  }
  const read = reply(part.take('title'), part.take('payload'));
  part.finish();
  return read;
}

/** Messages of Messenger and Instagram: a text with quick replies, a template with buttons or cards, a file. */
export const messenger: Vendor = {
  name: 'Messenger message',
  pages: [
    'https://developers.facebook.com/docs/messenger-platform/send-messages/template/generic',
    'https://developers.facebook.com/docs/messenger-platform/send-messages/template/button',
    'https://developers.facebook.com/docs/messenger-platform/send-messages/quick-replies',
  ],
  detect: (value) => isMessage(value) || isMessage(value.message),
  read(root, value) {
    const message = isMessage(value) ? root : root.open('message');
    const replies = message.each('quick_replies', readQuickReply);
    const attachment = message.open('attachment');
    const type = attachment.take('type');
    const payload = attachment.open('payload');
    const form = payload.take('template_type');
    if (form !== undefined && !forms.includes(wordOf(form)))
      return { problem: `Templates don’t support Messenger templates of type ${quoteValue(form)}.` };
    const elements = payload.each('elements', readElement);
    if (elements.length > 0) return { component: cardOrCarousel(elements) };
    const text = message.take('text') ?? payload.take('text');
    const buttons = payload.each('buttons', readButton);
    return type !== 'template' && payload.peek('url') !== undefined
      ? fileAlone({ fileUrl: payload.take('url'), description: text })
      : { component: plainText(text, [...buttons, ...replies]) };
  },
};
