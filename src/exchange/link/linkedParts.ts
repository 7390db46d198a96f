import { draftSender, toDraftSender, type DraftSender } from '../../schema/draft/sender';
import { isHttpUri } from '../../lib/address/uri';
import { z } from '../../schema/values/zod';

const short = z.string().check(z.maxLength(200));

/** What a draft becomes, in words: how many templates, and those of each language. */
const setSummary = z.object({
  /** "6 templates: 3 languages × 2 rows" */
  size: short,
  languages: z
    .array(
      z.object({
        language: short,
        /** "sale_hi", with rows "sale_hi_pune and 39 more". */
        templates: short,
        /** "Source", "Complete", or what is missing. */
        translation: short,
      }),
    )
    .check(z.maxLength(100)),
});
export type SetSummary = z.infer<typeof setSummary>;

/** What the sender of a link saw beside the template. */
export type LinkedParts = {
  /** The brand above the message. Its id is of the link alone: a device has other senders. */
  sender?: DraftSender | undefined;
  /** What the platform said when it refused the message. */
  refusal?: string | undefined;
  /** The templates that its message becomes. */
  set?: SetSummary | undefined;
};

const LONGEST = 2000;
const linkedId = 'linked';

/** The members of a link's JSON. A logo that was chosen as a file stays on its device. */
export function writeLinkedParts({ sender, refusal, set }: LinkedParts): Record<string, unknown> {
  const { id: _, logoUrl, ...look } = sender ? toDraftSender(sender) : {};
  const logo = logoUrl !== undefined && isHttpUri(logoUrl) ? { logoUrl } : {};
  return {
    ...(sender && { sender: { ...look, ...logo } }),
    ...(refusal !== undefined && refusal !== '' && { refusal: refusal.slice(0, LONGEST) }),
    ...(set && { set }),
  };
}

const withoutId = z.omit(draftSender, { id: true });

/** The same of a link that was read. What cannot be read is passed over. */
export function readLinkedParts({ sender, refusal, set }: Record<string, unknown>): LinkedParts {
  const read = withoutId.safeParse(sender).data;
  const summary = setSummary.safeParse(set).data;
  const isFit =
    read && read.name.length <= LONGEST && (read.logoUrl === undefined || isHttpUri(read.logoUrl));
  return {
    ...(isFit && { sender: toDraftSender({ id: linkedId, ...read }) }),
    ...(typeof refusal === 'string' && refusal !== '' && { refusal: refusal.slice(0, LONGEST) }),
    ...(summary && { set: summary }),
  };
}
