import { isRecord } from '../../../../lib/values';
import type { Placeholder } from '../../../../schema/draft/parameters';
import { foldName } from '../../parts/readers';
import { quote } from '../../parts/importNotes';
import { fileAlone } from '../reading/fileAlone';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, card, carousel, known, plainText, reply, richCard, template } from '../reading/shapes';

/** The types that RCS shows, the richest first. */
const readers = {
  'twilio/carousel': readCarousel,
  'twilio/card': readCard,
  'twilio/quick-reply': readText,
  'twilio/call-to-action': readText,
  'twilio/media': readCard,
  'twilio/text': readText,
} as const;

/** The Content API: one content in several types, of which a channel takes one. */
export const twilio: Maker = {
  name: 'a content template of Twilio',
  pages: [
    'https://www.twilio.com/docs/content/content-api-resources',
    'https://www.twilio.com/docs/content/twiliocard',
    'https://www.twilio.com/docs/content/carousel',
    'https://www.twilio.com/docs/content/twilio-quick-reply',
    'https://www.twilio.com/docs/content/twilio-media',
    'https://www.twilio.com/docs/content/twilio-text',
  ],
  detect: (value) => Object.keys(isRecord(value.types) ? value.types : value).some(isType),
  read(value, notes) {
    const isBare = !isRecord(value.types);
    const root = openPart(value, [], notes);
    const types = isBare ? root : root.open('types');
    const name = isBare ? undefined : root.take('friendly_name');
    const type = Object.keys(readers).find((each) => each in (isBare ? value : Object(value.types)));
    if (type === undefined) {
      const written = Object.keys(isBare ? value : Object(value.types)).find(isType);
      return { problem: `This content template of Twilio has only "${written}", which no template can be.` };
    }
    const component = readers[type as keyof typeof readers](types.open(type));
    if (!isBare)
      types.finish((key) => `Of several types of the content only "${type}" was taken, not "${key}".`);
    const variables = isBare ? undefined : root.take('variables');
    if (variables !== undefined && !isRecord(variables))
      notes.unmapped(['variables'], variables, `${quote(variables)} is not an object.`);
    const placeholders = readVariables(variables);
    root.finish();
    const doubt =
      type === 'twilio/media' && 'richCard' in component
        ? 'It is a file with a text, which became a card: give the card a title.'
        : undefined;
    return { value: template(name, component), placeholders, ...(doubt === undefined ? {} : { doubt }) };
  },
};

const isType = (key: string) => key.startsWith('twilio/');

function readText(content: OpenPart) {
  const text = content.take('body');
  const buttons = known(content.list('actions').map(readAction));
  content.finish();
  return plainText(text, buttons);
}

/** Without a title and a picture it arrives as a text with chips. */
function readCard(content: OpenPart) {
  const [title, description, media] = [content.take('title'), content.take('body'), content.take('media')];
  const suggestions = known(content.list('actions').map(readAction));
  content.finish((key) =>
    key === 'subtitle' ? 'A card has no subtitle.' : `"${key}" is no part of a card.`,
  );
  const fileUrl = firstOf(media, content);
  if (title === undefined && fileUrl === undefined) return plainText(description, suggestions);
  return richCard(card({ title, description, fileUrl, suggestions }));
}

/** A card has one file. */
function firstOf(media: unknown, part: OpenPart): unknown {
  if (!Array.isArray(media)) return media;
  const [first, ...others]: unknown[] = media;
  if (others.length > 0) part.leave('media', others, 'A card has one file; only the first was taken.');
  return first;
}

function readCarousel(content: OpenPart) {
  const cards = content.list('cards').map((each) => {
    const [title, description, media] = [each.take('title'), each.take('body'), each.take('media')];
    const suggestions = known(each.list('actions').map(readAction));
    each.finish();
    return card({
      title,
      description,
      fileUrl: firstOf(media, each),
      suggestions,
    });
  });
  content.finish((key) =>
    key === 'body' ? 'A carousel has no text beside it over RCS.' : `"${key}" is no part of a carousel.`,
  );
  return carousel(cards);
}

function readAction(button: OpenPart) {
  const kind = button.take('type') ?? 'QUICK_REPLY';
  const word = typeof kind === 'string' ? foldName(kind) : '';
  const [text, postbackData] = [button.take('title'), button.take('id')];
  const size = button.take('webviewSize');
  const isWebview = size !== undefined && size !== 'NONE';
  const webview = isWebview ? { application: 'WEBVIEW', webviewViewMode: size } : {};
  if (word === 'quickreply') return finished(button, reply(text, postbackData));
  if (word === 'url')
    return finished(
      button,
      action(text, 'openUrlAction', { url: button.take('url'), ...webview }, { postbackData }),
    );
  if (word === 'phonenumber' || word === 'voicecall')
    return finished(
      button,
      action(text, 'dialAction', { phoneNumber: button.take('phone') }, { postbackData }),
    );
  button.setAside(`A button of the kind ${quote(kind)} is not understood.`);
  return undefined;
}

function finished<Value>(part: OpenPart, value: Value): Value {
  part.finish();
  return value;
}

/** `{"1": "Amy"}` for `{{1}}`. */
function readVariables(variables: unknown): Placeholder[] {
  if (!isRecord(variables)) return [];
  return Object.entries(variables).map(([key, sample]) => ({
    text: `{{${key}}}`,
    name: /^\d+$/.test(key) ? `Variable ${key}` : key,
    sample: typeof sample === 'string' ? sample : JSON.stringify(sample),
  }));
}

/** A message of the Messages API with its words, as its commands send them. */
export const twilioMessage: Maker = {
  name: 'a message of Twilio',
  pages: ['https://www.twilio.com/docs/messaging/api/message-resource'],
  detect: ({ Body: text, To: to, From: from, MessagingServiceSid: service }) =>
    typeof text === 'string' && [to, from, service].some((each) => typeof each === 'string'),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const [text, media] = [root.take('Body'), root.take('MediaUrl')];
    const fileUrl = firstOf(media, root);
    root.finish();
    return fileUrl === undefined
      ? { value: { component: plainText(text) } }
      : fileAlone({ fileUrl, description: text });
  },
};
