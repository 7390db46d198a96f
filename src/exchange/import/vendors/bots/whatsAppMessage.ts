import { isRecord } from '../../../../lib/values';
import { action, replies, reply } from '../reading/buttons';
import { fileAlone, plainText, textOrCard, wordOf, noFooter, noListHeadings } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor, VendorMessage } from '../reading/vendor';

const files = ['image', 'video', 'document'];

/** Messages of the WhatsApp Cloud API which are no template: a text, a file, a text with buttons. */
export const whatsAppMessage: Vendor = {
  name: 'WhatsApp message',
  pages: [
    'https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-messages',
    'https://developers.facebook.com/docs/whatsapp/cloud-api/messages/interactive-reply-buttons-messages',
    'https://developers.facebook.com/docs/whatsapp/cloud-api/messages/interactive-cta-url-messages',
  ],
  detect({ type, ...value }) {
    const content = typeof type === 'string' ? value[type] : undefined;
    if (!isRecord(content)) return false;
    if (type === 'interactive') return isRecord(content.body) && isRecord(content.action);
    if (type === 'text') return typeof content.body === 'string';
    return files.includes(wordOf(type)) && typeof content.link === 'string';
  },
  read(root) {
    const type = wordOf(root.take('type'));
    const content = root.open(type);
    if (type === 'text') return { component: plainText(content.take('body')) };
    if (type === 'interactive') return readInteractive(content);
    return fileAlone({ fileUrl: content.take('link'), description: content.take('caption') });
  },
};

function readInteractive(content: OpenPart): VendorMessage {
  content.take('type');
  content.explain({ footer: noFooter });
  const header = content.open('header');
  const kind = wordOf(header.take('type'));
  const title = kind === 'text' ? header.take('text') : undefined;
  const fileUrl = kind === 'text' ? undefined : header.open(kind).take('link');
  const description = content.take('body.text');
  const actions = content.open('action');
  const isList = actions.peek('sections') !== undefined;
  return {
    component: textOrCard({ title, description, fileUrl, suggestions: readActions(actions) }),
    doubt: isList ? 'Templates don’t support lists, so the rows became reply buttons.' : undefined,
  };
}

function readActions(part: OpenPart): unknown[] {
  const list = part.list('buttons');
  for (const button of list) button.take('type');
  const buttons = replies(list, 'reply.title', 'reply.id');
  if (part.peek('parameters') !== undefined) {
    part.take('name');
    const target = part.open('parameters');
    buttons.push(action(target.take('display_text'), 'openUrlAction', { url: target.take('url') }));
  }
  for (const section of part.list('sections')) {
    section.explain({ title: noListHeadings }, (key) => `“${key}” isn’t a button.`);
    for (const row of section.list('rows')) {
      row.explain({}, (key) => `“${key}” of a row can’t be used on a button.`);
      buttons.push(reply(row.take('title'), row.take('id')));
    }
  }
  part.explain({}, (key) => `“${key}” isn’t a button.`);
  return buttons;
}
