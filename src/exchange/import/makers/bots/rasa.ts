import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart } from '../reading/openPart';
import { card, plainText, reply, richCard } from '../reading/shapes';

const isButton = (value: unknown) =>
  isRecord(value) &&
  !('type' in value) &&
  typeof value.title === 'string' &&
  typeof value.payload === 'string';

/** Responses of Rasa: a text with buttons that reply, which a picture makes a card. */
export const rasa: Maker = {
  name: 'a response of Rasa',
  pages: ['https://rasa.com/docs/rasa/responses/'],
  detect: ({ text, buttons }) =>
    typeof text === 'string' && Array.isArray(buttons) && buttons.length > 0 && buttons.every(isButton),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const [text, fileUrl] = [root.take('text'), root.take('image')];
    const buttons = root.list('buttons').map((button) => {
      const read = reply(button.take('title'), button.take('payload'));
      button.finish();
      return read;
    });
    root.finish();
    const component =
      fileUrl === undefined
        ? plainText(text, buttons)
        : richCard(card({ description: text, fileUrl, suggestions: buttons }));
    return { value: { component } };
  },
};
