import { isRecord } from '../../../../lib/values';
import { card, frameOf, richCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

/** Template-creation requests of Infin8linx with a card. Those with a text have names that the import knows. */
export const infin8linx: Vendor = {
  name: 'Infin8linx template request',
  pages: ['https://document.infin8linx.com/books/incs-api-DAS/page/template-creation/export/html'],
  detect({ type, content }) {
    const single = isRecord(content) ? content.standaloneCard : undefined;
    return type === 'richcard' && isRecord(single) && ('cardTitle' in single || 'cardDescription' in single);
  },
  read(root) {
    root.take('type');
    const name = root.take('name');
    const content = root.open('content');
    const part = content.open('standaloneCard');
    const suggestions = [...part.entries('suggestions'), ...content.entries('suggestions')];
    const cardContent = card({
      title: part.take('cardTitle'),
      description: part.take('cardDescription'),
      fileUrl: part.take('mediaUrl'),
      thumbnailUrl: part.take('thumbnailUrl'),
      height: content.take('height'),
      suggestions,
    });
    const frame = frameOf(content, 'orientation', 'alignment');
    return { name, component: richCard(cardContent, frame) };
  },
};
