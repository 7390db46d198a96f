import { isRecord } from '../../../../lib/values';
import { fileAlone } from '../reading/fileAlone';
import { cardReader } from '../reading/cardReader';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, carousel, known, plainText, reply, richCard } from '../reading/shapes';

const forms = ['textMessage', 'richcardMessage', 'fileMessage', 'suggestedChipList'];

/** Messages of the chatbot interface of the GSMA, which operators and their platforms share. */
export const gsma: Maker = {
  name: 'a message in the form of the GSMA',
  pages: [
    'https://www.gsma.com/newsroom/wp-content/uploads/RCC.07-v11.0.pdf',
    'https://www.gsma.com/newsroom/wp-content/uploads/FNW.11_v2.0.pdf',
  ],
  detect: ({ RCSMessage: message }) => isRecord(message) && forms.some((form) => form in message),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const message = root.open('RCSMessage');
    const read = readMessage(message);
    for (const part of [message, root]) part.finish();
    return read;
  },
};

function readMessage(message: OpenPart): MakerMessage {
  const chips = message.open('suggestedChipList');
  const rich = message.open('richcardMessage').open('message');
  const single = rich.open('generalPurposeCard');
  const several = rich.open('generalPurposeCardCarousel');
  const read = () => {
    const text = message.take('textMessage');
    if (text !== undefined) {
      const buttons = known(chips.list('suggestions').map(readButton));
      return { value: { component: plainText(text, buttons) } };
    }
    const isCard = several.peek('content') !== undefined || single.peek('content') !== undefined;
    if (isCard) chips.keepChips('suggestions');
    if (several.peek('content') !== undefined) {
      const layout = several.open('layout');
      const cardWidth = layout.take('cardWidth');
      layout.finish();
      return { value: { component: carousel(several.list('content').map(readCard), cardWidth) } };
    }
    if (single.peek('content') !== undefined) {
      const layout = single.open('layout');
      const frame = {
        cardOrientation: layout.take('cardOrientation'),
        thumbnailImageAlignment: layout.take('imageAlignment'),
      };
      layout.finish();
      return { value: { component: richCard(readCard(single.open('content')), frame) } };
    }
    if (message.peek('fileMessage') === undefined)
      return { value: { component: plainText(undefined, known(chips.list('suggestions').map(readButton))) } };
    chips.keepChips('suggestions');
    const file = message.open('fileMessage');
    const [fileUrl, thumbnailUrl] = [file.take('fileUrl'), file.take('thumbnailUrl')];
    file.finish();
    return fileAlone({ fileUrl, thumbnailUrl });
  };
  const content = read();
  for (const part of [single, several, rich, chips]) part.finish();
  return content;
}

const readCard = cardReader(
  {
    title: 'title',
    description: 'description',
    media: {
      fileUrl: 'mediaUrl',
      thumbnailUrl: 'thumbnailUrl',
      height: 'height',
      altText: 'contentDescription',
    },
  },
  readButton,
);

function readButton(button: OpenPart) {
  const written = button.take('reply');
  const part = written === undefined ? button.open('action') : button.reopen('reply', written);
  const text = part.take('displayText');
  const postback = part.open('postback');
  const postbackData = postback.take('data');
  const read = written === undefined ? readAction(part, text, postbackData) : reply(text, postbackData);
  if (read === undefined) button.setAside('What this button does is not understood.');
  else for (const each of [postback, part, button]) each.finish();
  return read;
}

type Deed = {
  kind: string;
  path: readonly [string, string];
  fields: (inner: OpenPart) => Record<string, unknown>;
};

const deeds: readonly Deed[] = [
  {
    kind: 'openUrlAction',
    path: ['urlAction', 'openUrl'],
    fields: (inner) => ({
      url: inner.take('url'),
      application: inner.take('application'),
      webviewViewMode: inner.take('viewMode'),
    }),
  },
  {
    kind: 'dialAction',
    path: ['dialerAction', 'dialPhoneNumber'],
    fields: (inner) => ({ phoneNumber: inner.take('phoneNumber') }),
  },
  {
    kind: 'viewLocationAction',
    path: ['mapAction', 'showLocation'],
    fields(inner) {
      const place = inner.open('location');
      const latLong = { latitude: place.take('latitude'), longitude: place.take('longitude') };
      const hasPoint = latLong.latitude !== undefined || latLong.longitude !== undefined;
      const fields = {
        latLong: hasPoint ? latLong : undefined,
        label: place.take('label'),
        query: place.take('query'),
      };
      place.finish();
      return fields;
    },
  },
  { kind: 'shareLocationAction', path: ['mapAction', 'requestLocationPush'], fields: () => ({}) },
  {
    kind: 'createCalendarEventAction',
    path: ['calendarAction', 'createCalendarEvent'],
    fields: (inner) => ({
      startTime: inner.take('startTime'),
      endTime: inner.take('endTime'),
      title: inner.take('title'),
      description: inner.take('description'),
    }),
  },
];

function readAction(part: OpenPart, text: unknown, postbackData: unknown) {
  for (const { kind, path, fields } of deeds) {
    const outer = part.peek(path[0]);
    if (!isRecord(outer) || !isRecord(outer[path[1]])) continue;
    const holder = part.open(path[0]);
    const inner = holder.open(path[1]);
    const fallbackUrl = inner.take('fallbackUrl');
    const own = fields(inner);
    for (const each of [inner, holder]) each.finish();
    return action(text, kind, own, { postbackData, fallbackUrl });
  }
  return undefined;
}
