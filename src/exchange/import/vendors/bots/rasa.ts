import { isRecord } from '../../../../lib/values';
import { replies } from '../reading/buttons';
import { textOrCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const isButton = (value: unknown) =>
  isRecord(value) &&
  !('type' in value) &&
  typeof value.title === 'string' &&
  typeof value.payload === 'string';

/** Responses of Rasa: a text with buttons that reply, which a picture makes a card. */
export const rasa: Vendor = {
  name: 'Rasa response',
  pages: ['https://rasa.com/docs/rasa/responses/'],
  detect: ({ text, buttons }) =>
    typeof text === 'string' && Array.isArray(buttons) && buttons.length > 0 && buttons.every(isButton),
  read(root) {
    const [description, fileUrl] = [root.take('text'), root.take('image')];
    const suggestions = replies(root.list('buttons'), 'title', 'payload');
    return { component: textOrCard({ description, fileUrl, suggestions }) };
  },
};
