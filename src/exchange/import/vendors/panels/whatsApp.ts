import { isRecord } from '../../../../lib/values';
import { quoteValue } from '../../parts/importNotes';
import { foldName } from '../../parts/readers';
import { readLooseJson } from '../../source/readLooseJson';
import { buttonReader, calls, copiesCode, opens, withAddress } from '../reading/buttons';
import {
  card,
  carousel,
  plainText,
  richCard,
  noFooter,
  noTextBesideCarousel,
  oneFile,
} from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import { createParameterWriter, type ParameterWriter } from '../reading/parameterWriter';
import type { Vendor } from '../reading/vendor';

/** Whether components in the form of WhatsApp hold words or pictures of a message: those of a sending hold values only. */
export function holdsWords(components: unknown): boolean {
  if (!Array.isArray(components)) return false;
  return components.filter(isRecord).some(({ text, buttons, format, cards }) => {
    const inCards =
      Array.isArray(cards) && cards.some((each) => isRecord(each) && holdsWords(each.components));
    return text !== undefined || Array.isArray(buttons) || typeof format === 'string' || inCards;
  });
}

const kinds = ['header', 'body', 'footer', 'buttons', 'carousel', 'limitedtimeoffer'];

/**
 * Creations of a template in the form of WhatsApp, which many panels share: a header, a body, a footer and buttons, or
 * cards of those.
 */
export const whatsApp: Vendor = {
  name: 'WhatsApp template',
  pages: [
    'https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates/components',
    'https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates/media-card-carousel-templates',
  ],
  detect: (value) => isCreation(value) || isCreation(value.template),
  read(root, value, notes) {
    const part = isCreation(value) ? root : root.open('template');
    const name = part.take('name');
    const writer = createParameterWriter(value, notes);
    const message = readMessage(part.listInText('components'), writer);
    return { name, ...message, parameters: writer.collected() };
  },
};

/** A list of components, which may be written as JSON in a text. */
function componentsOf(value: unknown): unknown[] {
  const written = isRecord(value) ? value.components : undefined;
  if (Array.isArray(written)) return written;
  if (typeof written !== 'string' || !/^\s*\[\s*\{/.test(written)) return [];
  const read = readLooseJson(written);
  return read.ok && Array.isArray(read.value) ? read.value : [];
}

/** A creation holds texts; a request that sends a template holds values only. */
function isCreation(value: unknown): boolean {
  const components = componentsOf(value).filter(isRecord);
  const isForm = components.some(({ type }) => typeof type === 'string' && kinds.includes(foldName(type)));
  return (
    isForm && (holdsWords(components) || !components.some(({ parameters }) => Array.isArray(parameters)))
  );
}

type Message = {
  text?: unknown;
  title?: unknown;
  fileUrl?: unknown;
  /** It has a picture whose address is not in it. */
  lacksPicture?: boolean;
  buttons: unknown[];
  cards?: ReturnType<typeof card>[];
};

function readMessage(components: readonly OpenPart[], writer: ParameterWriter) {
  const message = readParts(components, writer, '');
  const { text, title, fileUrl, lacksPicture, buttons, cards } = message;
  const doubt = lacksPicture
    ? 'The picture has an ID instead of a link, so it’s missing. Add it to the card.'
    : undefined;
  if (cards) return { component: carousel(cards), doubt };
  const isCard = title !== undefined || fileUrl !== undefined || lacksPicture === true;
  return {
    component: isCard
      ? richCard(card({ title, description: text, fileUrl, suggestions: buttons }))
      : plainText(text, buttons),
    doubt,
  };
}

function readParts(components: readonly OpenPart[], writer: ParameterWriter, within: string): Message {
  const message: Message = { buttons: [] };
  const hasCards = components.some((part) => part.peek('cards') !== undefined);
  for (const part of components) {
    const kind = part.take('type');
    const word = typeof kind === 'string' ? foldName(kind) : '';
    if (hasCards && (word === 'header' || word === 'body')) part.setAside(noTextBesideCarousel);
    else if (hasCards && word === 'buttons') {
      part.keepChips('buttons');
      part.finish();
    } else if (word === 'header') readHeader(part, message, writer, within);
    else if (word === 'body' && message.text !== undefined)
      part.setAside('Only the first body was imported.');
    else if (word === 'body') {
      message.text = readText(part, part.open('example'), 'body', writer, within);
      part.finish();
    } else if (word === 'buttons') {
      message.buttons.push(...part.each('buttons', (button) => readButton(button, writer, within)));
      part.finish();
    } else if (word === 'carousel') {
      message.cards = part.list('cards').map((each, index) => {
        const inner = readParts(each.list('components'), writer, `${within}card ${index + 1} `);
        each.finish();
        message.lacksPicture ||= inner.lacksPicture === true;
        const { title, text: description, fileUrl, buttons: suggestions } = inner;
        return card({ title, description, fileUrl, suggestions });
      });
      part.finish();
    } else {
      part.setAside(
        word === 'footer' ? noFooter : `Templates don’t support components of type ${quoteValue(kind)}.`,
      );
    }
  }
  return message;
}

function readHeader(part: OpenPart, message: Message, writer: ParameterWriter, within: string) {
  const format = part.take('format') ?? 'TEXT';
  const word = typeof format === 'string' ? foldName(format) : '';
  const example = part.open('example');
  if (word === 'text' && message.title === undefined) {
    message.title = readText(part, example, 'header', writer, within);
  } else if ((word === 'image' || word === 'video') && message.fileUrl === undefined) {
    const handles = example.entries('header_handle', 'header_url');
    const address = handles.find((handle) => typeof handle === 'string' && /^https?:\/\//.test(handle));
    const others = handles.filter((handle) => handle !== address);
    message.fileUrl = address;
    message.lacksPicture = address === undefined;
    if (others.length > 0)
      example.leave(
        'header_handle',
        others,
        address === undefined ? 'The picture has an ID instead of a link.' : oneFile,
      );
  } else {
    part.setAside(`Templates don’t support headers of type ${quoteValue(format)}.`);
    return;
  }
  part.finish();
}

/** A text with its variables as parameters. Samples of a text without variables are set aside. */
function readText(part: OpenPart, example: OpenPart, name: string, writer: ParameterWriter, within: string) {
  const text = part.take('text');
  const hasVariables = typeof text === 'string' && text.includes('{{');
  const samples = hasVariables ? samplesIn(example, `${name}_text`) : undefined;
  return writer.text(text, `${within}${name}`, samples);
}

/** The sample of a variable: by its number in the first list, or by its name. */
function samplesIn(example: OpenPart, member: string): (key: string) => unknown {
  const [first, ...others] = example.entries(member);
  const numbered: unknown[] = Array.isArray(first) ? first : first === undefined ? [] : [first, ...others];
  const byName = example.entries(`${member}_named_params`).filter(isRecord);
  return (key) =>
    /^\d+$/.test(key)
      ? numbered[Number(key) - 1]
      : byName.find(({ param_name: name }) => name === key)?.['example'];
}

const readKinds = buttonReader({
  kind: 'type',
  text: 'text',
  kinds: {
    quickreply: 'reply',
    url: opens('url'),
    phonenumber: calls('phone_number', 'phoneNumber'),
    voicecall: calls('phone_number', 'phoneNumber'),
  },
  placeless: { copycode: copiesCode },
});

function readButton(button: OpenPart, writer: ParameterWriter, within: string) {
  const url = button.peek('url');
  const [example] = typeof url === 'string' && url.includes('{{') ? button.entries('example') : [];
  return withAddress(readKinds(button), (address) => writer.address(address, `${within}address`, example));
}
