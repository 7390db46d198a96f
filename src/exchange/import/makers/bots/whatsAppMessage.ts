import { isRecord } from '../../../../lib/values';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, card, plainText, reply, richCard, wordOf } from '../reading/shapes';

const files = ['image', 'video', 'document'];

/** Messages of the WhatsApp Cloud API which are no template: a text, a file, a text with buttons. */
export const whatsAppMessage: Maker = {
  name: 'a message of WhatsApp',
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
  read(value, notes) {
    const root = openPart(value, [], notes);
    const type = wordOf(root.take('type'));
    const content = root.open(type);
    const message = readContent(type, content);
    for (const part of [content, root]) part.finish();
    return message;
  },
};

function readContent(type: string, content: OpenPart): MakerMessage {
  if (type === 'text') return { value: { component: plainText(content.take('body')) } };
  if (type !== 'interactive')
    return fileAlone({ fileUrl: content.take('link'), description: content.take('caption') });
  content.take('type');
  const header = content.open('header');
  const kind = wordOf(header.take('type'));
  const title = kind === 'text' ? header.take('text') : undefined;
  const picture = header.open(kind === 'text' ? 'none' : kind);
  const fileUrl = picture.take('link');
  const body = content.open('body');
  const text = body.take('text');
  const actions = content.open('action');
  const isList = actions.peek('sections') !== undefined;
  const suggestions = readActions(actions);
  for (const part of [picture, header, body]) part.finish();
  content.finish((key) =>
    key === 'footer' ? 'A footer has no place in a template.' : `"${key}" is no part of a template.`,
  );
  const component =
    title === undefined && fileUrl === undefined
      ? plainText(text, suggestions)
      : richCard(card({ title, description: text, fileUrl, suggestions }));
  return isList
    ? {
        value: { component },
        doubt: 'It is a list, which no template has: its rows became buttons that reply.',
      }
    : { value: { component } };
}

function readActions(part: OpenPart): unknown[] {
  const buttons: unknown[] = part.list('buttons').map((button) => {
    button.take('type');
    const inner = button.open('reply');
    const read = reply(inner.take('title'), inner.take('id'));
    for (const each of [inner, button]) each.finish();
    return read;
  });
  if (part.peek('parameters') !== undefined) {
    part.take('name');
    const target = part.open('parameters');
    buttons.push(action(target.take('display_text'), 'openUrlAction', { url: target.take('url') }));
    target.finish();
  }
  for (const section of part.list('sections')) {
    for (const row of section.list('rows')) {
      buttons.push(reply(row.take('title'), row.take('id')));
      row.finish((key) => `"${key}" of a row has no place on a button.`);
    }
    section.finish((key) =>
      key === 'title' ? 'A heading in a list has no place.' : `"${key}" is no button.`,
    );
  }
  part.finish((key) =>
    key === 'sections' ? 'A list of rows has no place in a template.' : `"${key}" is no button.`,
  );
  return buttons;
}
