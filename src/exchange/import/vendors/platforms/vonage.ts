import { isRecord } from '../../../../lib/values';
import { fileAlone, frameOf, plainText, richCard, wordOf } from '../reading/message';
import { present } from '../../parts/readers';
import type { Vendor } from '../reading/vendor';

const files = ['image', 'video', 'file'];
const kinds = ['text', 'card', 'carousel', 'custom', ...files];

/** The Messages API of Vonage. Cards and buttons keep their members, which the import knows; the layout is beside them. */
export const vonage: Vendor = {
  name: 'Vonage message',
  pages: [
    'https://developer.vonage.com/en/messages/guides/rcs/send-rich-card-carousel',
    'https://developer.vonage.com/en/messages/guides/rcs/rcs-suggestions-message-types',
  ],
  detect: ({ message_type: type, channel, rcs, ...value }) =>
    typeof type === 'string' && kinds.includes(type) && type in value && (channel === 'rcs' || isRecord(rcs)),
  read(root) {
    const type = wordOf(root.take('message_type'));
    const isBare = root.peek('rcs') === undefined && root.peek('suggestions') === undefined;
    const rcs = root.open('rcs');
    if (type === 'text') return { component: plainText(root.take(type), root.entries('suggestions')) };
    if (type !== 'custom') root.keepChips('suggestions');
    if (files.includes(type)) return fileAlone({ fileUrl: root.open(type).take('url') });
    const content = root.take(type);
    if (type === 'carousel') {
      const cardWidth = rcs.take('card_width');
      const carouselCard = isRecord(content) ? present({ cardWidth, ...content }) : content;
      return { component: { richCard: { carouselCard } } };
    }
    if (type === 'custom' || isBare) return { value: content };
    const frame = frameOf(rcs, 'card_orientation', 'image_alignment');
    return { component: richCard(content, frame) };
  },
};
