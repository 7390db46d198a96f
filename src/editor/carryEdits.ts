import { isSame } from '../lib/values';
import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';

type Component = TemplateDraft['component'];
type TextPart = Pick<Component, 'text' | 'suggestions'>;

const fields = ['title', 'description', 'media', 'suggestions'] as const;

/** The lines of a card as one text. */
export const joinedText = ({ title, description }: CardContentDraft) =>
  [title, description].filter(Boolean).join('\n');

/** The card that all types share: the only one, the first one, or none in a text message. */
function sharedCard({ richCard }: Component): CardContentDraft | undefined {
  if (richCard?.carouselCard) return richCard.carouselCard.cardContents?.[0] ?? {};
  return richCard?.standaloneCard && (richCard.standaloneCard.cardContent ?? {});
}

function withSharedCard(component: Component, card: CardContentDraft): Component {
  const { standaloneCard, carouselCard } = component.richCard ?? {};
  if (carouselCard) {
    const [, ...others] = carouselCard.cardContents ?? [];
    return { richCard: { carouselCard: { ...carouselCard, cardContents: [card, ...others] } } };
  }
  return { richCard: { standaloneCard: { ...standaloneCard, cardContent: card } } };
}

/**
 * The content of a type that was left, with what was edited meanwhile in the content of another type (`before`, as it
 * was begun, and `after`). A part is edited along only where both were the same; where they differ, each keeps its own.
 */
export function carryEdits(kept: Component, before: Component, after: Component): Component {
  const [keptCard, beforeCard, afterCard] = [kept, before, after].map(sharedCard);
  if (keptCard) {
    const next =
      beforeCard && afterCard
        ? cardFromCard(keptCard, beforeCard, afterCard)
        : cardFromText(keptCard, before, after);
    return next === keptCard ? kept : withSharedCard(kept, next);
  }
  if (beforeCard && afterCard) return textFromCard(kept, beforeCard, afterCard);
  return kept;
}

function cardFromCard(kept: CardContentDraft, before: CardContentDraft, after: CardContentDraft) {
  return fields.reduce(
    (card, field) =>
      isSame(before[field], after[field]) || !isSame(kept[field], before[field])
        ? card
        : put(card, field, after[field]),
    kept,
  );
}

function textFromCard(kept: TextPart, before: CardContentDraft, after: CardContentDraft): TextPart {
  const { text, suggestions } = kept;
  const nextText =
    text === before.description ? after.description : text === joinedText(before) ? joinedText(after) : text;
  const nextButtons = isSame(suggestions, before.suggestions) ? after.suggestions : suggestions;
  return put(put(kept, 'text', nextText), 'suggestions', nextButtons);
}

function cardFromText(kept: CardContentDraft, before: TextPart, after: TextPart): CardContentDraft {
  const withButtons = isSame(kept.suggestions, before.suggestions)
    ? put(kept, 'suggestions', after.suggestions)
    : kept;
  if (before.text === after.text) return withButtons;
  if (kept.description === before.text) return put(withButtons, 'description', after.text);
  if (joinedText(kept) !== before.text) return withButtons;
  const { title, description } = splitText(after.text ?? '', kept);
  return put(put(withButtons, 'title', title), 'description', description);
}

/** The title and the description of an edited text whose first line was the title. */
function splitText(text: string, kept: CardContentDraft): CardContentDraft {
  const end = text.indexOf('\n');
  if (end !== -1) return { title: text.slice(0, end), description: text.slice(end + 1) };
  return kept.description === undefined ? { title: text } : { title: undefined, description: text };
}

function put<Value extends object, Key extends keyof Value>(
  value: Value,
  key: Key,
  member: Value[Key],
): Value {
  if (isSame(value[key], member)) return value;
  if (member !== undefined) return { ...value, [key]: member };
  const { [key]: _removed, ...rest } = value;
  return rest as Value;
}
