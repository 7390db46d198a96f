import type { TemplateDraft } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import type { ImportNotes, ImportPlace } from './parts/importNotes';
import { isRecord } from '../../lib/values';
import { CardContent } from '../../schema/template/cardContent';
import { PlainText } from '../../schema/template/plainText';
import { walkObject } from '../../schema/walk/walk';
import { buttonForms, readCard, readCarouselCard, readStandaloneCard } from './parts/readCard';
import { objectReaderOf, below, isEmpty, keyOf, present } from './parts/readers';

type Component = TemplateDraft['component'];

/** A component and its type; no type when the component fits several. */
export type ReadComponent = { type: TemplateType | undefined; component: Component };

const readPlainText = objectReaderOf(PlainText, buttonForms, {
  messageText: 'text',
  textMessage: 'text',
  textMessageContent: 'text',
  choices: 'suggestions',
  buttons: 'suggestions',
});

const cardKeys = [...walkObject(CardContent).members.keys()];
const typesOfKeys = { standaloneCard: 'rich_card', carouselCard: 'carousel' } as const;

/**
 * Reads the content of a message: a text with its buttons, a card or a carousel, also in the forms of other
 * platforms. If there are both a standalone card and a carousel, takes the one of the `wanted` type.
 */
export function readComponent(
  value: Record<string, unknown>,
  at: ImportPlace,
  notes: ImportNotes,
  wanted: TemplateType | undefined,
): ReadComponent {
  const richKey = keyOf(value, 'richCard');
  if (richKey !== undefined) {
    const { [richKey]: richCard, ...others } = value;
    noteOthers(others, at, notes);
    const place = below(at, richKey, 'richCard');
    if (richKey !== 'richCard') notes.renamed(place.to, `“${richKey}” was renamed to richCard.`);
    return readRichCard(richCard, place, notes, wanted);
  }
  if (keyOf(value, 'standaloneCard') !== undefined || keyOf(value, 'carouselCard') !== undefined) {
    notes.renamed(at.to, 'The card was moved into richCard.');
    return readRichCard(value, { from: at.from, to: [...at.to, 'richCard'] }, notes, wanted);
  }
  if ('messageDescription' in value || 'imageUrl' in value) return readChatCard(value, at, notes);
  const plain = readPlainText(value, at, notes) ?? {};
  const tells = plain.text !== undefined || plain.suggestions !== undefined;
  return { type: tells ? 'text_message' : undefined, component: plain };
}

/** Sets aside the members beside a card: a message may have them, a template may not. */
function noteOthers(others: Record<string, unknown>, at: ImportPlace, notes: ImportNotes) {
  for (const [key, member] of Object.entries(others)) {
    const from = [...at.from, key];
    if (member === null) notes.dropped(from, `“${key}” was null, so it was ignored.`);
    else if (key === 'suggestions' && Array.isArray(member)) notes.chips(from, member);
    else if (key === 'text') notes.unmapped(from, member, 'Templates don’t support text next to a card.');
    else notes.unmapped(from, member, `“${key}” isn’t a field of a template.`);
  }
}

function readRichCard(
  value: unknown,
  at: ImportPlace,
  notes: ImportNotes,
  wanted: TemplateType | undefined,
): ReadComponent {
  if (!isRecord(value)) {
    notes.unmapped(at.from, value, 'richCard isn’t an object.');
    return { type: undefined, component: {} };
  }
  const standalone = keyOf(value, 'standaloneCard');
  const carousel = keyOf(value, 'carouselCard');
  if (standalone === undefined && carousel === undefined && cardKeys.some((key) => key in value)) {
    return readOpenCard(value, at, notes);
  }
  const takesCarousel = carousel !== undefined && (standalone === undefined || wanted === 'carousel');
  const key = takesCarousel ? carousel : standalone;
  for (const [other, member] of Object.entries(value)) {
    if (other === key) continue;
    const isCard = other === standalone || other === carousel;
    notes.unmapped(
      [...at.from, other],
      member,
      isCard
        ? 'A template can have one card or one carousel, not both.'
        : `“${other}” isn’t a field of a template.`,
    );
  }
  if (key === undefined) return { type: undefined, component: {} };
  const name = takesCarousel ? 'carouselCard' : 'standaloneCard';
  const place = below(at, key, name);
  if (key !== name) notes.renamed(place.to, `“${key}” was renamed to ${name}.`);
  const richCard = takesCarousel
    ? { carouselCard: readCarouselCard(value[key], place, notes) ?? {} }
    : { standaloneCard: readStandaloneCard(value[key], place, notes) ?? {} };
  return { type: typesOfKeys[name], component: { richCard } };
}

/** Members of a card that say how it lies, in any spelling. */
const frameKeys = ['cardOrientation', 'orientation', 'thumbnailImageAlignment'];

function splitMembers(value: Record<string, unknown>, names: readonly string[]) {
  const keys = new Set(names.map((name) => keyOf(value, name)));
  const entries = Object.entries(value);
  return [
    Object.fromEntries(entries.filter(([key]) => keys.has(key))),
    Object.fromEntries(entries.filter(([key]) => !keys.has(key))),
  ] as const;
}

/** A rich card that holds its content directly, without standaloneCard and cardContent. */
export function readOpenCard(
  value: Record<string, unknown>,
  at: ImportPlace,
  notes: ImportNotes,
): ReadComponent {
  const [outer, content] = splitMembers(value, frameKeys);
  const to = [...at.to, 'standaloneCard'];
  notes.renamed(to, 'The card was moved into standaloneCard and cardContent.');
  const frame = readStandaloneCard(outer, { from: at.from, to }, notes);
  const cardContent = readCard(content, { from: at.from, to: [...to, 'cardContent'] }, notes) ?? {};
  return { type: 'rich_card', component: { richCard: { standaloneCard: { ...frame, cardContent } } } };
}

/** A card in the form of Google's chat integration: texts and addresses side by side. */
function readChatCard(value: Record<string, unknown>, at: ImportPlace, notes: ImportNotes): ReadComponent {
  const { messageText, messageDescription, imageUrl, thumbnailImageUrl, height, orientation, ...others } =
    value;
  notes.renamed(
    at.to,
    'messageText, messageDescription and imageUrl became title, description and picture link of a card.',
  );
  const contentInfo = present({ fileUrl: imageUrl, thumbnailUrl: thumbnailImageUrl });
  const card = present({
    cardOrientation: orientation,
    title: messageText,
    description: messageDescription,
    media: isEmpty(contentInfo) ? undefined : present({ height, contentInfo }),
    ...others,
  });
  return readOpenCard(card, { from: at.from, to: [...at.to, 'richCard'] }, notes);
}
