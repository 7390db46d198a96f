/** `*bold*`, `_italic_`, `~struck~`, ```` ```typed``` ````, with which WhatsApp shows a text; RCS shows the signs. */
const MARKS = [
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,500}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_/.=])_(?=[^\s_])([^_\n]{1,500}?)(?<=\S)_(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}~])~(?=[^\s~])([^~\n]{1,500}?)(?<=\S)~(?![\p{L}\p{N}~])/gu,
  /```([^`]{1,3000})```/gu,
] as const;

export function hasMarks(text: string): boolean {
  return withoutMarks(text) !== text;
}

/** The text without the signs; what they surround stays. Marks inside of each other are removed too. */
export function withoutMarks(text: string): string {
  return MARKS.reduce((current, mark) => current.replace(mark, '$1'), text);
}
