import { z } from '../values/zod';
import { moment } from './spaces';

/** What notices and webhooks are about. */
export const NoticeEvent = z.enum([
  'review.requested',
  'review.decided',
  'comment.created',
  'template.sent',
  'template.status_changed',
]);
export type NoticeEvent = z.infer<typeof NoticeEvent>;

/** One line of a person’s inbox. */
export const ListedNotice = z
  .object({
    id: z.string(),
    event: NoticeEvent,
    space: z.string(),
    draft: z.string(),
    /** The name of the template; null if it had none. */
    name: z.nullable(z.string()),
    /** Who did it; null for the platform. */
    by: z.nullable(z.string()),
    /**
     * Of a decision: `approved` or `changes`. Of a sending: `done`, `refused` or `unknown`. Of a status: the status of the
     * platform. Of many templates at once: how many of each, in words: "38 created, 2 rejected".
     */
    outcome: z.nullable(z.string()),
    /** Whether it is about many templates of the draft at once. */
    isOfMany: z.boolean(),
    /** The beginning of the note, reason or comment; null without one, or once the comment is deleted. */
    text: z.nullable(z.string()),
    /** Whether a comment names the person with “@”. */
    isMention: z.boolean(),
    at: moment,
    isRead: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'Notice',
    description: 'Something that happened to a template of the caller.',
  });
export type ListedNotice = z.infer<typeof ListedNotice>;

/** Answer of `GET /api/v1/notices`. */
export const NoticeList = z
  .object({
    /** Newest first. */
    notices: z.array(ListedNotice),
    /** All unread ones, also those that are not on this page. */
    unread: z.int(),
    /** `before` of the next page; null on the last. */
    next: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'NoticeList', description: 'The inbox of the caller.' });
export type NoticeList = z.infer<typeof NoticeList>;

const noticeId = z.string().check(z.maxLength(64));

/** Body of `PUT /api/v1/notices/read`: these, or all up to one of them. */
export const ReadNotices = z
  .strictObject({ ids: z.optional(z.array(noticeId).check(z.maxLength(200))), upTo: z.optional(noticeId) })
  .register(z.globalRegistry, { id: 'ReadNotices', description: 'The notices that the caller has read.' });
export type ReadNotices = z.infer<typeof ReadNotices>;

/** How often a person gets e-mail: a few minutes after something happened, once a day, or never. */
export const MailPace = z.enum(['soon', 'daily', 'never']);
export type MailPace = z.infer<typeof MailPace>;

/** Body of `PUT /api/v1/notices/mail`. */
export const MailChoices = z
  .strictObject({
    pace: MailPace,
    /** What no e-mail is sent about. The inbox has it all the same. */
    without: z.array(NoticeEvent).check(z.maxLength(NoticeEvent.options.length)),
  })
  .register(z.globalRegistry, {
    id: 'MailChoices',
    description: 'When and about what the caller gets e-mail.',
  });
export type MailChoices = z.infer<typeof MailChoices>;

/** Answer of `GET /api/v1/notices/mail`. */
export const Mailbox = z
  .extend(MailChoices, {
    /** Where e-mail goes, as the sign-in says; null if it names no address. */
    address: z.nullable(z.string()),
    /** Whether this server sends e-mail at all. */
    isSending: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'Mailbox',
    description: 'Where, when and about what the caller gets e-mail.',
  });
export type Mailbox = z.infer<typeof Mailbox>;

type Facts = { who: string; what: string; outcome: string | null; isMention: boolean; isOfMany: boolean };

const sentences: Record<NoticeEvent, (facts: Facts) => string> = {
  'review.requested': ({ who, what }) => `${who} asks for a review of ${what}`,
  'review.decided': ({ who, what, outcome }) =>
    outcome === 'approved' ? `${who} approved ${what}` : `${who} asks for changes to ${what}`,
  'comment.created': ({ who, what, isMention }) =>
    isMention ? `${who} mentioned you on ${what}` : `${who} commented on ${what}`,
  'template.sent': ({ who, what, outcome, isOfMany }) => {
    if (isOfMany) return `${who} sent the templates of ${what}: ${outcome}`;
    if (outcome === 'done') return `${who} sent ${what} for approval`;
    return outcome === 'refused'
      ? `${who} sent ${what}, and the platform rejected the request`
      : `${who} sent ${what}, and the outcome is unknown`;
  },
  'template.status_changed': ({ what, outcome, isOfMany }) =>
    isOfMany
      ? `The templates of ${what} at the platform: ${outcome}`
      : `${what} is now ${outcome} at the platform`,
};

/** What happened, in a sentence without a full stop. The names of the template and the person are in it as they are. */
export const describeNotice = ({
  event,
  by,
  name,
  outcome,
  isMention,
  isOfMany,
}: Pick<ListedNotice, 'event' | 'by' | 'name' | 'outcome' | 'isMention' | 'isOfMany'>): string =>
  sentences[event]({
    who: by ?? 'Somebody',
    what: name ?? 'a template without a name',
    outcome,
    isMention,
    isOfMany,
  });

/**
 * The page that shows what a notice is about: the review for what is to be decided or discussed, the sending for that of many
 * templates, else the template.
 */
export const pathOfNotice = ({
  event,
  draft,
  isOfMany,
}: Pick<ListedNotice, 'event' | 'draft' | 'isOfMany'>): string => {
  const isOfReview = event === 'review.requested' || event === 'comment.created';
  if (isOfMany) return `/templates/${draft}/set?tab=send`;
  return `/templates/${draft}${isOfReview ? '/review' : ''}`;
};
