import { isRecord } from '../../../../lib/values';
import { buttonReader } from '../reading/buttons';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, carousel, known, plainText, richCard } from '../reading/shapes';

/** Dynamic blocks of ManyChat: the first message of the block, with the quick replies below it. */
export const manyChat: Maker = {
  name: 'a block of ManyChat',
  pages: ['https://manychat.github.io/dynamic_block_docs/'],
  detect: ({ version, content }) => version === 'v2' && isRecord(content) && Array.isArray(content.messages),
  read(value, notes) {
    const root = openPart(value, [], notes);
    root.take('version');
    const content = root.open('content');
    const [message, ...others] = content.list('messages');
    for (const other of others) other.setAside('Only the first message was taken.');
    const replies = known(content.list('quick_replies').map(readButton));
    const read = message ? readMessage(message, replies) : { problem: 'This block holds no message.' };
    for (const part of [message, content, root]) part?.finish();
    return read;
  },
};

function readMessage(message: OpenPart, replies: readonly unknown[]): MakerMessage {
  message.take('type');
  const elements = message.list('elements').map(readElement);
  if (elements.length > 0)
    return { value: { component: elements.length === 1 ? richCard(elements[0]) : carousel(elements) } };
  const [text, fileUrl] = [message.take('text'), message.take('url')];
  const buttons = [...known(message.list('buttons').map(readButton)), ...replies];
  return fileUrl === undefined
    ? { value: { component: plainText(text, buttons) } }
    : fileAlone({ fileUrl, description: text });
}

function readElement(part: OpenPart) {
  const content = card({
    title: part.take('title'),
    description: part.take('subtitle'),
    fileUrl: part.take('image_url'),
    suggestions: known(part.list('buttons').map(readButton)),
  });
  part.finish((key) =>
    key === 'action_url' ? 'A card opens nothing by itself; add a button.' : `"${key}" is no part of a card.`,
  );
  return content;
}

const toFlow = 'A button that leads to a part of a flow has no place in a template.';

const readButton = buttonReader({
  kind: ['type'],
  text: ['caption'],
  kinds: {
    url: { does: 'openUrl', from: ['url'] },
    call: { does: 'dial', from: ['phone'] },
  },
  placeless: { flow: toFlow, node: toFlow, dynamicblockcallback: toFlow },
});
