import { isRecord } from '../../../../lib/values';
import { buttonReader } from '../reading/buttons';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, carousel, known, plainText, reply, richCard, wordOf } from '../reading/shapes';

const choiceKinds = ['choice', 'dropdown', 'single-choice'];

const isCard = (value: unknown) =>
  isRecord(value) && typeof value.title === 'string' && (Array.isArray(value.actions) || 'imageUrl' in value);

/** Messages of Botpress: choices, cards and carousels. Its texts have names that the import knows. */
export const botpress: Maker = {
  name: 'a message of Botpress',
  pages: ['https://botpress.com/docs/integrations/sdk/integration/concepts/messages'],
  detect({ type, items, options, choices, ...value }) {
    if (type === 'carousel') return Array.isArray(items) && items.some(isCard);
    if (type === 'card') return isCard(value);
    return choiceKinds.includes(wordOf(type)) && (Array.isArray(options) || Array.isArray(choices));
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    const message = readMessage(root, root.take('type'));
    root.finish();
    return message;
  },
};

function readMessage(root: OpenPart, type: unknown): MakerMessage {
  if (type === 'carousel') return { value: { component: carousel(root.list('items').map(readCard)) } };
  if (type === 'card') return { value: { component: richCard(readCard(root)) } };
  if (type === 'image') return fileAlone({ fileUrl: root.take('imageUrl', 'image') });
  const buttons = root.list('options', 'choices').map((each) => {
    const read = reply(each.take('label', 'title'), each.take('value'));
    each.finish();
    return read;
  });
  return { value: { component: plainText(root.take('text'), buttons) } };
}

function readCard(part: OpenPart) {
  const content = card({
    title: part.take('title'),
    description: part.take('subtitle'),
    fileUrl: part.take('imageUrl'),
    suggestions: known(part.list('actions').map(readButton)),
  });
  part.take('type');
  part.finish();
  return content;
}

const readButton = buttonReader({
  kind: ['action'],
  text: ['label', 'title'],
  postbackData: ['value', 'payload', 'text'],
  kinds: {
    url: { does: 'openUrl', from: ['value', 'url'] },
    openurl: { does: 'openUrl', from: ['value', 'url'] },
    postback: { does: 'reply' },
    say: { does: 'reply' },
    saysomething: { does: 'reply' },
  },
});
