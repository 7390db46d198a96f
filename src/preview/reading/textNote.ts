const EMOJI =
  /(?:\p{RI}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*)/gu;
const ADDRESS = /\bhttps?:\/\/\S/i;

/** A remark on how a text sounds: emoji are read by their names, addresses sign by sign. */
export function textNote(text: string): string | undefined {
  const emoji = text.match(EMOJI)?.length ?? 0;
  const remarks = [
    emoji > 0 && `${emoji} emoji, ${emoji === 1 ? 'read by its name' : 'each read by its name'}`,
    ADDRESS.test(text) && 'the address is read out, sign by sign',
  ].filter((remark) => remark !== false);
  if (remarks.length === 0) return undefined;
  const [first = '', ...others] = remarks;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ')}.`;
}
