import { isRecord } from '../../../../lib/values';
import { buttonReader, opens } from '../reading/buttons';
import { cardReader, carousel, frameOf, mediaForm, plainText, richCard } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const readerOf = (url: string) =>
  buttonReader({
    kind: 'type',
    text: 'text',
    postbackData: 'postbackData',
    kinds: { reply: 'reply', url: opens(url) },
  });
const [readFlat, readNested] = [readerOf('url'), readerOf('url.url')];

/** A button that opens an address may have it in an object. */
const readButton = (button: OpenPart) => (isRecord(button.peek('url')) ? readNested : readFlat)(button);

const readCard = cardReader(mediaForm, readButton);

/** Template requests of the Qlara Platform: the content is in the body, the description is a note for colleagues. */
export const qlara: Vendor = {
  name: 'Qlara Platform template',
  pages: ['https://agiletelecom.com/documentation/qlara/guides/templates-rcs'],
  reasons: {
    description: 'The template description is a note for colleagues, not part of the message.',
  },
  detect({ type, body }) {
    if (typeof type !== 'string' || !['TEXT', 'CARD', 'CAROUSEL'].includes(type) || !isRecord(body))
      return false;
    return ['text', 'card', 'cards'].some((key) => key in body);
  },
  read(root) {
    root.take('type');
    const name = root.take('name');
    const body = root.open('body');
    body.keepFallback('fallbackSms.text');
    return { name, component: readBody(body) };
  },
};

function readBody(body: OpenPart): unknown {
  if (body.peek('card') !== undefined) {
    const frame = frameOf(body, 'cardOrientation', ['thumbnailAlignment', 'thumbnailImageAlignment']);
    return richCard(readCard(body.open('card')), frame);
  }
  const cards = body.each('cards', readCard);
  if (cards.length > 0) return carousel(cards, body.take('cardWidth'));
  return plainText(body.take('text'), body.each('suggestions', readButton));
}
