import { isRecord } from '../../../../lib/values';
import { quote } from '../../parts/importNotes';
import { cardReader } from '../reading/cardReader';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, carousel, known, plainText, richCard, template } from '../reading/shapes';

/** Template requests of the Qlara Platform: the content is in the body, the description is a note for colleagues. */
export const qlara: Maker = {
  name: 'a template of the Qlara Platform',
  pages: ['https://agiletelecom.com/documentation/qlara/guides/templates-rcs'],
  detect({ type, body }) {
    if (typeof type !== 'string' || !['TEXT', 'CARD', 'CAROUSEL'].includes(type) || !isRecord(body))
      return false;
    return ['text', 'card', 'cards'].some((key) => key in body);
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    root.take('type');
    const name = root.take('name');
    const body = root.open('body');
    const fallback = body.open('fallbackSms');
    fallback.keepFallback('text');
    const component = readBody(body);
    for (const part of [fallback, body]) part.finish();
    root.finish((key) =>
      key === 'description'
        ? 'The description of a template is a note for colleagues, no part of the message.'
        : `"${key}" is no part of a template.`,
    );
    return { value: template(name, component) };
  },
};

function readBody(body: OpenPart): unknown {
  const single = body.take('card');
  if (single !== undefined) {
    const frame = {
      cardOrientation: body.take('cardOrientation'),
      thumbnailImageAlignment: body.take('thumbnailAlignment', 'thumbnailImageAlignment'),
    };
    return richCard(readCard(body.reopen('card', single)), frame);
  }
  const cards = body.list('cards').map(readCard);
  if (cards.length > 0) return carousel(cards, body.take('cardWidth'));
  return plainText(body.take('text'), known(body.list('suggestions').map(readButton)));
}

const readCard = cardReader(
  {
    title: 'title',
    description: 'description',
    media: { fileUrl: 'fileUrl', thumbnailUrl: 'thumbnailUrl', height: 'height' },
  },
  readButton,
);

/** A button that opens an address has it in an object; all others have the flat form that the import knows. */
function readButton(button: OpenPart): unknown {
  const kind = button.take('type');
  const [text, postbackData] = [button.take('text'), button.take('postbackData')];
  if (kind === 'reply') {
    button.finish();
    return { reply: { text, ...(postbackData === undefined ? {} : { postbackData }) } };
  }
  const target = kind === 'url' ? button.take('url') : undefined;
  if (target === undefined) {
    button.setAside(`A button of the kind ${quote(kind)} is not understood.`);
    return undefined;
  }
  const part = button.reopen('url', target);
  const url = typeof target === 'string' ? target : part.take('url');
  for (const each of [part, button]) each.finish();
  return action(text, 'openUrlAction', { url }, { postbackData });
}
