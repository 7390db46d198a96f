import { isRecord } from '../../../../lib/values';
import { readLooseJson } from '../../source/readLooseJson';
import { copiesCode, readKindedButton, type ButtonForm } from '../reading/buttons';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { createParameterWriter } from '../reading/parameterWriter';
import { action, card, carousel, known, plainText, present, richCard } from '../reading/shapes';

const kinds = ['text', 'interactive', 'card', 'carousel', 'media'];

/** Messages and templates of mobtexting: everything is a type with a payload, which an answer writes as a text. */
export const mobtexting: Maker = {
  name: 'a message of mobtexting',
  pages: [
    'https://portal.mobtexting.com/docs/v2/rcs/send-message',
    'https://portal.mobtexting.com/docs/v2/rcs/template',
    'https://github.com/vasavi168/docs/blob/1039ee3b0021ca21be7902750638f4a22e9278c0/v2/rcs/send-message.md',
    'https://github.com/vasavi168/docs/blob/92220b9514b5c9d6ebdcc7f2727cb6d0eace1496/v2/rcs/template.md',
  ],
  detect: (value) =>
    isTyped(value.message) ||
    (isTyped(value) && (['language', 'number', 'alias'].some((key) => key in value) || isAnswer(value))),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const holder = isTyped(value) ? root : root.open('message');
    const [name, type] = [root.take('name'), holder.take('type')];
    const writer = createParameterWriter(value, notes);
    const payload = openPayload(holder);
    const message = readPayload(type, payload, (text) => writer.text(text, 'text'));
    if (holder !== root) holder.finish();
    root.finish();
    if ('problem' in message) return message;
    const content = isRecord(message.value) ? message.value : {};
    return { ...message, value: present({ name, ...content }), parameters: writer.collected() };
  },
};

function isTyped(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || typeof value.type !== 'string' || !kinds.includes(value.type)) return false;
  const { payload } = value;
  return isRecord(payload) || (typeof payload === 'string' && /^\s*\{/.test(payload));
}

/** An entry of a list of templates. */
function isAnswer({ payload, name }: Record<string, unknown>): boolean {
  return typeof payload === 'string' && typeof name === 'string';
}

/** The payload, in an answer written as `{ type, payload }` in a text. */
function openPayload(holder: OpenPart): OpenPart {
  const written = holder.take('payload');
  if (typeof written !== 'string') return holder.reopen('payload', written);
  const read = readLooseJson(written);
  const outer = holder.reopen('payload', read.ok ? read.value : undefined);
  const inner = outer.take('payload');
  outer.take('type', 'cards');
  outer.finish();
  return outer.reopen('payload', Array.isArray(inner) ? { cards: inner } : inner);
}

type Write = (text: unknown) => unknown;

function readPayload(type: unknown, payload: OpenPart, write: Write): MakerMessage | { problem: string } {
  switch (type) {
    case 'carousel':
      return readCarousel(payload, write);
    case 'card':
      return { value: { component: richCard(readCard(payload, write)) } };
    case 'media':
      return readMedia(payload, write);
    case 'interactive':
      return { value: { component: readInteractive(payload, write) } };
    default: {
      const text = write(payload.take('text'));
      payload.take('body_params');
      payload.finish();
      return { value: { component: plainText(text) } };
    }
  }
}

function readCarousel(payload: OpenPart, write: Write): MakerMessage | { problem: string } {
  const written = payload.peek('cards');
  if (Array.isArray(written) && written.every((each) => typeof each === 'string'))
    return { problem: 'This carousel names its cards by their ids only. Paste the answer to its creation.' };
  const cards = payload.list('cards').map((each) => readCard(each, write));
  payload.finish();
  return { value: { component: carousel(cards) } };
}

function readCard(part: OpenPart, write: Write) {
  const [title, description] = [write(part.take('title')), write(part.take('description'))];
  const body = part.open('body');
  const media = body.open('payload');
  const content = card({
    title,
    description,
    fileUrl: media.take('url'),
    height: media.take('height'),
    suggestions: readChoices(part),
  });
  body.take('type');
  for (const each of [media, body, part]) each.finish();
  return content;
}

function readMedia(part: OpenPart, write: Write): MakerMessage {
  const media = part.open('payload');
  part.take('type');
  const message = fileAlone({ fileUrl: media.take('url'), description: write(media.take('caption')) });
  for (const each of [media, part]) each.finish();
  return message;
}

/** A header makes it a card, as a text has none. */
function readInteractive(part: OpenPart, write: Write) {
  const header = part.open('header');
  const isText = header.take('type') === 'text';
  const top = header.open('payload');
  const title = isText ? write(top.take('text')) : undefined;
  const fileUrl = isText ? undefined : top.take('url');
  const body = part.open('body');
  const words = body.open('payload');
  const text = write(words.take('text'));
  body.take('type');
  const suggestions = readChoices(part);
  part.take('body_params');
  for (const each of [top, header, words, body]) each.finish();
  part.finish((key) =>
    key === 'footer' ? 'A footer has no place in a template.' : `"${key}" is no part of a template.`,
  );
  return title === undefined && fileUrl === undefined
    ? plainText(text, suggestions)
    : richCard(card({ title, description: text, fileUrl, suggestions }));
}

/** A list, or replies and actions apart. */
function readChoices(part: OpenPart): unknown[] {
  if (Array.isArray(part.peek('choices'))) return known(part.list('choices').map(readChoice));
  const choices = part.open('choices');
  const read = [...choices.list('replies'), ...choices.list('actions')].map(readChoice);
  choices.finish();
  return known(read);
}

const choiceForm: ButtonForm = {
  kind: ['type'],
  text: ['title', 'text'],
  postbackData: ['id', 'content'],
  kinds: {
    reply: { does: 'reply' },
    text: { does: 'reply' },
    url: { does: 'openUrl', from: ['url'] },
    call: { does: 'dial', from: ['phone_number'] },
    dial: { does: 'dial', from: ['phone_number'] },
  },
  placeless: { copy: copiesCode, section: 'A list of rows has no place in a template.' },
};

function readChoice(choice: OpenPart): unknown {
  const type = choice.peek('type');
  if (type === 'calendar') return readEvent(choice);
  if (type === 'location') return readPlace(choice);
  return readKindedButton(choiceForm, choice, choice.open('payload'));
}

/** The time stands there without a zone, so it stays as it is written and the field asks for one. */
function readEvent(choice: OpenPart) {
  choice.take('type');
  const part = choice.open('payload');
  const event = part.open('event');
  const [date, time] = [event.take('date'), event.take('time')];
  const startTime = [date, time].filter((each) => typeof each === 'string').join('T');
  const fields = { startTime, title: event.take('title'), description: event.take('description') };
  const [text, postbackData] = [part.take('title', 'text'), part.take('id')];
  for (const each of [event, part, choice]) each.finish();
  return action(text, 'createCalendarEventAction', fields, { postbackData });
}

function readPlace(choice: OpenPart) {
  choice.take('type');
  const part = choice.open('payload');
  const latLong = { latitude: part.take('latitude'), longitude: part.take('longitude') };
  const [text, postbackData] = [part.take('title', 'text'), part.take('id')];
  for (const each of [part, choice]) each.finish();
  return action(text, 'viewLocationAction', { latLong }, { postbackData });
}
