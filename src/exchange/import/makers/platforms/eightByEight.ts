import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart } from '../reading/openPart';
import { card, carousel, richCard } from '../reading/shapes';

const contentOf = (value: Record<string, unknown>) => (isRecord(value.content) ? value.content : {});

/** Carousels and files with a text of 8x8. Its texts and cards have names that the import knows. */
export const eightByEight: Maker = {
  name: 'a message of 8x8',
  pages: ['https://developer.8x8.com/connect/docs/rcs/message-types'],
  detect(value) {
    const { type, user } = value;
    const { carousel: slider, url } = contentOf(value);
    if (!isRecord(user)) return false;
    return (
      (type === 'Carousel' && isRecord(slider)) ||
      ((type === 'Image' || type === 'Video') && typeof url === 'string')
    );
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    const type = root.take('type');
    const content = root.open('content');
    content.keepChips('suggestions');
    if (type !== 'Carousel') {
      const [fileUrl, description] = [content.take('url'), content.take('text')];
      for (const part of [content, root]) part.finish();
      notes.added([], 'A file with a text became a card with both.');
      return { value: { component: richCard(card({ fileUrl, description })) } };
    }
    const slider = content.open('carousel');
    const [cards, width] = [slider.entries('cards'), slider.take('cardWidth')];
    for (const part of [slider, content, root]) part.finish();
    return { value: { component: carousel(cards, width) } };
  },
};
