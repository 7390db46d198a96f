import { isRecord } from '../../../../lib/values';
import { card, carousel, frameOf, plainText, richCard, within } from '../reading/message';
import { partOf, type OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const besideRequest = 'The file was sent separately and isn’t included.';

/**
 * Template-creation requests and answers of the RBM portal of Vi (India), which panels pass on. Buttons have the flat
 * form that the import knows; pictures are addresses, or files that are sent beside the JSON.
 */
export const vi: Vendor = {
  name: 'Vi RBM portal template request',
  pages: [
    'https://github.com/harish-sha/AdminPanelCelitix/blob/2d001be2bf2455eeeea6bec8a32785442db808df/src/ApiDocs/rcs/updateTemplate/UpdateTemplateRCS.jsx',
    'https://document.infin8linx.com/books/incs-api-DAS/page/template-creation/export/html',
  ],
  reasons: { documentUrl: 'A document next to a text is a separate message.' },
  detect(value) {
    const { standAlone, carouselList, textMessageContent } = within(value, 'content');
    return isRecord(standAlone) || Array.isArray(carouselList) || typeof textMessageContent === 'string';
  },
  read(root, value) {
    const part = isRecord(value.content) ? root.open('content') : root;
    const [name, type] = [root.take('name'), root.take('type')];
    root.keepFallback('fallbackText');
    const height = part.take('height');
    const files = { areBeside: false };
    const component = readComponent(part, height, files);
    if (height !== undefined && !JSON.stringify(component).includes('"height"'))
      part.leave('height', height, 'A height needs a picture.');
    return {
      name,
      type,
      component,
      doubt: files.areBeside
        ? 'The pictures were sent separately, so they’re missing. Add them to the cards.'
        : undefined,
    };
  },
};

function readComponent(part: OpenPart, height: unknown, files: { areBeside: boolean }): unknown {
  if (part.peek('standAlone') !== undefined) {
    const frame = frameOf(part, 'orientation', ['alignment', 'thumbnailImageAlignment']);
    return richCard(readCard(part.open('standAlone'), height, files), frame);
  }
  if (part.peek('carouselList') !== undefined) {
    const width = part.take('width', 'cardWidth');
    const cards = part.list('carouselList').map((each) => readCard(each, height, files));
    return carousel(cards, width);
  }
  return plainText(part.take('textMessageContent'), part.entries('suggestions', 'buttons'));
}

function readCard(part: OpenPart, height: unknown, files: { areBeside: boolean }) {
  const content = card({
    title: part.take('cardTitle'),
    description: part.take('cardDescription'),
    fileUrl: part.take('mediaUrl'),
    thumbnailUrl: part.take('thumbnailUrl'),
    height,
    suggestions: part.entries('suggestions', 'buttons'),
  });
  files.areBeside ||= content.media === undefined && part.peek('fileName') !== undefined;
  part.explain({ fileName: besideRequest, thumbnailFileName: besideRequest }, partOf('a card'));
  part.finish();
  return content;
}
