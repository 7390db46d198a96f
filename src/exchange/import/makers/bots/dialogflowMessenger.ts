import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, card, plainText, reply, richCard } from '../reading/shapes';

const payloadOf = (value: Record<string, unknown>) => (isRecord(value.payload) ? value.payload : value);

type Parts = {
  title?: unknown;
  lines: string[];
  fileUrl?: unknown;
  altText?: unknown;
  buttons: unknown[];
};

/** Rich contents of Dialogflow CX: elements one below the other, which make one card or one text with buttons. */
export const dialogflowMessenger: Maker = {
  name: 'a rich content of Dialogflow CX',
  pages: ['https://cloud.google.com/dialogflow/cx/docs/concept/integration/dialogflow-messenger/fulfillment'],
  detect: (value) => Array.isArray(payloadOf(value)['richContent']),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const payload = payloadOf(value) === value ? root : root.open('payload');
    const written = payload.take('richContent');
    const [first, ...others]: unknown[] = Array.isArray(written) ? written : [];
    if (others.length > 0) payload.leave('richContent', others, 'Only the first block was taken.');
    const parts: Parts = { lines: [], buttons: [] };
    const elements = payload.entriesOf('richContent', Array.isArray(first) ? first : []);
    for (const element of elements) readElement(element, parts);
    for (const part of new Set([payload, root])) part.finish();
    const { title, lines, fileUrl, altText, buttons } = parts;
    const text = lines.length > 0 ? lines.join('\n\n') : undefined;
    const component =
      title === undefined && fileUrl === undefined
        ? plainText(text, buttons)
        : richCard(card({ title, description: text, fileUrl, altText, suggestions: buttons }));
    return { value: { component } };
  },
};

function readElement(part: OpenPart, parts: Parts) {
  const type = part.peek('type');
  if (type === 'image' && parts.fileUrl === undefined) {
    parts.fileUrl = part.take('rawUrl');
    parts.altText = part.take('accessibilityText');
  } else if ((type === 'info' || type === 'description') && parts.title === undefined) {
    parts.title = part.take('title');
    const [subtitle, texts] = [part.take('subtitle'), part.entries('text')];
    parts.lines.push(...[subtitle, ...texts].filter((line) => typeof line === 'string'));
  } else if (type === 'chips') {
    for (const option of part.list('options')) parts.buttons.push(readButton(option));
  } else if (type === 'button') {
    parts.buttons.push(readButton(part));
  } else {
    part.setAside('This element has no place beside the others.');
    return;
  }
  part.take('type');
  part.finish();
}

function readButton(part: OpenPart) {
  const [text, url] = [part.take('text'), part.take('link', 'actionLink')];
  part.take('type');
  part.finish();
  return url === undefined ? reply(text) : action(text, 'openUrlAction', { url });
}
