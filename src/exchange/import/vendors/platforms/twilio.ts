import { isRecord } from '../../../../lib/values';
import type { ParameterPlaceholder } from '../../../../schema/parameters/parameters';
import { quoteValue } from '../../parts/importNotes';
import { buttonReader, calls, opens } from '../reading/buttons';
import { card, carousel, fileAlone, oneFile, plainText, textOrCard, fileWithText } from '../reading/message';
import { partOf, type OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const readKinds = buttonReader({
  kind: 'type',
  usual: 'QUICK_REPLY',
  text: 'title',
  postbackData: 'id',
  kinds: {
    quickreply: 'reply',
    url: opens('url'),
    phonenumber: calls('phone'),
    voicecall: calls('phone'),
  },
});

function readButton(button: OpenPart) {
  const size = button.take('webviewSize');
  const read = readKinds(button);
  const target = read && 'action' in read ? read.action.openUrlAction : undefined;
  if (isRecord(target) && size !== undefined && size !== 'NONE')
    Object.assign(target, { application: 'WEBVIEW', webviewViewMode: size });
  return read;
}

/** The first file of a message or card. */
function takeFile(part: OpenPart, name: string): unknown {
  const media = part.take(name);
  if (!Array.isArray(media)) return media;
  const [first, ...others]: unknown[] = media;
  if (others.length > 0) part.leave(name, others, oneFile);
  return first;
}

function readCardContent(part: OpenPart, reasons: Record<string, string>, whole: string) {
  const [title, description] = [part.take('title'), part.take('body')];
  const fileUrl = takeFile(part, 'media');
  const suggestions = part.each('actions', readButton);
  part.explain(reasons, partOf(whole));
  part.finish();
  return { title, description, fileUrl, suggestions };
}

const readText = (content: OpenPart) => plainText(content.take('body'), content.each('actions', readButton));

/** Without a title and a picture it arrives as a text with chips. */
const readCard = (content: OpenPart) =>
  textOrCard(readCardContent(content, { subtitle: 'Cards have no subtitle.' }, 'a card'));

function readCarousel(content: OpenPart) {
  const cards = content.list('cards').map((each) => card(readCardContent(each, {}, 'a template')));
  content.explain({ body: 'In RCS, a carousel can’t have text next to it.' }, partOf('a carousel'));
  return carousel(cards);
}

/** The types that RCS shows, the richest first. */
const readers = {
  'twilio/carousel': readCarousel,
  'twilio/card': readCard,
  'twilio/quick-reply': readText,
  'twilio/call-to-action': readText,
  'twilio/media': readCard,
  'twilio/text': readText,
} as const;

const isType = (key: string) => key.startsWith('twilio/');

/** The Content API: one content in several types, of which a channel takes one. */
export const twilio: Vendor = {
  name: 'Twilio content template',
  pages: [
    'https://www.twilio.com/docs/content/content-api-resources',
    'https://www.twilio.com/docs/content/twiliocard',
    'https://www.twilio.com/docs/content/carousel',
    'https://www.twilio.com/docs/content/twilio-quick-reply',
    'https://www.twilio.com/docs/content/twilio-media',
    'https://www.twilio.com/docs/content/twilio-text',
  ],
  detect: (value) => Object.keys(isRecord(value.types) ? value.types : value).some(isType),
  read(root, value, notes) {
    const { types: written } = value;
    const isBare = !isRecord(written);
    const keys = Object.keys(isBare ? value : written);
    const type = (Object.keys(readers) as (keyof typeof readers)[]).find((each) => keys.includes(each));
    if (type === undefined) {
      const found = keys.find(isType);
      return { problem: `This Twilio content template has only “${found}”, which a template can’t be.` };
    }
    if (isBare) return contentOf(type, readers[type](root.open(type)));
    const name = root.take('friendly_name');
    const types = root.open('types');
    types.explain({}, (key) => `Only the content type “${type}” was imported, not “${key}”.`);
    const component = readers[type](types.open(type));
    types.finish();
    const variables = root.take('variables');
    if (variables !== undefined && !isRecord(variables))
      notes.unmapped(['variables'], variables, `${quoteValue(variables)} isn’t an object.`);
    return { ...contentOf(type, component), name, placeholders: readVariables(variables) };
  },
};

const contentOf = (type: keyof typeof readers, component: object) => ({
  component,
  doubt: type === 'twilio/media' && 'richCard' in component ? fileWithText : undefined,
});

/** `{"1": "Amy"}` for `{{1}}`. */
function readVariables(variables: unknown): ParameterPlaceholder[] {
  if (!isRecord(variables)) return [];
  return Object.entries(variables).map(([key, sample]) => ({
    text: `{{${key}}}`,
    name: /^\d+$/.test(key) ? `Variable ${key}` : key,
    sample: typeof sample === 'string' ? sample : JSON.stringify(sample),
  }));
}

/** A message of the Messages API with its words, as its commands send them. */
export const twilioMessage: Vendor = {
  name: 'Twilio message',
  pages: ['https://www.twilio.com/docs/messaging/api/message-resource'],
  detect: ({ Body: text, To: to, From: from, MessagingServiceSid: service }) =>
    typeof text === 'string' && [to, from, service].some((each) => typeof each === 'string'),
  read(root) {
    const [description, fileUrl] = [root.take('Body'), takeFile(root, 'MediaUrl')];
    return fileUrl === undefined
      ? { component: plainText(description) }
      : fileAlone({ fileUrl, description });
  },
};
