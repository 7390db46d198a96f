import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, carousel, richCard, template } from '../reading/shapes';

/** Template-creation requests of EnableX. Its buttons have the flat form that the import knows. */
export const enableX: Maker = {
  name: 'a template-creation request of EnableX',
  pages: [
    'https://developer.enablex.io/docs/references/apis/rcs-api/content/api-routes/templates-api/index/',
    'https://developer.enablex.io/messaging/rcs-rich-media.html',
  ],
  detect: ({ type, card: single, carousel: several }) =>
    (type === 'card' && isRecord(single)) || (type === 'carousel' && Array.isArray(several)),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const isCarousel = root.take('type') === 'carousel';
    const name = root.take('name');
    const component = isCarousel
      ? carousel(root.list('carousel').map(readCard))
      : richCard(readCard(root.open('card')));
    root.keepChips('suggestions');
    root.finish();
    return { value: template(name, component) };
  },
};

function readCard(part: OpenPart) {
  const suggestions = part.entries('suggestions');
  const content = card({
    title: part.take('title'),
    description: part.take('description'),
    fileUrl: part.take('url'),
    thumbnailUrl: part.take('thumbnail_url'),
    height: part.take('height'),
    suggestions,
  });
  part.finish();
  return content;
}
