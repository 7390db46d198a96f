import { quote } from '../../parts/importNotes';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, known, plainText, reply, template } from '../reading/shapes';

/** Template-creation requests of Yellow.ai: a body with buttons. */
export const yellow: Maker = {
  name: 'a template-creation request of Yellow.ai',
  pages: ['https://docs.yellow.ai/api/create-rcs-message-template'],
  detect: ({ name, type, body, buttons, language, sender }) =>
    typeof name === 'string' &&
    (type === 'TEXT' || type === 'RICH') &&
    typeof body === 'string' &&
    (Array.isArray(buttons) || (typeof language === 'string' && typeof sender === 'string')),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const [type, name, text] = [root.take('type'), root.take('name'), root.take('body')];
    const buttons = known(root.list('buttons').map(readButton));
    root.finish();
    const message = { value: template(name, plainText(text, buttons)) };
    return type === 'RICH'
      ? {
          ...message,
          doubt: 'It says that it is rich, but its documented form holds a text and buttons only.',
        }
      : message;
  },
};

function readButton(button: OpenPart) {
  const kind = button.take('type');
  const text = button.take('text');
  const read =
    kind === 'REPLY'
      ? reply(text)
      : kind === 'OPEN_URL'
        ? action(text, 'openUrlAction', { url: button.take('url') })
        : kind === 'DIAL_PHONE'
          ? action(text, 'dialAction', { phoneNumber: button.take('phoneNumber') })
          : undefined;
  if (read === undefined) button.setAside(`A button of the kind ${quote(kind)} is not understood.`);
  else button.finish();
  return read;
}
