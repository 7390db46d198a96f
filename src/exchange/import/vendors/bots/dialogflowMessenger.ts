import { action, reply } from '../reading/buttons';
import { textOrCard, within } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

type Parts = {
  title?: unknown;
  lines: string[];
  fileUrl?: unknown;
  altText?: unknown;
  suggestions: unknown[];
};

/** Rich contents of Dialogflow CX: elements one below the other, which make one card or one text with buttons. */
export const dialogflowMessenger: Vendor = {
  name: 'Dialogflow CX rich content',
  pages: ['https://cloud.google.com/dialogflow/cx/docs/concept/integration/dialogflow-messenger/fulfillment'],
  detect: (value) => Array.isArray(within(value, 'payload')['richContent']),
  read(root, value) {
    const payload = within(value, 'payload') === value ? root : root.open('payload');
    const written = payload.take('richContent');
    const [first, ...others]: unknown[] = Array.isArray(written) ? written : [];
    if (others.length > 0) payload.leave('richContent', others, 'Only the first block was imported.');
    const parts: Parts = { lines: [], suggestions: [] };
    const elements = payload.entriesOf('richContent', Array.isArray(first) ? first : []);
    for (const element of elements) readElement(element, parts);
    const { lines, ...content } = parts;
    const description = lines.length > 0 ? lines.join('\n\n') : undefined;
    return { component: textOrCard({ description, ...content }) };
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
    for (const option of part.list('options')) parts.suggestions.push(readButton(option));
  } else if (type === 'button') {
    parts.suggestions.push(readButton(part));
  } else {
    part.setAside('This element can’t be combined with the others.');
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
