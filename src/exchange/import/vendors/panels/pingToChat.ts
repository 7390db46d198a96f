import { isRecord } from '../../../../lib/values';
import { buttonReader, calls, opens } from '../reading/buttons';
import { cardReader, carousel, mediaForm, richCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const hasCards = ({ components }: Record<string, unknown>) =>
  Array.isArray(components) && components.some((part) => isRecord(part) && Array.isArray(part.cards));

const readCard = cardReader(
  { ...mediaForm, suggestions: ['buttons', 'suggestions'] },
  buttonReader({
    kind: 'type',
    text: 'text',
    postbackData: ['postbackData', 'postback'],
    kinds: { url: opens('url'), call: calls('number'), reply: 'reply' },
  }),
);

/** Panels whose templates and messages hold their cards in `components`. */
export const pingToChat: Vendor = {
  name: 'template with components',
  pages: [
    'https://developers.pingtochat.com/docs/pingtochat/rcs-documentation/single-template-creation',
    'https://developers.pingtochat.com/docs/pingtochat/rcs-documentation/send-carousel-message',
  ],
  detect: (value) => hasCards(value) || (isRecord(value.template) && hasCards(value.template)),
  read(root, value) {
    const part = hasCards(value) ? root : root.open('template');
    const [name, type, form] = [part.take('name'), part.take('type'), part.take('advance_types')];
    const cardOrientation = part.take('orientation');
    const cards = part.list('components').flatMap((component) => {
      const read = component.each('cards', readCard);
      component.finish();
      return read;
    });
    const isSingle = cards.length === 1 && form !== 'carousel' && type !== 'carousel';
    return { name, component: isSingle ? richCard(cards[0], { cardOrientation }) : carousel(cards) };
  },
};
