import { isRecord } from '../../../../lib/values';
import { buttonReader, calls, opens } from '../reading/buttons';
import { cardOrCarousel, cardReader, fileAlone, firstOf, plainText } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const toFlow = 'A button that leads to a part of a flow has no place in a template.';

const readButton = buttonReader({
  kind: 'type',
  text: 'caption',
  kinds: { url: opens('url'), call: calls('phone') },
  placeless: { flow: toFlow, node: toFlow, dynamicblockcallback: toFlow },
});

const readElement = cardReader(
  {
    title: 'title',
    description: 'subtitle',
    fileUrl: 'image_url',
    suggestions: 'buttons',
    reasons: { action_url: 'A card opens nothing by itself; add a button.' },
  },
  readButton,
);

/** Dynamic blocks of ManyChat: the first message of the block, with the quick replies below it. */
export const manyChat: Vendor = {
  name: 'a block of ManyChat',
  pages: ['https://manychat.github.io/dynamic_block_docs/'],
  detect: ({ version, content }) => version === 'v2' && isRecord(content) && Array.isArray(content.messages),
  read(root) {
    root.take('version');
    const content = root.open('content');
    const message = firstOf(content.list('messages'), 'Only the first message was taken.');
    if (!message) return { problem: 'This block holds no message.' };
    const replies = content.each('quick_replies', readButton);
    message.take('type');
    const elements = message.each('elements', readElement);
    if (elements.length > 0) return { component: cardOrCarousel(elements) };
    const [text, fileUrl] = [message.take('text'), message.take('url')];
    const buttons = [...message.each('buttons', readButton), ...replies];
    return fileUrl === undefined
      ? { component: plainText(text, buttons) }
      : fileAlone({ fileUrl, description: text });
  },
};
