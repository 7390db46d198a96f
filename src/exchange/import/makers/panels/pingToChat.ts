import { isRecord } from '../../../../lib/values';
import { quote } from '../../parts/importNotes';
import { cardReader } from '../reading/cardReader';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, carousel, reply, richCard, template } from '../reading/shapes';

const componentsOf = (value: Record<string, unknown>): unknown[] =>
  Array.isArray(value.components) ? (value.components as unknown[]) : [];

const hasCards = (value: Record<string, unknown>) =>
  componentsOf(value).some((part) => isRecord(part) && Array.isArray(part.cards));

/** Panels whose templates and messages hold their cards in `components`. */
export const pingToChat: Maker = {
  name: 'a template of a panel with components',
  pages: [
    'https://developers.pingtochat.com/docs/pingtochat/rcs-documentation/single-template-creation',
    'https://developers.pingtochat.com/docs/pingtochat/rcs-documentation/send-carousel-message',
  ],
  detect: (value) => hasCards(value) || (isRecord(value.template) && hasCards(value.template)),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const part = hasCards(value) ? root : root.open('template');
    const [name, type, form] = [part.take('name'), part.take('type'), part.take('advance_types')];
    const cardOrientation = part.take('orientation');
    const cards = part.list('components').flatMap((component) => {
      const read = component.list('cards').map(readCard);
      component.finish();
      return read;
    });
    if (part !== root) part.finish();
    root.finish();
    const isSingle = cards.length === 1 && form !== 'carousel' && type !== 'carousel';
    const component = isSingle ? richCard(cards[0], { cardOrientation }) : carousel(cards);
    return { value: template(name, component) };
  },
};

const readCard = cardReader(
  {
    title: 'title',
    description: 'description',
    media: { fileUrl: 'fileUrl', thumbnailUrl: 'thumbnailUrl', height: 'height' },
    suggestions: ['buttons', 'suggestions'],
  },
  readButton,
);

function readButton(button: OpenPart) {
  const kind = button.take('type');
  const [text, postbackData] = [button.take('text'), button.take('postbackData', 'postback')];
  const read =
    kind === 'url'
      ? action(text, 'openUrlAction', { url: button.take('url') }, { postbackData })
      : kind === 'call'
        ? action(text, 'dialAction', { phoneNumber: button.take('number') }, { postbackData })
        : kind === 'reply'
          ? reply(text, postbackData)
          : undefined;
  if (read === undefined) button.setAside(`A button of the kind ${quote(kind)} is not understood.`);
  else button.finish();
  return read;
}
