import type { Offer, OfferInput } from '../../model/offer';

const LONGEST = 60;

/** A text short enough for a button; the field shows all of it. */
export function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** The offer of one other text for the same field. */
export function singleChoice({ at, meta }: OfferInput, text: string, shown = text): Offer {
  return {
    choices: [
      {
        action: `Use ${shorten(shown)}`,
        changes: { [at]: text },
        done: `${meta.name ?? 'Text'}: ${shorten(shown)}.`,
      },
    ],
  };
}
