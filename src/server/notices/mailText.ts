import { html } from 'hono/html';
import { describeNotice, pathOfNotice } from '../../schema/responses/notices';
import { listedNotice } from './noticeRoutes';
import type { NoticeRow } from './noticeStore';

/** Lines of one mail; it says how many more there are. */
const MAX_LINES = 30;

/** Subject, texts and headers of a mail about what is new to a person, the oldest first. */
export async function writeMail(rows: readonly NoticeRow[], origin: string, secret: string) {
  const lines = rows
    .slice(0, MAX_LINES)
    .map(listedNotice)
    .map((notice) => ({
      sentence: describeNotice(notice),
      text: notice.text,
      url: `${origin}${pathOfNotice(notice)}`,
    }));
  const more = rows.length - lines.length;
  const inbox = `${origin}/inbox`;
  const stop = `${origin}/unsubscribe/${secret}`;
  const moreLine = more > 0 ? `And ${more} more in your inbox: ${inbox}` : '';
  return {
    subject: subjectOf(rows, lines[0]?.sentence ?? ''),
    text: [
      ...lines.map(({ sentence, text, url }) => `${sentence}\n${text === null ? '' : `  “${text}”\n`}${url}`),
      ...(more > 0 ? [moreLine] : []),
      `--\nYou get this because you work on these templates, or were asked to.\nChoose what you get: ${inbox}\nStop all e-mail: ${stop}`,
    ].join('\n\n'),
    html: String(
      await html`<!doctype html>
        <html lang="en">
          <body>
            ${lines.map(
              ({ sentence, text, url }) =>
                html`<p dir="auto">
                  <a href="${url}">${sentence}</a>${text === null ? '' : html`<br />“${text}”`}
                </p>`,
            )}
            ${more > 0 ? html`<p>And ${more} more <a href="${inbox}">in your inbox</a>.</p>` : ''}
            <hr />
            <p>
              You get this because you work on these templates, or were asked to.
              <a href="${inbox}">Choose what you get</a> · <a href="${stop}">Stop all e-mail</a>
            </p>
          </body>
        </html>`,
    ),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One press in the mail program (RFC 8058).
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** What happened, or how much, and where if it is about one template. */
function subjectOf(rows: readonly NoticeRow[], sentence: string): string {
  if (rows.length === 1) return sentence;
  const [first] = rows;
  const isOne = rows.every(({ draft }) => draft === first?.draft);
  return isOne && first?.name
    ? `${rows.length} updates about ${first.name}`
    : `${rows.length} updates about your templates`;
}
