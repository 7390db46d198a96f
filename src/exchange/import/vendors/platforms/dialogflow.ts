import { isRecord } from '../../../../lib/values';
import { action, calls, does, keyedButtonReader, opens, reply } from '../reading/buttons';
import { cardReader, carousel, frameOf, mediaForm, plainText, richCard } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const readButton = keyedButtonReader({
  text: 'text',
  postbackData: 'postbackData',
  actions: { dial: calls('phoneNumber'), openUrl: opens('uri'), shareLocation: does('shareLocationAction') },
});

const readCard = cardReader(
  { ...mediaForm, fileUrl: 'media.fileUri', thumbnailUrl: 'media.thumbnailUri' },
  readButton,
);

const readGeneralCard = cardReader(
  { title: 'title', description: 'subtitle', fileUrl: 'imageUri', suggestions: 'buttons' },
  readCardButton,
);

/** A postback that is an address opens it. */
function readCardButton(button: OpenPart) {
  const [text, postback] = [button.take('text'), button.take('postback')];
  button.finish();
  return typeof postback === 'string' && /^https?:\/\//.test(postback)
    ? action(text, 'openUrlAction', { url: postback })
    : reply(text, postback);
}

/** The kinds of messages. Several texts are variants, of which one is sent. */
const readers = {
  rbmText: (part: OpenPart) =>
    plainText(part.take('text'), part.each(['rbmSuggestion', 'suggestions'], readButton)),
  rbmStandaloneRichCard: (part: OpenPart) => richCard(readCard(part.open('cardContent')), frameOf(part)),
  rbmCarouselRichCard(part: OpenPart) {
    const cards = part.each('cardContents', readCard);
    return carousel(cards, part.take('cardWidth'));
  },
  text(part: OpenPart) {
    const [text, ...others] = part.entries('text');
    if (others.length > 0) part.leave('text', others, 'Only the first of several variants was imported.');
    return plainText(text);
  },
  quickReplies: (part: OpenPart) =>
    plainText(
      part.take('title'),
      part.entries('quickReplies').map((text) => reply(text)),
    ),
  card: (part: OpenPart) => richCard(readGeneralCard(part)),
};
type Kind = keyof typeof readers;

/** Whether an object is a message of its kind, and not one that happens to hold a text or a card. */
const tells: Partial<Record<Kind, (content: Record<string, unknown>) => boolean>> = {
  text: ({ text }) => Array.isArray(text),
  quickReplies: ({ quickReplies }) => Array.isArray(quickReplies),
  card: (content) => 'imageUri' in content || 'subtitle' in content,
};

function kindOf(value: Record<string, unknown>) {
  return (Object.keys(readers) as Kind[]).find((kind) => {
    const content = value[kind];
    return isRecord(content) && (tells[kind]?.(content) ?? true);
  });
}

/** Messages of an intent, one entry of its list. */
export const dialogflow: Vendor = {
  name: 'Dialogflow message',
  pages: [
    'https://cloud.google.com/dialogflow/es/docs/reference/rest/v2beta1/projects.agent.intents#Message',
  ],
  postbacks: 'unclear',
  detect: (value) => kindOf(value) !== undefined,
  read(root, value) {
    const kind = kindOf(value) ?? 'rbmText';
    return { component: readers[kind](root.open(kind)) };
  },
};
