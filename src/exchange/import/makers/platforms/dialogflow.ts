import { isRecord } from '../../../../lib/values';
import { cardReader } from '../reading/cardReader';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { action, card, carousel, known, plainText, reply, richCard } from '../reading/shapes';

const kinds = [
  'rbmText',
  'rbmStandaloneRichCard',
  'rbmCarouselRichCard',
  'text',
  'quickReplies',
  'card',
] as const;

/** Messages of an intent, one entry of its list. */
export const dialogflow: Maker = {
  name: 'a message of Dialogflow',
  pages: [
    'https://cloud.google.com/dialogflow/es/docs/reference/rest/v2beta1/projects.agent.intents#Message',
  ],
  detect: (value) => kindOf(value) !== undefined,
  read(value, notes) {
    const root = openPart(value, [], notes);
    const kind = kindOf(value) ?? 'rbmText';
    const content = root.open(kind);
    const component = readers[kind](content);
    for (const part of [content, root]) part.finish();
    return { value: { component } };
  },
};

/** Members that tell a general message of an intent from an object that happens to hold a text or a card. */
const tellingMembers: Partial<Record<(typeof kinds)[number], string>> = {
  text: 'text',
  quickReplies: 'quickReplies',
  card: 'imageUri',
};

function kindOf(value: Record<string, unknown>) {
  return kinds.find((kind) => {
    const content = value[kind];
    if (!isRecord(content)) return false;
    const member = tellingMembers[kind];
    if (member === undefined) return true;
    return member === 'imageUri'
      ? 'imageUri' in content || 'subtitle' in content
      : Array.isArray(content[member]);
  });
}

const readers = {
  rbmText: (part: OpenPart) =>
    plainText(part.take('text'), known(part.list('rbmSuggestion', 'suggestions').map(readButton))),
  rbmStandaloneRichCard: (part: OpenPart) =>
    richCard(readCard(part.open('cardContent')), {
      cardOrientation: part.take('cardOrientation'),
      thumbnailImageAlignment: part.take('thumbnailImageAlignment'),
    }),
  rbmCarouselRichCard: (part: OpenPart) =>
    carousel(part.list('cardContents').map(readCard), part.take('cardWidth')),
  /** Several texts are variants, of which one is sent. */
  text(part: OpenPart) {
    const [text, ...others] = part.entries('text');
    if (others.length > 0) part.leave('text', others, 'Of several variants only the first was taken.');
    return plainText(text);
  },
  quickReplies: (part: OpenPart) =>
    plainText(
      part.take('title'),
      part.entries('quickReplies').map((text) => reply(text)),
    ),
  card: (part: OpenPart) =>
    richCard(
      card({
        title: part.take('title'),
        description: part.take('subtitle'),
        fileUrl: part.take('imageUri'),
        suggestions: part.list('buttons').map(readCardButton),
      }),
    ),
} satisfies Record<(typeof kinds)[number], (part: OpenPart) => unknown>;

/** A postback that is an address opens it. */
function readCardButton(button: OpenPart) {
  const [text, postback] = [button.take('text'), button.take('postback')];
  button.finish();
  return typeof postback === 'string' && /^https?:\/\//.test(postback)
    ? action(text, 'openUrlAction', { url: postback })
    : reply(text, postback);
}

const readCard = cardReader(
  {
    title: 'title',
    description: 'description',
    media: { fileUrl: 'fileUri', thumbnailUrl: 'thumbnailUri', height: 'height' },
  },
  readButton,
);

function readButton(button: OpenPart) {
  const written = button.take('reply');
  const part = written === undefined ? button.open('action') : button.reopen('reply', written);
  const [text, postbackData] = [part.take('text'), part.take('postbackData')];
  const read = written === undefined ? readAction(part, text, postbackData) : reply(text, postbackData);
  if (read === undefined) button.setAside('What this button does is not understood.');
  else for (const each of [part, button]) each.finish();
  return read;
}

function readAction(part: OpenPart, text: unknown, postbackData: unknown) {
  for (const [name, kind, fields] of kindsOfActions) {
    const written = part.take(name);
    if (written === undefined) continue;
    const inner = part.reopen(name, written);
    const own = Object.fromEntries(fields.map(([field, there]) => [field, inner.take(there)]));
    inner.finish();
    return action(text, kind, own, { postbackData });
  }
  return undefined;
}

/** What a button does: its member, its kind here, and its fields with their names there. */
const kindsOfActions: readonly [string, string, readonly (readonly [string, string])[]][] = [
  ['dial', 'dialAction', [['phoneNumber', 'phoneNumber']]],
  ['openUrl', 'openUrlAction', [['url', 'uri']]],
  ['shareLocation', 'shareLocationAction', []],
];
