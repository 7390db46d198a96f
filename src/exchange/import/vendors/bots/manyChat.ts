import { isRecord } from '../../../../lib/values';
import { buttonReader, calls, opens } from '../reading/buttons';
import {
  cardOrCarousel,
  cardReader,
  fileAlone,
  firstOf,
  plainText,
  oneMessage,
  noCardLink,
} from '../reading/message';
import type { Vendor } from '../reading/vendor';

const toFlow = 'Templates don’t support buttons that lead to a flow.';

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
    reasons: { action_url: noCardLink },
  },
  readButton,
);

/** Dynamic blocks of ManyChat: the first message of the block, with the quick replies below it. */
export const manyChat: Vendor = {
  name: 'ManyChat block',
  pages: ['https://manychat.github.io/dynamic_block_docs/'],
  detect: ({ version, content }) => version === 'v2' && isRecord(content) && Array.isArray(content.messages),
  read(root) {
    root.take('version');
    const content = root.open('content');
    const message = firstOf(content.list('messages'), oneMessage);
    if (!message) return { problem: 'This block has no message.' };
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
