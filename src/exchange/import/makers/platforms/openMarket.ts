import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, card, carousel, known, plainText, reply, richCard } from '../reading/shapes';

/** The Invoke API. Text, file and card of one request are messages of their own there. */
export const openMarket: Maker = {
  name: 'a message of OpenMarket',
  pages: [
    'https://www.openmarket.com/docs/Content/apis/rcs/rcs-invoke.htm',
    'https://www.openmarket.com/docs/Content/apis/rcs/rcs-examples.htm',
  ],
  detect({ variables }) {
    const request = isRecord(variables) ? variables.request : undefined;
    return isRecord(request) && isRecord(request.rcs);
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    const variables = root.open('variables');
    const request = variables.open('request');
    const rcs = request.open('rcs');
    const sms = request.open('sms');
    sms.keepFallback('messageContent');
    const component = readContent(rcs);
    rcs.finish((key) => `"${key}" is a message of its own; a template holds one.`);
    for (const part of [sms, request, variables, root]) part.finish();
    return { value: { component } };
  },
};

function readContent(rcs: OpenPart): unknown {
  const rich = rcs.take('richCard');
  if (rich !== undefined) return readRichCard(rcs.reopen('richCard', rich));
  const written = rcs.take('text');
  if (written !== undefined) {
    const part = rcs.reopen('text', written);
    const text = typeof written === 'string' ? written : part.take('message');
    const buttons = known(part.list('suggestions').map(readButton));
    part.finish();
    return plainText(text, buttons);
  }
  const media = rcs.open('media');
  const content = readMedia(media);
  const suggestions = known(media.list('suggestions').map(readButton));
  media.finish();
  return richCard(card({ ...content, suggestions }));
}

function readRichCard(part: OpenPart) {
  const [cardOrientation, cardWidth] = [part.take('cardOrientation'), part.take('cardWidth')];
  const cards = part.list('cards').map((each) => {
    const media = each.open('media');
    const content = card({
      title: each.take('title'),
      description: each.take('description'),
      ...readMedia(media),
      suggestions: known(each.list('suggestions').map(readButton)),
    });
    for (const open of [media, each]) open.finish();
    return content;
  });
  part.finish();
  return cards.length === 1 && cardWidth === undefined
    ? richCard(cards[0], { cardOrientation })
    : carousel(cards, cardWidth);
}

const readMedia = (media: OpenPart) => ({
  fileUrl: media.take('fileUrl'),
  thumbnailUrl: media.take('thumbnailUrl'),
  height: media.take('height'),
});

function readButton(button: OpenPart) {
  const replied = button.take('reply');
  if (replied !== undefined) {
    const part = button.reopen('reply', replied);
    const read = reply(part.take('displayText'), part.take('customerData'));
    for (const each of [part, button]) each.finish();
    return read;
  }
  const part = button.open('action');
  const text = part.take('displayText');
  const more = { postbackData: part.take('customerData') };
  const read = readAction(part, text, more);
  for (const each of [part, button]) each.finish();
  return read;
}

function readAction(part: OpenPart, text: unknown, more: { postbackData?: unknown }) {
  const address = part.open('urlAction');
  const url = address.take('url');
  const call = part.open('dialAction');
  const phoneNumber = call.take('phoneNumber');
  const place = part.open('locationAction');
  const latLong = { latitude: degrees(place.take('latitude')), longitude: degrees(place.take('longitude')) };
  const [label, query] = [place.take('label'), place.take('query')];
  const event = part.open('calendarAction');
  const [startTime, endTime] = [event.take('startTime'), event.take('endTime')];
  const [title, description] = [event.take('title'), event.take('description')];
  for (const each of [address, call, place, event]) each.finish();
  if (url !== undefined) return action(text, 'openUrlAction', { url }, more);
  if (phoneNumber !== undefined) return action(text, 'dialAction', { phoneNumber }, more);
  if (startTime !== undefined || endTime !== undefined)
    return action(text, 'createCalendarEventAction', { startTime, endTime, title, description }, more);
  const hasPoint = latLong.latitude !== undefined || latLong.longitude !== undefined;
  return action(text, 'viewLocationAction', { latLong: hasPoint ? latLong : undefined, label, query }, more);
}

/** A plus sign before degrees, as in their examples. */
const degrees = (value: unknown) => (typeof value === 'string' ? value.replace(/^\+/, '') : value);
