/** The lines that a mail program copies above the words of a mail. */
const HEADER = /^(?:from|to|cc|bcc|sent|date|reply-to|subject)\s*:[ \t]*(.*)$/i;
const SUBJECT = /^subject\s*:/i;
/** Replied and forwarded mails name that before their subject. */
const REPLIED = /^(?:(?:re|fwd?|aw|wg)\s*:\s*)+/i;
/** More lines are no head of a mail. */
const MAX_HEADERS = 8;

/** A copied mail: its subject, and its words without the lines above them. Undefined for another text. */
export function readMail(text: string): { subject: string; words: string } | undefined {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !HEADER.test(line));
  const head = lines.slice(0, end === -1 ? lines.length : end);
  const line = head.find((each) => SUBJECT.test(each));
  if (line === undefined || head.length > MAX_HEADERS) return undefined;
  const subject = (HEADER.exec(line)?.[1] ?? '').trim().replace(REPLIED, '');
  const words = lines.slice(head.length).join('\n').trim();
  return subject === '' || words === '' ? undefined : { subject, words };
}
