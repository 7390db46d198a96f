import type { Confidence } from './advice';

type Source = { source: string; date: string; confidence: Confidence };

/** The date of pages without a date: the day on which they were read. */
const READ = '2026-11-01';

const page = (source: string, date = READ, confidence: Confidence = 'documented'): Source => ({
  source,
  date,
  confidence,
});

/** A part of the interface document, by its heading. */
export const interfaceDocument = (heading: string): Source => page(`Interface document, ${heading}`);

/** For points on which neither the document nor a vendor says anything. */
export const thisProject = page('Chosen by this implementation', READ, 'concluded');

const google = 'https://developers.google.com/business-communications/rcs-business-messaging';

export const vendorPages = {
  googleCards: page(`${google}/guides/learn/rich-cards`),
  googleSending: page(`${google}/guides/build/messages/send`),
  googleUseCases: page(`${google}/guides/learn/agent-use-cases`),
  googleNews: page(`${google}/whats-new/latest-releases`, '2026-11-13'),
  googleAltText: page(`${google}/whats-new/latest-releases`, '2026-11-04'),
  googleCrossPlatform: page(
    'https://www.gstatic.com/rbm-devsite/ux/xPlatformPlaybook_April2026.pdf',
    '2026-04',
  ),
  googleMedia: page('https://www.gstatic.com/rbm-devsite/ux/CardMediaPlaybook_March2026.pdf', '2026-03'),
  awsLimits: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/sms-limitations-rcs.html'),
  awsCards: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-rich-cards.html'),
  awsSuggestions: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-suggestions.html'),
  eightByEightHeight: page(
    'https://developer.8x8.com/release-notes/2026-08-11-rcs-rich-card-media-height-optional',
    '2026-08-11',
  ),
  infobipBehaviour: page('https://www.infobip.com/docs/rcs/behaviors-and-guidance'),
  infobipBilling: page('https://www.infobip.com/docs/rcs/billing-types.md', '2025-11-20'),
  gupshupOptOut: page('https://docs.gupshup.io/docs/user-replies-and-callbacks'),
  gupshupTemplates: page('https://docs.gupshup.io/docs/rcs-template', READ, 'reported'),
  msg91Questions: page('https://msg91.com/help/rcs/rcs---faqs', READ, 'reported'),
  msg91Refusals: page('https://msg91.com/help/new-article-1729158258340571', READ, 'reported'),
  telnyxLinks: page('https://developers.telnyx.com/docs/messaging/messages/url-shortening', READ, 'reported'),
  postscriptIphone: page('https://help.postscript.io/en/articles/15382848-guide-to-rcs-on-ios-vs-android'),
  sinchTruncation: page(
    'https://community.sinch.com/t5/RCS/When-using-RCS-to-send-an-image-the-description-is-truncated-How/ta-p/10204',
  ),
  indianNumbers: page('https://sent.dm/es/resources/phone-number-standards/in'),
  e164: page('https://www.itu.int/rec/T-REC-E.164'),
  rfcReservedNames: page('https://www.rfc-editor.org/rfc/rfc2606', '1999-06'),
  wcagLinkPurpose: page('https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context', '2023-10'),
  wcagNonText: page('https://www.w3.org/WAI/WCAG22/Understanding/non-text-content', '2023-10'),
  wcagReading: page('https://www.w3.org/WAI/WCAG22/Understanding/reading-level', '2023-10'),
  unicodeConfusables: page('https://www.unicode.org/reports/tr39/'),
};
