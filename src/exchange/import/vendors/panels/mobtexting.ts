import { isRecord } from '../../../../lib/values';
import { readLooseJson } from '../../source/readLooseJson';
import { action, buttonReader, calls, copiesCode, does, opens } from '../reading/buttons';
import { card, carousel, fileAlone, plainText, richCard, textOrCard, noFooter } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import { createParameterWriter } from '../reading/parameterWriter';
import type { Vendor, VendorMessage } from '../reading/vendor';

const readKinds = buttonReader({
  kind: 'type',
  fieldsIn: (choice) => choice.open('payload'),
  text: ['title', 'text'],
  postbackData: ['id', 'content'],
  kinds: {
    reply: 'reply',
    text: 'reply',
    url: opens('url'),
    call: calls('phone_number'),
    dial: calls('phone_number'),
    location: does('viewLocationAction', { latitude: 'latitude', longitude: 'longitude' }),
  },
  placeless: { copy: copiesCode, section: 'Templates don’t support lists of rows.' },
});

/** The time of an event stands there without a zone, so it stays as it is written and the field asks for one. */
function readChoice(choice: OpenPart): unknown {
  if (choice.peek('type') !== 'calendar') return readKinds(choice);
  choice.take('type');
  const part = choice.open('payload');
  const event = part.open('event');
  const startTime = [event.take('date'), event.take('time')]
    .filter((each) => typeof each === 'string')
    .join('T');
  const fields = { startTime, title: event.take('title'), description: event.take('description') };
  const [text, postbackData] = [part.take('title', 'text'), part.take('id')];
  choice.finish();
  return action(text, 'createCalendarEventAction', fields, { postbackData });
}

/** A list, or replies and actions apart. */
function readChoices(part: OpenPart): unknown[] {
  if (Array.isArray(part.peek('choices'))) return part.each('choices', readChoice);
  const choices = part.open('choices');
  return [...choices.each('replies', readChoice), ...choices.each('actions', readChoice)];
}

type Write = (text: unknown) => unknown;

function readCard(part: OpenPart, write: Write) {
  const [title, description] = [write(part.take('title')), write(part.take('description'))];
  const body = part.open('body');
  body.take('type');
  const [fileUrl, height] = [body.take('payload.url'), body.take('payload.height')];
  const suggestions = readChoices(part);
  part.finish();
  return card({ title, description, fileUrl, height, suggestions });
}

/** A header makes it a card, as a text has none. */
function readInteractive(part: OpenPart, write: Write) {
  part.explain({ footer: noFooter });
  const header = part.open('header');
  const isText = header.take('type') === 'text';
  const title = isText ? write(header.take('payload.text')) : undefined;
  const fileUrl = isText ? undefined : header.take('payload.url');
  const body = part.open('body');
  body.take('type');
  const description = write(body.take('payload.text'));
  const suggestions = readChoices(part);
  part.take('body_params');
  return textOrCard({ title, description, fileUrl, suggestions });
}

function readPayload(type: unknown, payload: OpenPart, write: Write): VendorMessage | { problem: string } {
  switch (type) {
    case 'carousel': {
      const written = payload.peek('cards');
      if (Array.isArray(written) && written.every((each) => typeof each === 'string'))
        return {
          problem:
            'This carousel has only the IDs of its cards. Paste the response to the request that created it.',
        };
      return { component: carousel(payload.list('cards').map((each) => readCard(each, write))) };
    }
    case 'card':
      return { component: richCard(readCard(payload, write)) };
    case 'media': {
      payload.take('type');
      const media = payload.open('payload');
      return fileAlone({ fileUrl: media.take('url'), description: write(media.take('caption')) });
    }
    case 'interactive':
      return { component: readInteractive(payload, write) };
    default: {
      const text = write(payload.take('text'));
      payload.take('body_params');
      return { component: plainText(text) };
    }
  }
}

const kinds = ['text', 'interactive', 'card', 'carousel', 'media'];

function isTyped(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || typeof value.type !== 'string' || !kinds.includes(value.type)) return false;
  const { payload } = value;
  return isRecord(payload) || (typeof payload === 'string' && /^\s*\{/.test(payload));
}

/** An entry of a list of templates. */
const isAnswer = ({ payload, name }: Record<string, unknown>) =>
  typeof payload === 'string' && typeof name === 'string';

/** Messages and templates of mobtexting: everything is a type with a payload, which an answer writes as a text. */
export const mobtexting: Vendor = {
  name: 'mobtexting message',
  pages: [
    'https://portal.mobtexting.com/docs/v2/rcs/send-message',
    'https://portal.mobtexting.com/docs/v2/rcs/template',
    'https://github.com/vasavi168/docs/blob/1039ee3b0021ca21be7902750638f4a22e9278c0/v2/rcs/send-message.md',
    'https://github.com/vasavi168/docs/blob/92220b9514b5c9d6ebdcc7f2727cb6d0eace1496/v2/rcs/template.md',
  ],
  detect: (value) =>
    isTyped(value.message) ||
    (isTyped(value) && (['language', 'number', 'alias'].some((key) => key in value) || isAnswer(value))),
  read(root, value, notes) {
    const holder = isTyped(value) ? root : root.open('message');
    const [name, type] = [root.take('name'), holder.take('type')];
    const writer = createParameterWriter(value, notes);
    const message = readPayload(type, openPayload(holder), (text) => writer.text(text, 'text'));
    return 'problem' in message ? message : { name, ...message, parameters: writer.collected() };
  },
};

/** The payload, in an answer written as `{ type, payload }` in a text. */
function openPayload(holder: OpenPart): OpenPart {
  const written = holder.peek('payload');
  if (typeof written !== 'string') return holder.open('payload');
  const read = readLooseJson(written);
  const outer = holder.openAs('payload', read.ok ? read.value : undefined);
  outer.take('type', 'cards');
  const inner = outer.peek('payload');
  return Array.isArray(inner) ? outer.openAs('payload', { cards: inner }) : outer.open('payload');
}
