import { isRecord } from '../../../../lib/values';
import { buttonReader, opens, replies } from '../reading/buttons';
import { cardReader, carousel, plainText, richCard, wordOf } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const choiceKinds = ['choice', 'dropdown', 'single-choice'];

const isCard = (value: unknown) =>
  isRecord(value) && typeof value.title === 'string' && (Array.isArray(value.actions) || 'imageUrl' in value);

const readCard = cardReader(
  {
    title: 'title',
    description: 'subtitle',
    fileUrl: 'imageUrl',
    suggestions: 'actions',
    ignore: 'type',
  },
  buttonReader({
    kind: 'action',
    text: ['label', 'title'],
    postbackData: ['value', 'payload', 'text'],
    kinds: {
      url: opens('value', 'url'),
      openurl: opens('value', 'url'),
      postback: 'reply',
      say: 'reply',
      saysomething: 'reply',
    },
  }),
);

/** Messages of Botpress: choices, cards and carousels. Its texts have names that the import knows. */
export const botpress: Vendor = {
  name: 'Botpress message',
  pages: ['https://botpress.com/docs/integrations/sdk/integration/concepts/messages'],
  detect({ type, items, options, choices, ...value }) {
    if (type === 'carousel') return Array.isArray(items) && items.some(isCard);
    if (type === 'card') return isCard(value);
    return choiceKinds.includes(wordOf(type)) && (Array.isArray(options) || Array.isArray(choices));
  },
  read(root) {
    const type = root.take('type');
    if (type === 'carousel') return { component: carousel(root.each('items', readCard)) };
    if (type === 'card') return { component: richCard(readCard(root)) };
    const buttons = replies(root.list('options', 'choices'), ['label', 'title'], 'value');
    return { component: plainText(root.take('text'), buttons) };
  },
};
