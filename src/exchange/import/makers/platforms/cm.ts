import { isRecord } from '../../../../lib/values';
import { foldName } from '../../parts/readers';
import { quote } from '../../parts/importNotes';
import { cardReader } from '../reading/cardReader';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, carousel, known, plainText, reply, richCard } from '../reading/shapes';

/** The Business Messaging API: messages with a rich content whose conversation has one entry for each bubble. */
export const cm: Maker = {
  name: 'a message of CM.com',
  pages: [
    'https://developers.cm.com/messaging/docs/rcs',
    'https://developers.cm.com/messaging/docs/rcs-carousel-messages',
    'https://developers.cm.com/messaging/docs/rcs-suggested-replies-messages',
    'https://github.com/cmdotcom/text-sdk-dotnet',
  ],
  detect(value) {
    const { messages } = value;
    const first: unknown = isRecord(messages) && Array.isArray(messages.msg) ? messages.msg[0] : undefined;
    return isRecord(first) && isRecord(first.richContent);
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    const messages = root.open('messages');
    const [message, ...otherMessages] = messages.list('msg');
    if (!message) return { problem: 'This holds no message.' };
    const content = message.open('richContent');
    const [bubble, ...others] = content.list('conversation');
    for (const other of [...otherMessages, ...others]) other.setAside('Only the first message was taken.');
    if (!bubble) return { problem: 'The conversation of this message is empty.' };
    const component = readBubble(bubble);
    const buttons = content.list('suggestions');
    if (buttons.length > 0 && 'text' in component) {
      component.suggestions = known(buttons.map(readButton));
    } else for (const button of buttons) button.setAside('Chips beside a card have no place in a template.');
    const body = message.open('body');
    body.keepFallback('content');
    for (const part of [body, content, message, messages, root]) part.finish();
    return { value: { component } };
  },
};

function readBubble(bubble: OpenPart): Record<string, unknown> {
  const text = bubble.take('text');
  if (text !== undefined) {
    const suggestions = known(bubble.list('suggestions').map(readButton));
    bubble.finish();
    return plainText(text, suggestions);
  }
  const slider = bubble.take('carousel');
  if (slider !== undefined) {
    const part = bubble.reopen('carousel', slider);
    const cards = part.list('cards').map(readCard);
    const width = part.take('cardWidth');
    for (const each of [part, bubble]) each.finish();
    return carousel(cards, width);
  }
  const written = bubble.take('richCard', 'card');
  const content = written === undefined ? readCard(bubble) : readCard(bubble.reopen('richCard', written));
  bubble.finish();
  return richCard(content);
}

const readCard = cardReader(
  {
    title: 'header',
    description: 'text',
    media: { fileUrl: 'mediaUri' },
  },
  readButton,
);

/** The members of a button that hold what it does, by its folded kind. */
const actions = new Map<string, (button: OpenPart) => [kind: string, fields: Record<string, unknown>]>([
  ['dial', (button) => ['dialAction', membersOf(button.open('dial'), { phoneNumber: 'phoneNumber' })]],
  [
    'viewlocation',
    (button) => {
      const names = { latitude: 'latitude', longitude: 'longitude', label: 'label', query: 'searchQuery' };
      const { latitude, longitude, ...rest } = membersOf(button.open('viewLocation', 'location'), names);
      const hasPoint = latitude !== undefined || longitude !== undefined;
      return ['viewLocationAction', { ...(hasPoint ? { latLong: { latitude, longitude } } : {}), ...rest }];
    },
  ],
  [
    'createcalendarevent',
    (button) => {
      const names = {
        startTime: 'startTime',
        endTime: 'endTime',
        title: 'title',
        description: 'description',
      };
      return ['createCalendarEventAction', membersOf(button.open('calendar'), names)];
    },
  ],
]);

/** Members of a part by their names here. */
function membersOf<Name extends string>(part: OpenPart, names: Record<Name, string>) {
  const members = Object.entries<string>(names).map(([name, written]) => [name, part.take(written)]);
  part.finish();
  return Object.fromEntries(members) as Partial<Record<Name, unknown>>;
}

function readButton(button: OpenPart) {
  const kind = button.take('action');
  const word = typeof kind === 'string' ? foldName(kind) : '';
  const [text, postbackData] = [button.take('label'), button.take('postbackdata')];
  if (word === 'reply') return finished(button, reply(text, postbackData));
  if (word === 'openurl')
    return finished(button, action(text, 'openUrlAction', { url: button.take('url') }, { postbackData }));
  const read = actions.get(word);
  if (read) return finished(button, action(text, ...read(button), { postbackData }));
  button.setAside(`A button of the kind ${quote(kind)} is not understood.`);
  return undefined;
}

function finished<Value>(part: OpenPart, value: Value): Value {
  part.finish();
  return value;
}
