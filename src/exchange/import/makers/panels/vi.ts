import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, carousel, plainText, present, richCard } from '../reading/shapes';

const contentOf = (value: Record<string, unknown>) => (isRecord(value.content) ? value.content : value);

/**
 * Template-creation requests and answers of the RBM portal of Vi (India), which panels pass on. Buttons have the flat
 * form that the import knows; pictures are addresses, or files that are sent beside the JSON.
 */
export const vi: Maker = {
  name: 'a template-creation request of the Vi RBM portal',
  pages: [
    'https://github.com/harish-sha/AdminPanelCelitix/blob/2d001be2bf2455eeeea6bec8a32785442db808df/src/ApiDocs/rcs/updateTemplate/UpdateTemplateRCS.jsx',
    'https://document.infin8linx.com/books/incs-api-DAS/page/template-creation/export/html',
  ],
  detect(value) {
    const { standAlone, carouselList, textMessageContent } = contentOf(value);
    return isRecord(standAlone) || Array.isArray(carouselList) || typeof textMessageContent === 'string';
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    const part = contentOf(value) === value ? root : root.open('content');
    const [name, type] = [root.take('name'), root.take('type')];
    root.keepFallback('fallbackText');
    const files = { areBeside: false };
    const component = readContent(part, files);
    if (part !== root) part.finish();
    root.finish((key) =>
      key === 'documentUrl'
        ? 'A document beside a text is a message of its own.'
        : `"${key}" is no part of a template.`,
    );
    return {
      value: present({ name, type, component }),
      ...(files.areBeside
        ? {
            doubt:
              'Its pictures are files that are sent beside it, so they are missing. Add them to the cards.',
          }
        : {}),
    };
  },
};

function readContent(part: OpenPart, files: { areBeside: boolean }): unknown {
  const height = part.take('height');
  const component = readComponent(part, height, files);
  if (height !== undefined && !JSON.stringify(component).includes('"height"'))
    part.leave('height', height, 'A height without a picture has no place.');
  return component;
}

function readComponent(part: OpenPart, height: unknown, files: { areBeside: boolean }): unknown {
  const single = part.take('standAlone');
  if (single !== undefined) {
    const frame = {
      cardOrientation: part.take('orientation'),
      thumbnailImageAlignment: part.take('alignment', 'thumbnailImageAlignment'),
    };
    return richCard(readCard(part.reopen('standAlone', single), height, files), frame);
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
  part.finish((key) =>
    key === 'fileName' || key === 'thumbnailFileName'
      ? 'A file that is sent beside the request is not in it.'
      : `"${key}" is no part of a card.`,
  );
  return content;
}
