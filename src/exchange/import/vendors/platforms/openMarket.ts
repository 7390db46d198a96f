import { valueAt } from '../../../../lib/path';
import { isRecord } from '../../../../lib/values';
import { addsEvent, calls, keyedButtonReader, opens, showsPlace } from '../reading/buttons';
import { cardReader, carousel, mediaForm, plainText, richCard } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const readButton = keyedButtonReader({
  text: 'displayText',
  postbackData: 'customerData',
  actions: {
    urlAction: opens('url'),
    dialAction: calls('phoneNumber'),
    calendarAction: addsEvent(),
    locationAction: showsPlace(),
  },
});

const readCard = cardReader(mediaForm, readButton);

const readFile = cardReader(
  { fileUrl: 'fileUrl', thumbnailUrl: 'thumbnailUrl', height: 'height', suggestions: 'suggestions' },
  readButton,
);

/** The Invoke API. Text, file and card of one request are messages of their own there. */
export const openMarket: Vendor = {
  name: 'OpenMarket message',
  pages: [
    'https://www.openmarket.com/docs/Content/apis/rcs/rcs-invoke.htm',
    'https://www.openmarket.com/docs/Content/apis/rcs/rcs-examples.htm',
  ],
  detect: (value) => isRecord(valueAt(value, 'variables.request.rcs')),
  read(root) {
    const request = root.open('variables').open('request');
    request.keepFallback('sms.messageContent');
    const rcs = request.open('rcs');
    rcs.explain({}, (key) => `“${key}” is a separate message; a template has one.`);
    return { component: readContent(rcs) };
  },
};

function readContent(rcs: OpenPart): unknown {
  if (rcs.peek('richCard') !== undefined) {
    const rich = rcs.open('richCard');
    const [cardOrientation, cardWidth] = [rich.take('cardOrientation'), rich.take('cardWidth')];
    const cards = rich.each('cards', readCard);
    return cards.length === 1 && cardWidth === undefined
      ? richCard(cards[0], { cardOrientation })
      : carousel(cards, cardWidth);
  }
  const written = rcs.peek('text');
  if (typeof written === 'string') return plainText(rcs.take('text'));
  if (written === undefined) return richCard(readFile(rcs.open('media')));
  const part = rcs.open('text');
  return plainText(part.take('message'), part.each('suggestions', readButton));
}
