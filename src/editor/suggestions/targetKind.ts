/** The kinds of button whose target is one text. */
export type TargetKind = 'openUrlAction' | 'dialAction';

/** Digits with the signs that people put between them, perhaps with the scheme of a number before them. */
const NUMBER = /^(?:tel:)?[+\d\s().-]+$/i;
/** Enough of an address that nothing else can be meant, while it is still being typed. */
const PLAIN_LINK = /^(?:https?:\/\/|www\.)\S/i;

/** What a typed target makes of a button: digits are called, anything else is opened. */
export function targetKind(text: string): TargetKind {
  return NUMBER.test(text.trim()) && /\d/.test(text) ? 'dialAction' : 'openUrlAction';
}

/** Whether a text is plainly a link already. A number is complete only when the field is left. */
export const isPlainLink = (text: string) => PLAIN_LINK.test(text.trim());
