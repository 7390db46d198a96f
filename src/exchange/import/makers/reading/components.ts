import { isRecord } from '../../../../lib/values';

/** Whether components in the form of WhatsApp hold words or pictures of a message: those of a sending hold values only. */
export function holdsWords(components: unknown): boolean {
  if (!Array.isArray(components)) return false;
  return components.filter(isRecord).some(({ text, buttons, format, cards }) => {
    const inCards =
      Array.isArray(cards) && cards.some((card) => isRecord(card) && holdsWords(card.components));
    return text !== undefined || Array.isArray(buttons) || typeof format === 'string' || inCards;
  });
}
