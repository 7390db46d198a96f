/** The lines of the signed text, in their order. */
export const signedLines = ['Method', 'Body digest', 'Content type', 'Request time', 'Path'] as const;

type SignedLine = {
  name: string;
  /** Undefined where that side has no such line. */
  expected: string | undefined;
  theirs: string | undefined;
  isSame: boolean;
};

export type SignedComparison = {
  lines: SignedLine[];
  /** The index of the first differing line; undefined if all are the same. */
  firstDifference?: number;
  /** The usual causes of such a difference, a sentence each. */
  causes: string[];
};

/** Compares the expected text with the text that the other side signed, line by line. */
export function compareSigned(expected: string, pasted: string): SignedComparison {
  const general = generalCauses(pasted);
  const ours = expected.split('\n');
  const theirs = repair(pasted).split('\n');
  const lines = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => ({
    name: signedLines[at] ?? `Line ${at + 1}`,
    expected: ours[at],
    theirs: theirs[at],
    isSame: ours[at] === theirs[at],
  }));
  const firstDifference = lines.findIndex(({ isSame }) => !isSame);
  if (firstDifference === -1) return { lines, causes: general };
  const line = lines[firstDifference];
  const cause = line && causeOf(line, firstDifference);
  return { lines, firstDifference, causes: [...general, ...(cause === undefined ? [] : [cause])] };
}

/** Removes differences that affect every line, so that the rest can be compared. `generalCauses` reports them. */
function repair(pasted: string): string {
  const plain = pasted.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const spelled = plain.includes('\n') ? plain : plain.replaceAll(String.raw`\n`, '\n');
  return spelled.endsWith('\n') ? spelled.slice(0, -1) : spelled;
}

function generalCauses(pasted: string): string[] {
  const spelled = !/[\r\n]/.test(pasted) && pasted.includes(String.raw`\n`);
  return [
    ...(pasted.startsWith('\uFEFF') ? ['It starts with a byte order mark, which is signed too.'] : []),
    ...(pasted.includes('\r') ? ['Its lines end in CR LF. Use line feeds only.'] : []),
    ...(spelled ? [String.raw`It contains the two characters \n instead of line feeds.`] : []),
    ...(/[\r\n]$/.test(pasted) ? ['It ends in a line feed. Remove the one after the path.'] : []),
  ];
}

function causeOf({ expected, theirs }: SignedLine, at: number): string | undefined {
  if (theirs === undefined) return 'The line is missing. All five are needed, even empty ones.';
  if (expected === undefined) return 'There is an extra line after the path.';
  if (theirs.trim() === expected) return 'It has spaces around it.';
  return causesByLine[at]?.(expected, theirs);
}

const causesByLine: readonly ((expected: string, theirs: string) => string | undefined)[] = [
  (expected, theirs) =>
    theirs.toUpperCase() === expected
      ? 'Write the method in capitals.'
      : 'This is the method of a different request.',
  causeOfDigest,
  (expected, theirs) => {
    if (theirs.toLowerCase().startsWith('content-type:'))
      return 'Only the value belongs here, without the name.';
    return mediaType(theirs) === mediaType(expected)
      ? 'Sign the content type exactly as the header has it, with charset and capitals.'
      : 'The header has a different content type.';
  },
  (expected, theirs) => {
    if (`x-timestamp:${theirs}` === expected) return 'The name is missing: x-timestamp:<value>.';
    if (theirs.replace(': ', ':').toLowerCase() === expected.toLowerCase())
      return 'Write x-timestamp in lower case, then a colon and no space before the value.';
    return theirs.startsWith('x-timestamp:')
      ? 'The header has a different time. Use the same value in both.'
      : 'The line is x-timestamp:<value>.';
  },
  (expected, theirs) => {
    if (/^https?:\/\//i.test(theirs)) return 'Only the path is signed, without scheme and host.';
    if (theirs.split(/[?#]/, 1)[0] === expected) return 'The query is not signed.';
    if (theirs.replace(/\/$/, '') === expected) return 'Remove the slash at the end.';
    if (expected.endsWith(theirs))
      return 'The first part of the path is missing. Sign everything after the host.';
    return 'This is the path of a different request.';
  },
];

const mediaType = (text: string) => text.split(';', 1)[0]?.trim().toLowerCase();

function causeOfDigest(expected: string, theirs: string): string {
  if (theirs === '') return 'The body digest is missing: the Base64 of the body’s MD5.';
  if (expected === '') return 'Leave this line empty for a request without a body.';
  if (theirs === hexOf(expected) || theirs.toLowerCase() === hexOf(expected))
    return 'The MD5 is in hexadecimal. Use the Base64 of the 16 raw bytes.';
  if (theirs === btoa(hexOf(expected)))
    return 'This is the Base64 of the MD5 in hexadecimal. Use the Base64 of the 16 raw bytes.';
  if (theirs.replace(/=+$/, '') === expected.replace(/=+$/, '')) return 'The padding “==” is missing.';
  return 'A different body was signed. Sign exactly the bytes that are sent, including spaces and key order.';
}

function hexOf(base64: string): string {
  try {
    return Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}
