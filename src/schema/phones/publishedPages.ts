/** A page that says how phones or platforms treat a message. For a page without a date, the day of reading. */
export type PublishedPage = { source: string; date: string };

/** The day on which pages without a date were read. */
export const dateOfReading = '2026-11-01';

const page = (source: string, date = dateOfReading): PublishedPage => ({ source, date });

/** The documentation of RCS for Business by Google. */
export const googleDocumentation =
  'https://developers.google.com/business-communications/rcs-business-messaging';

/** The pages on which both the rules that advise and the drawing of the phones rely. */
export const publishedPages = {
  googleCards: page(`${googleDocumentation}/guides/learn/rich-cards`),
  googleSending: page(`${googleDocumentation}/guides/build/messages/send`),
  /** Media are compressed and transcoded. */
  googleCompression: page(`${googleDocumentation}/guides/build/messages/send`, '2026-08-25'),
  /** `contentDescription` on the media of cards. */
  googleAltTexts: page(`${googleDocumentation}/whats-new/latest-releases`, '2026-11-04'),
  googleReleases: page(`${googleDocumentation}/whats-new/latest-releases`, '2026-11-13'),
  mediaPlaybook: page('https://www.gstatic.com/rbm-devsite/ux/CardMediaPlaybook_March2026.pdf', '2026-03'),
  crossPlatformPlaybook: page(
    'https://www.gstatic.com/rbm-devsite/ux/xPlatformPlaybook_April2026.pdf',
    '2026-04',
  ),
  infobip: page('https://www.infobip.com/docs/rcs/behaviors-and-guidance'),
  eightByEight: page(
    'https://developer.8x8.com/release-notes/2026-08-11-rcs-rich-card-media-height-optional',
    '2026-08-11',
  ),
  postscript: page('https://help.postscript.io/en/articles/15382848-guide-to-rcs-on-ios-vs-android'),
} satisfies Record<string, PublishedPage>;
