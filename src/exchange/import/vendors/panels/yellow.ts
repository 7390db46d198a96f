import { buttonReader, calls, opens } from '../reading/buttons';
import { plainText } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const readButton = buttonReader({
  kind: 'type',
  text: 'text',
  kinds: { reply: 'reply', openurl: opens('url'), dialphone: calls('phoneNumber') },
});

/** Template-creation requests of Yellow.ai: a body with buttons. */
export const yellow: Vendor = {
  name: 'Yellow.ai template request',
  pages: ['https://docs.yellow.ai/api/create-rcs-message-template'],
  detect: ({ name, type, body, buttons, language, sender }) =>
    typeof name === 'string' &&
    (type === 'TEXT' || type === 'RICH') &&
    typeof body === 'string' &&
    (Array.isArray(buttons) || (typeof language === 'string' && typeof sender === 'string')),
  read(root) {
    const [type, name, text] = [root.take('type'), root.take('name'), root.take('body')];
    return {
      name,
      component: plainText(text, root.each('buttons', readButton)),
      doubt:
        type === 'RICH' ? 'The type is rich, but only text and buttons are documented for it.' : undefined,
    };
  },
};
