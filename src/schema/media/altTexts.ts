import { isRecord } from '../../lib/values';

/**
 * What people who cannot see a picture are told about it, by the file address of the picture. Kept beside the template,
 * as the interface has no place for it, and never sent.
 */
export type AltTexts = Readonly<Record<string, string>>;

export const noAltTexts: AltTexts = {};

/** Maximum UTF-16 code units of an alt text that is kept. */
export const maxAltText = 1000;
/** More than a draft has in its life: they come from files too. */
const maxAltTexts = 500;

/** Stored alt texts. Unreadable ones are passed over. */
export function readAltTexts(stored: unknown): AltTexts {
  if (!isRecord(stored)) return noAltTexts;
  const texts = Object.entries(stored).flatMap(([address, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [[address, text.slice(0, maxAltText)] as const] : [],
  );
  return texts.length > 0 ? Object.fromEntries(texts.slice(0, maxAltTexts)) : noAltTexts;
}

/** The same texts with another one for an address; a blank one is none. */
export function withAltText(texts: AltTexts, address: string, text: string): AltTexts {
  const { [address]: _, ...others } = texts;
  return text.trim() === '' ? others : { ...others, [address]: text };
}

/** The alt text of an address; empty if there is none. */
export function altTextOf(texts: AltTexts, address: string): string {
  return Object.hasOwn(texts, address) ? (texts[address] ?? '') : '';
}

/** The alt texts of the pictures of a template; the same object for none. */
export function altTextsIn(texts: AltTexts, template: object): AltTexts {
  if (texts === noAltTexts) return noAltTexts;
  const used = JSON.stringify(template);
  const kept = Object.entries(texts).filter(([address]) => used.includes(JSON.stringify(address)));
  return kept.length > 0 ? Object.fromEntries(kept) : noAltTexts;
}

/** Whether there is any alt text. */
export const hasAltTexts = (texts: AltTexts): boolean => Object.keys(texts).length > 0;

/** Alt texts as a part of a stored draft: those of its pictures. */
export function altTextPartOf(texts: AltTexts, template: object): { altTexts?: AltTexts } {
  const altTexts = altTextsIn(texts, template);
  return hasAltTexts(altTexts) ? { altTexts } : {};
}
