import { isRecord } from '../../../../lib/values';
import { cardReader, carousel, richCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const readCard = cardReader({
  title: 'title',
  description: 'description',
  fileUrl: 'url',
  thumbnailUrl: 'thumbnail_url',
  height: 'height',
  suggestions: 'suggestions',
});

/** Template-creation requests of EnableX. Its buttons have the flat form that the import knows. */
export const enableX: Vendor = {
  name: 'EnableX template request',
  pages: [
    'https://developer.enablex.io/docs/references/apis/rcs-api/content/api-routes/templates-api/index/',
    'https://developer.enablex.io/messaging/rcs-rich-media.html',
  ],
  detect: ({ type, card: single, carousel: several }) =>
    (type === 'card' && isRecord(single)) || (type === 'carousel' && Array.isArray(several)),
  read(root) {
    const isCarousel = root.take('type') === 'carousel';
    const name = root.take('name');
    const component = isCarousel
      ? carousel(root.each('carousel', readCard))
      : richCard(readCard(root.open('card')));
    root.keepChips('suggestions');
    return { name, component };
  },
};
