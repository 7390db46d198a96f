import { isRecord } from '../../../../lib/values';
import { card, carousel, richCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

/** Carousels and files with a text of 8x8. Its texts and cards have names that the import knows. */
export const eightByEight: Vendor = {
  name: '8x8 message',
  pages: ['https://developer.8x8.com/connect/docs/rcs/message-types'],
  detect({ type, user, content }) {
    if (!isRecord(user) || !isRecord(content)) return false;
    if (type === 'Carousel') return isRecord(content.carousel);
    return (type === 'Image' || type === 'Video') && typeof content.url === 'string';
  },
  read(root, _value, notes) {
    const type = root.take('type');
    const content = root.open('content');
    content.keepChips('suggestions');
    if (type !== 'Carousel') {
      const [fileUrl, description] = [content.take('url'), content.take('text')];
      root.finish();
      notes.added([], 'A file with a text became a card with both.');
      return { component: richCard(card({ fileUrl, description })) };
    }
    const slider = content.open('carousel');
    return { component: carousel(slider.entries('cards'), slider.take('cardWidth')) };
  },
};
