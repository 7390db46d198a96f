import { isRecord } from '../../../../lib/values';
import { fileAlone } from '../reading/fileAlone';
import type { Maker } from '../reading/maker';
import { openPart } from '../reading/openPart';
import { plainText, present, wordOf } from '../reading/shapes';

const files = ['image', 'video', 'file'];
const kinds = ['text', 'card', 'carousel', 'custom', ...files];

/** The Messages API of Vonage. Cards and buttons keep their members, which the import knows; the layout is beside them. */
export const vonage: Maker = {
  name: 'a message of Vonage',
  pages: [
    'https://developer.vonage.com/en/messages/guides/rcs/send-rich-card-carousel',
    'https://developer.vonage.com/en/messages/guides/rcs/rcs-suggestions-message-types',
  ],
  detect: ({ message_type: type, channel, rcs, ...value }) =>
    typeof type === 'string' && kinds.includes(type) && type in value && (channel === 'rcs' || isRecord(rcs)),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const type = wordOf(root.take('message_type'));
    const isBare = root.peek('rcs') === undefined && root.peek('suggestions') === undefined;
    const rcs = root.open('rcs');
    const content = root.take(type);
    const message = () => {
      if (type === 'custom') return { value: content };
      if (type === 'text') return { value: { component: plainText(content, root.entries('suggestions')) } };
      root.keepChips('suggestions');
      if (files.includes(type)) {
        const file = root.reopen(type, content);
        const fileUrl = file.take('url');
        file.finish();
        return fileAlone({ fileUrl });
      }
      if (type === 'carousel') {
        const cardWidth = rcs.take('card_width');
        const carouselCard = isRecord(content) ? present({ cardWidth, ...content }) : content;
        return { value: { component: { richCard: { carouselCard } } } };
      }
      if (isBare) return { value: content };
      const standaloneCard = present({
        cardOrientation: rcs.take('card_orientation'),
        thumbnailImageAlignment: rcs.take('image_alignment'),
        cardContent: content,
      });
      return { value: { component: { richCard: { standaloneCard } } } };
    };
    const read = message();
    for (const part of [rcs, root]) part.finish();
    return read;
  },
};
