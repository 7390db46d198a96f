import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NoticeEvent } from '../../schema/responses/notices';
import { WebhookForm, webhookSecret } from '../../schema/responses/webhooks';
import { json, matching, setting } from './settingValues';
import { hasSignIn, type signInSettings } from './signInValues';

const WebhookValue = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }),
    secret: z.optional(webhookSecret),
    events: z.array(NoticeEvent).min(1).default(NoticeEvent.options),
    /** The only space whose events it gets. */
    space: z.string().optional(),
    form: z._default(WebhookForm, 'standard'),
    allowPrivate: z.boolean().default(false),
  })
  .refine(({ form, secret }) => form !== 'standard' || secret !== undefined)
  .transform((value) => ({
    ...value,
    /** The same in every process and after every restart, so that what waits finds it again. */
    id: `setting-${createHash('sha256').update(`${value.space} ${value.url}`).digest('hex').slice(0, 16)}`,
  }));

/** Notices outside the page: e-mail and webhooks. */
export const noticeSettings = {
  SMTP_URL: setting('must be a URL like smtps://user:password@host:465', (text) =>
    URL.canParse(text) &&
    /^smtps?:$/.test(new URL(text).protocol) &&
    new URL(text).hostname !== '' &&
    // A password is decoded: a lone % must be written as %25.
    !/%(?![0-9A-Fa-f]{2})/.test(text)
      ? text
      : undefined,
  ).optional(),
  MAIL_FROM: matching(
    'must be an e-mail address, or a name with one in angle brackets',
    /^(?:[^<>@\r\n"]{1,100} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  ).optional(),
  WEBHOOKS: json(
    'must be JSON like [{"url": "https://…", "secret": "whsec_…", "events": ["review.decided"]}]; the secret is 24 to 64 bytes in Base64, and each address comes once for a space',
    z
      .array(WebhookValue)
      .max(50)
      .refine((hooks) => new Set(hooks.map(({ id }) => id)).size === hooks.length),
  ).optional(),
};

type NoticeSettings = {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  PUBLIC_URL?: string | undefined;
  SIGN_IN?: z.infer<(typeof signInSettings)['SIGN_IN']>;
};

/** Conflicts between the settings of mail and those that it needs. */
export function findNoticeConflicts({ SMTP_URL, MAIL_FROM, PUBLIC_URL, SIGN_IN }: NoticeSettings): string[] {
  if (SMTP_URL === undefined)
    return MAIL_FROM === undefined ? [] : ['SMTP_URL: must be set when MAIL_FROM is set.'];
  return [
    ...(MAIL_FROM === undefined ? ['MAIL_FROM: must be set when SMTP_URL is set.'] : []),
    ...(PUBLIC_URL === undefined
      ? ['PUBLIC_URL: must be set when SMTP_URL is set: the links in e-mail need it.']
      : []),
    ...(hasSignIn({ SIGN_IN })
      ? []
      : ['SMTP_URL: needs a sign-in, which tells the addresses of people. Set SIGN_IN to oidc or header.']),
  ];
}
