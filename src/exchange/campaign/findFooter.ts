import type { CampaignButton } from './takeCampaign';

/** Words of a link that ends a subscription, also in its address. What follows it is the end of a mail. */
const ENDS =
  /unsubscribe|\bopt[- ]?out\b|\babmelden\b|\babbestellen\b|désabonner|desuscribirse|darse de baja/iu;
/** Words of other links that are about the mail itself. */
const ABOUT_MAIL =
  /\b(?:view|open|read|see)\b[^.!?\n]{0,25}\b(?:in|with) (?:your|a|the) (?:web )?browser\b|\bview (?:this (?:e-?mail|message|newsletter) )?online\b|\b(?:manage|update|change|edit)\b[^.!?\n]{0,20}\b(?:preferences|subscriptions?)\b|\bprivacy (?:policy|notice)\b/iu;

/** The buttons, with those marked that are part of a mail's footer: no message has one. */
export function markFooter(text: string, buttons: readonly CampaignButton[]): CampaignButton[] {
  let isBelow = false;
  return buttons.map((button, index) => {
    const words = wordsOf(text, button, buttons[index - 1]?.end ?? 0);
    if (button.kind === 'link') isBelow ||= ENDS.test(words);
    return isBelow || (button.kind === 'link' && ABOUT_MAIL.test(words))
      ? { ...button, isFooter: true }
      : button;
  });
}

/** A link with the words before it: those of its line, or of the line above it where it has one of its own. */
function wordsOf(text: string, { start, end }: CampaignButton, from: number): string {
  const before = text.slice(Math.max(from, start - 200), start).trimEnd();
  return before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end);
}
