import { mapCards } from '../../schema/draft/cards';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { type AltTexts, altTextOf } from '../../schema/media/altTexts';

/**
 * The message in the form of Google's interface, RCS for Business, as JSON. It has the parts of a template, and a place
 * for alt texts since November 2026: `contentDescription` of media. It has none for name and type.
 */
export function toGoogleMessage(template: TemplateDraft, altTexts: AltTexts): string {
  const { component } = mapCards(draftToTemplate(template), (card) => withDescription(card, altTexts));
  return JSON.stringify({ contentMessage: component }, null, 2);
}

function withDescription(card: CardContentDraft, altTexts: AltTexts): CardContentDraft {
  const contentDescription = altTextOf(altTexts, card.media?.contentInfo?.fileUrl ?? '');
  if (contentDescription === '') return card;
  const media = { ...card.media, contentDescription };
  return { ...card, media };
}
